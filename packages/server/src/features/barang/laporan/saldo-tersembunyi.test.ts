import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { People, type As } from '../../../testing/people.ts';
import { openShop } from '../../../testing/shop.ts';

describe('HIDE_SALDO_BARANG_SUMMARY', () => {
  const server = testApp();
  const people = new People(server);
  const PAGES = [
    '/laporan-summary-barang',
    '/laporan-summary-barang-periode',
    '/laporan-saldo-barang-aktif',
    '/laporan-kelompok-barang',
    '/data-barang',
  ];
  const hidden = { HIDE_SALDO_BARANG_SUMMARY: 'true' };
  const spv = { level: 'SPV', akses: PAGES } as const;
  beforeAll(() => openShop(server.db));

  it.each([
    'laporan/summary-barang',
    'laporan/summary-barang.pdf',
    'laporan/summary-barang-periode.csv',
    'laporan/saldo-barang-aktif.xlsx',
    'laporan/kelompok-barang',
    'reportbarang/kelompok-barang',
  ])('closes %s to all but the owner', async (call) => {
    expect((await people.call('GET', call, spv)).status).toBe(200);
    expect(await people.call('GET', call, { ...spv, modules: hidden })).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    expect((await people.call('GET', call, { level: 'SU', modules: hidden })).status).toBe(403);
    expect((await people.call('GET', call, { level: 'OWN', modules: hidden })).status).toBe(200);
  });

  it('takes the totals from the list of pieces', async () => {
    const totals = async (as: As) => (await people.call('GET', 'barang?limit=1', as)).body['ringkas'];
    expect(await totals(spv)).toEqual({ jumlah: 0, berat: 0 });
    expect(await totals({ ...spv, modules: hidden })).toBeUndefined();
    expect(await totals({ level: 'OWN', modules: hidden })).toEqual({ jumlah: 0, berat: 0 });
  });
});
