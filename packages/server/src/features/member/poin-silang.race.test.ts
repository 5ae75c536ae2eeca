import { beforeAll, expect, it } from 'vitest';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Shop } from '../../platform/shop.ts';
import { bedaToko } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { deadlocks } from '../../testing/deadlocks.ts';
import { papersOf } from '../../testing/papers.ts';
import { bayarPoin, kasirPoin, niagaMember } from '../../testing/poin.ts';
import { bukaDua, SANA, SINI } from '../../testing/poin-antar.ts';
import { pieces, RING, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { isiJual } = niagaMember(shop);
const PAS = { jenis: 'CASH', jumlah: 900_000_000 } as const;
const TOKO: Readonly<Record<string, Shop>> = {
  [SINI]: SHOP,
  [SANA]: { ...SHOP, kode_toko: SANA, nama_toko: 'KILAU CIMAHI', inisial: 'KC' },
};
/** Whom each shop sells to, and where his points are. */
const TAMU = [
  { di: SINI, kode_member: `${SANA}-MB1`, toko_poin: SANA, kode_poin: 'MB1' },
  { di: SANA, kode_member: `${SINI}-M1`, toko_poin: SINI, kode_poin: 'M1' },
];

function kasirDi(kode_toko: string): WorkContext {
  const work = kasirPoin({ shop: TOKO[kode_toko], konfirmasi: undefined });
  return { ...work, actor: { ...work.actor, kode_toko } };
}

async function buat(kode_toko: string, kode_member: string, poin: number): Promise<() => Promise<void>> {
  const context = kasirDi(kode_toko);
  const kode = await pieces(shop.db, 1, RING, context);
  const isi = isiJual(kode_member, kode, [...(poin > 0 ? [bayarPoin(poin)] : []), PAS]);
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'penjualan', isi, context));
  return () => shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi', { context }));
}
const jual = async (...sale: Parameters<typeof buat>): Promise<void> => (await buat(...sale))();
const pegangBuku = (tx: Tx, kode_toko: string) =>
  tx.query(`select from buku where kode_toko = $1 for update nowait`, [kode_toko]);
const menunggu = async (): Promise<number> => {
  const { n } = await shop.db.one<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return n;
};

beforeAll(async () => {
  await bukaDua(shop.db);
  await shop.db.query(
    `insert into users (kode_toko, user_id, usere_name, level, password_hash) values ($1, 'KASIR1', 'K', 'KASIR', '-')`,
    [SANA],
  );
  await shop.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp) values ($1, 'M1', 'BU M', '081300000001')`,
    [SINI],
  );
  for (const { di, kode_member, toko_poin, kode_poin } of TAMU) {
    await shop.db.query(
      `with m as (insert into member (kode_toko, kode_member, nama_member, no_hp) values ($1, $2, 'TAMU', '0899' || $4))
       insert into member_tamu (kode_toko, kode_member, toko_poin, kode_poin, dibuat_oleh, dibuat_pada)
         values ($1, $2, $3, $4, 'KASIR1', now())`,
      [di, kode_member, toko_poin, kode_poin],
    );
  }
});

it('a sale to the other shop’s member takes both books in one order, whichever shop sells', async () => {
  for (const { di, kode_member } of TAMU) {
    const validasi = await buat(di, kode_member, 0);
    const waiting = await shop.db.tx(async (tx) => {
      await pegangBuku(tx, SINI);
      const selling = validasi();
      await expect.poll(menunggu).toBe(1);
      await shop.db.tx((other) => pegangBuku(other, SANA));
      return [selling];
    });
    await Promise.all(waiting);
  }
});

it('two shops of one database sell to each other’s members at once, and neither waits for the other in a circle', async () => {
  const before = await deadlocks(shop.db);
  for (const poin of [0, 1]) {
    await Promise.all(
      TAMU.flatMap(({ di, kode_member }) => Array.from({ length: 12 }, () => jual(di, kode_member, poin))),
    );
  }
  expect(await deadlocks(shop.db)).toBe(before);
  const { n } = await shop.db.one<{ n: number }>(
    `select count(*)::int as n from dokumen where jenis = 'penjualan' and status = 'DONE'`,
  );
  expect(n).toBe(50);
  expect(
    await bedaToko([
      [shop.db, SINI],
      [shop.db, SANA],
    ]),
  ).toEqual([]);
}, 60_000);
