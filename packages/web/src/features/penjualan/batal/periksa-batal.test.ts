import { expect, it } from 'vitest';
import type { BarisTersimpan, Penjualan } from '../wire.ts';
import { halanganBatal } from './periksa-batal.ts';

const baris = { kode_barcode: '00000936', status_kembali: 'Tersedia' } as BarisTersimpan;
const jual = (ubah: Partial<Penjualan>) =>
  ({ status: 'DONE', tgl: '2026-11-21', barang: [baris], boleh: ['batal'], ...ubah }) as Penjualan;

it.each([
  ['nothing', jual({}), undefined],
  ['that it is not validated', jual({ status: 'OPEN' }), { key: 'penjualan.batal_belum_divalidasi', stops: true }],
  ['that it was cancelled', jual({ status: 'CANC' }), { key: 'penjualan.batal_sudah', stops: true }],
  [
    'what came back',
    jual({ barang: [baris, { ...baris, kode_barcode: '00001204', status_kembali: 'Buy Back' }] }),
    { key: 'penjualan.batal_sudah_kembali', stops: true, kode: '00001204 (Buy Back)' },
  ],
  ['that the user may not', jual({ boleh: [] }), { key: 'penjualan.batal_tidak_berhak', stops: true }],
  [
    'that an owner must approve',
    jual({ tgl: '2026-11-20' }),
    { key: 'penjualan.batal_perlu_owner', stops: false, tgl: '2026-11-20' },
  ],
])('says %s', (_, penjualan, halangan) => expect(halanganBatal(penjualan, '2026-11-21')).toEqual(halangan));
