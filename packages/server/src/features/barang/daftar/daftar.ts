import type { barangListFields } from '@kilau/contract/features/barang/barang.fields.ts';
import { KEADAAN_BARANG, TAMPIL_BARANG, type KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { RingkasStok } from '@kilau/contract/features/barang/barang.wire.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import { escapeLike, Params } from '../../../engine/resource.sql.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Sql } from '../../../platform/database/tx.ts';
import { unknownPlace } from '../../../engine/place.ts';
import { BEBAS_SQL } from '../../../trade/barang/tersedia.ts';

export type DaftarQuery = Values<typeof barangListFields>;

const DEFAULT_LIMIT = 1000;
const COLUMNS = `b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki,
  b.status, b.pemilik_nomor, b.klaim_nomor,
  b.kadar, b.kadar_cetak, b.size, b.berat, b.berat_manual, b.foto, b.tgl_masuk`;

/** A row as it leaves the database; on the wire it is a `BarangRingkas`. */
export interface BarangBaris extends KeadaanBarang {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_baki: string;
  readonly berat: Dec;
  readonly [name: string]: unknown;
}

/** What a list is ordered by before the barcode. Names go by Indonesian rules, codes by bytes. */
const ORDER: Readonly<Record<string, string | undefined>> = {
  nama_barang: 'b.nama_barang collate "id-x-icu"',
  kode_baki: 'b.kode_baki',
};

const BARCODE = /^\d{8}$/;
/** Behind every text that begins with what is before it, by bytes. */
const LAST = '\u{10FFFF}';
/** A barcode is found whatever became of the piece; other words only among what the status lets through. */
function searched(q: string, params: Params): string {
  if (BARCODE.test(q)) return `b.kode_barcode = ${params.add(q)}`;
  const names = q.split(/\s+/).map((word) => `b.nama_barang ilike ${params.add(`%${escapeLike(word)}%`)}`);
  const intern = params.add(q.toUpperCase());
  const prefix = `b.kode_intern <> '' and b.kode_intern collate "C" >= ${intern}
    and b.kode_intern collate "C" < ${params.add(`${q.toUpperCase()}${LAST}`)}`;
  return `((${names.join(' and ')}) or (${prefix}))`;
}

/**
 * Where the pieces of a status are: each leg is a set of conditions that one family of indexes answers in the order of
 * the list. Literals from a closed list, and not values, so that these indexes are used. Pieces of all states are two
 * legs, those in the stock and those that left it; what is held is few, and found by the documents that hold it.
 */
function legsOf(status: string | null): readonly (readonly string[])[] {
  if (status === 'SEMUA') return [['b.di_stok'], ['b.keluar is not null']];
  const only = TAMPIL_BARANG.find((dikenal) => dikenal === status);
  if (only === undefined) return [['b.di_stok']];
  if (only === 'TERSEDIA') return [['b.di_stok', BEBAS_SQL]];
  if (only === 'RESERVASI') {
    return [
      [
        'b.klaim_nomor is not null',
        'b.kode_barcode in (select d.kode_barcode from barang_dipegang d where d.kode_toko = b.kode_toko)',
      ],
    ];
  }
  return KEADAAN_BARANG[only].di_stok
    ? [['b.di_stok', `b.status = '${only}'`]]
    : [['b.keluar is not null', `b.keluar = '${only}'`]];
}

const FILTERS = ['kode_gudang', 'kode_baki', 'kode_group', 'kode_dept'] as const;

function conditions(kode_toko: string, query: DaftarQuery, params: Params): string[] {
  const where = [`b.kode_toko = ${params.add(kode_toko)}`];
  for (const name of FILTERS) if (query[name] !== null) where.push(`b.${name} = ${params.add(query[name])}`);
  if (query.sumber_berat !== null) {
    where.push(query.sumber_berat === 'MANUAL' ? 'b.berat_manual' : 'not b.berat_manual');
  }
  if (query.q !== null) where.push(searched(query.q, params));
  return where;
}

/** What a page is ordered by: a column before the barcode or none, rising or falling. */
interface Urutan {
  readonly sort: string;
  readonly name: string;
  readonly sql: string | undefined;
  readonly falling: boolean;
}

function urutanOf(sort: string): Urutan {
  const falling = sort.startsWith('-');
  const name = falling ? sort.slice(1) : sort;
  return { sort, name, sql: ORDER[name], falling };
}

const cursorOf = ({ sort, name, sql }: Urutan, row: BarangBaris): string =>
  Buffer.from(JSON.stringify([sort, sql === undefined ? '' : row[name], row.kode_barcode])).toString('base64url');

/** Reads a cursor back, refusing what this list has not written: it comes from outside again. */
function readCursor(sort: string, after: string): readonly [value: string, kode_barcode: string] {
  const refused = unknownPlace();
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(after, 'base64url').toString());
  } catch {
    throw refused;
  }
  const [named, value, kode_barcode] = Array.isArray(parsed) ? (parsed as readonly unknown[]) : [];
  if (
    named !== sort ||
    typeof value !== 'string' ||
    typeof kode_barcode !== 'string' ||
    `${value}${kode_barcode}`.includes('\0')
  ) {
    throw refused;
  }
  return [value, kode_barcode];
}

export interface DaftarHalaman {
  readonly data: readonly BarangBaris[];
  readonly next: string | null;
}

/**
 * How good an index is for a word depends on the word. A plan made once for all words reads the whole stock for a rare
 * one, so a search is planned anew each time.
 */
const planAnew = <R>(db: Db, read: (sql: Sql) => Promise<R>): Promise<R> =>
  db.tx(
    async (tx) => {
      await tx.query(`select set_config('plan_cache_mode', 'force_custom_plan', true)`);
      return read(tx);
    },
    { readOnly: true },
  );

/**
 * One page of the shop's pieces, in the order asked for; the cursor holds the sort value and barcode of the last one.
 */
export async function daftarBarang(context: Pick<Context, 'db' | 'shop'>, query: DaftarQuery): Promise<DaftarHalaman> {
  const params = new Params();
  const where = conditions(context.shop.kode_toko, query, params);
  const urutan = urutanOf(query.sort ?? 'kode_barcode');
  const { sql } = urutan;
  const beyond = urutan.falling ? '<' : '>';
  const direction = urutan.falling ? 'desc' : 'asc';
  if (query.after !== null) {
    const [value, kode_barcode] = readCursor(urutan.sort, query.after);
    where.push(
      sql === undefined
        ? `b.kode_barcode ${beyond} ${params.add(kode_barcode)}`
        : `(${sql}, b.kode_barcode) ${beyond} (${params.add(value)}, ${params.add(kode_barcode)})`,
    );
  }
  const limit = query.limit ?? DEFAULT_LIMIT;
  const searching = query.q !== null && !BARCODE.test(query.q);
  const order = `order by ${sql === undefined ? '' : `${sql} ${direction}, `}b.kode_barcode ${direction}`;
  const legs = query.q !== null && BARCODE.test(query.q) ? [[]] : legsOf(query.status);
  const most = params.add(limit + 1);
  // Each leg looks through an index that holds the order, or all that a search asks about; the rows themselves are read
  // for what it found.
  const found = legs
    .map(
      (leg) =>
        `(select b.kode_toko, b.kode_barcode from barang b where ${[...where, ...leg].join(' and ')} ${order}
          limit ${most})`,
    )
    .join(' union all ');
  const text = `select ${COLUMNS} from (${found}) t join barang b using (kode_toko, kode_barcode) ${order}
    limit ${most}`;
  const read = (db: Sql) => db.query<BarangBaris>(text, params.values);
  const rows = searching ? await planAnew(context.db, read) : await read(context.db);
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, next: rows.length > limit && last ? cursorOf(urutan, last) : null };
}

/** Pieces by their barcodes, in the order of these. */
export function barangDengan(sql: Sql, kode_toko: string, kode_barcode: readonly string[]): Promise<BarangBaris[]> {
  return sql.query<BarangBaris>(
    `select ${COLUMNS} from barang b where b.kode_toko = $1 and b.kode_barcode = any($2::text[])
      order by array_position($2::text[], b.kode_barcode)`,
    [kode_toko, kode_barcode],
  );
}

/** All that lies in a tray, free or held. */
export function barangDiBaki(sql: Sql, kode_toko: string, kode_baki: string): Promise<BarangBaris[]> {
  return sql.query<BarangBaris>(
    `select ${COLUMNS} from barang b where b.kode_toko = $1 and b.kode_baki = $2 and b.di_stok order by b.kode_barcode
      limit 10000`,
    [kode_toko, kode_baki],
  );
}

/** All pieces that fit, a page at a time, so that an export of any size takes the memory of one page. */
export async function* semuaBarang(
  context: Pick<Context, 'db' | 'shop'>,
  query: DaftarQuery,
): AsyncGenerator<readonly BarangBaris[]> {
  let after = query.after;
  do {
    const page: DaftarHalaman = await daftarBarang(context, { ...query, limit: DEFAULT_LIMIT, after });
    yield page.data;
    after = page.next;
  } while (after !== null);
}

/**
 * How many pieces lie in stock behind the filters, and what they weigh: read from the ledger's balances, which cost the
 * same for fifty pieces as for a million. Nothing when the list is narrowed by what the balances do not know.
 */
export async function ringkasStok(
  context: Pick<Context, 'db' | 'shop'>,
  query: DaftarQuery,
): Promise<RingkasStok | undefined> {
  if (query.q !== null || query.sumber_berat !== null || (query.status ?? 'STOK') !== 'STOK') return undefined;
  const params = new Params();
  const where = [`kode_toko = ${params.add(context.shop.kode_toko)}`, `akun = 'STOK'`];
  for (const name of FILTERS) if (query[name] !== null) where.push(`${name} = ${params.add(query[name])}`);
  const row = await context.db.one<{ jumlah: Dec; berat: Dec }>(
    `select coalesce(sum(jumlah) filter (where aset = 'PCS'), 0) as jumlah,
      coalesce(sum(jumlah) filter (where aset like 'EMAS:%'), 0) as berat
     from saldo where ${where.join(' and ')}`,
    params.values,
  );
  return { jumlah: row.jumlah.toJSON(), berat: row.berat.toJSON() };
}
