import { describe, expect, it } from 'vitest';
import { expectCall, expected, expectModule, expectRoute, normalPath, parseTable } from './spec/expected.ts';
import { builtFrom, missing, type Built } from './spec/found.ts';
import { report, summary, table } from './spec/report.ts';

const nothing: Built = { paths: new Set(), calls: [], modules: new Set() };
const withCalls = (...calls: readonly [string, string][]): Built =>
  builtFrom(calls.map(([method, path]) => ({ method, path })));

describe('the lists', () => {
  it('are read whole', () => {
    const count = (list: string): number => expected().filter((row) => row.list === list).length;
    expect({ routes: count('routes'), calls: count('calls'), modules: count('modules') }).toEqual({
      routes: 299,
      calls: 181,
      modules: 79,
    });
  });
  it('are tab-separated', () => {
    expect(parseTable('path\tnote\n/home\t\n/dashboard\tx y\n')).toEqual([
      { path: '/home', note: '' },
      { path: '/dashboard', note: 'x y' },
    ]);
  });
  it('leave no row both asked for and elsewhere, and every row asks for something', () => {
    const asked = expected().filter((row) => !('elsewhere' in row));
    expect(asked.filter((row) => missing(row, nothing)?.length === 0)).toEqual([]);
  });
});

describe('a route', () => {
  const row = expectRoute({
    path: '/laporan-penjualan-rekap',
    note: '? from penjualan; alt /laporan-rekap-penjualan, /laporan-penjualan-rekap-pajak [L35]',
  });
  it('is expected with its alternates', () => {
    expect(missing(row, nothing)).toEqual([
      '/laporan-penjualan-rekap',
      '/laporan-rekap-penjualan',
      '/laporan-penjualan-rekap-pajak',
    ]);
  });
  it('is found when a page or an alias has each path', () => {
    const paths = new Set(['/laporan-penjualan-rekap', '/laporan-rekap-penjualan']);
    expect(missing(row, { ...nothing, paths })).toEqual(['/laporan-penjualan-rekap-pajak']);
  });
});

describe('a call', () => {
  it.each([
    ['GET', 'banks', 'GET', 'banks'],
    ['GET', '/pesanan/report-pesanan-barang', 'GET', 'pesanan/report-pesanan-barang'],
    ['?', 'validasi/detail/', 'GET', 'validasi/detail'],
    ['?', 'foto_produk/{kode_barcode}', 'GET', 'foto_produk/{}'],
    ['?', 'para-keterangan-penjualan (create)', 'POST', 'para-keterangan-penjualan'],
    ['?', 'param-fee-penjualan/{_id} (update)', 'PUT', 'param-fee-penjualan/{}'],
    ['?', 'param-fee-penjualan/{_id} (delete)', 'DELETE', 'param-fee-penjualan/{}'],
    ['?', 'opname-hutang/kosongkan', 'POST', 'opname-hutang/kosongkan'],
    ['?', 'opname-hutang/get/hasil', 'GET', 'opname-hutang/get/hasil'],
    ['?', 'otorisasi-qr/remove/{store code}/{keystore}', 'DELETE', 'otorisasi-qr/remove/{}/{}'],
    ['?', 'app/banner-katalog/edit/{code}', 'PUT', 'app/banner-katalog/edit/{}'],
    ['?', '(login)', 'POST', 'users/login'],
  ])('%s %s is %s %s', (method, path, wantMethod, wantPath) => {
    expect(expectCall({ method, path })).toMatchObject({ call: { method: wantMethod, path: wantPath } });
  });
  it('is found whatever its parameters are called', () => {
    const row = expectCall({ method: 'PUT', path: 'para-harga-beli/update/{kode_harga}' });
    expect(missing(row, withCalls(['PUT', 'para-harga-beli/update/{kode}']))).toEqual([]);
    expect(missing(row, withCalls(['GET', 'para-harga-beli/update/{kode}']))).toEqual([
      'PUT para-harga-beli/update/{}',
    ]);
    expect(missing(row, withCalls(['PUT', 'para-harga-beli/update/semua']))).toHaveLength(1);
    expect(missing(row, withCalls(['PUT', 'para-harga-beli/update']))).toHaveLength(1);
  });
  it('of a family is found for any document', () => {
    const row = expectCall({ method: 'GET', path: '{nota}/get/bynota/single' });
    expect(missing(row, withCalls(['GET', 'penjualan/get/bynota/single']))).toEqual([]);
    expect(missing(row, withCalls(['GET', 'penjualan/get/bynota/all']))).toHaveLength(1);
  });
  it('to somebody else is not asked for', () => {
    expect(missing(expectCall({ method: '?', path: '(local weighing scale)' }), nothing)).toBeUndefined();
  });
  it('loses slashes at its ends', () => expect(normalPath('/a/{b c}/d/')).toBe('a/{}/d'));
});

describe('a module', () => {
  it('is found under its key, or the key it was given', () => {
    const built: Built = { ...nothing, modules: new Set(['BERLIAN_MODULE', 'UPDATE_KADAR_MODULE']) };
    expect(missing(expectModule({ key: 'BERLIAN_MODULE' }), built)).toEqual([]);
    expect(missing(expectModule({ key: '(internal flag for /update-kadar)' }), built)).toEqual([]);
    expect(missing(expectModule({ key: 'RFID_MODULE' }), built)).toEqual(['RFID_MODULE']);
    expect(missing(expectModule({ key: 'token header' }), built)).toBeUndefined();
  });
});

describe('the report', () => {
  const rows = report(
    [
      expectRoute({ path: '/home', note: '' }),
      expectRoute({ path: '/blank', note: 'alt /empty' }),
      expectCall({ method: '?', path: '(local weighing scale)' }),
      expectModule({ key: 'enc' }),
    ],
    { ...nothing, paths: new Set(['/home', '/blank']) },
  );
  it('tells what is there, what is missing and what is elsewhere', () => {
    expect(rows.map(({ state }) => state)).toEqual(['there', 'missing', 'elsewhere', 'missing']);
    expect(rows.map(({ detail }) => detail)).toEqual(['', '/empty', 'the browser itself', 'PAYLOAD_ENCRYPTION_MODULE']);
  });
  it('counts what is ours to build', () => {
    expect(summary(rows)).toEqual([
      { list: 'routes', there: 1, of: 2 },
      { list: 'calls', there: 0, of: 0 },
      { list: 'modules', there: 0, of: 1 },
    ]);
  });
  it('is plain text', () => {
    expect(table(rows.slice(0, 2), [{ list: 'routes', there: 1, of: 2 }])).toBe(
      '+ /home\n- /blank  /empty\n\nroutes      1 of 2',
    );
  });
});
