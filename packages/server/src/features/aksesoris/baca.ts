import type { Values } from '@kilau/contract/core/schema.ts';
import type { daftarAksesorisFields } from '@kilau/contract/features/aksesoris/aksesoris.fields.ts';
import type {
  Aksesoris,
  GerakAksesoris,
  HalamanAksesoris,
  KartuAksesoris,
  StokAksesoris,
  StokAksesorisRingkas,
} from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import type { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.document.ts';
import type { ListPage } from '../../engine/document.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { aksesorisTidakDikenal } from './pegang.ts';

type ShopContext = Pick<Context, 'shop'>;

const KOLOM = `a.kode_barcode, a.nama_aksesoris, a.kode_group, a.kode_dept, a.kode_gudang, a.kode_baki, a.kadar,
  a.berat, a.harga_jual, a.stok, a.status_aktif`;
const BARCODE_LENGTH = 8;
const PAGE = 100;

const polos = (q: string): string => q.replaceAll(/[%_\\]/g, '');

/** Accessories by name. `q` finds by a part of the name, or by the code, of which the end will do. */
export async function daftarAksesoris(
  sql: Sql,
  { shop }: ShopContext,
  query: Values<typeof daftarAksesorisFields>,
): Promise<HalamanAksesoris> {
  const limit = query.limit ?? PAGE;
  const after = query.after ?? '';
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

const RIWAYAT = `select p.tgl, p.waktu, p.nomor, p.aksi, coalesce(d.keperluan, '') as keperluan, coalesce(d.keterangan,
  '') as keterangan, p.user_id,
    greatest(e.jumlah, 0)::integer as masuk, greatest(-e.jumlah, 0)::integer as keluar,
    (sum(e.jumlah) over (order by p.urut))::integer as saldo
  from entri e
  join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
  left join stok_aksesoris d on d.kode_toko = p.kode_toko and p.jenis = 'AKSESORIS' and d.no_stok = p.nomor
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

const DOKUMEN = `select to_jsonb(d) - '{kode_toko,kunci}'::text[] || jsonb_build_object('barang', (
    select coalesce(jsonb_agg(to_jsonb(l) - '{kode_toko,no_stok}'::text[] order by l.baris), '[]')
    from stok_aksesoris_baris l
    where l.kode_toko = d.kode_toko and l.no_stok = d.no_stok)) as dokumen
  from stok_aksesoris d where d.kode_toko = $1 and d.no_stok = $2`;

/** A document with its lines; numbers leave the database as exact JSON numbers. */
export async function bacaStok(
  sql: Sql,
  { shop }: ShopContext,
  nomor: string,
): Promise<Omit<StokAksesoris, 'boleh'> | undefined> {
  return (await sql.maybe<{ dokumen: Omit<StokAksesoris, 'boleh'> }>(DOKUMEN, [shop.kode_toko, nomor]))?.dokumen;
}

/** Documents, newest first. `q` finds by the end of the number, a whole code, or a part of a name. */
export async function daftarStok(
  sql: Sql,
  { shop }: ShopContext,
  filter: Values<typeof stokAksesoris.list.filters>,
  page: ListPage,
): Promise<{ readonly data: readonly StokAksesorisRingkas[]; readonly next: string | null }> {
  const [tgl = '', nomor = ''] = page.after.split('|');
  const rows = await sql.query<StokAksesorisRingkas>(
    `select d.no_stok, d.tgl, d.status, d.arah, d.keperluan, d.keterangan, d.jumlah_barang, d.total_berat,
      d.dibuat_oleh, d.dibuat_pada, d.batal_oleh, d.tgl_batal, d.alasan_batal
     from stok_aksesoris d
     where d.kode_toko = $1 and ($2::date is null or d.tgl >= $2) and ($3::date is null or d.tgl <= $3)
       and ($4::text is null or d.status = $4) and ($5::text is null or d.arah = $5)
       and ($6 = '' or d.no_stok like '%' || upper($6) or exists (
         select 1 from stok_aksesoris_baris l where l.kode_toko = d.kode_toko and l.no_stok = d.no_stok
           and (l.kode_barcode = $6 or l.nama_aksesoris like '%' || upper($6) || '%')))
       and ($7::date is null or (d.tgl, d.no_stok) < ($7, $8))
     order by d.tgl desc, d.no_stok desc limit $9`,
    [
      shop.kode_toko,
      filter.tgl_from,
      filter.tgl_to,
      filter.status,
      filter.arah,
      polos(page.q),
      tgl || null,
      nomor,
      page.limit + 1,
    ],
  );
  const data = rows.slice(0, page.limit);
  const last = data.at(-1);
  return { data, next: rows.length > page.limit && last ? `${last.tgl}|${last.no_stok}` : null };
}
