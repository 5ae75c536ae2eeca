import type { opname_hutang as source } from '../id/opname-hutang.ts';

export const opname_hutang: Record<keyof typeof source, string> = {
  'pilihan.hasil_opname_hutang.KETEMU': 'Dijumpai',
  'pilihan.hasil_opname_hutang.HILANG': 'Hilang',
  'problem.opname_hutang_belum_mulai': 'Belum ada opname hutang yang berjalan: mulakan dahulu.',
  'opname_hutang.kosongkan': 'Kosongkan Data Opname',
  'opname_hutang.lanjut': 'Teruskan Opname',
  'opname_hutang.lihat': 'Lihat Hasil Opname',
  'opname_hutang.cetak': 'Cetak Opname',
  'opname_hutang.selesaikan': 'Tamatkan Opname',
  'opname_hutang.kosongkan_data': 'Kosongkan Data',
  'opname_hutang.opname': 'Opname',
  'opname_hutang.batal': 'Batal',
  'opname_hutang.kembali': 'Kembali',
  'opname_hutang.kosongkan_penjelasan':
    'Kosongkan Data membuang opname yang berjalan; Opname memulakan yang baharu bagi semua hutang aktif, atau menyertainya.',
  'opname_hutang.hilang': 'Hutang belum dijumpai',
  'opname_hutang.ketemu': 'Hutang dijumpai',
  'opname_hutang.kosong': 'Tiada',
  'opname_hutang.ada': 'Data opname tersedia',
  'opname_hutang.discan': 'Data berjaya diimbas',
  'opname_hutang.selesai': 'Opname hutang selesai',
  'opname_hutang.tersedia': 'Data hutang tersedia · {{baris}} baris · {{detik}} s',
  'page.stock-opname-hutang': 'Stok Opname Hutang',
  'hint.stock-opname-hutang': 'Imbas setiap bungkusan jaminan: yang ada dan yang hilang.',
  'page.laporan-opname-hutang': 'Laporan Opname Hutang',
  'hint.laporan-opname-hutang': 'Opname jaminan mengikut tarikh: dijumpai dan hilang.',
};
