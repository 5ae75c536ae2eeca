import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CellReader } from '../../../core/cell-text.ts';
import { formatNumber } from '../../../core/format.ts';
import { texts } from '../../../locales/id/index.ts';
import { adaIsiBaris, bacaBaris, BANYAK_KOLOM, kolomKepala, type IsiBanyak } from './banyak.ts';
import { barangFields } from '../barang.fields.ts';
import { barcodeDalam } from '../label/label.fields.ts';

const words = (key: string): string => (texts as Readonly<Record<string, string>>)[key] ?? key;
const reader = new CellReader([words]);
const RING: IsiBanyak = {
  kode_group: '700',
  kode_dept: 'cn',
  kode_baki: 'a01',
  nama_barang: 'cincin polos',
  berat_asli: '2.13',
};
const read = (isi: IsiBanyak, ditimbang = false) => {
  const terbaca = bacaBaris({ ...RING, ...isi }, reader, ditimbang);
  return 'barang' in terbaca ? (JSON.parse(JSON.stringify(terbaca.barang)) as Record<string, unknown>) : terbaca.salah;
};

describe('a row of the grid', () => {
  it('is read as the form would send it, codes in capitals, the weight marked unless the scale said it', () => {
    expect(read({})).toMatchObject({
      kode_dept: 'CN',
      kode_baki: 'A01',
      nama_barang: 'CINCIN POLOS',
      berat_asli: 2.13,
      berat_manual: true,
      tipe_ongkos: 'PER_GRAM',
      markis: false,
    });
    expect(read({}, true)).toMatchObject({ berat_manual: false });
  });

  it('takes numbers and words as people write them', () => {
    expect(
      read({
        ongkos: 'Rp. 50,000 ,-',
        harga_atribut: '1.500.000',
        kadar: '37,5',
        markis: 'ya',
        harga_khusus: '250000',
        tipe_ongkos: 'total',
        berat: '2,1 gr',
      }),
    ).toMatchObject({
      ongkos: 50_000,
      harga_atribut: 1_500_000,
      kadar: 37.5,
      markis: true,
      harga_khusus: 250_000,
      tipe_ongkos: 'TOTAL',
      berat: 2.1,
    });
  });

  it('says at each cell what is wrong, and does not guess', () => {
    expect(
      read({ nama_barang: 'RING', berat_asli: '', kadar: '501', ongkos: 'banyak', berat: '2,130', markis: 'mungkin' }),
    ).toEqual({
      nama_barang: { rule: 'nama_barang_pendek', params: { min: 6 } },
      berat_asli: { rule: 'tidak_boleh_kosong' },
      kadar: { rule: 'kadar_maks_500', params: { max: 500 } },
      ongkos: { rule: 'bukan_angka' },
      berat: { rule: 'angka_ragu' },
      markis: { rule: 'bukan_pilihan' },
    });
    expect(read({ berat_asli: '-1' })).toEqual({ berat_asli: { rule: 'terlalu_kecil', params: { min: 0.001 } } });
  });

  it('keeps any weight to the milligram', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (mg) => {
        const text = formatNumber(`${Math.floor(mg / 1000)}.${String(mg % 1000).padStart(3, '0')}`, 3);
        expect(read({ berat_asli: text })).toMatchObject({ berat_asli: mg / 1000 });
      }),
    );
  });

  it('has every field that is typed, once', () => {
    expect([...BANYAK_KOLOM, 'berat_manual'].toSorted()).toEqual(Object.keys(barangFields).toSorted());
  });

  it('is empty when nothing stands in it', () => {
    expect([adaIsiBaris({}), adaIsiBaris({ size: '  ' }), adaIsiBaris({ size: '9' })]).toEqual([false, false, true]);
  });
});

describe('a head', () => {
  it('is known by labels or field names, in any case and order', () => {
    expect(kolomKepala(['nama  BARANG', 'berat_asli', 'Warna', ''], words)).toEqual([
      'nama_barang',
      'berat_asli',
      undefined,
      undefined,
    ]);
  });
  it('is not a row of goods', () => {
    expect(kolomKepala(['700', 'CN', 'A01', 'CINCIN POLOS'], words)).toBeUndefined();
    // One word that happens to be a label does not make one.
    expect(kolomKepala(['700', 'CN', 'Size'], words)).toBeUndefined();
  });
});

describe('barcodes in a text', () => {
  it('are the groups of eight digits, each once', () => {
    expect(barcodeDalam('00100001, 00100002\n00100001;123456789 1234567 x00100003y')).toEqual([
      '00100001',
      '00100002',
      '00100003',
    ]);
  });
});
