import type { Need } from './expected-need.ts';

const HALAMAN = [
  '/transaksi-hutang',
  '/lihat-hutang',
  '/validasi-hutang',
  '/validasi-pelunasan-hutang',
  '/lelang-hutang',
  '/batal-hutang-lunas',
];
const LIHAT: Need = { gate: 'HUTANG_MODULE', pages: HALAMAN };
const PELUNASAN: Need = {
  gate: { all: ['HUTANG_MODULE', 'VALIDASI_PELUNASAN_HUTANG_MODULE'] },
  pages: ['/validasi-pelunasan-hutang'],
};

const OPNAME: Need = { gate: { all: ['HUTANG_MODULE', 'OPNAME_HUTANG'] }, pages: ['/stock-opname-hutang'] };

/** What the calls of loans take that are made by hand. */
export const hakHutang: readonly [string, Need][] = [
  ['POST hutang/saldo-awal', { gate: 'HUTANG_MODULE', levels: ['OWN'], pages: ['/transaksi-hutang'] }],
  ['GET hutang/aturan', LIHAT],
  ['GET hutang/dashboard', LIHAT],
  ['GET hutang/{nomor}/hitung', LIHAT],
  ['GET hutang/get-non-validate-pelunasan', PELUNASAN],
  ['GET validasi/detail', PELUNASAN],
  ['GET validasi/pengesah', PELUNASAN],
  ['POST hutang/validate-pelunasan', { ...PELUNASAN, levels: ['KASIR', 'SPV', 'OWN'] }],
  ...[
    'POST opname-hutang/start',
    'GET opname-hutang/get/hasil',
    'POST opname-hutang',
    'POST opname-hutang/kosongkan',
    'POST opname-hutang/selesai',
  ].map((call): [string, Need] => [call, OPNAME]),
];
