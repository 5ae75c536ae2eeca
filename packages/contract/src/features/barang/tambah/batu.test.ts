import { describe, expect, it } from 'vitest';
import { fieldBreaks, recordSchema } from '../../../core/schema.ts';
import { jumlahBatu, nilaiBatu, type TarifBatu } from './batu.ts';
import { barangMasukFields } from './masuk.fields.ts';

const OPEN = {
  kode_shape: null,
  kode_color: null,
  kode_clarity: null,
  karat_dari: 0,
  karat_sampai: null,
  mata_uang: 'IDR',
  harga_per_karat: 1_000_000,
} as const;
const TARIF: readonly TarifBatu[] = [
  OPEN,
  { ...OPEN, kode_shape: 'RD', harga_per_karat: 2_000_000 },
  { ...OPEN, kode_color: 'D', kode_clarity: 'VVS1', harga_per_karat: 3_000_000 },
  {
    ...OPEN,
    kode_shape: 'RD',
    kode_color: 'D',
    kode_clarity: 'VVS1',
    karat_dari: 0.5,
    karat_sampai: 0.999,
    mata_uang: 'USD',
    harga_per_karat: 3000,
  },
];
const nilai = (batu: object, kurs: number | null = 16_250) =>
  nilaiBatu(TARIF, { jumlah: 1, carat: '0.3', ...batu }, kurs)?.toJSON();

describe('what the price list says of stones', () => {
  it('goes by the row that names most of them', () => {
    expect(nilai({})).toBe(300_000);
    expect(nilai({ kode_shape: 'RD', kode_color: 'F' })).toBe(600_000);
    expect(nilai({ kode_shape: 'RD', kode_color: 'D', kode_clarity: 'VVS1' })).toBe(900_000);
    // 0.5 ct × 3,000 USD × 16,250
    expect(nilai({ kode_shape: 'RD', kode_color: 'D', kode_clarity: 'VVS1', carat: '0.5' })).toBe(24_375_000);
  });
  it('takes the band of one stone, and the carats of all', () => {
    expect(nilai({ kode_shape: 'RD', kode_color: 'D', kode_clarity: 'VVS1', jumlah: 2, carat: '1' })).toBe(48_750_000);
    expect(nilai({ kode_shape: 'RD', kode_color: 'D', kode_clarity: 'VVS1', jumlah: 10, carat: '1' })).toBe(3_000_000);
  });
  it('is nothing without a row, a stone, or a rate', () => {
    expect(nilaiBatu([], { jumlah: 1, carat: 1 }, 1)).toBeUndefined();
    expect(nilai({ jumlah: 0 })).toBeUndefined();
    expect(nilai({ kode_shape: 'RD', kode_color: 'D', kode_clarity: 'VVS1', carat: '0.5' }, null)).toBeUndefined();
  });
});

describe('stones', () => {
  it('add up', () =>
    expect(
      JSON.parse(
        JSON.stringify(
          jumlahBatu([
            { jumlah: 1, carat: 0.5, harga: 24_375_000 },
            { jumlah: 12, carat: '0.245', harga: null },
          ]),
        ),
      ),
    ).toEqual({ jumlah: 13, carat: 0.745, nilai: 24_375_000 }));
  it('are refused by the field', () => {
    const ring = {
      kode_group: '700',
      kode_dept: 'CN',
      kode_baki: 'A01',
      nama_barang: 'CINCIN BERLIAN',
      berat_asli: 2.13,
    };
    const refused = (batu: object) => {
      const { error } = recordSchema(barangMasukFields).safeParse({
        ...ring,
        batu: [{ kode_jenis_batu: 'BR', carat: 0.5 }, batu],
      });
      return error && Object.entries(fieldBreaks(error)).map(([path, { rule }]) => `${path} ${rule}`);
    };
    expect(refused({ kode_jenis_batu: 'BR', carat: 0.5, jumlah: 3 })).toBeUndefined();
    expect(refused({ carat: 0, jumlah: 0 })).toEqual([
      'batu.1.kode_jenis_batu tidak_boleh_kosong',
      'batu.1.jumlah tidak_boleh_nol',
      'batu.1.carat tidak_boleh_nol',
    ]);
    expect(refused({ kode_jenis_batu: 'BR', carat: 0.0005, jumlah: 1.5, harga: -1 })).toEqual([
      'batu.1.jumlah harus_bulat',
      'batu.1.carat desimal_terlalu_banyak',
      'batu.1.harga tidak_boleh_minus',
    ]);
  });
});
