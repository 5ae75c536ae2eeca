import type { Alasan } from './messages.ts';

/** The field's label stands above it, and the rule below. */
const diIsian: Alasan = { diganti: 'Tidak Boleh Kosong' };
const nilai: Alasan = { bukanTeks: 'a value, shown as it is' };
const pola: Alasan = { bukanTeks: 'a pattern, not a text' };
const bentuk: Alasan = { bukanTeks: 'several texts in one, each of which has a row of its own' };

/** The only texts of the specification that the Indonesian texts do not have, each with the reason. */
export const PESAN_MENYIMPANG: Readonly<Record<string, Alasan>> = {
  'spreadsheet.csv': { bukanTeks: 'the name of a file' },
  'kategori-katalog': { bukanTeks: 'the name of a file' },
  'number - name': pola,
  'account number - bank code': pola,
  'Rp. ': pola,
  ' ,-': pola,
  'Rp.': pola,
  '-': nilai,
  g: nilai,
  P: nilai,
  DONE: nilai,
  'GUEST-1': nilai,
  'GUEST-2': nilai,
  'GUEST-3': nilai,
  OPEN: nilai,
  'Akuntansi > Parameter Akun': pola,
  'previous date by owner': { bukanTeks: 'the name of a module' },
  'previous date by supervisor': { bukanTeks: 'the name of a module' },
  Validate: { diganti: 'Validasi' },
  'Cancel Validation': { diganti: 'Batal validasi' },
  'in progress': { diganti: 'Sedang menutup toko' },
  'already closed by another account': { bukanTeks: 'English for Toko Sudah Ditutup Oleh Akun Lain' },
  'Mohon Pilih Toko': { diganti: 'Pilih toko' },
  'Export Pdf': { diganti: 'Excel' },
  Back: { diganti: 'Kembali' },
  'View Opname Result': { diganti: 'Lihat Hasil Opname' },
  'Empty Opname Data': { diganti: 'Kosongkan Data Opname' },
  'Continue Opname': { diganti: 'Lanjutkan Opname' },
  'Print Opname': { diganti: 'Cetak Opname' },
  'Finish Opname': { diganti: 'Selesaikan Opname' },
  'Empty Data': { diganti: 'Kosongkan Data' },
  Cancel: { diganti: 'Batal' },
  'Username Tidak Tidak Terdaftar': { diganti: 'Username Tidak Terdaftar' },
  'Mohn Masukan Nomor Handphone Yang Valid': { diganti: 'Mohon Masukan Nomor Handphone Yang Valid' },
  'Terjadi Kesalhaan Saat Mengirim Data': { diganti: 'Terjadi Kesalahan Saat Mengirim Data' },
  'Terjadi Kesalahan SIlahkan Ulangi Kembali !!!': { diganti: 'Terjadi Kesalahan Silahkan Ulangi Kembali !!!' },
  'Harus Diisi': diIsian,
  Yes: { diganti: 'Ya' },
  Save: { diganti: 'Simpan' },
  'hak akses users': { diganti: 'Hak Akses Users' },
  'Data Berhasil Disimpan / Edit / Dihapus': bentuk,
  'Data Gagal Disimpan / Edit / Dihapus': bentuk,
  'Gagal Menghapus / Merubah (Mengubah) / Menambahkan <Kategori|Banner|Info|Harga|Barang|KontakAdmin> Katalog, Coba Beberapa Saat Lagi':
    bentuk,
  'Gagal ... Harga Katalog, Coba Beberapa Saat Lagi': bentuk,
};
