import { jumlah, type Buku, type Bukuan } from './buku.ts';
import type { Angka, Harapan } from './harapan.ts';

/** What became of a deposit is told by the name of the deed; taking back a payment undoes that payment alone. */
const perbuatan = (one: Bukuan, aksi: string): boolean => one.jenis === 'titipan' && one.aksi.startsWith(`${aksi} `);
const batal = (buku: Buku): readonly Bukuan[] => buku.semua.filter((one) => perbuatan(one, 'BATAL'));
const uang = ({ entri }: Bukuan) => jumlah(entri, 'TITIPAN', 'IDR').negated();

/** All that was paid on deposits which were taken in the days and stand or were picked up, whenever it was paid. */
function diterima(buku: Buku): Angka[] {
  const mati = new Set(batal(buku).map(({ nomor }) => nomor));
  const berlaku = buku.hari.filter((one) => perbuatan(one, 'VALIDASI') && !mati.has(one.nomor));
  const nomor = new Set(berlaku.map((one) => one.nomor));
  return buku.semua.flatMap((one) =>
    nomor.has(one.nomor) && (perbuatan(one, 'VALIDASI') || perbuatan(one, 'BAYAR')) && buku.tetap(one)
      ? [{ no_titip: one.nomor, dibayar: uang(one) }]
      : [],
  );
}

/** What was given back in the days, and out of how much. */
const kembali = (buku: Buku): Angka[] =>
  buku.hari
    .filter((one) => perbuatan(one, 'BATAL'))
    .map((one) => ({
      no_titip: one.nomor,
      tgl_batal: one.tgl,
      dp_rp: uang(one).negated(),
      kembali_rp: jumlah(one.entri, 'KAS', 'IDR').negated(),
    }));

/** What the reports of deposits must say. */
export const harapanTitip: readonly Harapan[] = [
  { laporan: 'titip-uang', menurut: ['no_titip'], angka: diterima },
  { laporan: 'batal-titip', menurut: ['no_titip', 'tgl_batal'], angka: kembali },
  {
    laporan: 'titip-belum-diambil',
    sehari: true,
    menurut: ['no_titip'],
    angka: (buku) =>
      buku
        .entri()
        .flatMap((row) => (row.akun === 'TITIPAN' ? [{ no_titip: row.sub, uang_titip: row.jumlah.negated() }] : [])),
  },
];
