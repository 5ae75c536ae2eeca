import { beforeAll, describe, expect, it } from 'vitest';
import { SHOP } from '../../testing/shop.ts';
import { pinjaman } from '../../testing/toy-kinds.ts';
import { ASKED, newKey, toyShop } from '../../testing/toy-shop.ts';
import { DEED_COLUMNS, FROZEN, PAYMENT_COLUMNS } from './seal.ts';
import { brokenSeals } from './verify.ts';

const shop = toyShop();
const { kode_toko } = SHOP;
const kasir = () => shop.as('KASIR1');
const broken = () => brokenSeals(shop.server.db, pinjaman, kode_toko);
let nomor = '';

beforeAll(async () => {
  await shop.open({ KASIR1: 'KASIR', SPV1: 'SPV' });
  for (let papers = 0; papers < 3; papers++) {
    ({ nomor } = await shop.make(kasir()));
    const body = { ...ASKED, versi: 1, pokok: 7_500_000, keterangan: 'DIUBAH' };
    await kasir()('PUT', `uji-pinjaman/${nomor}`, body, { 'idempotency-key': newKey() });
    await shop.deed(kasir(), nomor, 'validasi');
    await shop.deed(kasir(), nomor, 'bunga', { jumlah: 225_000 });
    const otorisasi = await shop.izin('BATAL BAYAR UJI', nomor, { alasan: 'SALAH' });
    await shop.deed(kasir(), nomor, 'batal-bayar', { alasan: 'SALAH', otorisasi });
  }
  for (const table of ['perbuatan', 'pembayaran']) {
    await shop.server.db.query(`alter table ${table} disable trigger all`);
  }
});

/** Another value of the same type. */
const OTHER: Readonly<Record<string, string>> = {
  text: `%s || 'X'`,
  numeric: 'coalesce(%s, 0) + 1',
  integer: 'coalesce(%s, 0) + 1',
  boolean: 'not %s',
  date: `coalesce(%s, '2026-01-01') + 1`,
  'timestamp with time zone': `%s + interval '1 second'`,
  uuid: 'gen_random_uuid()',
  jsonb: `%s || '{"lain": 1}'`,
};

/** Bends a column, asks which deeds are told, and puts it back. */
async function bent(table: string, column: string, where: string): Promise<readonly string[]> {
  const { db } = shop.server;
  const { data_type } = await db.one<{ data_type: string }>(
    `select data_type from information_schema.columns where table_name = $1 and column_name = $2`,
    [table, column],
  );
  const other = column === 'arah' ? `'KELUAR'` : column === 'akun' ? `'BANK'` : OTHER[data_type]?.replace('%s', column);
  if (other === undefined) throw new Error(`no other value of ${data_type}`);
  const kept = await db.query<{ lama: unknown }>(`select to_jsonb(${column}) as lama from ${table} where ${where}`);
  await db.query(`update ${table} set ${column} = ${other} where ${where}`);
  const told = await broken();
  await db.query(
    `update ${table} set ${column} = (jsonb_populate_record(null::${table},
       jsonb_build_object($1::text, $2::jsonb))).${column} where ${where}`,
    [column, JSON.stringify(kept[0]?.lama ?? null)],
  );
  expect(await broken()).toEqual([]);
  return told;
}

describe('the seal of a deed', () => {
  // The three columns of a cause stand and fall together: a check of the table holds them.
  it('is the same when it is derived from what was written', async () => {
    expect(await broken()).toEqual([]);
  });

  it.each(DEED_COLUMNS.filter((name) => !name.startsWith('sebab_')))('tells a bent %s of a deed', async (name) => {
    expect(await bent('perbuatan', name, `nomor = '${nomor}' and ke = 5`)).toEqual([`${nomor} 5`]);
  });

  it.each(PAYMENT_COLUMNS)('tells a bent %s of a payment', async (name) => {
    const where = `nomor = '${nomor}' and ke = ${name === 'arah' ? 4 : 3}`;
    expect(await bent('pembayaran', name, where)).toHaveLength(1);
  });

  it.each(FROZEN)('tells a bent %s of the head, with the deed that froze it', async (name) => {
    expect(await bent('dokumen', name, `nomor = '${nomor}'`)).toEqual([`${nomor} 2`]);
  });

  it.each([
    ['uji_pinjaman', 'pokok', 1],
    ['uji_pinjaman', 'jatuh_tempo', 4],
    ['uji_pinjaman_jaminan', 'nama_barang', 1],
    ['uji_pinjaman_jaminan', 'berat', 2],
  ])('tells a bent row of %s: %s, of an old version too', async (table, column, ke) => {
    expect(await bent(table, column, `nomor = '${nomor}' and ke = ${ke}`)).toEqual([`${nomor} ${ke}`]);
  });

  it('tells a line and a payment that are gone', async () => {
    const { db } = shop.server;
    await db.query(`delete from uji_pinjaman_jaminan where nomor = $1 and ke = 1`, [nomor]);
    await db.query(`delete from pembayaran where nomor = $1 and ke = 3`, [nomor]);
    expect(await broken()).toEqual([`${nomor} 1`, `${nomor} 3`]);
  });
});
