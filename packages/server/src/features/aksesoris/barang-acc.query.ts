import type { ReportQuery } from '../../engine/report/query.ts';
import { AKSI_STOK, DOKUMEN_STOK } from './baca.ts';

/** Accessories that the filters leave, as `a`. */
const DISARING = `a.kode_toko = $1 and ($4::text is null or a.kode_gudang = $4) and ($5::text is null
  or a.kode_baki = $5)`;

/** Taken and brought are what the books moved: a document that was taken back stands on both sides. */
const RINGKAS = `select a.kode_barcode, a.nama_aksesoris, a.kode_dept, a.kode_gudang, a.kode_baki, g.awal, g.tambah,
  g.ambil, g.awal + g.tambah - g.ambil as akhir,
    a.harga_jual, a.harga_jual * (g.awal + g.tambah - g.ambil) as nilai
  from aksesoris a join (
    select s.sub as kode_barcode, coalesce(sum(s.masuk - s.keluar) filter (where s.tgl < $2), 0)::bigint as awal,
      coalesce(sum(s.masuk) filter (where s.tgl >= $2), 0)::bigint as tambah,
      coalesce(sum(s.keluar) filter (where s.tgl >= $2), 0)::bigint as ambil
    from saldo_hari s where s.kode_toko = $1 and s.aset = 'PCS' and s.akun = 'AKSESORIS' and s.tgl <= $3 group by s.sub
  ) g using (kode_barcode)
  where ${DISARING} and (g.awal <> 0 or g.tambah <> 0 or g.ambil <> 0)
  order by a.nama_aksesoris, a.kode_barcode`;

/** The balance counts from the first movement on, whatever days are shown. */
const MUTASI = `select g.kode_barcode, g.nama_aksesoris, g.tgl, g.waktu, g.nomor as no_stok, g.aksi, g.keperluan,
  g.keterangan, g.user_id,
    greatest(g.jumlah, 0)::bigint as tambah, greatest(-g.jumlah, 0)::bigint as ambil, g.saldo
  from (
    select a.kode_barcode, a.nama_aksesoris, p.tgl, p.waktu, p.nomor, ${AKSI_STOK} as aksi,
      coalesce(k.keperluan, '') as keperluan, d.keterangan, p.user_id, p.urut, e.jumlah,
      (sum(e.jumlah) over (partition by a.kode_barcode order by p.urut))::bigint as saldo
    from aksesoris a
    join entri e on e.kode_toko = a.kode_toko and e.akun = 'AKSESORIS' and e.sub = a.kode_barcode and e.aset = 'PCS'
      and e.tgl <= $3
    join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
    ${DOKUMEN_STOK}
    where ${DISARING}
  ) g
  where g.tgl >= $2 order by g.kode_barcode, g.urut`;

export const barangAcc: ReportQuery<'barang-acc'> = ({ shop }, filter) => ({
  text: filter.tampilan === 'MUTASI' ? MUTASI : RINGKAS,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_gudang, filter.kode_baki],
});
