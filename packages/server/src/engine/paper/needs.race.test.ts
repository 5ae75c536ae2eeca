import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { deadlocks } from '../../testing/deadlocks.ts';
import { SHOP } from '../../testing/shop.ts';
import { lawanAtWork, makeLawanTable } from '../../testing/toy-lawan.ts';
import { newKey, toyShop, type Shown } from '../../testing/toy-shop.ts';

const shop = toyShop([lawanAtWork]);
const { kode_toko } = SHOP;

const kasir = () => shop.as('KASIR1');

beforeAll(async () => {
  await shop.open({ KASIR1: 'KASIR' });
  await makeLawanTable(shop.server.db);
});

const buat = async (): Promise<string> =>
  ((await kasir()('POST', 'uji-lawan', {}, { 'idempotency-key': newKey() })).body as Shown).nomor;
const beside = (nomor: string, lawan: string) =>
  shop.server.db.query(
    `insert into uji_lawan values ($1, $2, $3) on conflict (nomor) do update set lawan = excluded.lawan`,
    [kode_toko, nomor, lawan],
  );
const dorong = (nomor: string) =>
  kasir()('POST', `uji-lawan/${nomor}/dorong`, { jumlah: 100 }, { 'idempotency-key': newKey() });
const sisa = async (nomor: string) => ((await kasir()('GET', `uji-lawan/${nomor}`)).body as Shown).sisa;
/** Waits until somebody waits for what the backend holds. */
async function waitedFor(backend: number): Promise<void> {
  for (;;) {
    const { waits } = await shop.server.db.one<{ waits: boolean }>(
      `select exists (select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))) as waits`,
      [backend],
    );
    if (waits) return;
    await setTimeout(5);
  }
}

/**
 * Holds a paper in a transaction of its own until told to let go; what is done meanwhile is committed before.
 * @param meanwhile is told how to wait until somebody waits for the paper.
 */
async function holding(nomor: string, meanwhile: (waited: () => Promise<void>) => Promise<void>): Promise<void> {
  await shop.server.db.tx(async (tx) => {
    await tx.query(`select from dokumen where kode_toko = $1 and nomor = $2 for update`, [kode_toko, nomor]);
    const { pid } = await tx.one<{ pid: number }>(`select pg_backend_pid() as pid`);
    await meanwhile(() => waitedFor(pid));
  });
}

describe('what a deed needs', () => {
  it('is held in one order: two papers that name each other, 20 at once, and nobody waits in a circle', async () => {
    const [a, b] = [await buat(), await buat()];
    await beside(a, b);
    await beside(b, a);
    const before = await deadlocks(shop.server.db);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => dorong(index % 2 === 0 ? a : b)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await deadlocks(shop.server.db)).toBe(before);
    expect([await sisa(a), await sisa(b)]).toEqual([1010, 1010]);
    expect(await shop.differences()).toEqual([]);
  });

  it('is asked for again behind the locks, and held anew where it was another', async () => {
    const [a, b, c] = [await buat(), await buat(), await buat()];
    await beside(a, b);
    let pushed: ReturnType<typeof dorong> | undefined;
    await holding(b, async (waited) => {
      pushed = dorong(a);
      await waited();
      await beside(a, c);
    });
    expect((await pushed)?.status).toBe(200);
    expect([await sisa(a), await sisa(b), await sisa(c)]).toEqual([100, 0, 1]);
  });

  it('is refused when it was another both times, and leaves nothing behind', async () => {
    const [a, b, c, d] = [await buat(), await buat(), await buat(), await buat()];
    await beside(a, b);
    let pushed: ReturnType<typeof dorong> | undefined;
    await holding(c, async (waitedAgain) => {
      await holding(b, async (waited) => {
        pushed = dorong(a);
        await waited();
        await beside(a, c);
      });
      await waitedAgain();
      await beside(a, d);
    });
    expect((await pushed)?.body).toMatchObject({ code: 'sudah_diubah', params: { nomor: a } });
    expect([await sisa(a), await sisa(b), await sisa(c), await sisa(d)]).toEqual([0, 0, 0, 0]);
    expect((await dorong(a)).status).toBe(200);
    expect(await shop.differences()).toEqual([]);
  });
});
