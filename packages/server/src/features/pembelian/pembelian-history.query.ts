import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_BELI_FROM, barisBeliValues, BATAL_BELI_FROM } from './baris-beli.query.ts';

const BARIS = (tgl: string, status: string, tanda: string, oleh: string): string => `select ${tgl} as tgl,
  p.no_faktur_group, '${status}' as status_pembelian, p.nama, p.kode_sales, b.kode_barcode, b.nama_barang, b.kode_group,
  ${tanda}1 as qty, ${tanda}b.berat as berat, ${tanda}b.harga_nota as harga_nota, ${tanda}b.harga_beli as harga_beli,
  ${oleh} as oleh, b.baris`;

export const pembelianHistory: ReportQuery<'pembelian-history'> = ({ shop }, filter) => ({
  text: `select tgl, no_faktur_group, status_pembelian, nama, kode_sales, kode_barcode, nama_barang, kode_group, qty,
      berat, harga_nota, harga_beli, oleh
    from (
      ${BARIS('p.tgl', 'PEMBELIAN', '', 'p.valid_oleh')} ${BARIS_BELI_FROM}
      union all ${BARIS('p.tgl_batal', 'PEMBATALAN', '-', 'p.batal_oleh')} ${BATAL_BELI_FROM}
    ) h order by tgl, no_faktur_group, status_pembelian desc, baris`,
  values: barisBeliValues(shop.kode_toko, filter),
});
