import type { ReportQuery } from '../../engine/report/query.ts';
import { DIBAYAR } from './uang-titip.sql.ts';

/** What is told of the whole deposit stands at its first piece. */
const PERTAMA = (nilai: string): string => `case when b.baris = 1 then ${nilai} end`;

export const batalTitip: ReportQuery<'batal-titip'> = ({ shop }, filter) => ({
  text: `select t.tgl_batal, t.no_titip, t.tgl_valid as tgl, t.kode_sales, t.nama, t.no_hp, b.nama_barang, b.berat,
      b.harga_jual, b.ongkos, b.harga_total, ${PERTAMA('d.dibayar')} as dp_rp,
      ${PERTAMA('d.dibayar - k.kembali')} as potongan, ${PERTAMA('k.kembali')} as kembali_rp,
      t.alasan_batal, t.batal_oleh, t.batal_disetujui as disetujui_oleh
    from titipan t join titipan_barang b on b.kode_toko = t.kode_toko and b.no_titip = t.no_titip
    cross join lateral (select ${DIBAYAR} as dibayar) d
    cross join lateral (select coalesce(sum(u.jumlah), 0) as kembali from pembayaran u
      where u.kode_toko = t.kode_toko and u.jenis = 'titipan' and u.nomor = t.no_titip and u.ke = t.ke_batal) k
    where t.kode_toko = $1 and t.status = 'CANC' and t.tgl_batal between $2 and $3 and t.valid_oleh is not null
      and ($4::text is null or t.kode_sales = $4)
    order by t.tgl_batal, t.no_titip, b.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales],
});
