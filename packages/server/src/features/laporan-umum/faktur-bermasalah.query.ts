import { KATEGORI_IZIN_BELI, OTORISASI_TANPA_BARCODE } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import { OTORISASI_BERLIAN, OTORISASI_HARGA } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import { MASALAH } from '@kilau/contract/features/laporan-umum/faktur-bermasalah.report.ts';
import { AKHIRAN_SLIP } from '../../engine/print/forms.ts';
import type { ReportQuery } from '../../engine/report/query.ts';

type Masalah = (typeof MASALAH)[number];

/** Prices and weights that somebody had to agree to. */
const HARGA_BERAT = [
  OTORISASI_HARGA,
  OTORISASI_BERLIAN,
  ...KATEGORI_IZIN_BELI.filter((kategori) => kategori !== OTORISASI_TANPA_BARCODE),
];
/** Printed more often than the customer and the file need it. */
const CETAK_WAJAR = 2;

const DOKUMEN = 'd.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor';
/** Deeds `p` of the days `$2` to `$3` with their paper `d`. */
const PERBUATAN = `from perbuatan p join dokumen d on ${DOKUMEN}
      where p.kode_toko = $1 and p.tgl between $2 and $3`;
/** By the clock of the shop: a printing has no business date. */
const TGL_CETAK = `(c.waktu at time zone (select t.zona_waktu from toko t where t.kode_toko = $1))::date`;

/**
 * What each of them reads, as day, kind, number, words, rupiah and user. All is told by what was done on which day: a
 * past day says the same whenever it is asked for, and a paper that is answered later stays one that was late.
 */
const SUMBER: Readonly<Record<Masalah, string>> = {
  TERBUKA: `select p.tgl, p.jenis, p.nomor, d.nama as keterangan, d.total as jumlah, p.user_id ${PERBUATAN}
      and p.menunggu and p.tgl < (select h.tgl_system from hari_toko h where h.kode_toko = $1) and not exists (
        select from perbuatan a where a.kode_toko = p.kode_toko and a.jenis = p.jenis and a.nomor = p.nomor
          and a.ke > p.ke and a.tgl = p.tgl)`,
  'BATAL CETAK': `select p.tgl, p.jenis, p.nomor, p.alasan, d.total, p.user_id ${PERBUATAN}
      and p.status = 'CANC' and p.dari <> 'CANC' and exists (select from cetak_log c where c.kode_toko = p.kode_toko
        and c.jenis in (p.jenis, p.jenis || '${AKHIRAN_SLIP}') and c.nomor = p.nomor and c.ke is not null
        and c.waktu < p.waktu)`,
  'CETAK ULANG': `select ${TGL_CETAK}, d.jenis, c.nomor, c.ke || '×', d.total, c.user_id
      from cetak_log c join dokumen d on d.kode_toko = c.kode_toko and d.nomor = c.nomor
        and d.jenis = regexp_replace(c.jenis, '${AKHIRAN_SLIP}$', '')
      where c.kode_toko = $1 and c.ke > ${CETAK_WAJAR} and c.waktu >= $2::date - 1 and c.waktu < $3::date + 2
        and ${TGL_CETAK} between $2 and $3`,
  OTORISASI: `select o.tgl, d.jenis, d.nomor, concat_ws(' · ', o.kategori, o.disetujui_oleh, nullif(o.keterangan, '')),
        d.total, o.diminta_oleh
      from otorisasi o join dokumen d on d.kode_toko = o.kode_toko and d.nomor = o.dipakai_dokumen
        and d.jenis in ('penjualan', 'pembelian', 'titipan', 'penjualan-manual', 'pembelian-manual')
      where o.kode_toko = $1 and o.tgl between $2 and $3 and o.kategori = any($5)`,
  SELISIH: `select e.tgl, p.jenis, p.nomor, e.sub, e.jumlah, p.user_id
      from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
      where e.kode_toko = $1 and e.akun = 'BANK' and e.tgl between $2 and $3 and e.kategori like '%SELISIH NON CASH'`,
  'TANPA BUKU': `select p.tgl, p.jenis, p.nomor, p.aksi, d.total, p.user_id ${PERBUATAN}
      and p.membukukan and not p.menunggu and not exists (select from posting b where b.kode_toko = p.kode_toko
        and b.jenis = p.jenis and b.nomor = p.nomor and b.aksi = p.aksi || ' ' || p.ke)`,
};

const SEMUA = MASALAH.map(
  (masalah, urut) => `select '${masalah}'::text as masalah, ${urut} as urut, s.* from (${SUMBER[masalah]})
      s(tgl, jenis, nomor, keterangan, jumlah, user_id) where $4::text is null or $4 = '${masalah}'`,
).join('\n union all ');

export const fakturBermasalah: ReportQuery<'faktur-bermasalah'> = ({ shop }, filter) => ({
  text: `select masalah, tgl, upper(replace(jenis, '-', ' ')) as jenis, nomor, keterangan,
      jumlah::numeric(15,0) as jumlah, user_id
    from (${SEMUA}) s
    order by urut, tgl, nomor, keterangan, user_id`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.masalah, HARGA_BERAT],
});
