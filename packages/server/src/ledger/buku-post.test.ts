import { createHash } from 'node:crypto';
import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../platform/database/tx.ts';
import { testDatabase } from '../testing/database.ts';
import { reconcile, verifyChain } from './reconcile.ts';

const KODE_TOKO = 'KL01';
const HARI = '2026-11-21';
/** Of all that the postings below leave: chains that shops have go on in every version. */
const BOOKS = '50d869a36917f20861ba154e8cd881ec989f34e37e9cfde1bd9a00ae9913278d';

/** One entry: asset, account, sub, gudang, tray, group, type, barcode, category, amount. */
type Isi = readonly string[];
interface Posting {
  readonly nomor: string;
  readonly isi: readonly Isi[];
  readonly membalik?: string;
  readonly tgl?: string;
}

const idOf = (n: number): string => `0197a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;

async function openBook(db: Db): Promise<void> {
  await db.query(`insert into toko (kode_toko, nama_toko, inisial) values ($1, 'KILAU', 'KL')`, [KODE_TOKO]);
  await db.query(`insert into hari_toko (kode_toko, tgl_system) values ($1, $2)`, [KODE_TOKO, HARI]);
  await db.query(`insert into buku (kode_toko) values ($1)`, [KODE_TOKO]);
}

/** Calls the function itself: the same posting must mean the same in every version of it. */
async function bukuPost(db: Db, n: number, { nomor, isi, membalik, tgl = HARI }: Posting): Promise<void> {
  const columns = Array.from({ length: 10 }, (_, at) => isi.map((one) => one[at]));
  const arrays = columns.map((_, at) => `$${5 + at}::${at === 9 ? 'numeric' : 'text'}[]`);
  await db.query(
    `select buku_post('${KODE_TOKO}', $1, $2, 'UJI', $3, 'VALIDASI', 'SITI', 'kunci-' || $3, $4,
      '2026-11-21T03:04:05.678Z', ${arrays.join(', ')})`,
    [idOf(n), tgl, nomor, membalik ?? null, ...columns],
  );
}

const cincin = (n: number, berat: string, baki = 'A01'): Isi[] => [
  ['PCS', 'STOK', '', 'TOKO', baki, '700', 'CN', `0000000${n}`, 'TAMBAH "É|;', '1'],
  ['EMAS:70', 'STOK', '', 'TOKO', baki, '700', 'CN', `0000000${n}`, 'TAMBAH "É|;', berat],
  ['PCS', 'LUAR', 'INPUT', '', '', '', '', '', '', '-1'],
  ['EMAS:70', 'LUAR', 'INPUT', '', '', '', '', '', '', `-${berat}`],
];
const terbalik = (isi: readonly Isi[]): Isi[] =>
  isi.map((one) => [
    ...one.slice(0, 9),
    Dec.from(one[9] ?? '')
      .negated()
      .toString(),
  ]);
const tunai = (jumlah: string): Isi[] => [
  ['IDR', 'KAS', 'SITI', '', '', '', '', '', 'PENJUALAN', jumlah],
  ['IDR', 'PENJUALAN', '', '', '', '', '', '', 'PENJUALAN', `-${jumlah}`],
];

/** Pieces of one tray and of several, money, the same place there and back in one posting, reversals, a long one. */
const POSTINGS: readonly Posting[] = [
  { nomor: 'A1', isi: [...cincin(1, '2.13'), ...cincin(2, '0.5'), ...cincin(3, '10.000', 'A02')] },
  { nomor: 'A2', isi: [...terbalik(cincin(1, '2.13')), ...tunai('3061000')] },
  { nomor: 'A3', isi: [...cincin(4, '1.005'), ...terbalik(cincin(2, '0.500'))], membalik: idOf(1) },
  { nomor: 'B1', isi: [...tunai('1500000.5'), ...cincin(5, '3.001', 'A03'), ...cincin(1, '2.13')], membalik: idOf(2) },
  { nomor: 'B2', isi: Array.from({ length: 75 }, (_, n) => cincin(10 + n, `${1 + n}.25`)).flat() },
];

const KEY = 'kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept';
const booksOf = async (db: Db): Promise<object> => ({
  rantai: await db.query(`select urut, nomor, encode(hash, 'hex') as hash from posting order by urut`),
  buku: await db.query(`select urut, encode(hash, 'hex') as hash from buku`),
  entri: await db.query(
    `select posting_id, baris, tgl, ${KEY}, kode_barcode, kategori, jumlah from entri order by 1, 2`,
  ),
  saldo: await db.query(`select ${KEY}, jumlah from saldo order by ${KEY}`),
  hari: await db.query(`select ${KEY}, tgl, masuk, keluar from saldo_hari order by ${KEY}, tgl`),
});
const differences = async (db: Db) =>
  [...(await reconcile(db, KODE_TOKO, HARI, [])), ...(await verifyChain(db, KODE_TOKO))].filter(
    (check) => !check.selisih.isZero(),
  );

describe('books', () => {
  const shop = testDatabase();
  beforeAll(() => openBook(shop.db));

  it('are written byte for byte as ever: places, hashes, entries, balances, movements of days', async () => {
    for (const [at, posting] of POSTINGS.entries()) await bukuPost(shop.db, at + 1, posting);
    expect(await differences(shop.db)).toEqual([]);
    expect(await shop.db.one(`select count(*) as n from entri`)).toEqual({ n: 12 + 6 + 8 + 10 + 300 });
    expect(
      createHash('sha256')
        .update(JSON.stringify(await booksOf(shop.db)))
        .digest('hex'),
    ).toBe(BOOKS);
  });
});

describe('the book', () => {
  const shop = testDatabase();
  beforeAll(() => openBook(shop.db));

  it('takes nothing dated into a day that is closed, and what is of today or later', async () => {
    await expect(bukuPost(shop.db, 1, { nomor: 'T1', isi: tunai('5'), tgl: '2026-11-20' })).rejects.toThrow(
      'posting T1 of KL01 is dated 2026-11-20, a day that is closed since 2026-11-21',
    );
    await bukuPost(shop.db, 2, { nomor: 'T2', isi: tunai('5') });
    await bukuPost(shop.db, 3, { nomor: 'T3', isi: tunai('5'), tgl: '2026-11-22' });
    expect(await shop.db.query(`select nomor from posting order by urut`)).toEqual([{ nomor: 'T2' }, { nomor: 'T3' }]);
  });

  it('reads the date behind its lock: who waited while the day closed is refused', async () => {
    const closing = await shop.pool.connect();
    try {
      await closing.query('begin');
      await closing.query('select 1 from buku where kode_toko = $1 for update', [KODE_TOKO]);
      const late = Promise.allSettled([bukuPost(shop.db, 4, { nomor: 'T4', isi: tunai('5') })]);
      await expect
        .poll(() =>
          shop.db.one(`select count(*) as n from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`),
        )
        .toEqual({ n: 1 });
      await closing.query(`update hari_toko set tgl_system = '2026-11-22' where kode_toko = $1`, [KODE_TOKO]);
      await closing.query('commit');
      const refused = { message: expect.stringContaining('a day that is closed since 2026-11-22') };
      expect(await late).toEqual([{ status: 'rejected', reason: expect.objectContaining(refused) }]);
    } finally {
      closing.release();
      await shop.db.query(`update hari_toko set tgl_system = $1`, [HARI]);
    }
  });

  it('takes entries of a posting in the transaction that made it, and none without a posting', async () => {
    const stray = `insert into entri (kode_toko, posting_id, baris, tgl, aset, akun, jumlah)
      select '${KODE_TOKO}', $1, n, '${HARI}', 'IDR', 'KAS', case n when 90 then 1 else -1 end
      from generate_series(90, 91) n`;
    await expect(shop.db.query(stray, [idOf(99)])).rejects.toThrow('takes no further entries');
    await expect(shop.db.query(stray, [idOf(2)])).rejects.toThrow('takes no further entries');
    await shop.db.tx(async (tx) => {
      await tx.query(
        `insert into posting (kode_toko, id, urut, tgl, jenis, nomor, aksi, user_id, waktu, hash)
         values ($1, $2, 1000, $3, 'UJI', 'T5', 'X', 'SITI', now(), '\\x00')`,
        [KODE_TOKO, idOf(5), HARI],
      );
      await tx.query(stray, [idOf(5)]);
    });
    const empty = shop.db.query(
      `insert into posting (kode_toko, id, urut, tgl, jenis, nomor, aksi, user_id, waktu, hash)
       values ($1, $2, 1001, $3, 'UJI', 'T6', 'X', 'SITI', now(), '\\x00')`,
      [KODE_TOKO, idOf(6), HARI],
    );
    await expect(empty).rejects.toThrow('posting T6 of KL01 has no entries');
  });
});
