import { jumlah, type Buku, type Bukuan } from './buku.ts';
import type { Angka, Harapan } from './harapan.ts';

/** What became of an order is told by the name of the deed; taking back a payment undoes that payment alone. */
const perbuatan = (one: Bukuan, aksi: string): boolean => one.jenis === 'pesanan' && one.aksi.startsWith(`${aksi} `);
const uang = ({ entri }: Bukuan) => jumlah(entri, 'PESANAN', 'IDR').negated();

/** All that was paid on orders which were taken in the days and stand or were picked up, whenever it was paid. */
function diterima(buku: Buku): Angka[] {
  const mati = new Set(buku.semua.filter((one) => perbuatan(one, 'BATAL')).map(({ nomor }) => nomor));
  const berlaku = buku.hari.filter((one) => perbuatan(one, 'VALIDASI') && !mati.has(one.nomor));
  const nomor = new Set(berlaku.map((one) => one.nomor));
  return buku.semua.flatMap((one) =>
    nomor.has(one.nomor) && (perbuatan(one, 'VALIDASI') || perbuatan(one, 'BAYAR')) && buku.tetap(one)
      ? [{ no_pesanan: one.nomor, jumlah_bayar: uang(one) }]
      : [],
  );
}

/** What was given back in the days, and out of how much. */
const kembali = (buku: Buku): Angka[] =>
  buku.hari
    .filter((one) => perbuatan(one, 'BATAL'))
    .map((one) => ({
      no_pesanan: one.nomor,
      tanggal: one.tgl,
      jumlah_bayar: uang(one).negated(),
      kembali_rp: jumlah(one.entri, 'KAS', 'IDR').negated(),
    }));

/** What the reports of orders must say. */
export const harapanPesan: readonly Harapan[] = [
  { laporan: 'pesanan', menurut: ['no_pesanan'], angka: diterima },
  { laporan: 'batal-pesanan', menurut: ['no_pesanan', 'tanggal'], angka: kembali },
];
