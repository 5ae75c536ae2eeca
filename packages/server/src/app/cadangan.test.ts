import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack, unpack } from '../platform/cadangan/alur.ts';
import { openTempat } from '../platform/cadangan/tempat.ts';
import { pulihkan, type Dipulihkan } from '../platform/cadangan/pulihkan.ts';
import { dropDatabase, makeEmpty } from '../platform/cadangan/scratch.ts';
import { tulisCadangan } from '../platform/cadangan/tulis.ts';
import { databaseOn } from '../platform/database/database-on.ts';
import { fingerprint, migrate } from '../platform/database/migrate.ts';
import { migrationsDir, withClient } from '../platform/database/open.ts';
import { createPool } from '../platform/database/pool.ts';
import { programRoleOf } from '../platform/database/program-role.ts';
import { createDb, type Db } from '../platform/database/tx.ts';
import { createFiles, type Files } from '../platform/files.ts';
import { releaseImages, sweepImages } from '../platform/image-store.ts';
import { createTestDb, testDatabase } from '../testing/database.ts';
import { openShop, pieces } from '../testing/shop.ts';
import { TEST_OWNER } from '../testing/test-server.ts';
import { columnsByTable, loadFixture, readFixture, rowsOf } from '../testing/upgrade/fixture.ts';
import { figuresOf } from '../testing/upgrade/figures.ts';
import { cadangkan } from './cadangan.ts';
import { verifyAt } from './verify.ts';

const shop = testDatabase();
const dir = mkdtempSync(join(tmpdir(), 'kilau-cadangan-'));
const files = createFiles(dir);
const KEY = Buffer.alloc(32, 7);
const OLD = '0012-antrean.sql';
const PICTURE = `KL01/barang/${'00000001-'.padEnd(120, 'a')}.jpg`;
const role = programRoleOf(TEST_OWNER);
const silent = (): void => undefined;

beforeAll(async () => {
  await openShop(shop.db);
  await pieces(shop.db, 20);
  await shop.db
    .query(`insert into audit (kode_toko, id, user_id, waktu, aksi, objek, kode, sesudah)
    select 'KL01', gen_random_uuid(), 'KASIR1', now(), 'UJI', 'uji', E'a\\tb\\\\c\\n' || n, '{"teks": "é漢\\n"}'
    from generate_series(1, 3) n`)
    .catch(() => undefined);
  await files.put('KL01/ITEM/a.jpg', Buffer.from([0xff, 0xd8, 0, 1]));
  await files.put(PICTURE, Buffer.alloc(70_000, 3));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const source = (connection: pg.ClientConfig = shop.connection) => ({
  connection,
  files,
  versi: '1.2.3',
  skema: fingerprint(migrationsDir()),
  now: () => new Date(),
  onList: silent,
});

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
/** In small and odd pieces, as a network brings them. */
const inPieces = (bytes: Buffer, size = 1000): AsyncIterable<Buffer> =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
  ) as AsyncIterable<Buffer>;
const backup = (key?: Buffer): Promise<Buffer> =>
  bytesOf(pack(tulisCadangan({ ...source(), ...(key && { kunci: Buffer.from('kunci-rahasia') }) }), key));

interface Restored extends Dipulihkan {
  readonly connection: pg.ClientConfig;
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly secret: string;
}
const made: string[] = [];
afterAll(async () => {
  for (const name of made) await dropDatabase(shop.connection, name);
});

async function restore(bytes: Buffer, key?: Buffer): Promise<Restored> {
  const name = `kilau_test_pulih_${process.pid}_${made.length}`;
  made.push(name);
  const connection = await makeEmpty(shop.connection, name);
  const pictures = new Map<string, Buffer>();
  let secret = '';
  const done = await pulihkan(unpack(inPieces(bytes), key), {
    owner: connection,
    role,
    migrations: migrationsDir(),
    picture: async (at, body) => void pictures.set(at, Buffer.from(body)),
    secret: async (found) => void (secret = found.toString()),
  });
  return { ...done, connection, pictures, secret };
}

async function looking<T>(connection: pg.ClientConfig, look: (db: Db) => Promise<T>): Promise<T> {
  const pool = createPool(connection, { max: 1 });
  try {
    return await look(createDb(pool));
  } finally {
    await pool.end();
  }
}

/** Every row of every table, but for what never outlives a crash. */
async function allRows(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = new Map<string, readonly string[]>();
  for (const [table, columns] of await columnsByTable(db)) {
    if (table !== 'batas_laju') rows.set(table, await rowsOf(db, table, columns));
  }
  return rows;
}

describe('a backup', () => {
  it('comes back with every row, picture, counter and check', async () => {
    await shop.db.query(`select nextval('socket_io_attachments_id_seq') from generate_series(1, 5)`);
    const found = await restore(await backup());
    expect(found.pictures).toEqual(
      new Map([
        ['KL01/ITEM/a.jpg', Buffer.from([0xff, 0xd8, 0, 1])],
        [PICTURE, Buffer.alloc(70_000, 3)],
      ]),
    );
    expect(found.kepala).toMatchObject({ versi: '1.2.3', toko: [{ kode_toko: 'KL01' }, { kode_toko: 'KL02' }] });
    expect(await looking(found.connection, allRows)).toEqual(await allRows(shop.db));
    expect(await verifyAt(found.connection, silent)).toBe(0);
    await looking(found.connection, async (db) => {
      expect(await db.one(`select nextval('socket_io_attachments_id_seq') as n`)).toEqual({ n: 6 });
    });
  });

  it('keeps the books closed for whoever works with them, and for their owner', async () => {
    const found = await restore(await backup());
    const program = { ...found.connection, ...role };
    await looking(program, async (db) => {
      expect((await db.query('select from entri')).length).toBeGreaterThan(0);
      await expect(db.query('update entri set jumlah = 0')).rejects.toThrow(/permission denied/);
    });
    await looking(found.connection, async (db) => {
      await expect(db.query('delete from entri')).rejects.toThrow(/entri/);
      await expect(db.query('truncate posting cascade')).rejects.toThrow(/added to|append-only|only added/);
      await expect(db.query(`delete from toko where kode_toko = 'KL01'`)).rejects.toThrow(/foreign key/);
    });
  });

  it('is the shop of one moment, whatever is entered meanwhile', async () => {
    const before = await shop.db.one<{ n: number }>('select count(*) as n from barang');
    const stream = tulisCadangan(source())[Symbol.asyncIterator]();
    const first = await stream.next();
    await pieces(shop.db, 7);
    const rest = (async function* () {
      yield first.value as Buffer;
      yield* { [Symbol.asyncIterator]: () => stream };
    })();
    const found = await restore(await bytesOf(pack(rest, undefined)));
    await looking(found.connection, async (db) =>
      expect(await db.one('select count(*) as n from barang')).toEqual(before),
    );
    expect(await verifyAt(found.connection, silent)).toBe(0);
  });

  it('has the pictures that its moment shows, also those that go meanwhile', async () => {
    const store = { db: shop.db, files, now: () => new Date() };
    const [owner, kunci] = [{ objek: 'uji', kode: '1' }, 'KL01/ITEM/lama.jpg'];
    await files.put(kunci, Buffer.from('lama'));
    await shop.db.query(
      `insert into gambar (kode_toko, kunci, folder, objek, kode, sejak, dibuat_oleh, dibuat_pada)
       values ('KL01', $1, 'ITEM', $2, $3, now(), 'KASIR1', now())`,
      [kunci, owner.objek, owner.kode],
    );
    const diganti: Files = {
      ...files,
      async *keys() {
        await shop.db.tx((tx) => releaseImages(tx, store, owner, [kunci]));
        yield* files.keys();
      },
    };
    const found = await restore(await bytesOf(pack(tulisCadangan({ ...source(), files: diganti }), undefined)));
    expect(found.pictures.get(kunci)?.toString()).toBe('lama');
    // It goes with the next sweep.
    const besok = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
    expect(await sweepImages({ ...store, now: besok })).toBe(1);
    expect(await files.exists(kunci)).toBe(false);
  });

  it('of an older schema is brought forward', async () => {
    const fixture = readFixture(OLD.replace('.sql', '.jsonl'));
    const old = await createTestDb({ migrated: false });
    await migrate(old.connection, migrationsDir(), undefined, { until: OLD });
    await old.db.tx((tx) => loadFixture(tx, fixture));
    const bytes = await bytesOf(pack(tulisCadangan(source(old.connection)), undefined));
    await old.drop();
    const found = await restore(bytes);
    expect(found.kepala.migrasi.at(-1)?.berkas).toBe(OLD);
    await looking(found.connection, async (db) => {
      expect(await figuresOf(db)).toEqual(expect.arrayContaining([...fixture.figures]));
    });
    expect(await verifyAt(found.connection, silent)).toBe(0);
  });
});

describe('an encrypted backup', () => {
  it('opens with its key alone, which brings the key of secrets', async () => {
    const bytes = await backup(KEY);
    expect(bytes.includes('KILAU PASAR BARU')).toBe(false);
    expect((await restore(bytes, KEY)).secret).toBe('kunci-rahasia');
    await expect(restore(bytes)).rejects.toThrow('KILAU_BACKUP_KEY must hold its key');
    await expect(restore(bytes, Buffer.alloc(32, 8))).rejects.toThrow('KILAU_BACKUP_KEY is not its key');
  });
});

describe('a damaged backup is refused, and leaves nothing behind', () => {
  /** How many shops a refused backup has left behind. */
  const shopsAfter = async (bytes: Buffer, key?: Buffer): Promise<number> => {
    await expect(restore(bytes, key)).rejects.toThrow(/^(The backup|This is not a backup)/);
    let shops = 0;
    const left = databaseOn(shop.connection, made.at(-1) ?? '');
    await withClient(left, async (client) => {
      const { rows } = await client.query<{ ada: string | null }>(`select to_regclass('public.toko') as ada`);
      if (rows[0]?.ada) shops = (await client.query('select from toko')).rowCount ?? 0;
    });
    return shops;
  };

  it.each([
    ['without a key', undefined],
    ['with a key', KEY],
  ])('%s: cut off, changed in one place, or something else', async (_name, key) => {
    const bytes = await backup(key);
    expect(await shopsAfter(bytes.subarray(0, bytes.length - 10), key)).toBe(0);
    expect(await shopsAfter(bytes.subarray(0, Math.floor(bytes.length / 2)), key)).toBe(0);
    // Wherever it is: what is no gzip any more, no file, no row of its table, or another row.
    for (const part of [0.2, 0.5, 0.7, 0.9]) {
      const changed = Buffer.from(bytes);
      const at = Math.floor(bytes.length * part);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await shopsAfter(changed, key)).toBe(0);
    }
    expect(await shopsAfter(Buffer.from('bukan cadangan'), key)).toBe(0);
  });

  it.each([
    ['rows are not those of its list', 'CINCIN POLOS RANTAI', 'CINCIN POLOS RANTAJ'],
    ['list names a table that there is not', '"katalog_kategori"', '"katalog_katefori"'],
    ['list names a column that there is not', '"berat_plastik"', '"berat_plastic"'],
  ])('whose %s', async (_what, said, instead) => {
    const plain = await bytesOf(tulisCadangan(source()));
    const at = plain.indexOf(said);
    expect(at).toBeGreaterThan(0);
    plain.write(instead, at);
    expect(await shopsAfter(await bytesOf(pack(inPieces(plain), undefined)))).toBe(0);
  });
});

describe('where backups are kept', () => {
  const setting = () => ({
    dataDir: dir,
    backup: { dir: join(dir, 'backup'), at: '03:00', keepDays: 30, keep: 2 },
  });
  const database = () =>
    ({
      db: shop.db,
      connection: shop.connection,
      server: {
        owner: shop.connection,
        program: shop.connection,
        own: false,
        guest: false,
        close: async () => silent(),
      },
    }) as unknown as Parameters<typeof cadangkan>[0];

  it('one appears whole, checked, with its result, and those of long ago go', async () => {
    const { backup: place } = setting();
    const old = ['kilau-20250101T030000Z-aaaaaa.tar.gz', 'kilau-20250102T030000Z-aaaaaa.tar.gz'];
    const done = await cadangkan(database(), setting(), silent);
    expect(done).toMatchObject({ periksa: 'UTUH', beda: 0, gambar: 2, galat: '' });
    for (const name of [...old, 'catatan.txt']) writeFileSync(join(place.dir, name), 'x');
    const again = await cadangkan(database(), setting(), silent);
    // The newest two stay, and so does what is not ours.
    expect(readdirSync(place.dir).toSorted()).toEqual(['catatan.txt', done.nama, again.nama].toSorted());
    expect(await openTempat(place).daftar()).toEqual([again.nama, done.nama].toSorted().toReversed());
    expect(
      await shop.db.query(`select nama, keadaan, periksa, beda, sandi, bytes from cadangan order by mulai`),
    ).toMatchObject([
      { nama: done.nama, keadaan: 'SELESAI', periksa: 'UTUH', beda: 0, sandi: false, bytes: done.bytes },
      { nama: again.nama },
    ]);
    expect(readFileSync(join(place.dir, done.nama)).length).toBe(done.bytes);
  });

  it('a place that takes nothing is told, and no half of it stays', async () => {
    const broken: Files = { ...files, get: () => Promise.reject(new Error('the picture store is away')) };
    await expect(
      openTempat(setting().backup).simpan(
        'kilau-20250103T030000Z-aaaaaa.tar.gz',
        tulisCadangan({ ...source(), files: broken }),
      ),
    ).rejects.toThrow('the picture store is away');
    expect(readdirSync(setting().backup.dir).filter((name) => name.includes('20250103'))).toEqual([]);
    const nowhere = { ...setting(), backup: { ...setting().backup, dir: join(dir, 'files/KL01/ITEM/a.jpg/x') } };
    await expect(cadangkan(database(), nowhere, silent)).rejects.toThrow('ENOTDIR');
    const last = await shop.db.one(`select keadaan, galat from cadangan order by mulai desc limit 1`);
    expect(last).toMatchObject({ keadaan: 'GAGAL', galat: expect.stringContaining('ENOTDIR') });
  });
});
