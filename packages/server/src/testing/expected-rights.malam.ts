import type { Need } from './expected-need.ts';

const queue: Need = { levels: ['OWN', 'SU', 'MU', 'DEV'], pages: ['/antrean'] };

/** What ends a day and what is done at night: closing, the queue, the checks of the books, how the server is. */
export const malam: readonly [string, Need][] = [
  ...[
    'GET antrean/kiriman',
    'POST antrean/kiriman/{id}/kirim-lagi',
    'GET antrean/masuk',
    'POST antrean/masuk/{id}/coba-lagi',
    'POST antrean/masuk/{id}/menyerah',
    'POST antrean/uji',
    'GET antrean/pekerjaan',
    'POST antrean/pekerjaan/{kunci}/jalankan',
    'GET rekonsiliasi/malam',
  ].map((call): [string, Need] => [call, queue]),
  ...[
    'GET tutup-toko',
    'GET tutup-toko/periksa',
    'POST tutup-toko',
    'POST tutup-toko/buka',
    'POST tutup-toko/{nomor}/cetak',
    'GET tutup-toko/{nomor}/nota.escpos',
    'GET tutup-toko/{nomor}/slip.pdf',
    'GET tutup-toko/{nomor}/slip.txt',
  ].map((call): [string, Need] => [call, { pages: ['/tutup-toko'] }]),
  ['GET keadaan', { levels: ['OWN', 'SU', 'DEV'], pages: ['/keadaan'] }],
  ...['GET rekonsiliasi/tanya', 'GET rekonsiliasi/beda', 'GET rekonsiliasi/toko'].map((call): [string, Need] => [
    call,
    { levels: ['OWN', 'SPV', 'SU', 'MU', 'DEV'], pages: ['/rekonsiliasi'] },
  ]),
  ['GET rekonsiliasi', { levels: ['OWN', 'SPV', 'SU', 'MU', 'DEV'] }],
];
