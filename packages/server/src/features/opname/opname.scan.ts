import { barcodeDariEpc } from '@kilau/contract/features/opname/epc.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { HasilScan, JawabScan, JawabTag } from '@kilau/contract/features/opname/opname.wire.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { DI_BAKI, PEGANGAN, PERGI } from './opname.baca.ts';
import { kabarkan, pegangOpname, type OpnameContext } from './opname.post.ts';

/**
 * What the books know of a seen code, as SQL over `s` (the count), `o` (its row in the snapshot, if any), `n` (the
 * piece), `a` (the accessory), `l` (the piece or accessory of another shop of the chain), `d` (a tray or nota).
 */
const HASIL = `case when n.kode_barcode is null then
      case when a.kode_barcode is not null then 'AKSESORIS' when l.kode_toko is not null then 'TOKO_LAIN'
      when d.nama is not null then 'BUKAN_BARANG' else 'TIDAK_DIKENAL' end
    when not n.di_stok then ${PERGI}
    when n.kode_gudang <> s.kode_gudang or (s.kode_baki <> '' and n.kode_baki <> s.kode_baki) then 'BAKI_LAIN'
    when o.asal = 'BAKI' then 'KETEMU' else 'MASUK' end`;

/** Seen where it belongs: whatever becomes of the piece afterwards, it was there. */
const DI_TEMPATNYA = `b.hasil in ('KETEMU', 'MASUK')`;
/** What was seen elsewhere, or was gone by a document, is looked at anew: it may have come back, or moved on. */
const BERUBAH = `b.status_barang <> 'DONE' or not (${DI_TEMPATNYA}) and (b.hasil, b.di_baki, b.nomor)
  is distinct from (excluded.hasil, excluded.di_baki, excluded.nomor)`;
const diganti = (column: string): string =>
  `${column} = case when ${BERUBAH} then excluded.${column} else b.${column} end`;

// A piece is seen once: the row of the snapshot turns to DONE, or a row beside it is made. Whoever comes second, be it
// in the same instant, changes nothing but the counter, unless the books say otherwise of it by now.
const LIHAT = `insert into stock_opname_barang as b (kode_toko, no_opname, kode_barcode, asal, status_barang, hasil,
  nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, kadar, berat,
    di_baki, nomor, kali, oleh, waktu)
  select s.kode_toko, s.no_opname, k.kode, 'LUAR', 'DONE', ${HASIL}, coalesce(n.nama_barang, a.nama_aksesoris, l.nama,
    d.nama, ''), coalesce(n.kode_group, a.kode_group, ''), coalesce(n.kode_dept, a.kode_dept, ''),
    coalesce(n.kode_gudang, a.kode_gudang, ''), coalesce(n.kode_baki, a.kode_baki, ''), coalesce(n.kadar, a.kadar, 0),
    coalesce(n.berat, 0),
    case when n.kode_barcode is null then coalesce(a.kode_baki, l.kode_toko, '') else ${DI_BAKI} end, ${PEGANGAN}, 1,
    $4, $5
  from stock_opname s
  cross join (select distinct unnest($3::text[]) as kode) k
  left join stock_opname_barang o on o.kode_toko = s.kode_toko and o.no_opname = s.no_opname and o.kode_barcode = k.kode
  left join barang n on n.kode_toko = s.kode_toko and n.kode_barcode = k.kode
  left join aksesoris a on n.kode_barcode is null and a.kode_toko = s.kode_toko and a.kode_barcode = k.kode
  left join lateral (
    select x.kode_toko, x.nama_barang as nama from barang x
    where n.kode_barcode is null and a.kode_barcode is null and x.kode_barcode = k.kode
    union all select x.kode_toko, x.nama_aksesoris from aksesoris x
    where n.kode_barcode is null and a.kode_barcode is null and x.kode_barcode = k.kode limit 1
  ) l on true
  left join lateral (
    select r.nama_baki as nama from baki r where n.kode_barcode is null and r.kode_toko = s.kode_toko
      and r.kode_baki = k.kode
    union all select p.nama from penjualan p where n.kode_barcode is null and p.kode_toko = s.kode_toko
      and p.no_faktur_group = k.kode limit 1
  ) d on true
  where s.kode_toko = $1 and s.no_opname = $2
  order by k.kode
  on conflict (kode_toko, no_opname, kode_barcode) do update set kali = b.kali + 1, status_barang = 'DONE',
    ${['hasil', 'di_baki', 'nomor', 'oleh', 'waktu'].map(diganti).join(', ')}
  returning b.kode_barcode, b.hasil, b.nama_barang, b.di_baki, b.nomor, b.oleh,
    coalesce(old.status_barang = 'DONE' and (old.hasil, old.di_baki, old.nomor)
      is not distinct from (b.hasil, b.di_baki, b.nomor), false) as ganda`;

interface Terlihat extends Omit<JawabScan, 'id_scan' | 'hasil'> {
  readonly hasil: Exclude<HasilScan, 'GANDA'>;
  /** It was seen before, as it is. */
  readonly ganda: boolean;
}

const AMBIL_ID = `insert into stock_opname_scan (kode_toko, no_opname, id_scan, kode_barcode, oleh, waktu)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (kode_toko, no_opname, id_scan) do nothing returning 1`;
const TERJAWAB = `select c.hasil, c.kode_barcode, coalesce(b.nama_barang, '') as nama_barang, coalesce(b.di_baki,
  '') as di_baki, coalesce(b.nomor, '') as nomor, coalesce(b.oleh, '') as oleh
  from stock_opname_scan c left join stock_opname_barang b on b.kode_toko = c.kode_toko and b.no_opname = c.no_opname
    and b.kode_barcode = c.kode_barcode
  where c.kode_toko = $1 and c.no_opname = $2 and c.id_scan = $3`;

type Terjawab = Omit<JawabScan, 'id_scan'>;

/** The first answer to a scan, for another one of the same. @throws Problem `kunci_dipakai_isi_lain` */
function jawabLagi(terjawab: Terjawab, kode_barcode: string, id_scan: string): JawabScan {
  // Answered for the first piece, the second would never be looked for again.
  if (terjawab.kode_barcode !== kode_barcode) throw new Problem('kunci_dipakai_isi_lain', { nomor: '' });
  return { id_scan, ...terjawab };
}

/**
 * Takes one scan. The same `id_scan` again, from a queue that heard no answer, gets the first answer and counts once,
 * also when the count has ended meanwhile; another scan of a piece that was seen before is GANDA, unless it was not in
 * its place then and the books say otherwise by now.
 * @throws Problem `dokumen_tidak_ditemukan`, `opname_sudah_selesai`; `kunci_dipakai_isi_lain` for an `id_scan` that
 * came with another barcode.
 */
export async function scanOpname(
  tx: Tx,
  context: OpnameContext,
  nomor: string,
  kode_barcode: string,
  id_scan: string,
): Promise<JawabScan> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const waktu = context.now();
  const known = await tx.maybe<Terjawab>(TERJAWAB, [kode_toko, nomor, id_scan]);
  if (known) return jawabLagi(known, kode_barcode, id_scan);
  await pegangOpname(tx, kode_toko, 'SCAN', nomor, 'share');
  // The same scan sent twice at once: the second waits here, and then finds the first one's answer.
  const mine = await tx.maybe(AMBIL_ID, [kode_toko, nomor, id_scan, kode_barcode, user_id, waktu]);
  if (!mine) return jawabLagi(await tx.one<Terjawab>(TERJAWAB, [kode_toko, nomor, id_scan]), kode_barcode, id_scan);
  const { ganda, ...seen } = await tx.one<Terlihat>(LIHAT, [kode_toko, nomor, [kode_barcode], user_id, waktu]);
  const hasil: HasilScan = ganda ? 'GANDA' : seen.hasil;
  await tx.query(`update stock_opname_scan set hasil = $4 where kode_toko = $1 and no_opname = $2 and id_scan = $3`, [
    kode_toko,
    nomor,
    id_scan,
    hasil,
  ]);
  if (hasil !== 'GANDA') kabarkan(tx, context, nomor);
  return { ...seen, id_scan, hasil };
}

/** Takes the tags of one reading. Tags are seen again and again: that says nothing. @throws as {@link scanOpname} */
export async function tagOpname(
  tx: Tx,
  context: OpnameContext,
  nomor: string,
  epc: readonly string[],
): Promise<JawabTag> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  await pegangOpname(tx, kode_toko, 'RFID', nomor, 'share');
  const tags = new Set(epc.map((tag) => tag.toUpperCase()));
  const codes = [...tags].map(barcodeDariEpc).filter((kode) => kode !== undefined);
  const seen = await tx.query<Terlihat>(LIHAT, [kode_toko, nomor, codes, user_id, context.now()]);
  const aksesoris = seen.filter(({ hasil }) => hasil === 'AKSESORIS').length;
  const pertama = seen.filter(({ ganda }) => !ganda);
  if (pertama.length > 0) kabarkan(tx, context, nomor);
  return {
    dibaca: tags.size,
    baru: pertama.filter(({ hasil }) => hasil !== 'AKSESORIS').length,
    aksesoris,
    asing: tags.size - codes.length,
  };
}
