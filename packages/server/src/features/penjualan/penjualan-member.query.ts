import type { ReportQuery } from '../../engine/report/query.ts';
import { hargaRataSql } from '../../trade/harga/harga-rata.sql.ts';
import { pajakSql } from '../../trade/harga/pajak.sql.ts';
import { BARIS_JUAL_BARANG, BARIS_JUAL_FROM, barisJualValues } from './baris-jual.query.ts';

export const penjualanMember: ReportQuery<'penjualan-member'> = ({ shop }, filter) => ({
  text: `select p.kode_member,
      (select m.nama_member from member m where m.kode_toko = p.kode_toko and m.kode_member = p.kode_member)
        as nama_member, p.jenis_pelanggan,
      b.no_faktur_group, b.tgl, p.kode_sales, ${BARIS_JUAL_BARANG}, ${hargaRataSql('b')}, b.ongkos,
      ${pajakSql('b')}, b.harga_total, b.status_kembali
    ${BARIS_JUAL_FROM} and p.kode_member <> '' and ($10::text is null or p.kode_member = $10)
    order by p.kode_member, b.tgl, b.no_faktur_group, b.baris`,
  values: [...barisJualValues(shop.kode_toko, filter), filter.kode_member],
});
