import { readFileSync } from 'node:fs';
import { demoValue, MODULE_KEYS } from '@kilau/contract/modules.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { People, type As } from '../testing/people.ts';

const app = testApp();
const people = new People(app);
/** Somebody who may do everything in a shop that has every page, and the internal form of receipts. */
const me: As = {
  level: 'SU',
  akses: [],
  modules: {
    ...Object.fromEntries(MODULE_KEYS.map((key) => [key, demoValue(key)])),
    PENERIMAAN_SUPPLIER_INTERN_MODULE: 'true',
  },
};

/** What a client written to the specification sends, by the name of the parameter: for no restriction its own word. */
const SENT: Readonly<Record<string, string>> = {
  tgl_from: '2026-11-01',
  tgl_to: '2026-11-21',
  start_date: '2026-11-01',
  end_date: '2026-11-21',
  kode_dept: 'SEMUA',
  kode_group: 'SEMUA',
  kelompok_harga: 'SEMUA',
  kondisi: 'SEMUA',
  group_by: 'NAMA BARANG DAN SIZE',
  status: 'ALL',
  kode_sales: 'ALL',
  kode_bank: 'BCA',
  no_pinjam: '',
  skip: '0',
  limit: '50',
};
/** The same where a name means something else in one call. */
const SENT_THERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hutang/report-penebusan-detail': { sort_by: 'TANGGAL MASUK' },
  'barang/laporan-analisis-harga-barang': { sort_by: 'Harga Terendah' },
  'penerimaan-suplier/reports/canc': { kode_dept: 'ALL' },
};

const [, ...lines] = readFileSync(new URL('../../../../tools/spec/calls.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
/** Calls that read, with the names of their parameters; what the list says in words is tried where its page is. */
const calls = lines.flatMap((line) => {
  const [method = '', path = '', query = ''] = line.split('\t');
  const names = query.split(', ');
  const plain = names.every((name) => /^\w+$/.test(name)) && !/[ {]/.test(path) && path !== 'user-fingerprint';
  return plain && (method === 'GET' || method === '?') ? [{ path: path.replace(/^\//, ''), names }] : [];
});

beforeAll(async () => {
  await app.shop('KL01', { level: 'PUSAT' });
});

it('finds calls to try', () => expect(calls.length).toBeGreaterThan(14));

it.each(calls.map(({ path, names }) => [path, names] as const))(
  '%s takes what the specification has it asked for: %s',
  async (path, names) => {
    const query = new URLSearchParams(names.map((name) => [name, SENT_THERE[path]?.[name] ?? SENT[name] ?? '?']));
    const told = await people.call('GET', `${path}?${query}`, me);
    expect(told.status, told.text).toBe(200);
  },
);
