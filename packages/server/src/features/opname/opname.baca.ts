import { Problem } from '@kilau/contract/core/problem.ts';
import type { BarangOpname, JenisOpname, Opname, OpnameRingkas } from '@kilau/contract/features/opname/opname.wire.ts';
import type { Sql } from '../../platform/database/tx.ts';

/**
 * Whether a piece still lies where it is counted, as SQL over `n` (the piece now) and `s` (the count): on its tray, or
 * anywhere in the gudang where that is counted as a whole. Moved within it nobody has seen it all the same.
 */
export const DI_TEMPAT = `(n.di_stok and case when s.kode_baki = '' then n.kode_gudang = s.kode_gudang
  else n.kode_baki = s.kode_baki end)`;

/** What a piece `n` came to that is no longer in stock. */
export const PERGI = `case when n.status in ('TERJUAL', 'HANCUR', 'KELUAR') then n.status
  when n.status in ('KIRIM', 'HILANG') then 'DIKIRIM' else 'LEPAS' end`;

/** What a piece that was not seen has come to: still there and so missing, or gone by a document. */
export const NASIB = `case when ${DI_TEMPAT} then 'HILANG' when n.di_stok then 'BAKI_LAIN' else ${PERGI} end`;

/** Its tray; what is no longer in stock has none. */
export const DI_BAKI = `case when n.di_stok then n.kode_baki else '' end`;

/** The document that holds a piece or that it belongs to, as `peganganBarang` has it. */
export const PEGANGAN = `coalesce(n.klaim_nomor, n.pemilik_nomor, '')`;

/** The document that moved a piece last, for pieces that lie in stock; sold and held ones name theirs. */
export const NOMOR = `coalesce(n.klaim_nomor, n.pemilik_nomor, (
    select p.nomor from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
    where e.kode_toko = n.kode_toko and e.kode_barcode = n.kode_barcode and p.urut > s.urut_buku order by p.urut desc
    limit 1), '')`;

/** Figures of counts, as SQL over `s`; those of a finished one are as they were written down. */
const HITUNGAN = `select s.no_opname, s.jenis, s.tgl, s.status, s.kode_gudang, s.kode_baki, coalesce(k.nama_baki,
  g.nama_gudang) as nama_baki, s.qty, s.berat,
    s.mulai_oleh, s.mulai_pada, s.selesai_oleh, s.selesai_pada, s.disetujui_oleh, h.ketemu, h.keluar, h.belum, h.lain
  from stock_opname s
  join gudang g on g.kode_toko = s.kode_toko and g.kode_gudang = s.kode_gudang
  left join baki k on k.kode_toko = s.kode_toko and k.kode_baki = s.kode_baki
  cross join lateral (
    select case when s.status = 'SELESAI' then s.qty_ketemu
      else count(*) filter (where o.hasil = 'KETEMU') end::integer as ketemu,
      case when s.status = 'SELESAI' then s.qty_keluar else count(*) filter (where o.asal = 'BAKI'
      and o.hasil <> 'KETEMU' and (o.status_barang = 'DONE'
      or not ${DI_TEMPAT})) end::integer as keluar,
      case when s.status = 'SELESAI' then s.qty_hilang else count(*) filter (where o.status_barang = 'OPEN'
      and ${DI_TEMPAT}) end::integer as belum,
      case when s.status = 'SELESAI' then s.qty_lain else count(*) filter (where o.status_barang = 'DONE'
      and o.hasil <> 'KETEMU') end::integer as lain
    from stock_opname_barang o left join barang n on n.kode_toko = o.kode_toko and n.kode_barcode = o.kode_barcode
    where o.kode_toko = s.kode_toko and o.no_opname = s.no_opname
  ) h`;

const BARANG = `select o.kode_barcode, o.asal, o.status_barang, case when o.hasil = '' then ${NASIB}
  else o.hasil end as hasil, o.nama_barang, o.kode_group, o.kode_dept, o.kode_baki,
    case when o.hasil = '' then ${DI_BAKI} else o.di_baki end as di_baki,
    case when o.hasil <> '' then o.nomor when ${DI_TEMPAT} then ${PEGANGAN}
    else ${NOMOR} end as nomor,
    o.kadar, o.berat, coalesce(n.foto, '') as foto, o.kali, o.oleh, o.waktu
  from stock_opname_barang o
  join stock_opname s on s.kode_toko = o.kode_toko and s.no_opname = o.no_opname
  left join barang n on n.kode_toko = o.kode_toko and n.kode_barcode = o.kode_barcode
  where o.kode_toko = $1 and o.no_opname = $2 order by o.kode_barcode limit 60000`;

/** How many finished counts the list shows below those under way. */
const TERAKHIR = 30;

/** The counts of one kind: all under way, and the latest that ended. */
export const daftarOpname = (sql: Sql, kode_toko: string, jenisOpname: JenisOpname): Promise<OpnameRingkas[]> =>
  sql.query<OpnameRingkas>(
    `${HITUNGAN} where s.kode_toko = $1 and s.jenis = $2
     and (s.status = 'AKTIF' or s.no_opname in (select no_opname from stock_opname
     where kode_toko = $1 and jenis = $2 and status <> 'AKTIF' order by selesai_pada desc limit ${TERAKHIR}))
   order by s.status = 'AKTIF' desc, coalesce(s.selesai_pada, s.mulai_pada) desc, s.no_opname desc`,
    [kode_toko, jenisOpname],
  );

/** The figures of one count. @throws Problem `dokumen_tidak_ditemukan` */
export async function ringkasOpname(
  sql: Sql,
  kode_toko: string,
  jenisOpname: JenisOpname,
  nomor: string,
): Promise<OpnameRingkas> {
  const row = await sql.maybe<OpnameRingkas>(
    `${HITUNGAN} where s.kode_toko = $1 and s.jenis = $2 and s.no_opname = $3`,
    [kode_toko, jenisOpname, nomor],
  );
  if (!row) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  return row;
}

/** One count with all its pieces. @throws Problem `dokumen_tidak_ditemukan` */
export async function bacaOpname(
  sql: Sql,
  kode_toko: string,
  jenisOpname: JenisOpname,
  nomor: string,
): Promise<Opname> {
  const ringkas = await ringkasOpname(sql, kode_toko, jenisOpname, nomor);
  return { ...ringkas, barang: await sql.query<BarangOpname>(BARANG, [kode_toko, nomor]) };
}
