import { timesPrintedSql } from '../../engine/print/log.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { DokumenNota } from '../../trade/nota/nota-dokumen.ts';
import { orangSql } from '../../trade/nota/kertas-nota.ts';

/** Payments of the sale `p` as it stands that draw on a purchase. */
const DARI_TUKAR = `y.kode_toko = p.kode_toko and y.jenis = 'penjualan' and y.nomor = p.no_faktur_group and y.ke = p.isi
        and y.sumber_jenis = 'pembelian'`;
/** The purchase, and who had brought the goods. */
const DIBELI = `(select jsonb_build_object('nomor', f.no_faktur_group, 'jenis_identitas', f.jenis_identitas,
      'nik_sim_passport', f.nik_sim_passport, 'foto_identitas', f.foto_identitas)
      from pembayaran y join pembelian f on f.kode_toko = y.kode_toko and f.no_faktur_group = y.sumber
      where ${DARI_TUKAR})`;
/** Its lines. */
const BARANG_TUKAR = `(select coalesce(jsonb_agg(to_jsonb(t) - '{kode_toko}'::text[] order by t.baris), '[]')
      from pembayaran y join pembelian_barang t on t.kode_toko = y.kode_toko and t.no_faktur_group = y.sumber
      where ${DARI_TUKAR})`;

/** Points with which the payment `y` of the sale `p` was made; null of any other. */
const POIN_DIBAYAR = `(select u.diterima::bigint from pembayaran u where u.kode_toko = y.kode_toko
      and u.jenis = 'penjualan' and u.nomor = y.no_faktur_group and u.ke = p.isi and u.baris = y.baris and u.aset = 'POIN')`;

/** The whole sale as JSON, put together by the database in one statement: numbers leave it as exact JSON numbers. */
export const BACA_SQL = `select to_jsonb(p) - '{kode_toko,isi}'::text[] || jsonb_build_object(
    ${orangSql('p')},
    'keterangan', (select d.keterangan from dokumen d
    where d.kode_toko = p.kode_toko and d.jenis = 'penjualan' and d.nomor = p.no_faktur_group),
    'poin', (select k.poin from jual k where k.kode_toko = p.kode_toko and k.nomor = p.no_faktur_group and k.ke = p.isi),
    'cetak', ${timesPrintedSql('penjualan', 'p.kode_toko', 'p.no_faktur_group')},
    'barang', (select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,no_faktur_group}'::text[] || jsonb_build_object(
                 'kode_marketplace', m.kode_marketplace, 'fee_marketplace', m.fee_marketplace, 'kurir', m.kurir,
                 'no_resi', m.no_resi, 'foto_jual', m.foto_jual) order by b.baris), '[]')
               from penjualan_barang b join jual_barang m on m.kode_toko = b.kode_toko and m.nomor = b.no_faktur_group
                 and m.ke = p.isi and m.baris = b.baris
               where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group),
    'aksesoris', (select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,no_faktur_group}'::text[] order by b.baris), '[]')
                  from penjualan_aksesoris b
                  where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group),
    'dibeli', case when p.tukar = 0 then null else ${DIBELI} end,
    'barang_tukar', case when p.tukar = 0 then '[]'::jsonb else ${BARANG_TUKAR} end,
    'bayar', (select coalesce(jsonb_agg(to_jsonb(y) - '{kode_toko,no_faktur_group}'::text[]
                || jsonb_build_object('keluar', nullif(y.arah, 'MASUK'), 'poin', ${POIN_DIBAYAR}) order by y.baris), '[]')
              from penjualan_bayar y where y.kode_toko = p.kode_toko and y.no_faktur_group = p.no_faktur_group)
  ) as dokumen
  from penjualan p where p.kode_toko = $1 and p.no_faktur_group = $2`;

/** A sale as its screens and papers show it. */
export async function bacaPenjualan(
  sql: Sql,
  context: Pick<Context, 'shop'>,
  nomor: string,
): Promise<DokumenNota | undefined> {
  const row = await sql.maybe<{ dokumen: DokumenNota }>(BACA_SQL, [context.shop.kode_toko, nomor]);
  return row?.dokumen;
}
