import { expect, it } from 'vitest';
import { Dec } from '@kilau/contract/core/dec.ts';
import { bayarBaru, bayarRingkas, caraDari, pecahanLain, periksaIsi } from './bayar-isi.ts';

it('begins with cash for what is due', () => {
  expect(bayarBaru(Dec.from(3_192_500))).toMatchObject({ jenis: 'CASH', jumlah: '3192500' });
  expect(bayarBaru(Dec.zero).jumlah).toBe('');
});

it('chooses the way by a letter, and only by those', () =>
  expect(['c', 'K', 'q', 'x', 'i'].map((huruf) => caraDari(huruf, []))).toEqual([
    'CASH',
    'CREDIT',
    'QRIS',
    undefined,
    undefined,
  ]));

it('pays with a deposit where there is one to choose, and not without one', () => {
  expect(caraDari('i', ['TITIPAN'])).toBe('TITIPAN');
  const kosong = { ...bayarBaru(Dec.one), jenis: 'TITIPAN' } as const;
  expect(periksaIsi(kosong)).toEqual({ titipan: { rule: 'tidak_boleh_kosong' } });
  const titipan = {
    nomor: 'KL-TT-1',
    tgl: '',
    jenis: 'NON MEMBER',
    kode_member: '',
    nama: '',
    no_hp: '',
    alamat: '',
    mengikat: true,
    uang_titip: 1,
    harga_total: 2,
    barang: [],
  } as const;
  expect(periksaIsi({ ...kosong, titipan })).toEqual({});
  expect(bayarRingkas({ ...kosong, titipan })).toBe('KL-TT-1');
});

it('pays with points that the member has, and with a coupon that was found', () => {
  expect(['p', 'u'].map((huruf) => caraDari(huruf, ['POIN', 'KUPON']))).toEqual(['POIN', 'KUPON']);
  const poin = (jumlah: string) => periksaIsi({ ...bayarBaru(Dec.one), jenis: 'POIN', poin: jumlah, poin_ada: 10 });
  expect(['', '10', '11'].map(poin)).toEqual([
    { poin: { rule: 'tidak_boleh_nol' } },
    {},
    { poin: { rule: 'poin_tidak_cukup', params: { poin: '10' } } },
  ]);
  expect(bayarRingkas({ ...bayarBaru(Dec.one), jenis: 'POIN', poin: '1500' })).toBe('1,500');
  const kupon = { ...bayarBaru(Dec.one), jenis: 'KUPON' } as const;
  expect(periksaIsi(kupon)).toEqual({ kupon: { rule: 'tidak_boleh_kosong' } });
});
it('leads through the likely amounts and round again', () => {
  const kurang = Dec.from(3_110_000);
  expect(['3110000', '3150000', '3200000', '77'].map((jumlah) => pecahanLain(kurang, jumlah, 1))).toEqual([
    '3150000',
    '3200000',
    '3110000',
    '3110000',
  ]);
  expect(pecahanLain(kurang, '3110000', -1)).toBe('3200000');
  expect(pecahanLain(Dec.zero, '', 1)).toBeUndefined();
});

it('asks for an amount, and for an account where money goes to the bank', () => {
  expect(periksaIsi(bayarBaru(Dec.zero))).toEqual({ jumlah: { rule: 'tidak_boleh_nol' } });
  expect(periksaIsi({ ...bayarBaru(Dec.one), jenis: 'QRIS' })).toEqual({ no_rekening: { rule: 'tidak_boleh_kosong' } });
  expect(periksaIsi(bayarBaru(Dec.one))).toEqual({});
});

it('says little, and nothing that does not belong to its kind', () => {
  const isi = {
    ...bayarBaru(Dec.one),
    no_rekening: '8812',
    nama_rekening: 'BCA',
    no_kartu: '1234',
    fee_persen: '1.50',
  };
  expect(bayarRingkas({ ...isi, jenis: 'DEBET' })).toBe('BCA ···1234 1.5 %');
  expect(bayarRingkas({ ...isi, jenis: 'TRANSFER' })).toBe('BCA');
  expect(bayarRingkas(isi)).toBe('');
});
