import { jumlah, type Buku, type Bukuan } from './buku.ts';
import type { Angka, Harapan } from './harapan.ts';

const perbuatan = (one: Bukuan, aksi: string): boolean => one.jenis === 'service' && one.aksi.startsWith(`${aksi} `);
const uang = ({ entri }: Bukuan) => jumlah(entri, 'SERVICE', 'IDR').negated();

/** All that was paid of repairs which came in on the days and were not cancelled, whenever it was paid. */
function diterima(buku: Buku): Angka[] {
  const mati = new Set(buku.semua.filter((one) => perbuatan(one, 'BATAL')).map(({ nomor }) => nomor));
  const masuk = new Set(buku.hari.filter((one) => perbuatan(one, 'VALIDASI')).map(({ nomor }) => nomor));
  return buku.semua.flatMap((one) =>
    one.jenis === 'service' && masuk.has(one.nomor) && !mati.has(one.nomor)
      ? [{ no_service: one.nomor, dibayar: uang(one) }]
      : [],
  );
}

/** What the reports of repairs must say. */
export const harapanService: readonly Harapan[] = [
  { laporan: 'services-masuk', menurut: ['no_service'], angka: diterima },
  {
    laporan: 'services-ambil',
    menurut: ['no_service', 'tgl_ambil'],
    angka: (buku) =>
      buku.hari
        .filter((one) => perbuatan(one, 'AMBIL'))
        .map((one) => ({
          no_service: one.nomor,
          tgl_ambil: one.tgl,
          bayar_ambil: uang(one),
          berat_ambil: jumlah(
            one.entri.filter(({ sub }) => sub === 'PELANGGAN'),
            'LUAR',
            'BAWAAN:GRAM',
          ),
        })),
  },
  {
    laporan: 'services-batal',
    menurut: ['no_service', 'tgl_batal'],
    angka: (buku) =>
      buku.hari
        .filter((one) => perbuatan(one, 'BATAL'))
        .map((one) => ({ no_service: one.nomor, tgl_batal: one.tgl, kembali_rp: uang(one).negated() })),
  },
];
