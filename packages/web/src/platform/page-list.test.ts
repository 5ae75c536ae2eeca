import { expect, it } from 'vitest';
import { pages, waiting } from './page-list.ts';

it('counts what waits where it is answered, be that a page of its own or the list', () => {
  expect(waiting.filter(({ path }) => !pages.some((page) => page.path === path))).toEqual([]);
  const of = (base: string) =>
    waiting.filter((one) => one.base === base).map(({ need: _, also: _too, ...rest }) => rest);
  expect(of('cicilan')).toEqual([{ base: 'cicilan', status: 'OPEN', path: '/lihat-cicilan', listed: true }]);
  expect(of('pre-order')).toEqual([{ base: 'pre-order', status: 'OPEN', path: '/lihat-pre-order', listed: true }]);
  expect(of('hutang')).toEqual([
    { base: 'hutang', status: 'OPEN', path: '/validasi-hutang', listed: false },
    { base: 'hutang', status: 'TUNGGU', path: '/validasi-pelunasan-hutang', listed: false },
  ]);
});

it('counts it too where papers of several kinds are listed together', () => {
  const places = (base: string) => waiting.filter((one) => one.base === base).map(({ path, also }) => [path, ...also]);
  expect(places('penjualan')).toEqual([['/validasi-penjualan', '/validasi-jual-beli']]);
  expect(places('pembelian')).toEqual([['/validasi-jual-beli']]);
  expect(places('hutang')).toEqual([['/validasi-hutang'], ['/validasi-pelunasan-hutang']]);
});

it('counts it for who may do what it waits for', () => {
  const [cicilan] = waiting.filter(({ base }) => base === 'cicilan');
  expect(cicilan?.need).toMatchObject({ gate: 'CICILAN_MODULE', pages: ['/lihat-cicilan'] });
  expect(cicilan?.need.levels).not.toContain('GUDANG');
});
