import { describe, expect, it } from 'vitest';
import {
  bebasBarang,
  KEADAAN_BARANG,
  LANGKAH_BARANG,
  peganganBarang,
  STATUS_BARANG,
  tampilBarang,
  type KeadaanBarang,
  type Langkah,
} from './keadaan.ts';

describe('the steps of a piece', () => {
  it.each(Object.entries<Langkah>(LANGKAH_BARANG))('%s leaves it with an owner as its state asks', (_, langkah) => {
    const { from = STATUS_BARANG, to, pemilik } = langkah;
    for (const status of from) {
      const before = KEADAAN_BARANG[status].pemilik;
      const after = pemilik === undefined ? before : pemilik !== 'lepas';
      expect(after).toBe(KEADAAN_BARANG[to ?? status].pemilik);
      // Only who has a piece gives it up.
      if (pemilik !== undefined && pemilik !== 'ambil') expect(before).toBe(true);
    }
  });

  it('never take a piece from where somebody else may hold it', () => {
    const bergerak = Object.values<Langkah>(LANGKAH_BARANG).filter(({ to }) => to !== undefined);
    expect(bergerak.map(({ klaim }) => klaim)).not.toContain('biar');
  });
});

describe('a piece', () => {
  const bebas: KeadaanBarang = { status: 'TERSEDIA', pemilik_nomor: null, klaim_nomor: null };
  const terjual: KeadaanBarang = { status: 'TERJUAL', pemilik_nomor: 'KL-FJ-1', klaim_nomor: null };
  it.each([
    [bebas, 'TERSEDIA', true, ''],
    [{ ...bebas, klaim_nomor: 'KL-FJ-2' }, 'RESERVASI', false, 'KL-FJ-2'],
    [terjual, 'TERJUAL', false, 'KL-FJ-1'],
    [{ ...terjual, klaim_nomor: 'KL-FB-3' }, 'RESERVASI', false, 'KL-FB-3'],
  ] as const)('%o is shown as %s', (barang, tampil, free, nomor) => {
    expect(tampilBarang(barang)).toBe(tampil);
    expect(bebasBarang(barang)).toBe(free);
    expect(peganganBarang(barang)).toBe(nomor);
  });
});
