import { Dec } from '@kilau/contract/core/dec.ts';
import { expect, it } from 'vitest';
import { reconcile } from '../../ledger/reconcile.ts';
import { atRest, verifyShop } from '../../ledger/verify.ts';
import { testApp } from '../../testing/app.ts';
import { Fuzz } from '../../testing/fuzz/fuzz.ts';
import { invariants, truths } from '../invariants.ts';
import { seedDemo } from './seed.ts';

/** At noon of one day, so that the same chain comes of it whenever it is made. */
const chain = testApp(undefined, undefined, new Date('2026-11-21T05:00:00Z'));

/** Truths of the books of a shop, over all its days, that do not hold. */
const uneven = async (kode_toko: string) =>
  (await atRest(chain.db, (tx) => verifyShop(tx, kode_toko, truths))).filter((check) => !check.selisih.eq(Dec.zero));

it('fills a chain that reconciles to the gram and the rupiah, once', { timeout: 120_000 }, async () => {
  const { services } = chain;
  const now = services.now();
  expect(await seedDemo(services, now)).toBe(true);
  expect(await seedDemo(services, now)).toBe(false);
  for (const kode_toko of ['KL01', 'KL02']) {
    const stock = await chain.db.one<{ pieces: number; trays: number }>(
      `select count(*) as pieces, count(distinct kode_baki) as trays from barang
        where kode_toko = $1 and status = 'TERSEDIA'`,
      [kode_toko],
    );
    expect(stock.trays).toBe(20);
    expect(stock.pieces).toBeGreaterThanOrEqual(2000);
    // What was bought back lies in its own tray, but for what was taken back or waits.
    const beli = await chain.db.query<{ status: string; dibeli: number }>(
      `select status, count(*) as dibeli from pembelian where kode_toko = $1 group by status order by status`,
      [kode_toko],
    );
    expect(beli.map(({ status }) => status)).toEqual(['CANC', 'DONE', 'OPEN']);
    const titip = await chain.db.query<{ status: string }>(
      `select distinct status from titipan where kode_toko = $1 order by status`,
      [kode_toko],
    );
    expect(titip.map(({ status }) => status)).toEqual(['CANC', 'DONE', 'OPEN']);
    const tukar = await chain.db.query<{ status: string; dibeli: number }>(
      `select p.status, count(*)::int as dibeli from penjualan p join pembelian b on b.kode_toko = p.kode_toko
         and b.no_tukar = p.no_faktur_group and b.status = p.status
       where p.kode_toko = $1 and p.tukar > 0 group by p.status order by p.status`,
      [kode_toko],
    );
    expect(tukar).toEqual([
      { status: 'CANC', dibeli: 1 },
      { status: 'DONE', dibeli: 2 },
      { status: 'OPEN', dibeli: 1 },
    ]);
    const janji = await chain.db.query<{ jenis: string; status: string[] }>(
      `select jenis, array_agg(distinct status order by status) as status from dokumen
       where kode_toko = $1 and jenis in ('hutang', 'service', 'pesanan', 'cicilan', 'pre-order') group by jenis
       order by jenis`,
      [kode_toko],
    );
    expect(janji).toEqual([
      { jenis: 'cicilan', status: ['AKTIF', 'OPEN'] },
      { jenis: 'hutang', status: ['AKTIF', 'LUNAS', 'OPEN', 'TUNGGU'] },
      { jenis: 'pesanan', status: ['DONE', 'OPEN', 'SELESAI'] },
      { jenis: 'pre-order', status: ['CLOSING', 'DONE'] },
      { jenis: 'service', status: ['CLOS', 'DONE', 'OPEN'] },
    ]);
    const hancur = await chain.db.query(
      `select status from dokumen where kode_toko = $1 and jenis = 'hancur-pembelian'`,
      [kode_toko],
    );
    expect(hancur).toEqual([{ status: 'DONE' }]);
    const pasar = await chain.db.query(
      `select kode_marketplace from jual_barang where kode_toko = $1 and kode_marketplace <> '' order by 1`,
      [kode_toko],
    );
    expect(pasar).toEqual([{ kode_marketplace: 'SHOPEE' }, { kode_marketplace: 'TOKOPEDIA' }]);
    const members = await chain.db.query<{ no_hp: string }>(`select no_hp from member where kode_toko = $1`, [
      kode_toko,
    ]);
    expect(new Set(members.map(({ no_hp }) => no_hp)).size).toBe(12);
    expect(members.every(({ no_hp }) => /^08\d{10}$/.test(no_hp))).toBe(true);
    const photos = await chain.db.query<{ foto: string }>(
      `select foto from barang where kode_toko = $1 and foto <> ''`,
      [kode_toko],
    );
    const drawn = await Promise.all(photos.map(({ foto }) => services.files.get(foto)));
    // Each its own, down to the picture.
    expect(new Set(drawn.map((picture) => picture.toString('base64'))).size).toBe(photos.length);
    expect(photos.length).toBeGreaterThanOrEqual(20);
    const days = await chain.db.query<{ tgl: string }>(
      `select distinct tgl from penjualan where kode_toko = $1 order by tgl`,
      [kode_toko],
    );
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.tgl).toBe('2026-11-21');
    for (const { tgl } of [days[0], days[14], days[29]].filter((day) => day !== undefined)) {
      const checks = await reconcile(chain.db, kode_toko, tgl, invariants);
      expect(checks.filter((check) => !check.selisih.eq(Dec.zero))).toEqual([]);
    }
    expect(await uneven(kode_toko)).toEqual([]);
  }
});

it('answers whatever is sent to any call with no fault of its own and even books', { timeout: 180_000 }, async () => {
  const { faults, done } = await new Fuzz(chain, 'KL01').run();
  expect(faults).toEqual([]);
  expect(done, 'calls that were let through').toBeGreaterThan(700);
  for (const kode_toko of ['KL01', 'KL02']) expect(await uneven(kode_toko), kode_toko).toEqual([]);
});
