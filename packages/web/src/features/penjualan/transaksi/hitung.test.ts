import { describe, expect, it } from 'vitest';
import { Dec } from '@kilau/contract/core/dec.ts';
import { ATURAN, CINCIN, LIONTIN } from '../../../testing/barang-jual.ts';
import type { BayarDraft, IsiBayar } from '../../../trade/bayar/bayar-draft.ts';
import { uangPas } from '../../../trade/bayar/uang-pas.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { draftKosong, ubahDraft, type DraftJual, type IsiBaris } from './draft.ts';
import { hargaMeragukan, hitungJual } from './hitung.ts';

const polos = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
const bayar = (isi: Partial<IsiBayar>): BayarDraft => ({
  id: '1',
  jenis: 'CASH',
  jumlah: '',
  no_rekening: '',
  nama_rekening: '',
  no_kartu: '',
  fee_persen: '',
  ...isi,
});

function jual(isi: Partial<IsiBaris> = {}, barang = CINCIN): DraftJual {
  const draft = ubahDraft(draftKosong(), { type: 'add-line', barang });
  return ubahDraft(draft, { type: 'change-line', kode_barcode: barang.kode_barcode, isi });
}

describe('a line of the screen', () => {
  it('comes to what the server says: S1 of the domain guide', () => {
    expect(polos(hitungJual(jual(), ATURAN))).toMatchObject({
      total: 3_192_500,
      berat: 2.13,
      ongkos: 106_500,
      diskon: 0,
    });
  });

  it('takes typed ongkos for the line, and discount in rupiah or percent', () => {
    expect(polos(hitungJual(jual({ ongkos: '100000', diskon: '50000' }), ATURAN))).toMatchObject({
      total: 3_136_000,
      ongkos: 100_000,
      diskon: 50_000,
    });
    expect(polos(hitungJual(jual({ diskon: '2', cara_diskon: 'PERSEN' }), ATURAN))).toMatchObject({
      total: 3_128_650,
      diskon: 63_850,
    });
  });

  it('follows the weight with the ongkos', () =>
    expect(polos(hitungJual(jual({ berat: '2' }), ATURAN))).toMatchObject({ ongkos: 100_000, berat: 2 }));

  it('prices a piece of its own as a whole', () => {
    expect(polos(hitungJual(jual({ harga: '2800100' }, LIONTIN), ATURAN).baris[0])).toMatchObject({
      total: 2_800_500,
      nilai: { harga_gram: 0, harga_jual: 2_800_500 },
    });
  });

  it('adds PPN by the origin of the piece', () => {
    const ppn = { cara: 'EXCLUDE', tarif_faktur: '1.1', tarif_tanpa_faktur: '1.65', tarif_aksesoris: '11' } as const;
    expect(polos(hitungJual(jual(), { ...ATURAN, ppn }))).toMatchObject({ ppn: 52_676, total: 3_245_176 });
    expect(
      polos(
        hitungJual(jual({}, { ...CINCIN, asal_faktur_pajak: true }), { ...ATURAN, ppn: { ...ppn, cara: 'INCLUDE' } }),
      ),
    ).toMatchObject({ ppn: 34_735, total: 3_192_500 });
  });

  it('says which approval it needs', () => {
    expect(hitungJual(jual(), ATURAN).baris[0]?.kategori).toBeUndefined();
    expect(hitungJual(jual({ diskon: '1000' }), ATURAN).baris[0]?.kategori).toBe('OTORISASI DISKON');
    expect(hitungJual(jual({ ongkos: '0' }), ATURAN).baris[0]?.kategori).toBe('ONGKOS TURUN PENJUALAN');
  });
});

describe('payments of the screen', () => {
  it('give change for cash and name what is missing', () => {
    const draft = ubahDraft(jual(), { type: 'payments', bayar: [bayar({ jumlah: '3200000' })] });
    expect(polos(hitungJual(draft, ATURAN).bayar)).toMatchObject({ dibayar: 3_200_000, kembali: 7500, kurang: 0 });
    expect(polos(hitungJual(jual(), ATURAN).bayar)).toMatchObject({ dibayar: 0, kurang: 3_192_500 });
  });

  it('carry their card fee', () => {
    const draft = ubahDraft(jual(), {
      type: 'payments',
      bayar: [bayar({ jenis: 'DEBET', jumlah: '3000000', fee_persen: '1' })],
    });
    expect(polos(hitungJual(draft, { ...ATURAN, fee: 'CUSTOMER' }).bayar.baris[0])).toMatchObject({
      fee_rp: 30_000,
      jumlah_gesek_rp: 3_030_000,
    });
  });
});

describe('cash a customer is likely to hand over', () => {
  it.each([
    ['3192500', ['3192500', '3200000']],
    ['3110000', ['3110000', '3150000', '3200000']],
    ['3150000', ['3150000', '3200000']],
    ['3200000', ['3200000']],
    ['0', []],
  ])('for %s: %s', (kurang, pilihan) => expect(uangPas(Dec.from(kurang)).map(String)).toEqual(pilihan));
});

describe("a price far from today's", () => {
  it('is told with its distance, rounded', () => {
    expect(polos(hargaMeragukan(CINCIN, Dec.from(14_370_000), ATURAN))).toEqual({ sekarang: 1_437_000, persen: 900 });
    expect(polos(hargaMeragukan(CINCIN, Dec.from(1_000_000), ATURAN))).toEqual({ sekarang: 1_437_000, persen: -30 });
    expect(hargaMeragukan(CINCIN, Dec.from(1_400_000), ATURAN)).toBeUndefined();
  });
});

it('counts what is not typed as nothing', () =>
  expect([angka(null), angka(''), angka('2.130')].map(String)).toEqual(['0', '0', '2.13']));
