import { describe, expect, it } from 'vitest';
import { isianBerubah, type JurnalAkun } from './jurnal.ts';

const jurnal: JurnalAkun = {
  trx: 'PENJUALAN',
  type: 'CASH',
  detail_akun: [
    { _id: 'a', kode_akun: 'D-KAS', posisi: 'DEBET', jenis_akun: 'KAS', nomor_akun: '1101' },
    { _id: 'b', kode_akun: 'K-PENJUALAN', posisi: 'KREDIT', jenis_akun: 'PENJUALAN', nomor_akun: '4101' },
  ],
};

describe('a journal', () => {
  it('sends the lines that changed, without their id', () =>
    expect(isianBerubah(jurnal, { 'D-KAS': '1190', 'K-PENJUALAN': '4101' })).toEqual([
      { kode_akun: 'D-KAS', jenis_akun: 'KAS', nomor_akun: '1190' },
    ]));
  it('as it was sends nothing', () => expect(isianBerubah(jurnal, {})).toEqual([]));
});
