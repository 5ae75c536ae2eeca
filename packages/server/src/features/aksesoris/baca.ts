import type { Values } from '@kilau/contract/core/schema.ts';
import type { daftarAksesorisFields } from '@kilau/contract/features/aksesoris/aksesoris.fields.ts';
import type {
  Aksesoris,
  GerakAksesoris,
  HalamanAksesoris,
  KartuAksesoris,
} from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { unknownPlace } from '../../engine/place.ts';
import { aksesorisTidakDikenal } from '../../trade/barang/aksesoris.ts';

type ShopContext = Pick<Context, 'shop'>;

const KOLOM = `a.kode_barcode, a.nama_aksesoris, a.kode_group, a.kode_dept, a.kode_gudang, a.kode_baki, a.kadar,
  a.berat, a.harga_jual, a.stok, a.status_aktif`;
const BARCODE_LENGTH = 8;
const PAGE = 100;
/** The row before by its barcode and, behind that, its name. */
const PLACE = /^\d{8}./su;

const polos = (q: string): string => q.replaceAll(/[%_\\]/g, '');

/** Accessories by name. `q` finds by a part of the name, or by the code, of which the end will do. */
export async function daftarAksesoris(
  sql: Sql,
  { shop }: ShopContext,
  query: Values<typeof daftarAksesorisFields>,
): Promise<HalamanAksesoris> {
  const limit = query.limit ?? PAGE;
  const after = query.after ?? '';
  if (after !== '' && !PLACE.test(after)) throw unknownPlace();
  const rows = await sql.query<Aksesoris>(
    `select ${KOLOM} from aksesoris a
     where a.kode_toko = $1 and ($2 or a.status_aktif) and ($3 = '' or a.nama_aksesoris like '%' || upper($3) || '%'
       or a.kode_barcode like '%' || $3 or upper(a.kode_baki) = upper($3))
       and ($4 = '' or (a.nama_aksesoris, a.kode_barcode) > ($5, $4)) order by a.nama_aksesoris, a.kode_barcode
       limit $6`,
    [
      shop.kode_toko,
      query.tampil === 'SEMUA',
      polos(query.q ?? ''),
      after.slice(0, BARCODE_LENGTH),
      after.slice(BARCODE_LENGTH),
      limit + 1,
    ],
  );
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, next: rows.length > limit && last ? `${last.kode_barcode}${last.nama_aksesoris}` : null };
}

/** What moved accessories, as the book tells it: posting `p`, entry `e`, and the head `k` and `d` of its paper. */
export const AKSI_STOK = `case when p.membalik is not null then 'BATAL' when p.jenis = 'penjualan' then 'JUAL'
  else k.arah end`;
export const DOKUMEN_STOK = `left join stok_aksesoris k on k.kode_toko = p.kode_toko and k.nomor = p.nomor and k.ke = 1
    and p.jenis = 'stok-aksesoris'
  join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor`;

const RIWAYAT = `select p.tgl, p.waktu, p.nomor, ${AKSI_STOK} as aksi, coalesce(k.keperluan, '') as keperluan,
    d.keterangan, p.user_id, greatest(e.jumlah, 0)::bigint as masuk, greatest(-e.jumlah, 0)::bigint as keluar,
    (sum(e.jumlah) over (order by p.urut))::bigint as saldo
  from entri e
  join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
  ${DOKUMEN_STOK}
  where e.kode_toko = $1 and e.akun = 'AKSESORIS' and e.sub = $2 and e.aset = 'PCS' order by p.urut desc limit 500`;

/** One accessory and everything that moved it. @throws Problem as {@link aksesorisTidakDikenal} */
export async function kartuAksesoris(sql: Sql, { shop }: ShopContext, kode_barcode: string): Promise<KartuAksesoris> {
  const aksesoris = await sql.maybe<Aksesoris>(
    `select ${KOLOM} from aksesoris a where a.kode_toko = $1 and a.kode_barcode = $2`,
    [shop.kode_toko, kode_barcode],
  );
  if (!aksesoris) throw await aksesorisTidakDikenal(sql, shop.kode_toko, kode_barcode);
  return { aksesoris, riwayat: await sql.query<GerakAksesoris>(RIWAYAT, [shop.kode_toko, kode_barcode]) };
}
