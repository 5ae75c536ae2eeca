import type { ListPage } from '../../engine/document.ts';
import { timesPrintedSql } from '../../engine/print/log.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type {
  BeliManual,
  BeliRingkas,
  JualManual,
  JualRingkas,
} from '@kilau/contract/features/manual/jual-beli.wire.ts';

type ShopContext = Pick<Context, 'shop'>;
interface Halaman<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}
interface Saringan {
  readonly tgl_from: string | null;
  readonly tgl_to: string | null;
  readonly status: string | null;
  readonly kode_sales: string | null;
}

const PELANGGAN = `jsonb_build_object('jenis', d.jenis_pelanggan, 'kode_member', d.kode_member, 'nama', d.nama, 'no_hp',
  d.no_hp, 'alamat', d.alamat)`;
const NAMA_SALES = `coalesce((select s.nama_sales from sales s
  where s.kode_toko = d.kode_toko and s.kode_sales = d.kode_sales), '')`;

/** The lines of a document with the names of group and type. */
const barang = (
  tabel: string,
  nomor: string,
): string => `(select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,${nomor}}'::text[]
    || jsonb_build_object('nama_group', k.nama_group, 'nama_dept', j.nama_dept) order by b.baris), '[]')
  from ${tabel} b join kelompok k on k.kode_toko = b.kode_toko and k.kode_group = b.kode_group
  join jenis j on j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept
  where b.kode_toko = d.kode_toko and b.${nomor} = d.${nomor})`;

/**
 * The whole document as JSON, put together by the database in one statement: numbers leave it as exact JSON numbers.
 */
async function baca<T>(sql: Sql, kode_toko: string, nomor: string, isi: string): Promise<T | undefined> {
  return (
    await sql.maybe<{ dokumen: T }>(
      `select to_jsonb(d) - 'kunci' || jsonb_build_object('pelanggan', ${PELANGGAN}, 'nama_sales', ${NAMA_SALES},
        ${isi}`,
      [kode_toko, nomor],
    )
  )?.dokumen;
}

/** A sale of manual items with lines and payments. */
export const bacaJual = (
  sql: Sql,
  { shop }: ShopContext,
  nomor: string,
): Promise<Omit<JualManual, 'boleh'> | undefined> =>
  baca(
    sql,
    shop.kode_toko,
    nomor,
    `
  'cetak', ${timesPrintedSql('penjualan-manual', 'd.kode_toko', 'd.no_jual')}, 'barang', ${barang('penjualan_manual_baris', 'no_jual')},
  'bayar', (select coalesce(jsonb_agg(to_jsonb(y) - '{kode_toko,no_jual}'::text[] order by y.baris), '[]')
  from penjualan_manual_bayar y where y.kode_toko = d.kode_toko and y.no_jual = d.no_jual)
  ) as dokumen from penjualan_manual d where d.kode_toko = $1 and d.no_jual = $2`,
  );

/** A purchase of manual items with its lines. */
export const bacaBeli = (
  sql: Sql,
  { shop }: ShopContext,
  nomor: string,
): Promise<Omit<BeliManual, 'boleh'> | undefined> =>
  baca(
    sql,
    shop.kode_toko,
    nomor,
    `
  'cetak', ${timesPrintedSql('pembelian-manual', 'd.kode_toko', 'd.no_beli')}, 'barang', ${barang('pembelian_manual_baris', 'no_beli')}
  ) as dokumen from pembelian_manual d where d.kode_toko = $1 and d.no_beli = $2`,
  );

/**
 * Documents of a kind, newest first, paged by date and number; `q` finds by number (its end alone within a month) or
 * customer.
 */
async function daftar<T extends { tgl: string }>(
  sql: Sql,
  { shop }: ShopContext,
  { tabel, nomor, kolom }: { tabel: string; nomor: string; kolom: string },
  filter: Saringan,
  page: ListPage,
  nomorOf: (row: T) => string,
): Promise<Halaman<T>> {
  const [afterTgl = '', afterNomor = ''] = page.after.split('|');
  const rows = await sql.query<T>(
    `select d.${nomor}, d.tgl, d.status, d.kode_sales, d.nama, d.total_qty, d.total_berat, d.grand_total, d.dibuat_oleh,
      d.dibuat_pada, d.valid_oleh, d.batal_oleh ${kolom}
     from ${tabel} d
     where d.kode_toko = $1 and ($2::date is null or d.tgl >= $2) and ($3::date is null or d.tgl <= $3)
       and ($4::text is null or d.status = $4) and ($5::text is null or d.kode_sales = $5)
       and ($6::date is null or (d.tgl, d.${nomor}) < ($6, $7))
       and ($8 = '' or d.${nomor} = upper($8)
         or ($8 ~ '^[0-9]{1,5}$' and d.tgl > $10::date - 31 and d.${nomor} like '%-' || lpad($8, 4, '0'))
         or d.nama ilike '%' || replace(replace($8, '%', '\\%'), '_', '\\_') || '%')
     order by d.tgl desc, d.${nomor} desc limit $9`,
    [
      shop.kode_toko,
      filter.tgl_from,
      filter.tgl_to,
      filter.status,
      filter.kode_sales,
      afterTgl || null,
      afterNomor,
      page.q,
      page.limit + 1,
      shop.tgl_system,
    ],
  );
  const data = rows.slice(0, page.limit);
  const last = data.at(-1);
  return { data, next: rows.length > page.limit && last ? `${last.tgl}|${nomorOf(last)}` : null };
}

export const daftarJual = (
  sql: Sql,
  context: ShopContext,
  filter: Saringan,
  page: ListPage,
): Promise<Halaman<JualRingkas>> =>
  daftar<JualRingkas>(
    sql,
    context,
    { tabel: 'penjualan_manual', nomor: 'no_jual', kolom: '' },
    filter,
    page,
    (row) => row.no_jual,
  );

export const daftarBeli = (
  sql: Sql,
  context: ShopContext,
  filter: Saringan,
  page: ListPage,
): Promise<Halaman<BeliRingkas>> =>
  daftar<BeliRingkas>(
    sql,
    context,
    { tabel: 'pembelian_manual', nomor: 'no_beli', kolom: ', d.cara_bayar' },
    filter,
    page,
    (row) => row.no_beli,
  );
