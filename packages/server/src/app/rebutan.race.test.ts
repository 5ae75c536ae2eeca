import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { differences, izin } from '../testing/checks.ts';
import { testDatabase } from '../testing/database.ts';
import { deadlocks } from '../testing/deadlocks.ts';
import { hancurkanBeli, pindahkan } from '../testing/kertas-barang.ts';
import { papersOf } from '../testing/papers.ts';
import { bukaBeli, isiBeli, isiJual, terjual } from '../testing/pembelian.ts';
import { openShop, pieces, SHOP } from '../testing/shop.ts';
import { CINCIN, isiTitip, tunai } from '../testing/titipan.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
/** What P1 of the domain guide comes to. */
const LAMA = 3_043_000;
let keys = 0;

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
  await shop.db.query(
    `with g as (insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual)
       values ($1, 'HANCUR', 'HANCUR', false))
     insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ($1, 'RSK', 'RUSAK')`,
    [kode_toko],
  );
});

type Klien = () => Promise<unknown>;
const beli =
  (kode_barcode: string): Klien =>
  () =>
    shop.db.tx((tx) => papers.make(tx, 'pembelian', isiBeli([{ kode_barcode, kondisi_barang: 'MULUS' }])));
const jual =
  (kode: string): Klien =>
  () =>
    shop.db.tx((tx) => papers.make(tx, 'penjualan', isiJual([kode], [tunai(CINCIN)])));
const titip =
  (kode: string): Klien =>
  () =>
    shop.db.tx((tx) => papers.make(tx, 'titipan', isiTitip([kode], [tunai(100_000)])));
const tukar =
  (baru: string, lama: string): Klien =>
  () =>
    shop.db.tx((tx) =>
      papers.make(
        tx,
        'penjualan',
        isiJual(
          [baru],
          [{ jenis: 'TUKAR', barang: [{ kode_barcode: lama, kondisi_barang: 'MULUS' }] }, tunai(CINCIN - LAMA)],
        ),
      ),
    );
const pindah =
  (kode: string, kode_baki: string): Klien =>
  () =>
    shop.db.tx((tx) =>
      pindahkan(tx, { kode_gudang: 'TOKO', kode_baki, barang: [{ kode_barcode: kode }] }, `rebut-${(keys += 1)}`),
    );
const validasi = (kind: 'penjualan' | 'pembelian', nomor: string) =>
  shop.db.tx((tx) => papers.done(tx, kind, nomor, 'validasi'));
/** Takes a paper back, with an approval that was given before: it waits for nobody. */
async function batal(kind: 'penjualan' | 'pembelian', nomor: string, kategori: string): Promise<Klien> {
  const input = { alasan: 'salah' };
  const otorisasi = await izin(shop.db, kategori, nomor, input);
  return () => shop.db.tx((tx) => papers.done(tx, kind, nomor, 'batal', { input, otorisasi }));
}
const lama = async (): Promise<{ readonly nota: string; readonly kode: string }> => {
  const { nomor, kode } = await terjual(shop);
  return { nota: nomor, kode: kode[0] ?? '' };
};

/** All at once, in an order that mixes them. @returns which of them came through; the others were refused in words. */
async function serentak(klien: readonly Klien[]): Promise<readonly number[]> {
  const before = await deadlocks(shop.db);
  const hasil = await Promise.allSettled(klien.map((one) => one()));
  for (const one of hasil) {
    if (one.status === 'rejected') expect(isProblem(one.reason), String(one.reason)).toBe(true);
  }
  expect(await deadlocks(shop.db)).toBe(before);
  expect(await differences(shop.db)).toEqual([]);
  return hasil.flatMap((one, index) => (one.status === 'fulfilled' ? [index] : []));
}
const berulang = (jumlah: number, of: (index: number) => Klien): Klien[] =>
  Array.from({ length: jumlah }, (_, index) => of(index));
const klaim = async (kode: string) =>
  (
    await shop.db.one<{ klaim_nomor: string | null }>(
      `select klaim_nomor from barang where kode_toko = $1 and kode_barcode = $2`,
      [kode_toko, kode],
    )
  ).klaim_nomor;

/** Waits until somebody waits for what the backend holds. */
async function ditunggu(pid: number): Promise<void> {
  for (;;) {
    const { ada } = await shop.db.one<{ ada: boolean }>(
      `select exists (select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))) as ada`,
      [pid],
    );
    if (ada) return;
    await setTimeout(5);
  }
}

describe('one piece that twenty tills want at once', () => {
  it('free: to sell, to keep back, to give for old goods and to move, one has it', async () => {
    for (let kali = 0; kali < 3; kali += 1) {
      const [kode = ''] = await pieces(shop.db, 1);
      const tua = await Promise.all(Array.from({ length: 6 }, lama));
      const minta = [
        ...berulang(4, () => jual(kode)),
        ...berulang(4, () => titip(kode)),
        ...tua.map((one) => tukar(kode, one.kode)),
      ];
      const geser = berulang(6, (index) => pindah(kode, index % 2 === 0 ? 'A02' : 'A01'));
      const berhasil = await serentak([...minta, ...geser]);
      expect(berhasil.filter((index) => index < minta.length)).toHaveLength(1);
      expect(await klaim(kode)).not.toBeNull();
      // Old pieces of those who did not get the new one are held by nobody.
      const dipegang = await Promise.all(tua.map((one) => klaim(one.kode)));
      expect(dipegang.filter((nomor) => nomor !== null).length).toBeLessThanOrEqual(1);
    }
  });

  it('sold: to buy back, to take for new goods, and to take its sale back, one has it', async () => {
    for (let kali = 0; kali < 3; kali += 1) {
      const { nota, kode } = await lama();
      const baru = await pieces(shop.db, 8);
      const batalkan = await Promise.all(Array.from({ length: 4 }, () => batal('penjualan', nota, 'BATAL PENJUALAN')));
      const berhasil = await serentak([
        ...berulang(8, () => beli(kode)),
        ...baru.map((one) => tukar(one, kode)),
        ...batalkan,
      ]);
      expect(berhasil).toHaveLength(1);
      const dipegang = await Promise.all(baru.map(klaim));
      expect(dipegang.filter((nomor) => nomor !== null).length).toBeLessThanOrEqual(1);
    }
  });

  it('bought: its purchase taken back by many, and written off by others, comes to one thing', async () => {
    const { kode } = await lama();
    const nomor = String(await beli(kode)());
    await validasi('pembelian', nomor);
    const batalkan = await Promise.all(Array.from({ length: 10 }, () => batal('pembelian', nomor, 'BATAL PEMBELIAN')));
    const hancur = berulang(10, () => () => shop.db.tx((tx) => hancurkanBeli(tx, [kode], `rebut-${(keys += 1)}`)));
    expect(await serentak([...batalkan, ...hancur])).toHaveLength(1);
  });
});

describe('a piece that a till waits for while it is moved to another gudang', () => {
  it('is sold from where it lies now', async () => {
    await shop.db.query(
      `with g as (insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ($1, 'ETALASE', 'ETALASE', true))
       insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
       values ($1, 'E01', 'ETALASE', 'ETALASE', 1, 1)`,
      [kode_toko],
    );
    const [kode = ''] = await pieces(shop.db, 1);
    let dijual: Promise<unknown> = Promise.resolve();
    await shop.db.tx(async (tx) => {
      const ke = { kode_gudang: 'ETALASE', kode_baki: 'E01', barang: [{ kode_barcode: kode }] };
      await pindahkan(tx, ke, `rebut-${(keys += 1)}`);
      const { pid } = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
      dijual = jual(kode)();
      await ditunggu(pid);
    });
    const nomor = await dijual;
    expect(await klaim(kode)).toBe(nomor);
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('an exchange that two tills take back at once', () => {
  it('through its sale and through its purchase: the sale takes both back, once; the purchase never alone', async () => {
    for (let kali = 0; kali < 3; kali += 1) {
      const { kode } = await lama();
      const [baru = ''] = await pieces(shop.db, 1);
      const sale = String(await tukar(baru, kode)());
      await validasi('penjualan', sale);
      const { nomor } = await shop.db.one<{ nomor: string }>(
        `select no_faktur_group as nomor from pembelian where no_tukar = $1`,
        [sale],
      );
      const jualan = await Promise.all(Array.from({ length: 6 }, () => batal('penjualan', sale, 'BATAL TUKAR')));
      const belian = await Promise.all(Array.from({ length: 6 }, () => batal('pembelian', nomor, 'BATAL PEMBELIAN')));
      const hancur = berulang(4, () => () => shop.db.tx((tx) => hancurkanBeli(tx, [kode], `rebut-${(keys += 1)}`)));
      const [pemenang, ...lain] = await serentak([...jualan, ...belian, ...hancur]);
      expect(lain).toEqual([]);
      expect(pemenang === undefined || pemenang < jualan.length || pemenang >= jualan.length + belian.length).toBe(
        true,
      );
      const keadaan = await shop.db.query<{ status: string }>(
        `select status from dokumen where kode_toko = $1 and nomor = any($2)`,
        [kode_toko, [sale, nomor]],
      );
      expect(new Set(keadaan.map(({ status }) => status)).size).toBe(1);
    }
  });

  it('crossed: exchanges that share nothing but their cashier are booked and taken back side by side', async () => {
    const pasang = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { kode } = await lama();
        const [baru = ''] = await pieces(shop.db, 1);
        return String(await tukar(baru, kode)());
      }),
    );
    await serentak(pasang.flatMap((sale) => [() => validasi('penjualan', sale), () => validasi('penjualan', sale)]));
    const batalkan = await Promise.all(
      pasang.flatMap((sale) => [1, 2].map(() => batal('penjualan', sale, 'BATAL TUKAR'))),
    );
    expect(await serentak(batalkan)).toHaveLength(pasang.length);
  });
});
