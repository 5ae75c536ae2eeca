import { NILAI } from '../../ledger/entry.ts';
import type { ReportQuery } from '../../engine/report/query.ts';
import { hargaBeliKadarSql } from '../../trade/harga/harga-beli-kadar.sql.ts';
import { BARIS_JUAL_BARANG, BARIS_JUAL_FROM, barisJualValues } from './baris-jual.query.ts';

/** What left the stock with a sold line `b`, as the posting of its sale says; nothing where that told no cost. */
const MODAL = `(select -e.jumlah from posting o
  join entri e on e.kode_toko = o.kode_toko and e.posting_id = o.id
  where o.kode_toko = b.kode_toko and o.jenis = 'penjualan' and o.nomor = b.no_faktur_group and o.membalik is null
    and e.akun = 'STOK' and e.aset = '${NILAI}' and e.kode_barcode = b.kode_barcode)`;

/**
 * What a line cost and would cost today is looked up once for each: `offset 0` keeps PostgreSQL from looking it up again
 * wherever it is told.
 */
export const penjualanMargin: ReportQuery<'penjualan-margin'> = ({ shop, isOn }, filter) => ({
  text: `select no_faktur_group, nama, tgl, kode_sales, ${BARIS_JUAL_BARANG.replaceAll('b.', 'm.')},
      case when harga_modal is not null then jual end as penjualan, harga_modal, jual - harga_modal as margin,
      case when jual <> 0 then round((jual - harga_modal) * 100 / jual, 1) end as margin_persen,
      round(berat * ganti) as modal_ganti, case when harga_modal is not null then jual - round(berat * ganti) end
        as margin_ganti,
      case when harga_modal is null then jual end as tanpa_modal, status_kembali
    from (
      select b.no_faktur_group, p.nama, b.tgl, p.kode_sales, ${BARIS_JUAL_BARANG}, b.status_kembali, b.baris,
        b.harga_total - b.ppn as jual, ${MODAL}::numeric(15,0) as harga_modal,
        ${hargaBeliKadarSql('b.kode_toko', 'b.kadar', isOn('PARAMETER_HARGA_EMAS_PEMBELIAN'))} as ganti
      ${BARIS_JUAL_FROM} offset 0
    ) m order by tgl, no_faktur_group, baris`,
  values: barisJualValues(shop.kode_toko, filter),
});
