import type { opname_hutang as source } from '../id/opname-hutang.ts';

export const opname_hutang: Record<keyof typeof source, string> = {
  'pilihan.hasil_opname_hutang.KETEMU': 'Found',
  'pilihan.hasil_opname_hutang.HILANG': 'Missing',
  'problem.opname_hutang_belum_mulai': 'No count of pledged goods is under way: begin one first.',
  'opname_hutang.kosongkan': 'Empty count data',
  'opname_hutang.lanjut': 'Continue count',
  'opname_hutang.lihat': 'View count result',
  'opname_hutang.cetak': 'Print count',
  'opname_hutang.selesaikan': 'Finish count',
  'opname_hutang.kosongkan_data': 'Empty data',
  'opname_hutang.opname': 'Count',
  'opname_hutang.batal': 'Cancel',
  'opname_hutang.kembali': 'Back',
  'opname_hutang.kosongkan_penjelasan':
    'Empty data discards the count under way; Count begins a new one of all running loans, or joins the one under way.',
  'opname_hutang.hilang': 'Loans not found',
  'opname_hutang.ketemu': 'Loans found',
  'opname_hutang.kosong': 'None',
  'opname_hutang.ada': 'Count available',
  'opname_hutang.discan': 'Scanned',
  'opname_hutang.selesai': 'The count of pledged goods is finished',
  'opname_hutang.tersedia': 'Loans found · Rows: {{baris}} · {{detik}} s',
  'page.stock-opname-hutang': 'Count of Pledged Goods',
  'hint.stock-opname-hutang': 'Scan each bag of pledged goods: which are there, which are missing.',
  'page.laporan-opname-hutang': 'Counts of Pledged Goods',
  'hint.laporan-opname-hutang': 'Counts of pledged goods by day: found and missing.',
};
