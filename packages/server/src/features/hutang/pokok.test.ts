import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';

const app = testApp();
const people = new People(app);
const by = (bentuk: string, more: Partial<As> = {}): As => ({
  level: 'SPV',
  akses: ['/parameter-hutang-pokok'],
  modules: { PARAMETER_JUMLAH_HUTANG_POKOK_MODULE: bentuk },
  ...more,
});
const daftar = async (as: As) =>
  (await people.call('GET', 'para-hutang-pokok', as)).rows.map(({ _id: _, ...row }) => row);

beforeAll(async () => {
  await app.shop('KL01');
  await app.shop('KL02');
  for (const [path, body] of [
    ['para-hutang-pokok/harga-emas', { kadar: 75, persen: 85 }],
    ['para-hutang-pokok/harga-emas', { kadar: 70, persen: 80 }],
    ['para-hutang-pokok/tetap', { kadar: 70, berat_dari: 5.001, jumlah_pokok: 9_000_000 }],
    ['para-hutang-pokok/tetap', { kadar: 70, berat_dari: 0, berat_sampai: 5, jumlah_pokok: 4_000_000 }],
  ] as const) {
    await people.call('POST', path, by('TETAP'), body);
  }
});

describe('the ceilings of a loan', () => {
  it('are percentages of the gold price when the module says so', async () => {
    expect(await daftar(by('HARGA_EMAS'))).toEqual([
      { kadar: 70, persen: 80, status_aktif: true },
      { kadar: 75, persen: 85, status_aktif: true },
    ]);
  });
  it('are fixed amounts otherwise', async () => {
    expect(await daftar(by('TETAP'))).toEqual([
      { kadar: 70, berat_dari: 0, berat_sampai: 5, jumlah_pokok: 4_000_000, status_aktif: true },
      { kadar: 70, berat_dari: 5.001, berat_sampai: null, jumlah_pokok: 9_000_000, status_aktif: true },
    ]);
  });
  it('belong to their shop, and to nobody without the module', async () => {
    expect(await daftar(by('TETAP', { kode_toko: 'KL02' }))).toEqual([]);
    expect(await people.call('GET', 'para-hutang-pokok', by(''))).toMatchObject({
      status: 403,
      body: { code: 'modul_tidak_aktif' },
    });
  });
  it('do not overlap within a purity', async () => {
    const tetap = (body: object) => people.call('POST', 'para-hutang-pokok/tetap', by('TETAP'), body);
    expect(await tetap({ kadar: 70, berat_dari: 4, berat_sampai: 5, jumlah_pokok: 1 })).toMatchObject({
      status: 422,
      body: { fields: { berat_dari: 'Tumpang tindih dengan 0.000 – 5.000' } },
    });
    expect(await tetap({ kadar: 70, berat_dari: 100, jumlah_pokok: 1 })).toMatchObject({
      status: 422,
      body: { fields: { berat_dari: 'Tumpang tindih dengan 5.001 – ∞' } },
    });
    expect((await tetap({ kadar: 75, berat_dari: 4, berat_sampai: 5, jumlah_pokok: 1 })).status).toBe(201);
    expect(
      await people.call('POST', 'para-hutang-pokok/harga-emas', by('HARGA_EMAS'), { kadar: 70, persen: 50 }),
    ).toMatchObject({ status: 409, body: { code: 'kode_sudah_ada' } });
  });
});
