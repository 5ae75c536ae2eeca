import { atributBarang } from '@kilau/contract/features/barang/tambah/atribut.ts';
import { bebasBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { lihatModal } from '@kilau/contract/trade/barang/modal.ts';
import { can } from '@kilau/contract/core/permission.ts';
import type { Wire } from '@kilau/contract/core/schema.ts';
import type {
  Barang,
  DokumenBarang,
  KartuBarang,
  KejadianBarang,
} from '@kilau/contract/features/barang/barang.wire.ts';
import type { Context } from '../../../platform/context.ts';
import { barangTidakDikenal } from '../../../trade/barang/dikenal.ts';
import { hargaBarang } from '../../../trade/harga/harga-barang.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { batuSql } from '../tambah/batu.ts';
import { DOKUMEN, KERTAS_BARANG } from './kartu.dokumen.ts';

/** The piece as JSON, put together by the database: numbers leave it as exact JSON numbers. */
const BARANG = `select to_jsonb(b) - '{kode_toko,di_stok}'::text[] || jsonb_build_object(
    'nama_group', k.nama_group, 'nama_dept', d.nama_dept, 'nama_gudang', g.nama_gudang, 'nama_baki', r.nama_baki,
    'batu', ${batuSql('b')}) as barang
  from barang b
  join kelompok k on k.kode_toko = b.kode_toko and k.kode_group = b.kode_group
  join jenis d on d.kode_toko = b.kode_toko and d.kode_dept = b.kode_dept
  join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang
  join baki r on r.kode_toko = b.kode_toko and r.kode_baki = b.kode_baki
  where b.kode_toko = $1 and b.kode_barcode = $2`;

/**
 * Every move in the books, whichever document made it: one row for each place that a posting touched. A posting of a
 * paper is called after its deed and the deed's number.
 */
const BUKU = `select p.waktu, p.tgl, upper(p.jenis) as jenis, p.nomor, regexp_replace(p.aksi, ' \\d+$', '') as aksi,
    p.user_id, e.kode_gudang, e.kode_baki,
    coalesce(sum(e.jumlah) filter (where e.aset = 'PCS'), 0) as pcs, coalesce(sum(e.jumlah) filter (where e.aset like
    'EMAS:%'), 0) as berat,
    null::integer as ke, null::jsonb as sebelum, null::jsonb as sesudah
  from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
  where e.kode_toko = $1 and e.kode_barcode = $2 and e.akun = 'STOK'
  group by p.id, p.waktu, p.tgl, p.jenis, p.nomor, p.aksi, p.user_id, e.kode_gudang, e.kode_baki`;

/**
 * What is not in the books because it moves nothing: a sale that was saved or refused, papers printed, fields changed.
 */
const CATATAN = `select w.waktu, p.tgl, 'PENJUALAN', p.no_faktur_group, w.aksi, w.user_id, j.kode_gudang, j.kode_baki,
  0, 0, null, null, null
  from penjualan_barang j
  join penjualan p on p.kode_toko = j.kode_toko and p.no_faktur_group = j.no_faktur_group
  cross join lateral (values ('BUAT', p.dibuat_pada, p.dibuat_oleh), ('TOLAK', case when p.valid_oleh is null
  then p.batal_pada end, p.batal_oleh)) as w(aksi, waktu, user_id)
  where j.kode_toko = $1 and j.kode_barcode = $2 and w.waktu is not null
  union all
  select c.waktu, null, upper(c.jenis), case c.jenis when 'barang' then ''
    else c.nomor end, 'CETAK', c.user_id, '', '', 0, 0, c.ke, null, null
  from cetak_log c
  where c.kode_toko = $1 and c.ke is not null and (
    (c.jenis = 'barang' and c.nomor = $2)
    or (c.jenis = 'penjualan' and c.nomor in (select no_faktur_group from penjualan_barang
    where kode_toko = $1 and kode_barcode = $2))
    ${KERTAS_BARANG.map(
      ({ key, lines }) => `or (c.jenis = '${key}' and c.nomor in (select nomor from ${lines.barang.table}
    where kode_toko = $1 and kode_barcode = $2))`,
    ).join('\n')})
  union all
  select a.waktu, null, 'BARANG', coalesce(a.sesudah->>'no_update', ''), a.aksi, a.user_id, '', '', 0, 0, null,
    a.sebelum, a.sesudah
  from audit a where a.kode_toko = $1 and a.objek = 'barang' and a.kode = $2`;

/** Counts that saw the piece or missed it, and weighings of the tray it lay in at that place of the book. */
const BUKTI = `select coalesce(o.waktu, s.selesai_pada), s.tgl, case s.jenis when 'RFID' then 'RFID'
  else 'OPNAME' end, s.no_opname,
    case when o.hasil = 'KETEMU' then 'KETEMU' when o.hasil = 'HILANG' then 'HILANG'
    else 'LAIN' end, case when o.oleh = '' then s.selesai_oleh else o.oleh end,
    s.kode_gudang, s.kode_baki, 0, 0, null, null, null
  from stock_opname_barang o join stock_opname s on s.kode_toko = o.kode_toko and s.no_opname = o.no_opname
  where o.kode_toko = $1 and o.kode_barcode = $2 and (o.status_barang = 'DONE' or s.status = 'SELESAI')
  union all
  select t.selesai_pada, t.tgl, 'TIMBANG', t.no_timbang, 'TIMBANG', t.selesai_oleh, t.kode_gudang, t.kode_baki, 0, 0,
    null, null, null
  from timbang_baki t
  where t.kode_toko = $1 and t.status = 'SELESAI' and t.kode_baki in (select e.kode_baki from entri e
  where e.kode_toko = $1 and e.kode_barcode = $2 and e.akun = 'STOK')
    and (select sum(e.jumlah) from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
         where e.kode_toko = $1 and e.kode_barcode = $2 and e.akun = 'STOK' and e.aset = 'PCS'
           and e.kode_baki = t.kode_baki and p.urut <= t.urut_buku) > 0`;

/** Why a document was made or taken back, and who approved that; `r` is the event. */
const CATATAN_DOKUMEN = `select d.alasan, coalesce(o.disetujui_oleh, '') as disetujui_oleh
  from (
    select case p.ke when 1 then concat_ws(' · ', h.kode_kondisi, i.kode_kondisi, nullif(k.keterangan, ''))
        else p.alasan end as alasan, p.otorisasi
    from perbuatan p
    join dokumen k on k.kode_toko = p.kode_toko and k.jenis = p.jenis and k.nomor = p.nomor
    left join hancur_barang h on h.kode_toko = p.kode_toko and h.nomor = p.nomor and p.jenis = 'hancur-barang'
    left join hancur_pembelian i on i.kode_toko = p.kode_toko and i.nomor = p.nomor and p.jenis = 'hancur-pembelian'
    where p.kode_toko = $1 and p.nomor = r.nomor and p.jenis = lower(r.jenis) and p.aksi = r.aksi
      and (p.jenis, p.aksi) <> ('penjualan', 'BUAT')
    union all
    select '', otorisasi from penjualan_barang where kode_toko = $1 and kode_barcode = $2 and no_faktur_group = r.nomor
      and r.jenis = 'PENJUALAN' and r.aksi = 'BUAT'
    union all
    select '', otorisasi from stock_opname where kode_toko = $1 and no_opname = r.nomor
      and r.jenis in ('OPNAME', 'RFID') and r.aksi = 'HILANG'
    union all
    select '', (a.sesudah->>'otorisasi')::uuid from audit a
    where a.kode_toko = $1 and a.objek = 'barang' and a.kode = $2 and a.aksi = 'KADAR'
      and a.sesudah->>'no_update' = r.nomor and (r.jenis = 'KADAR' or r.aksi = 'KADAR')
  ) d left join otorisasi o on o.kode_toko = $1 and o.id = d.otorisasi`;

const SEMUA = `with daftar as (${DOKUMEN}), riwayat as (${BUKU} union all ${CATATAN} union all ${BUKTI})
  select coalesce((select jsonb_agg(to_jsonb(d) order by d.waktu desc, d.nomor desc) from daftar d), '[]') as dokumen,
    coalesce((select jsonb_agg(to_jsonb(r) || jsonb_build_object('alasan', coalesce(c.alasan, ''), 'disetujui_oleh',
    coalesce(c.disetujui_oleh, '')) order by r.waktu desc, r.pcs desc)
      from riwayat r left join lateral (${CATATAN_DOKUMEN}) c on true), '[]') as riwayat`;

const UBAH = { pages: ['/data-barang'] };
type KartuContext = Pick<Context, 'db' | 'actor' | 'shop' | 'param' | 'isOn'>;

/** A piece as its card shows it: without what it cost, to who may not see that. Nothing, when there is none. */
export async function barangDiKartu(
  sql: Sql,
  { actor, shop }: Pick<Context, 'actor' | 'shop'>,
  kode_barcode: string,
): Promise<Barang | undefined> {
  const row = await sql.maybe<{ barang: Barang }>(BARANG, [shop.kode_toko, kode_barcode]);
  if (!row) return undefined;
  const { harga_modal, ...barang } = { ...row.barang, atribut: onWire(atributBarang(row.barang)) };
  return lihatModal(actor) ? { ...barang, harga_modal } : barang;
}

/**
 * All there is about a piece: where it is, what it costs today, the documents that had it, everything that happened to
 * it and who did it. The answer to "where is the missing piece".
 * @throws Problem `barang_aksesoris`, `barang_toko_lain`, `barang_tidak_ditemukan`
 */
export async function kartuBarang(context: KartuContext, kode_barcode: string): Promise<KartuBarang> {
  const barang = await barangDiKartu(context.db, context, kode_barcode);
  if (!barang) throw await barangTidakDikenal(context.db, kode_barcode);
  const hari_ini = await hargaBarang(context.db, context, kode_barcode);
  const { dokumen, riwayat } = await context.db.one<{ dokumen: DokumenBarang[]; riwayat: KejadianBarang[] }>(SEMUA, [
    context.shop.kode_toko,
    kode_barcode,
  ]);
  return {
    barang,
    dokumen,
    riwayat,
    hari_ini: hari_ini ? onWire(hari_ini) : null,
    boleh_ubah: bebasBarang(barang) && can(context.actor, UBAH),
  };
}

/** Decimals become numbers, as they will in the answer. */
const onWire = <T>(value: T): Wire<T> => JSON.parse(JSON.stringify(value)) as Wire<T>;
