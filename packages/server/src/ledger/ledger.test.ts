import { Dec } from '@kilau/contract/core/dec.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { moneyMovement } from './balance.ts';
import { assertOpenDay, holdDay, moveDay } from './business-date.ts';
import { compact, imbalance } from './compact.ts';
import { moneyEntry, pieceEntries, type Entry, type Piece } from './entry.ts';
import { formatNumber, nextNumber } from './number.ts';
import { post, type PostingHead } from './post.ts';
import { reconcile, verifyChain } from './reconcile.ts';
import { reverse } from './reverse.ts';

const shop = testDatabase();
const KODE_TOKO = 'KL01';
const piece = (n: number, grams = '2.130'): Piece => ({
  kode_barcode: String(n).padStart(8, '0'),
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  kode_group: '700',
  kode_dept: 'CN',
  kadar: Dec.from(70),
  berat: Dec.from(grams),
  harga_modal: Dec.from(2_449_500),
});
const head = (nomor: string, aksi = 'TAMBAH', tgl = '2026-11-21'): PostingHead => ({
  kode_toko: KODE_TOKO,
  tgl,
  jenis: 'UJI',
  nomor,
  aksi,
  user_id: 'SITI',
  kunci: nomor,
  waktu: new Date(),
});
const differences = async (tgl = '2026-11-21') =>
  [...(await reconcile(shop.db, KODE_TOKO, tgl, [])), ...(await verifyChain(shop.db, KODE_TOKO))].filter(
    (check) => !check.selisih.isZero(),
  );

beforeAll(async () => {
  await shop.db.query(`insert into toko (kode_toko, nama_toko, inisial) values ($1, 'KILAU', 'KL')`, [KODE_TOKO]);
  await shop.db.query(`insert into hari_toko (kode_toko, tgl_system) values ($1, '2026-11-21')`, [KODE_TOKO]);
  await shop.db.query(`insert into buku (kode_toko) values ($1)`, [KODE_TOKO]);
});

describe('entries', () => {
  it('sum to zero per asset for any mix of pieces and money, and stay so when reversed', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            mg: fc.integer({ min: 1, max: 99_999 }),
            rp: fc.integer({ min: -9_000_000, max: 9_000_000 }),
            out: fc.boolean(),
          }),
        ),
        (rows) => {
          const entries = rows.flatMap(({ mg, rp, out }, index) => [
            ...pieceEntries(
              piece(index, Dec.from(mg).dividedBy(1000, 3, 'down').toString()),
              out ? -1 : 1,
              'PELANGGAN',
              'UJI',
            ),
            ...moneyEntry('KAS', 'SITI', Dec.from(rp), 'UJI'),
            ...moneyEntry('PENJUALAN', '', Dec.from(-rp), 'UJI'),
          ]);
          expect(imbalance(entries)).toEqual([]);
          expect(imbalance(compact(entries))).toEqual([]);
          expect(imbalance(entries.map((entry) => ({ ...entry, jumlah: entry.jumlah.negated() })))).toEqual([]);
        },
      ),
    );
  });

  it('adds up what differs in the amount alone, whichever way it was put together', () => {
    const [one] = moneyEntry('KAS', 'SITI', Dec.from(5), 'UJI');
    const [other] = moneyEntry('KAS', 'SITI', Dec.from(-2), 'UJI');
    const turned = Object.fromEntries(Object.entries(other ?? {}).toReversed()) as unknown as Entry;
    const sums = compact([one as Entry, turned, { ...turned, kategori: 'LAIN' }]);
    expect(sums.map(({ kategori, jumlah }) => [kategori, jumlah.toString()])).toEqual([
      ['UJI', '3'],
      ['LAIN', '-2'],
    ]);
  });

  it('tells in which asset and by how much they are out', () => {
    expect(imbalance(moneyEntry('KAS', 'SITI', Dec.from(5), 'UJI'))).toEqual([{ aset: 'IDR', selisih: Dec.from(5) }]);
  });
});

describe('posting', () => {
  it('moves pieces and grams, keeps balances, and can be reversed', async () => {
    await shop.db.tx((tx) => post(tx, head('P1'), pieceEntries(piece(1), 1, 'INPUT', 'TAMBAH BARANG')));
    await shop.db.tx((tx) =>
      post(tx, head('P2', 'JUAL'), [
        ...pieceEntries(piece(1), -1, 'PELANGGAN', 'PENJUALAN'),
        ...moneyEntry('KAS', 'SITI', Dec.from(3_061_000), 'PENJUALAN'),
        ...moneyEntry('PENJUALAN', '', Dec.from(-3_061_000), 'PENJUALAN'),
      ]),
    );
    await shop.db.tx((tx) =>
      reverse(
        tx,
        { kode_toko: KODE_TOKO, jenis: 'UJI', nomor: 'P2', aksi: 'JUAL' },
        { tgl: '2026-11-21', aksi: 'BATAL', user_id: 'BUDI', kunci: '', waktu: new Date() },
        (entry) => ({ ...entry, sub: entry.akun === 'KAS' ? 'BUDI' : entry.sub }),
      ),
    );
    const stock = await shop.db.query<{ aset: string; jumlah: Dec }>(
      `select aset, jumlah from saldo where kode_toko = $1 and akun = 'STOK' order by aset`,
      [KODE_TOKO],
    );
    expect(stock.map((row) => [row.aset, row.jumlah.toString()])).toEqual([
      ['EMAS:70', '2.13'],
      ['NILAI', '2449500'],
      ['PCS', '1'],
    ]);
    const cash = await moneyMovement(shop.db, KODE_TOKO, 'KAS', '2026-11-21', '2026-11-21');
    expect(cash.map((row) => [row.sub, row.akhir.toString()])).toEqual([
      ['BUDI', '-3061000'],
      ['SITI', '3061000'],
    ]);
    expect(await differences()).toEqual([]);
  });

  it('refuses what is out of balance, in code and at commit', async () => {
    await expect(
      shop.db.tx((tx) => post(tx, head('P3'), moneyEntry('KAS', 'SITI', Dec.from(1), 'UJI'))),
    ).rejects.toThrow('out of balance');
    const raw = shop.db.tx((tx) =>
      tx.query(
        `select buku_post($1, gen_random_uuid(), '2026-11-21', 'UJI', 'P3', 'X', 'S', '', null, now(), '{IDR}', '{KAS}',
          '{S}', '{""}', '{""}', '{""}', '{""}', '{""}', '{X}', '{5}')`,
        [KODE_TOKO],
      ),
    );
    await expect(raw).rejects.toThrow('not balanced');
    expect(await differences()).toEqual([]);
  });

  it('refuses to sell from an empty tray', async () => {
    const leaving = pieceEntries({ ...piece(9), kode_baki: 'A02' }, -1, 'PELANGGAN', 'UJI');
    const sold = (entries: readonly Entry[]) => shop.db.tx((tx) => post(tx, head('P4'), entries));
    for (const aset of ['PCS', 'EMAS:70', 'NILAI']) {
      await expect(sold(leaving.filter((entry) => entry.aset === aset))).rejects.toMatchObject({
        code: 'saldo_tidak_cukup',
        params: { akun: 'STOK', aset, di: 'A02' },
      });
    }
    // Of a piece none of the three is there: whichever is met first is told.
    await expect(sold(leaving)).rejects.toMatchObject({
      code: 'saldo_tidak_cukup',
      params: { akun: 'STOK', aset: expect.toBeOneOf(leaving.map(({ aset }) => aset)), di: 'A02' },
    });
  });

  it('posts a deed once', async () => {
    const again = shop.db.tx((tx) => post(tx, head('P1'), pieceEntries(piece(2), 1, 'INPUT', 'TAMBAH BARANG')));
    await expect(again).rejects.toThrow('duplicate key');
  });

  it('lets nobody change, remove or add to what is posted', async () => {
    for (const statement of [
      `update entri set jumlah = 1`,
      `delete from entri`,
      `truncate entri`,
      `update posting set nomor = 'X'`,
      `delete from posting`,
    ]) {
      await expect(shop.db.query(statement)).rejects.toThrow(/append-only|cannot truncate/);
    }
    const late = shop.db.query(
      `insert into entri (kode_toko, posting_id, baris, tgl, aset, akun, jumlah)
       select kode_toko, id, n, tgl, 'IDR', 'KAS', case n when 90 then 1 else -1 end
       from posting, generate_series(90, 91) n where nomor = 'P1'`,
    );
    await expect(late).rejects.toThrow('takes no further entries');
  });

  it('keeps 40 postings of 8 tills at once in one unbroken chain', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        shop.db.tx((tx) => post(tx, head(`C${index}`), pieceEntries(piece(100 + index), 1, 'INPUT', 'UJI'))),
      ),
    );
    expect(await differences()).toEqual([]);
  });

  it('carries yesterday over: opening of a day is the closing of the day before', async () => {
    await shop.db.tx((tx) => post(tx, head('D1', 'TAMBAH', '2026-11-22'), pieceEntries(piece(500), 1, 'INPUT', 'UJI')));
    expect(await differences('2026-11-22')).toEqual([]);
    expect(await differences('2026-11-21')).toEqual([]);
  });

  it('sees a row that was bent behind its back', async () => {
    await shop.db.query(`alter table entri disable trigger all`);
    await shop.db.query(
      `update entri set kode_baki = 'A09' where posting_id = (select id from posting where nomor = 'P1') and baris = 1`,
    );
    const found = await differences();
    expect(found.map((check) => check.kunci)).toContain('rantai_hash');
    await shop.db.query(
      `update entri set kode_baki = 'A01' where posting_id = (select id from posting where nomor = 'P1') and baris = 1`,
    );
    await shop.db.query(`alter table entri enable trigger all`);
    expect(await differences()).toEqual([]);
  });
});

describe('numbers and dates', () => {
  it('counts without gaps or twins under 60 tills', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 60 }, () =>
        shop.db.tx((tx) => nextNumber(tx, { kode_toko: KODE_TOKO, inisial: 'KL' }, 'FJ', '2026-11-21')),
      ),
    );
    const sorted = numbers.toSorted();
    expect(sorted[0]).toBe('KL-FJ-261121-0001');
    expect(sorted.at(-1)).toBe('KL-FJ-261121-0060');
    expect(new Set(numbers).size).toBe(60);
  });

  it('gives a number back when the transaction fails', async () => {
    await expect(
      shop.db.tx(async (tx) => {
        await nextNumber(tx, { kode_toko: KODE_TOKO, inisial: 'KL' }, 'ZZ', '2026-11-21');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await shop.db.tx((tx) => nextNumber(tx, { kode_toko: KODE_TOKO, inisial: 'KL' }, 'ZZ', '2026-11-21'))).toBe(
      'KL-ZZ-261121-0001',
    );
  });

  it('writes loans without the shop, exactly 14 characters', () => {
    expect(formatNumber('', 'PI', '2026-11-21', 7)).toBe('PI-261121-0007');
  });

  it('knows the business date and refuses a closed day', async () => {
    expect(await shop.db.tx((tx) => holdDay(tx, KODE_TOKO))).toBe('2026-11-21');
    expect(() => assertOpenDay('2026-11-20', '2026-11-21')).toThrow('hari_sudah_tutup');
  });

  it('is the day behind a closing for all who had to wait for it', async () => {
    const closing = await shop.db.tx(async (tx) => {
      await moveDay(tx, KODE_TOKO, '2026-11-22');
      // These ask while the day is closing: each of them waits.
      const savings = Array.from({ length: 3 }, () => shop.db.tx((other) => holdDay(other, KODE_TOKO)));
      await vi.waitFor(async () => {
        const { waiting } = await tx.one<{ waiting: number }>(
          `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`,
        );
        expect(waiting).toBe(3);
      });
      return { savings: Promise.all(savings) };
    });
    expect(await closing.savings).toEqual(Array.from({ length: 3 }, () => '2026-11-22'));
  });
});
