import type { ReportQuery } from '../../engine/report/query.ts';

/** What is told of the whole repair stands at its first line. */
const PERTAMA = (nilai: string): string => `case when b.baris = 1 then ${nilai} end`;
/** What a deed was paid, or gave back. */
const UANG = (ke: string): string => `(select coalesce(sum(u.jumlah), 0) from pembayaran u
    where u.kode_toko = k.kode_toko and u.jenis = 'service' and u.nomor = k.no_service and u.ke = k.${ke})`;
/**
 * What was paid so far; of one that was taken back, what had been paid for it: with its making and later, as far as it
 * was not taken back by itself.
 */
const DIBAYAR = `case when k.status = 'CANC' then (select coalesce(sum(u.jumlah), 0) from pembayaran u
    join perbuatan a on a.kode_toko = u.kode_toko and a.jenis = u.jenis and a.nomor = u.nomor and a.ke = u.ke
    where u.kode_toko = k.kode_toko and u.jenis = 'service' and u.nomor = k.no_service
      and (a.ke = k.isi or a.aksi = 'BAYAR' and not exists (select from perbuatan y where y.kode_toko = a.kode_toko
        and y.jenis = a.jenis and y.nomor = a.nomor and y.membalik = a.ke))) else k.dibayar end`;
const SIAPA = 'k.tgl_masuk as tgl, k.no_service, k.kode_sales, k.nota_manual, k.nama, k.no_hp, k.alamat';
const BARANG = 'b.nama_barang, b.deskripsi, b.jumlah, b.berat';
/** Lines of repairs `k` that were taken in, by the day of what the report is about. */
const dari = (hari: string): string => `from service_kertas k
    join service_kertas_barang b on b.kode_toko = k.kode_toko and b.no_service = k.no_service
    where k.kode_toko = $1 and k.tgl_masuk is not null and k.${hari} between $2 and $3
      and ($4::text is null or k.kode_sales = $4)
    order by k.${hari}, k.no_service, b.baris`;

/** The days that repairs are told by, and what the reports call them. */
const HARI = {
  tgl_masuk: 'tgl_masuk',
  tgl_ambil: 'tgl_ambil',
  tgl_batal: 'tgl_batal',
} as const;

type Dipanggil = Parameters<ReportQuery<'services-masuk'>>;
const menurut = ({ shop }: Dipanggil[0], filter: Dipanggil[1], hari: keyof typeof HARI, kolom: string) => ({
  text: `select ${hari === 'tgl_masuk' ? '' : `k.${HARI[hari]}, `}${SIAPA}, ${BARANG}, ${kolom} ${dari(hari)}`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales],
});

export const servicesMasuk: ReportQuery<'services-masuk'> = (context, filter) =>
  menurut(
    context,
    filter,
    'tgl_masuk',
    `b.ongkos, k.estimasi, ${PERTAMA(DIBAYAR)} as dibayar, ${PERTAMA('k.sisa_bayar')} as sisa_bayar, k.status`,
  );

/** By the deeds `f` that did the last of the work; what was taken back since stays on its day, as it weighed then. */
export const servicesSelesai: ReportQuery<'services-selesai'> = ({ shop }, filter) => ({
  text: `select f.tgl as tgl_selesai, ${SIAPA}, ${BARANG}, j.berat as berat_selesai, j.berat - b.berat as selisih,
      j.catatan, b.ongkos, k.estimasi, greatest(0, f.tgl - k.estimasi) as lambat, f.user_id as selesai_oleh,
      case when y.ke is null then k.status else 'CANC' end as status
    from perbuatan f
    join service_kertas k on k.kode_toko = f.kode_toko and k.no_service = f.nomor
    join service_kertas_barang b on b.kode_toko = k.kode_toko and b.no_service = k.no_service
    left join perbuatan y on y.kode_toko = f.kode_toko and y.jenis = f.jenis and y.nomor = f.nomor and y.membalik = f.ke
    left join lateral (select h.berat, h.catatan from service_hasil h where h.kode_toko = f.kode_toko
      and h.nomor = f.nomor and h.dari_baris = b.baris and h.ke <= f.ke order by h.ke desc limit 1) j on true
    where f.kode_toko = $1 and f.jenis = 'service' and f.aksi = 'SELESAI' and f.status = 'DONE'
      and f.tgl between $2 and $3 and ($4::text is null or k.kode_sales = $4)
    order by f.tgl, k.no_service, f.ke, b.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales],
});

export const servicesAmbil: ReportQuery<'services-ambil'> = (context, filter) =>
  menurut(
    context,
    filter,
    'tgl_ambil',
    `coalesce(b.berat_ambil, b.berat_jadi) as berat_ambil, b.catatan_ambil as catatan, b.ongkos,
     ${PERTAMA('k.dibayar')} as dibayar, ${PERTAMA(UANG('ke_ambil'))} as bayar_ambil, k.ambil_oleh`,
  );

export const servicesBatal: ReportQuery<'services-batal'> = (context, filter) =>
  menurut(
    context,
    filter,
    'tgl_batal',
    `b.ongkos, ${PERTAMA(UANG('ke_batal'))} as kembali_rp, k.alasan_batal, k.batal_oleh,
     k.batal_disetujui as disetujui_oleh`,
  );
