import { timesPrintedSql } from '../../engine/print/log.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { PenjualanDokumen } from '../../trade/nota/nota-dokumen.ts';

/** The whole sale as JSON, put together by the database in one statement: numbers leave it as exact JSON numbers. */
const BACA_SQL = `select to_jsonb(p) - 'kunci' || jsonb_build_object(
    'pelanggan', jsonb_build_object('jenis', p.jenis_pelanggan, 'kode_member', p.kode_member, 'nama', p.nama, 'no_hp',
    p.no_hp, 'alamat', p.alamat),
    'nama_sales', coalesce((select s.nama_sales from sales s
    where s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales), ''),
    'cetak', ${timesPrintedSql('penjualan', 'p.kode_toko', 'p.no_faktur_group')},
    'barang', (select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,no_faktur_group}'::text[] order by b.baris), '[]')
               from penjualan_barang b where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group),
    'bayar', (select coalesce(jsonb_agg(to_jsonb(y) - '{kode_toko,no_faktur_group}'::text[] order by y.baris), '[]')
              from penjualan_bayar y where y.kode_toko = p.kode_toko and y.no_faktur_group = p.no_faktur_group)
  ) as dokumen
  from penjualan p where p.kode_toko = $1 and p.no_faktur_group = $2`;

export async function bacaPenjualan(
  sql: Sql,
  context: Pick<Context, 'shop'>,
  nomor: string,
): Promise<PenjualanDokumen | undefined> {
  const row = await sql.maybe<{ dokumen: PenjualanDokumen }>(BACA_SQL, [context.shop.kode_toko, nomor]);
  return row?.dokumen;
}

export interface DaftarFilter {
  readonly tgl_from: string | null;
  readonly tgl_to: string | null;
  readonly status: string | null;
  readonly kode_sales: string | null;
}

/**
 * Sales, newest first, paged by date and number. `q` finds by number (of the last month by its end alone), customer or
 * barcode.
 * @param after the last row of the page before, `tgl|nomor`.
 */
export async function daftarPenjualan(
  sql: Sql,
  context: Pick<Context, 'shop'>,
  filter: DaftarFilter,
  page: { readonly q: string; readonly limit: number; readonly after: string },
) {
  const [afterTgl = '', afterNomor = ''] = page.after.split('|');
  const rows = await sql.query<{ no_faktur_group: string; tgl: string }>(
    `select p.no_faktur_group, p.tgl, p.status, p.kode_sales, p.jenis_pelanggan, p.nama, p.no_hp, p.jumlah_barang,
      p.total_berat, p.grand_total,
       p.dibayar, p.kembali, p.dibuat_oleh, p.dibuat_pada, p.valid_oleh, p.batal_oleh
     from penjualan p
     where p.kode_toko = $1 and ($2::date is null or p.tgl >= $2) and ($3::date is null or p.tgl <= $3)
       and ($4::text is null or p.status = $4) and ($5::text is null or p.kode_sales = $5)
       and ($6::date is null or (p.tgl, p.no_faktur_group) < ($6, $7))
       and ($8 = '' or p.no_faktur_group = upper($8)
         or ($8 ~ '^[0-9]{1,5}$' and p.tgl > $10::date - 31 and p.no_faktur_group like '%-' || lpad($8, 4, '0'))
         or p.nama ilike '%' || replace(replace($8, '%', '\\%'), '_', '\\_') || '%' or exists (
         select 1 from penjualan_barang b where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group
           and b.kode_barcode = $8))
     order by p.tgl desc, p.no_faktur_group desc limit $9`,
    [
      context.shop.kode_toko,
      filter.tgl_from,
      filter.tgl_to,
      filter.status,
      filter.kode_sales,
      afterTgl || null,
      afterNomor,
      page.q,
      page.limit + 1,
      context.shop.tgl_system,
    ],
  );
  const data = rows.slice(0, page.limit);
  const last = data.at(-1);
  return { data, next: rows.length > page.limit && last ? `${last.tgl}|${last.no_faktur_group}` : null };
}
