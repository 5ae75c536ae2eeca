import type { opname_hutang as source } from '../id/opname-hutang.ts';

export const opname_hutang: Record<keyof typeof source, string> = {
  'pilihan.hasil_opname_hutang.KETEMU': 'Dijumpai',
  'pilihan.hasil_opname_hutang.HILANG': 'Hilang',
  'problem.opname_hutang_belum_mulai': 'Belum ada kiraan cagaran yang berjalan: mulakan dahulu.',
  'opname_hutang.kosongkan': 'Kosongkan Data Kiraan',
  'opname_hutang.lanjut': 'Teruskan Kiraan',
  'opname_hutang.lihat': 'Lihat Hasil Kiraan',
  'opname_hutang.cetak': 'Cetak Kiraan',
  'opname_hutang.selesaikan': 'Tamatkan Kiraan',
  'opname_hutang.kosongkan_data': 'Kosongkan Data',
  'opname_hutang.opname': 'Kiraan',
  'opname_hutang.batal': 'Batal',
  'opname_hutang.kembali': 'Kembali',
  'opname_hutang.kosongkan_penjelasan':
    'Kosongkan Data membuang kiraan yang berjalan; Kiraan memulakan yang baharu bagi semua pinjaman aktif, atau menyertainya.',
  'opname_hutang.hilang': 'Pinjaman belum dijumpai',
  'opname_hutang.ketemu': 'Pinjaman dijumpai',
  'opname_hutang.kosong': 'Tiada',
  'opname_hutang.ada': 'Data kiraan tersedia',
  'opname_hutang.discan': 'Data berjaya diimbas',
  'opname_hutang.selesai': 'Kiraan cagaran selesai',
  'opname_hutang.tersedia': 'Data pinjaman tersedia · {{baris}} baris · {{detik}} s',
  'page.stock-opname-hutang': 'Kiraan Stok Cagaran',
  'hint.stock-opname-hutang': 'Imbas setiap bungkusan cagaran: yang ada dan yang hilang.',
  'page.laporan-opname-hutang': 'Laporan Kiraan Cagaran',
  'hint.laporan-opname-hutang': 'Kiraan cagaran mengikut tarikh: dijumpai dan hilang.',
};
