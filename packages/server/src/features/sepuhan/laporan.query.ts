import type { ReportQuery } from '../../engine/report/query.ts';
import { bulat } from '../../trade/gudang/bulat.sql.ts';

export const sortirPembelian: ReportQuery<'sortir-pembelian'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_sortir, d.tgl, l.no_pembelian, l.kode_barcode, l.nama_barang, l.kode_group, l.kode_dept,
      l.kadar, 1 as qty, l.berat_nota, l.berat, k.hasil, d.status, d.dibuat_oleh
    from dokumen d
    join sortir_pembelian_baris l on l.kode_toko = d.kode_toko and l.nomor = d.nomor
    join sortir_pembelian_kini k on k.kode_toko = l.kode_toko and k.nomor = l.nomor and k.baris = l.baris
    where d.kode_toko = $1 and d.jenis = 'sortir-pembelian' and d.tgl between $2 and $3
      and ($4::text is null or k.hasil = $4) and ($5::text is null or l.kode_dept = $5)
    order by d.nomor, d.tgl, l.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.hasil, filter.kode_dept],
});

export const pindahSortir: ReportQuery<'pindah-sortir'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_pindah_sortir, d.tgl, l.kode_barcode, l.kode_baru, l.nama_barang, l.kode_dept, l.kadar,
      1 as qty, l.berat_nota, l.berat, l.hasil, l.kode_baki, d.status, d.dibuat_oleh
    from dokumen d
    join pindah_sortir_baris l on l.kode_toko = d.kode_toko and l.nomor = d.nomor
    where d.kode_toko = $1 and d.jenis = 'pindah-sortir' and d.tgl between $2 and $3
      and ($4::text is null or l.hasil = $4) and ($5::text is null or l.kode_dept = $5)
    order by d.nomor, d.tgl, l.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.hasil, filter.kode_dept],
});

export const wastingSepuhan: ReportQuery<'wasting-sepuhan'> = ({ shop }, filter) => ({
  text: `select h.kode_tukang, h.nama_tukang, d.nomor as no_kirim, d.tgl, k.kadar, k.jumlah as qty, k.berat_kirim,
      k.berat_kembali, k.berat_abu, k.berat_wasting,
      case when d.status = 'CANC' then 0
        else k.berat_kirim + k.berat_lebih - k.berat_kembali - k.berat_abu - k.berat_wasting end as berat_sisa,
      round(k.berat_wasting * 100 / nullif(k.berat_dikirim_kembali, 0), 3) as persen,
      round(k.berat_wasting * k.kadar / 100, 3) as murni, k.nilai_wasting as nilai, d.status
    from dokumen d
    join kirim_cuci h on h.kode_toko = d.kode_toko and h.nomor = d.nomor and h.ke = d.isi
    join kirim_cuci_kadar k on k.kode_toko = d.kode_toko and k.nomor = d.nomor
    where d.kode_toko = $1 and d.jenis = 'kirim-barang-cuci' and d.tgl between $2 and $3
      and ($4::text is null or h.kode_tukang = $4)
    order by h.kode_tukang, h.nama_tukang, d.tgl, d.nomor, k.kadar desc`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_tukang],
});

/** So many grams of a move within the days, of those that stood then. */
const dalam = (gerak: string): string =>
  `coalesce(sum(g.arah * g.berat) filter (where g.gerak = '${gerak}' and g.tgl >= $2), 0)`;
/** What a move adds to all that is washed, and to what the goldsmith has. */
const TAMBAH = `g.arah * g.berat * case g.gerak when 'MASUK' then 1 when 'KOREKSI' then 1 when 'KELUAR' then -1
  when 'WASTING' then -1 else 0 end`;
const DI_TUKANG = `g.arah * g.berat * case when g.kode_tukang = '' then 0 when g.gerak in ('KIRIM', 'KOREKSI') then 1
  when g.gerak in ('TERIMA', 'WASTING') then -1 else 0 end`;

const GRAM = ['awal', 'masuk', 'keluar', 'wasting', 'koreksi', 'akhir', 'kirim', 'terima', 'di_tukang', 'murni'];

/** Fine gold is told of each type alone, as whoever asks for that type is told: purities and types add up. */
export const stockCuciManual: ReportQuery<'stock-cuci-manual'> = ({ shop }, filter) => ({
  text: `with isi as (
    select g.kadar, g.kode_dept, coalesce(sum(${TAMBAH}) filter (where g.tgl < $2), 0) as awal,
      ${dalam('MASUK')} as masuk,
      ${dalam('KELUAR')} as keluar, ${dalam('WASTING')} as wasting, ${dalam('KOREKSI')} as koreksi,
      sum(${TAMBAH}) as akhir, ${dalam('KIRIM')} as kirim, ${dalam('TERIMA')} as terima,
      sum(${DI_TUKANG}) as di_tukang, sum(${TAMBAH}) * g.kadar / 100 as emas
    from (
      select b.kadar, b.kode_dept, h.gerak, h.kode_tukang, b.berat, p.tgl,
        case p.aksi when 'BUAT' then 1 else -1 end as arah
      from cuci_manual h
      join cuci_manual_baris b on b.kode_toko = h.kode_toko and b.nomor = h.nomor and b.ke = h.ke
      join perbuatan p on p.kode_toko = h.kode_toko and p.jenis = 'stock-cuci-manual' and p.nomor = h.nomor
      where h.kode_toko = $1 and p.tgl <= $3 and ($4::text is null or b.kode_dept = $4)
    ) g
    group by g.kadar, g.kode_dept
    )
    select kadar, ${GRAM.map((name) => `sum(${name}) as ${name}`).join(', ')}
    from (select i.*, ${bulat('i.emas')} as murni from isi i
      window urut as (partition by i.kode_dept order by i.kadar desc rows unbounded preceding)) t
    group by kadar order by kadar desc`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_dept],
});
