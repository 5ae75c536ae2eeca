import type pg from 'pg';

/**
 * The fixed floor under the figures of sales: what a sale of two pieces for cash needs at the very least, as nine plain
 * statements in one durable transaction, prepared, by the bare driver on the same PostgreSQL, in tables that hold
 * nothing else. It stays as it is whatever becomes of the program, so that the ratio to it shows the way gone.
 */
const PIECES = 400_000;
const DRAWERS = 8;

const TABLES = `create schema lantai
  create table stok (kode_toko text, kode_barcode text, kode_baki text not null, status text not null,
    berat numeric(12,3) not null, primary key (kode_toko, kode_barcode))
  create table nomor (kode_toko text, tgl date, terakhir integer not null, primary key (kode_toko, tgl))
  create table faktur (kode_toko text, nomor text, tgl date not null, kasir text not null, waktu timestamptz not null,
    total numeric(18,2) not null, primary key (kode_toko, nomor))
  create table faktur_baris (kode_toko text, nomor text, baris smallint, kode_barcode text not null,
    berat numeric(12,3) not null, harga numeric(18,2) not null, primary key (kode_toko, nomor, baris))
  create table bayar (kode_toko text, nomor text, baris smallint, jenis text not null, jumlah numeric(18,2) not null,
    primary key (kode_toko, nomor, baris))
  create table mutasi (kode_toko text, nomor text, baris smallint, kode_barcode text not null, kode_baki text not null,
    berat numeric(12,3) not null, primary key (kode_toko, nomor, baris))
  create table laci (kode_toko text, kasir text, jumlah numeric(18,2) not null, primary key (kode_toko, kasir))`;

const STOCK = `update lantai.stok set status = 'TERJUAL'
  where kode_toko = $1 and kode_barcode = $2 and status = 'TERSEDIA'`;
const COUNTER = `insert into lantai.nomor as n values ($1, $2, 1)
  on conflict (kode_toko, tgl) do update set terakhir = n.terakhir + 1 returning terakhir`;
const HEAD = `insert into lantai.faktur values ($1, $2, $3, $4, now(), $5)`;
const LINE = `insert into lantai.faktur_baris values ($1, $2, $3, $4, 2.13, $5)`;
const PAYMENT = `insert into lantai.bayar values ($1, $2, 1, 'CASH', $3)`;
const MOVES = `insert into lantai.mutasi values ($1, $2, 1, $3, 'A01', -2.13), ($1, $2, 2, $4, 'A01', -2.13)`;
const DRAWER = `update lantai.laci set jumlah = jumlah + $3 where kode_toko = $1 and kasir = $2`;

const SHOP = 'KL01';
const DAY = '2026-11-21';
const PRICE = 3_061_000;

/** Sells two pieces; `at` is the place of the first in the stock. */
async function sell(client: pg.PoolClient, kasir: string, at: number): Promise<void> {
  let count = 0;
  const send = async (name: string, text: string, values: readonly unknown[]): Promise<unknown> => {
    count += 1;
    const { rowCount, rows } = await client.query<{ terakhir?: number }>({ name, text, values: [...values] });
    if (rowCount !== (text === MOVES ? 2 : 1)) throw new Error(`${rowCount} rows: ${text}`);
    return rows[0]?.terakhir;
  };
  const codes = [`P${at}`, `P${at + 1}`] as const;
  await client.query('begin');
  for (const code of codes) await send('lantai-stok', STOCK, [SHOP, code]);
  const nomor = `FJ-${String(await send('lantai-nomor', COUNTER, [SHOP, DAY]))}`;
  await send('lantai-faktur', HEAD, [SHOP, nomor, DAY, kasir, 2 * PRICE]);
  for (const [index, code] of codes.entries()) await send('lantai-baris', LINE, [SHOP, nomor, index + 1, code, PRICE]);
  await send('lantai-bayar', PAYMENT, [SHOP, nomor, 2 * PRICE]);
  await send('lantai-mutasi', MOVES, [SHOP, nomor, ...codes]);
  await send('lantai-laci', DRAWER, [SHOP, kasir, 2 * PRICE]);
  await client.query('commit');
  if (count !== FLOOR_STATEMENTS) throw new Error(`the floor has ${count} statements`);
}

/** Without the borders of the transaction. */
export const FLOOR_STATEMENTS = 9;

/** Makes the floor's tables and fills its stock. @returns a sale on them, for a client. */
export async function sellOnFloor(pool: pg.Pool): Promise<(client: number) => Promise<void>> {
  await pool.query(TABLES);
  await pool.query(
    `insert into lantai.stok select $1, 'P' || n, 'A01', 'TERSEDIA', 2.13 from generate_series(0, $2 - 1) n`,
    [SHOP, PIECES],
  );
  await pool.query(`insert into lantai.laci select $1, 'KASIR' || n, 0 from generate_series(0, $2 - 1) n`, [
    SHOP,
    DRAWERS,
  ]);
  await pool.query('vacuum analyze lantai.stok, lantai.laci');
  let next = 0;
  return async (number) => {
    const at = next;
    next += 2;
    if (next > PIECES) throw new Error('every piece of the floor is sold');
    const client = await pool.connect();
    let broken = true;
    try {
      await sell(client, `KASIR${number % DRAWERS}`, at);
      broken = false;
    } finally {
      client.release(broken);
    }
  };
}
