import type { opname_hutang as source } from '../id/opname-hutang.ts';

export const opname_hutang: Record<keyof typeof source, string> = {
  'pilihan.hasil_opname_hutang.KETEMU': 'Found',
  'pilihan.hasil_opname_hutang.HILANG': 'Missing',
  'problem.opname_hutang_belum_mulai': 'No count of pledged goods is under way: begin one first.',
  'opname_hutang.kosongkan': 'Empty Count Data',
  'opname_hutang.lanjut': 'Continue Count',
  'opname_hutang.lihat': 'View Count Result',
  'opname_hutang.cetak': 'Print Count',
  'opname_hutang.selesaikan': 'Finish Count',
  'opname_hutang.kosongkan_data': 'Empty Data',
  'opname_hutang.opname': 'Count',
  'opname_hutang.batal': 'Cancel',
  'opname_hutang.kembali': 'Back',
  'opname_hutang.kosongkan_penjelasan':
    'Empty Data gives up the count under way; Opname begins a new one of all loans that run, or joins it.',
  'opname_hutang.hilang': 'Loans not found',
  'opname_hutang.ketemu': 'Loans found',
  'opname_hutang.kosong': 'None',
  'opname_hutang.ada': 'The count is here',
  'opname_hutang.discan': 'Scanned',
  'opname_hutang.selesai': 'The count of pledged goods is finished',
  'opname_hutang.tersedia': 'Loans found · {{baris}} rows · {{detik}} s',
  'page.stock-opname-hutang': 'Count of pledged goods',
  'hint.stock-opname-hutang': 'Scan each bag of pledged goods: which are there, which are missing.',
  'page.laporan-opname-hutang': 'Counts of pledged goods',
  'hint.laporan-opname-hutang': 'Counts of pledged goods by day: found and missing.',
};
