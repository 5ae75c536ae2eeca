import { describe, expect, it } from 'vitest';
import type { BarangRingkas } from '@kilau/contract/features/barang/barang.wire.ts';
import { adaIsi, draftAwal, isianBerikut, isianKosong, isianSalinan, salahIsian, tambahMasuk } from './isian.ts';

const ring = {
  ...isianKosong(),
  kode_group: '700',
  kode_dept: 'CN',
  kode_baki: 'A03',
  nama_barang: 'CINCIN POLOS',
  berat_asli: '2.13',
  berat: '2.1',
  ongkos: '50000',
  kode_intern: 'X1',
  size: '12',
  markis: true,
  atribut: [{ nama_atribut: 'MATA' }],
  batu: [{ kode_jenis_batu: 'BR', carat: '0.5', no_sertifikat: 'GIA 1' }],
};
const masuk = (kode_barcode: string) => ({ barang: { kode_barcode } as BarangRingkas, isi: ring });

describe('the form', () => {
  it('keeps for the next piece what a tray shares, and never a weight', () => {
    const next = isianBerikut(ring);
    expect(next).toMatchObject({ kode_group: '700', kode_baki: 'A03', nama_barang: 'CINCIN POLOS', ongkos: '50000' });
    expect([
      next['berat_asli'],
      next['berat'],
      next['kode_intern'],
      next['size'],
      next['markis'],
      next['atribut'],
      next['batu'],
    ]).toEqual(['', '', '', '', false, [], []]);
  });
  it('copies a piece but for its weight and certificates', () => {
    const copy = isianSalinan(ring);
    expect(copy).toMatchObject({
      kode_intern: 'X1',
      size: '12',
      markis: true,
      atribut: [{ nama_atribut: 'MATA' }],
      batu: [{ kode_jenis_batu: 'BR', carat: '0.5', no_sertifikat: '' }],
    });
    expect([copy['berat_asli'], copy['berat']]).toEqual(['', '']);
  });
  it('knows whether there is something to lose', () => {
    const next = isianBerikut(ring);
    expect([
      adaIsi(isianKosong(), isianKosong()),
      adaIsi(ring, isianKosong()),
      adaIsi(next, next),
      adaIsi({ ...next, berat_asli: '2' }, next),
      adaIsi({ ...next, batu: [{}] }, next),
      adaIsi({ ...ring, atribut: [{ nama_atribut: 'MATI' }] }, ring),
    ]).toEqual([false, true, false, true, true, true]);
  });
  it('shows a refusal at its field', () =>
    expect(salahIsian({ 'barang.0.kode_baki': 'salah', barang: 'kosong' })).toEqual({
      kode_baki: 'salah',
      barang: 'kosong',
    }));
  it('shows a refusal at its line', () =>
    expect(salahIsian({ 'barang.0.batu.1.carat': 'salah' })).toEqual({ 'batu.1.carat': 'salah' }));
});

describe('the pieces of the day', () => {
  it('stand newest first, each once', () =>
    expect(tambahMasuk([masuk('1'), masuk('2')], masuk('2')).map((barang) => barang.barang.kode_barcode)).toEqual([
      '2',
      '1',
    ]));
  it('end with the day; what was typed does not', () => {
    const found = { tgl: '2026-11-20', dasar: isianKosong(), isi: ring, masuk: [masuk('1')] };
    expect(draftAwal(found, '2026-11-21')).toEqual({ tgl: '2026-11-21', dasar: isianKosong(), isi: ring, masuk: [] });
    expect(draftAwal(found, '2026-11-20').masuk).toHaveLength(1);
    expect(draftAwal(undefined, '2026-11-21').isi).toEqual(isianKosong());
  });
});
