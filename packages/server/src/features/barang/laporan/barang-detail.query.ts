import type { ReportQuery } from '../../../engine/report/query.ts';
import { TAMPIL_SQL, TERSEDIA_SQL } from '../../../trade/barang/tersedia.ts';

/** Names sort by Indonesian rules, codes by bytes; the barcode decides between equals. */
const ORDER: Readonly<Record<string, string>> = {
  Barcode: 'b.kode_barcode',
  'Nama Barang': 'b.nama_barang collate "id-x-icu", b.kode_barcode',
  'Kode Baki': 'b.kode_baki, b.kode_barcode',
};

export const barangDetail: ReportQuery<'barang-detail'> = ({ shop }, filter) => ({
  text: `select b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki,
    b.kadar, b.size,
      b.berat_asli, b.berat, case when b.berat_manual then 'MANUAL'
      else 'TIMBANGAN' end as sumber_berat, b.harga_atribut, b.harga_modal, b.tgl_masuk, ${TAMPIL_SQL} as status
    from barang b join kelompok k on k.kode_toko = b.kode_toko and k.kode_group = b.kode_group
    where b.kode_toko = $1 and ${TERSEDIA_SQL}
      and ($2::text is null or k.jenis_group = $2) and ($3::text is null or b.kode_group = $3) and ($4::text is null
        or b.kode_dept = $4)
      and ($5::text is null or b.kode_gudang = $5) and ($6::text is null or b.kode_baki = $6)
    order by ${ORDER[filter.sort_by] ?? ORDER['Barcode']}`,
  values: [
    shop.kode_toko,
    filter.jenis_group,
    filter.kode_group,
    filter.kode_dept,
    filter.kode_gudang,
    filter.kode_baki,
  ],
});
