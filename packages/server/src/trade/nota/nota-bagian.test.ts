import { expect, it } from 'vitest';
import { bayarNota } from './nota-bagian.ts';
import type { DokumenNota } from './nota-dokumen.ts';

const t = ((key: string, params?: { readonly banyak?: number }) => `${key} ${params?.banyak ?? ''}`.trim()) as never;
const bayar = (jumlah: number, arah = 'MASUK') => ({ jenis: 'CASH', jumlah, no_kartu: '', no_rekening: '', arah });

const ditulis = (jumlah: readonly number[], kembali: number, most?: number) =>
  bayarNota({ bayar: jumlah.map((one) => bayar(one)), kembali } as unknown as DokumenNota, t, most);

it('tells payments that there is no room for together, and what went back always by itself', () => {
  expect(ditulis([1000, 2000, 3000], 500, 4)).toEqual([
    ['CASH', '1,000'],
    ['CASH', '2,000'],
    ['CASH', '3,000'],
    ['nota.kembali', '500'],
  ]);
  expect(ditulis([1000, 2000, 3000, 4000], 500, 4)).toEqual([
    ['CASH', '1,000'],
    ['CASH', '2,000'],
    ['nota.bayar_lain 2', '7,000'],
    ['nota.kembali', '500'],
  ]);
  expect(ditulis([1, 2, 3, 4, 5, 6, 7, 8], 0)).toHaveLength(8);
});

it('leaves money that went out to the customer a line of its own', () => {
  const dokumen = { bayar: [bayar(5, 'KELUAR'), bayar(1), bayar(2), bayar(3)], kembali: 0 } as unknown as DokumenNota;
  expect(bayarNota(dokumen, t, 3)).toEqual([
    ['CASH', '1'],
    ['nota.bayar_lain 2', '5'],
    ['nota.kembali_customer CASH', '5'],
  ]);
});

it('names the paper or the coupon that a payment was taken out of', () => {
  const dari = (jenis: string, nomor: string) => ({ ...bayar(5), jenis, nomor });
  const rows = [dari('TITIPAN', 'KL-TT-1'), dari('KUPON', 'HEMAT')];
  const dokumen = { bayar: rows, kembali: 0 } as unknown as DokumenNota;
  expect(bayarNota(dokumen, t)).toEqual([
    ['TITIPAN KL-TT-1', '5'],
    ['KUPON HEMAT', '5'],
  ]);
});
