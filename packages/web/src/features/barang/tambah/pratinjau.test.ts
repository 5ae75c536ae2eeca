import { describe, expect, it } from 'vitest';
import { isianKosong } from './isian.ts';
import { pratinjauHarga } from './pratinjau.ts';

const GROUP = { harga_kelompok: 0, harga: 1_437_000, persentase: 0, kadar: 70 };
const ATURAN = { mode_harga: 'GRAM', pembulatan: 500, bulat_turun: false } as const;
const ring = {
  ...isianKosong(),
  berat_asli: '2.230',
  ongkos: '50000',
  atribut: [{ harga_atribut: '20000' }, { nama_atribut: 'KARET', berat_atribut: '0.1' }, { harga_atribut: '5000' }],
};
const total = (isi: object, group: typeof GROUP | undefined = GROUP, global = 0) =>
  pratinjauHarga({ ...ring, ...isi }, group, global, ATURAN)?.jual.harga_total.toJSON();

describe('the price of a piece that is being typed', () => {
  it('is that of worked example S1', () => expect(total({})).toBe(3_192_500));
  it('goes by the rounded weight where there is one', () => expect(total({ berat: '2.1' })).toBe(3_148_000));
  it('goes by the weight that the shop’s rule makes of it, unless one is typed', () => {
    const jual = (isi: object) =>
      pratinjauHarga({ ...ring, ...isi }, GROUP, 0, ATURAN, 'R60')?.jual.harga_total.toJSON();
    expect([jual({}), jual({ berat: '2.13' })]).toEqual([3_148_000, 3_192_500]);
  });
  it('is the piece’s own when it has one, and ongkos may be flat', () =>
    expect(total({ harga_khusus: '900000', tipe_ongkos: 'TOTAL' })).toBe(975_000));
  it('comes from the global price by kadar, typed in percent or per mille', () => {
    const open = { ...GROUP, harga: 0 };
    expect([total({ kadar: '375' }, open, 2_000_000), total({ kadar: '37.5' }, open, 2_000_000)]).toEqual([
      1_729_000, 1_729_000,
    ]);
  });
  it('comes from the kelompok harga of the group where that has one', () =>
    expect(total({}, { ...GROUP, harga: 0, harga_kelompok: 1_437_000 })).toBe(3_192_500));
  it('goes by what is left without attributes and plastic, and is not known where nothing is', () => {
    expect([
      total({ berat_plastik: '0.03' }),
      total({ berat_asli: '2.26', berat_plastik: '0.03' }),
      total({ berat_plastik: '2.13' }),
    ]).toEqual([3_148_000, 3_192_500, undefined]);
  });
  it('is not known without weight, group or price', () => {
    expect([
      total({ berat_asli: '' }),
      pratinjauHarga(ring, undefined, 0, ATURAN),
      total({}, { ...GROUP, harga: 0 }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
