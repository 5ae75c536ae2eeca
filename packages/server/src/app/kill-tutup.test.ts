import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcile, verifyChain } from '../ledger/reconcile.ts';
import type { Db } from '../platform/database/tx.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { newBook, post, save } from '../testing/till.ts';
import { lookInto, openProgramShop, PEMILIK, programDir, TOKO } from '../testing/toko-program.ts';
import { invariants } from './invariants.ts';

const SOLD = 6;

const dataDir = programDir('kill-tutup');
const book = newBook();
let program: Program;
let token = '';
let pieces: string[] = [];

beforeAll(async () => {
  program = await startProgram(dataDir);
  ({ token, codes: pieces } = await openProgramShop(program.url, SOLD * 3));
});

afterAll(async () => {
  program.child.kill('SIGKILL');
  await program.gone;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const look = <T>(at: (db: Db) => Promise<T>): Promise<T> => lookInto(dataDir, at);

interface Malam {
  readonly tgl_system: string;
  /** Closings that are kept, and the day of the last. */
  readonly tutup: number;
  readonly ditutup: string | null;
  readonly kas: string;
}
const MALAM_SQL = `select h.tgl_system, count(t.ke)::int as tutup, max(t.tgl)::text as ditutup,
    coalesce((select sum(jumlah) from saldo s where s.kode_toko = h.kode_toko and s.akun = 'KAS'), 0)::text as kas
  from hari_toko h left join tutup t using (kode_toko) group by h.kode_toko, h.tgl_system`;

/** The books hold, whatever was cut off; answers where the shop stands. */
const malam = (): Promise<Malam> =>
  look(async (db) => {
    const now = await db.one<Malam>(MALAM_SQL);
    const checks = [
      ...(await reconcile(db, TOKO.kode_toko, now.tgl_system, invariants)),
      ...(await verifyChain(db, TOKO.kode_toko)),
    ];
    expect(checks.filter(({ selisih }) => !selisih.isZero())).toEqual([]);
    expect(await db.query(`select kunci from idempotensi where status is null`)).toEqual([]);
    return now;
  });

/** Sells some pieces, and answers what a closing sends: what the drawer of the owner holds. */
async function jualDanHitung(): Promise<object> {
  for (const piece of pieces.splice(0, SOLD)) {
    const nomor = await save(program.url, token, book, `jual-${piece}`, piece);
    await post(program.url, token, `penjualan/${nomor}/validasi`, {}, `validasi-${nomor}`);
  }
  const { kas } = await malam();
  return { kas: [{ user_id: PEMILIK.user_id, jumlah: Number(kas) }] };
}

interface Ditutup {
  readonly tgl: string;
  readonly tgl_berikut: string;
}
const tutup = (body: object, key: string) => post<Ditutup>(program.url, token, 'tutup-toko', body, key);

const BLOCKED = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const POLL = { timeout: 20_000, interval: 2 };

/** PostgreSQL goes down with its program, and takes along whoever looks into it. */
function ikutMati(error: unknown): void {
  if (!program.child.killed) throw error;
}

/** The program is killed where its closing writes a table: held there, it can be nowhere else. */
async function bunuhDi(table: string, body: object, key: string): Promise<void> {
  await look((db) =>
    db.tx(async (tx) => {
      await tx.query(`lock table ${table} in share mode`);
      const asked = tutup(body, key);
      await expect.poll(async () => (await tx.query(BLOCKED)).length, POLL).toBeGreaterThan(0);
      program.child.kill('SIGKILL');
      expect(await asked).toBeUndefined();
    }),
  ).catch(ikutMati);
  await bangun();
}

/** The program is killed once its closing is safe, before or after it has answered. */
async function bunuhSesudah(body: object, key: string, ditutup: number): Promise<void> {
  await look(async (db) => {
    const asked = tutup(body, key);
    await expect.poll(async () => (await db.one<Malam>(MALAM_SQL)).tutup, POLL).toBe(ditutup);
    program.child.kill('SIGKILL');
    await asked;
  }).catch(ikutMati);
  await bangun();
}

async function bangun(): Promise<void> {
  await program.gone;
  program = await startProgram(dataDir);
}

it(
  'a day whose closing was cut off by the death of the program is open as before, or closed whole',
  { timeout: 120_000 },
  async () => {
    const body = await jualDanHitung();
    const buka = await malam();
    // What the day came to is written by then, and the date not moved.
    await bunuhDi('hari_toko', body, 'tutup-pertama');
    expect(await malam()).toEqual(buka);
    const pertama = await tutup(body, 'tutup-pertama');
    expect(pertama).toMatchObject({ tgl: buka.tgl_system });
    const besok = { tgl_system: pertama?.tgl_berikut, tutup: 1, ditutup: buka.tgl_system };
    expect(await malam()).toMatchObject(besok);

    // A day later it dies with the deed done: whoever asks again by the same key is told what was done, once.
    const lagi = await jualDanHitung();
    await bunuhSesudah(lagi, 'tutup-kedua', 2);
    const kedua = await malam();
    expect(kedua).toMatchObject({ tutup: 2, ditutup: besok.tgl_system });
    expect(await tutup(lagi, 'tutup-kedua')).toEqual({ tgl: besok.tgl_system, tgl_berikut: kedua.tgl_system, akun: 0 });
    expect(await malam()).toEqual(kedua);
    await jualDanHitung();
    expect((await malam()).tgl_system).toBe(kedua.tgl_system);
  },
);
