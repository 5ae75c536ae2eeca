import { timesPrintedSql } from '../../../engine/print/log.ts';
import { orangSql } from '../../../trade/nota/kertas-nota.ts';

/** The lines of a document with the names of group and type. */
const barang = (
  tabel: string,
  nomor: string,
): string => `(select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,${nomor}}'::text[]
    || jsonb_build_object('nama_group', k.nama_group, 'nama_dept', j.nama_dept) order by b.baris), '[]')
  from ${tabel} b join kelompok k on k.kode_toko = b.kode_toko and k.kode_group = b.kode_group
  join jenis j on j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept
  where b.kode_toko = d.kode_toko and b.${nomor} = d.${nomor})`;

/** The whole document as JSON, put together by the database in one statement: numbers leave it as exact JSON. */
const bacaSql = (isi: string): string => `select to_jsonb(d) - 'kode_toko'
  || jsonb_build_object(${orangSql('d')}, ${isi}`;

/** A sale of manual items with lines and payments; `$1` shop, `$2` number. */
export const JUAL_SQL = bacaSql(`
  'cetak', ${timesPrintedSql('penjualan-manual', 'd.kode_toko', 'd.no_jual')},
  'barang', ${barang('penjualan_manual_baris', 'no_jual')},
  'bayar', (select coalesce(jsonb_agg(to_jsonb(y) - '{kode_toko,no_jual}'::text[] order by y.baris), '[]')
  from penjualan_manual_bayar y where y.kode_toko = d.kode_toko and y.no_jual = d.no_jual)
  ) as dokumen from penjualan_manual d where d.kode_toko = $1 and d.no_jual = $2`);

/** A purchase of manual items with its lines; `$1` shop, `$2` number. */
export const BELI_SQL = bacaSql(`
  'cetak', ${timesPrintedSql('pembelian-manual', 'd.kode_toko', 'd.no_beli')},
  'barang', ${barang('pembelian_manual_baris', 'no_beli')}
  ) as dokumen from pembelian_manual d where d.kode_toko = $1 and d.no_beli = $2`);
