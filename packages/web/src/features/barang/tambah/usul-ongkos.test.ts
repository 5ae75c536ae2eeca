import { describe, expect, it } from 'vitest';
import { usulanOngkos, type Tarif } from './usul-ongkos.ts';

const TARIF: readonly Tarif[] = [
  { kode_group: '700', kode_dept: null, tipe_ongkos: 'PER_GRAM', ongkos: 50_000 },
  { kode_group: '700', kode_dept: 'AT', tipe_ongkos: 'TOTAL', ongkos: 150_000 },
];
const isi = (kode_dept: string, ongkos: string) => ({ kode_group: '700', kode_dept, ongkos });

describe('the making charge that is proposed', () => {
  it('is that of group and jenis', () => {
    expect(usulanOngkos(TARIF, isi('CN', ''), '')).toEqual({ tipe_ongkos: 'PER_GRAM', ongkos: '50000' });
    expect(usulanOngkos(TARIF, isi('AT', ''), '')).toEqual({ tipe_ongkos: 'TOTAL', ongkos: '150000' });
  });
  it('follows another choice, but never goes over what was typed', () => {
    expect(usulanOngkos(TARIF, isi('AT', '50000'), '50000')?.ongkos).toBe('150000');
    expect(usulanOngkos(TARIF, isi('AT', '60000'), '50000')).toBeUndefined();
    expect(usulanOngkos(TARIF, isi('AT', '0'), '')).toBeUndefined();
  });
  it('is none where none is known: the server is not told one either', () => {
    expect(usulanOngkos([], isi('CN', '50000'), '50000')).toEqual({ tipe_ongkos: 'PER_GRAM', ongkos: '' });
  });
});
