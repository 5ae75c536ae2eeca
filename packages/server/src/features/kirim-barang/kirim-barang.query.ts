import type { HasilKirim } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import type { ReportQuery } from '../../engine/report/query.ts';

/** Papers `d` that sent goods, with their head `k`, lines `b`, and where each stands, `h`. */
const BARIS = `from dokumen d
    join kirim_barang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = 1
    join kirim_barang_baris b on b.kode_toko = d.kode_toko and b.nomor = d.nomor
    join kirim_barang_kini h on h.kode_toko = b.kode_toko and h.nomor = b.nomor and h.kode_barcode = b.kode_barcode`;
/** What receipts have said last of lines `b`, also of what came back or was lost behind that. */
const KATA = `left join lateral (
      select t.alasan, t.no_terima, t.tgl_terima from kirim_barang_hasil t
      where t.kode_toko = b.kode_toko and t.nomor = b.nomor and t.kode_barcode = b.kode_barcode
        and t.no_terima is not null and not exists (
          select from perbuatan y where y.kode_toko = t.kode_toko and y.jenis = 'kirim-barang' and y.nomor = t.nomor
            and y.membalik = t.ke)
      order by t.ke desc limit 1
    ) t on true`;
const HARI = `d.kode_toko = $1 and d.jenis = 'kirim-barang' and d.tgl between $2 and $3`;

export const laporanKirimBarang: ReportQuery<'kirim-barang'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_kirim, d.tgl, k.tujuan, b.kode_barcode, b.nama_barang, b.kode_group, b.kadar, b.berat,
      h.hasil, coalesce(h.alasan, t.alasan) as alasan, t.no_terima, t.tgl_terima, d.dibuat_oleh, d.status
    ${BARIS}
    ${KATA}
    where ${HARI} and ($4::text is null or k.kode_tujuan = $4) and ($5::text is null or h.hasil = $5)
    order by d.nomor, b.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_tujuan, filter.hasil],
});

/** Grams of lines that have come to something. */
const beratHasil = (hasil: HasilKirim, berat: string): string =>
  `coalesce(sum(${berat}) filter (where h.hasil = '${hasil}'), 0)`;
const TERIMA = beratHasil('TERIMA', 'coalesce(r.berat_terima, b.berat)');
const KEMBALI = beratHasil('KEMBALI', 'b.berat');

export const laporanKirimKepusat: ReportQuery<'kirim-barang-kepusat'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_kirim, d.tgl, k.tujuan, coalesce(k.jenis_kirim, 'BARANG') as jenis_kirim, b.kadar,
      count(*)::int as qty, sum(b.berat) as berat, count(*) filter (where h.hasil = 'TERIMA')::int as qty_terima,
      ${TERIMA} as berat_terima, count(*) filter (where h.hasil = 'KEMBALI')::int as qty_kembali,
      ${KEMBALI} as berat_kembali, sum(b.berat) - ${TERIMA} - ${KEMBALI} as selisih,
      round(sum(b.berat) * b.kadar / 100, 3) as berat_24k, d.status
    ${BARIS}
    left join kirim_barang_hasil r on r.kode_toko = b.kode_toko and r.nomor = b.nomor and r.ke = h.ke_hasil
      and r.kode_barcode = b.kode_barcode
    join toko t on t.kode_toko = k.kode_tujuan and t.level = 'PUSAT'
    where ${HARI}
    group by d.nomor, d.tgl, k.tujuan, k.jenis_kirim, b.kadar, d.status order by d.nomor, b.kadar desc`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to],
});

export const laporanKirimOnline: ReportQuery<'kirim-barang-online'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_kirim, d.tgl, k.tujuan, b.kode_barcode, b.nama_barang, b.kode_group, b.kadar, b.berat,
      h.hasil, s.status as status_barang, m.nama_marketplace as marketplace, j.tgl as tgl_jual, d.status
    ${BARIS}
    join toko t on t.kode_toko = k.kode_tujuan and t.online
    left join barang s on s.kode_toko = k.kode_tujuan and s.kode_barcode = b.kode_barcode and h.hasil = 'TERIMA'
    left join dokumen j on j.kode_toko = s.kode_toko and j.jenis = 'penjualan' and j.nomor = s.pemilik_nomor
      and s.pemilik_jenis = 'penjualan'
    left join jual_barang l on l.kode_toko = j.kode_toko and l.nomor = j.nomor and l.ke = j.isi
      and l.kode_barcode = b.kode_barcode
    left join marketplace m on m.kode_toko = l.kode_toko and m.kode_marketplace = l.kode_marketplace
    where ${HARI} and ($4::text is null or k.kode_tujuan = $4)
    order by d.nomor, b.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_tujuan],
});
