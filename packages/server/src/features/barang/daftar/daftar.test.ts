import { barangListFields } from '@kilau/contract/features/barang/barang.fields.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { atWork, openShop, pieces, SHOP } from '../../../testing/shop.ts';
import { daftarCsv } from './daftar.csv.ts';
import { daftarBarang, ringkasStok, type DaftarHalaman } from './daftar.ts';
import { jadikan } from '../../../testing/keadaan-barang.ts';

const shop = testDatabase();
const schema = recordSchema(barangListFields);
const context = () => ({ db: shop.db, shop: SHOP, t: (key: string) => key });
const list = (query: Record<string, unknown> = {}) => daftarBarang(context(), schema.parse(query));
const codes = async (query: Record<string, unknown>) => (await list(query)).data.map((row) => row.kode_barcode);

/** Every page of a list, with few rows each. */
async function walk(query: Record<string, unknown>): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: DaftarHalaman = await list({ ...query, limit: 2, after });
    expect(page.data.length).toBeLessThanOrEqual(2);
    seen.push(...page.data.map((row) => row.kode_barcode));
    after = page.next;
  } while (after !== null);
  return seen;
}

let rings: string[] = [];
let chain = '';
let young = '';
let gone = '';

beforeAll(async () => {
  await openShop(shop.db);
  rings = await pieces(shop.db, 3, { nama_barang: 'CINCIN POLOS RANTAI' });
  [chain = ''] = await pieces(shop.db, 1, { nama_barang: 'ÂNTING 50%_JADI', kode_baki: 'A02', kode_intern: 'KL-77' });
  [young = ''] = await pieces(shop.db, 1, {
    nama_barang: 'BROS BUNGA',
    kode_group: '375',
    kode_baki: 'T01',
    kode_intern: 'KL-78',
  });
  [gone = ''] = await pieces(shop.db, 1, { nama_barang: 'CINCIN TERJUAL' });
  await jadikan(shop.db, gone, 'TERJUAL');
  await pieces(shop.db, 2, {}, atWork('KASIR1', 'KASIR', {}, { ...SHOP, kode_toko: 'KL02', inisial: 'KC' }));
});

describe('the list of pieces', () => {
  it('holds the stock of the shop, and the rest when asked for', async () => {
    expect(await codes({})).toEqual([...rings, chain, young]);
    expect(await codes({ status: 'TERJUAL' })).toEqual([gone]);
    expect(await codes({ status: 'SEMUA' })).toHaveLength(6);
    expect(await codes({ status: 'HANCUR' })).toEqual([]);
  });

  it('narrows by place, group and type', async () => {
    expect(await codes({ kode_baki: 'A02' })).toEqual([chain]);
    expect(await codes({ kode_gudang: 'TITIP' })).toEqual([young]);
    expect(await codes({ kode_group: '375', kode_dept: 'CN' })).toEqual([young]);
    expect(await codes({ kode_group: '375', kode_baki: 'A01' })).toEqual([]);
  });

  it('finds by barcode whatever became of the piece, by part of the name, and by the beginning of the own code', async () => {
    expect(await codes({ q: gone })).toEqual([gone]);
    expect(await codes({ q: 'rantai cin' })).toEqual(rings);
    expect(await codes({ q: '50%_' })).toEqual([chain]);
    expect(await codes({ q: '5_%' })).toEqual([]);
    expect(await codes({ q: 'kl-7' })).toEqual([chain, young]);
    expect(await codes({ q: 'L-7' })).toEqual([]);
  });

  it.each([
    ['kode_barcode', () => [...rings, chain, young]],
    ['nama_barang', () => [chain, young, ...rings]],
    ['kode_baki', () => [...rings, chain, young]],
  ] as const)('pages by %s, each piece once and in order', async (sort, expected) => {
    expect(await codes({ sort })).toEqual(expected());
    expect(await walk({ sort })).toEqual(expected());
    expect(await walk({ sort: `-${sort}` })).toEqual(expected().toReversed());
  });

  it.each([
    ['kode_barcode', () => [...rings, chain, young, gone]],
    ['nama_barang', () => [chain, young, ...rings, gone]],
    ['kode_baki', () => [...rings, gone, chain, young]],
  ] as const)('pages through pieces of all states by %s as through one list', async (sort, expected) => {
    expect(await walk({ sort, status: 'SEMUA' })).toEqual(expected());
    expect(await walk({ sort: `-${sort}`, status: 'SEMUA' })).toEqual(expected().toReversed());
  });

  it('refuses a cursor it has not written', async () => {
    const { next } = await list({ limit: 1 });
    await expect(list({ limit: 1, after: next, sort: 'nama_barang' })).rejects.toMatchObject({
      code: 'data_tidak_valid',
    });
    await expect(list({ after: 'bukan-cursor' })).rejects.toMatchObject({ code: 'data_tidak_valid' });
    await expect(
      list({ after: Buffer.from('["kode_barcode","","\\u0000"]').toString('base64url') }),
    ).rejects.toMatchObject({ code: 'data_tidak_valid' });
  });

  it('knows pieces and grams behind the filters from the books', async () => {
    const sum = (query: Record<string, unknown>) => ringkasStok(context(), schema.parse(query));
    expect(await sum({ kode_baki: 'A02' })).toEqual({ jumlah: 1, berat: 2.13 });
    expect(await sum({ kode_group: '375' })).toEqual({ jumlah: 1, berat: 2.13 });
    expect(await sum({ q: 'CINCIN' })).toBeUndefined();
    expect(await sum({ status: 'SEMUA' })).toBeUndefined();
  });

  it('leaves as CSV, with exact numbers and nothing a spreadsheet would run', async () => {
    await shop.db.query(`update barang set kode_intern = '=1+1' where kode_barcode = $1`, [rings[0]]);
    const parts: string[] = [];
    for await (const part of daftarCsv(context(), schema.parse({}))) parts.push(part);
    const lines = parts.join('').trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toContain('field.kode_barcode,field.kode_intern');
    expect(lines[1]).toContain(
      `${rings[0]},'=1+1,CINCIN POLOS RANTAI,700,CN,TOKO,A01,pilihan.status_barang.TERSEDIA,,70,17K,,2.13,umum.tidak,${SHOP.tgl_system}`,
    );
  });
});
