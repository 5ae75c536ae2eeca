import type { uang as source } from '../id/uang.ts';

export const uang: Record<keyof typeof source, string> = {
  'page.uang-kas': 'Wang Tunai',
  'hint.uang-kas':
    'Wang masuk dan keluar laci di luar urus niaga: bil, penghantaran, tambahan tunai, dengan foto bukti.',
  'field.no_kas': 'No Tunai',
  'field.arah': 'Arah',
  'pilihan.arah_kas.TAMBAH': 'Masuk',
  'pilihan.arah_kas.AMBIL': 'Keluar',
  'field.foto_bukti': 'Foto Bukti',
  'rule.transaksi_hanya_masuk': 'Kod transaksi ini untuk wang masuk sahaja',
  'rule.transaksi_hanya_keluar': 'Kod transaksi ini untuk wang keluar sahaja',
  'page.uang-bank': 'Wang Bank',
  'hint.uang-bank': 'Wang masuk dan keluar akaun di luar urus niaga: bil, faedah bank, dengan foto bukti.',
  'field.no_bank': 'No Bank',
  'page.mutasi-uang-bank': 'Pindahan Wang Bank',
  'hint.mutasi-uang-bank': 'Memindahkan wang kedai dari satu akaun ke akaun lain.',
  'page.mutasi-uang-cash': 'Pindahan Wang Tunai',
  'hint.mutasi-uang-cash': 'Memindahkan wang antara laci anda dan akaun: deposit atau pengeluaran tunai.',
  'field.no_mutasi': 'No Pindahan',
  'field.asal': 'Daripada',
  'field.asal_rekening': 'Akaun Asal',
  'field.tujuan_rekening': 'Akaun Destinasi',
  'field.jumlah_rp': 'Jumlah Rp',
  'uang.batal_mutasi_penjelasan':
    'Kedua-dua belah dipulangkan hari ini: wang yang dipindahkan kembali ke tempat asalnya.',
  'uang.mutasi_bank_berhasil': 'Pindahan wang bank berjaya disimpan: {{nomor}}',
  'uang.mutasi_bank_gagal': 'Pindahan wang bank gagal ditambah',
  'uang.mutasi_cash_berhasil': 'Pindahan wang tunai berjaya disimpan: {{nomor}}',
  'uang.mutasi_cash_gagal': 'Pindahan wang tunai gagal ditambah',
  'rule.rekening_sama': 'Akaun tidak boleh sama',
  'rule.mutasi_satu_sisi_cash': 'Salah satu belah mestilah CASH',
};
