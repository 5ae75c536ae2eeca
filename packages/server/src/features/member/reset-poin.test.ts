import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { moveDay } from '../../ledger/business-date.ts';
import { pointEntries } from '../../ledger/entry.ts';
import { post } from '../../ledger/post.ts';
import { testDatabase } from '../../testing/database.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';
import { saldoPoin } from '../../trade/poin/poin.ts';
import { poinAkanHangus, resetPoin, tarikResetPoin } from './reset-poin.ts';

const shop = testDatabase();
const { kode_toko } = SHOP;
const owner = atWork('OWNER', 'OWN', { MEMBER_RESET_POIN_MODULE: 'true' });
const SRI = 'M1';
const AKHIR_TAHUN = '2026-12-31';
let keys = 0;

const poin = (tgl: string, jumlah: number, kategori: string, nomor = `XP-${(keys += 1)}`) =>
  shop.db.tx((tx) =>
    post(
      tx,
      { kode_toko, tgl, jenis: 'UJI', nomor, aksi: 'X', user_id: 'SRI', kunci: nomor, waktu: new Date() },
      pointEntries(SRI, Dec.from(jumlah), kategori),
    ),
  );
const saldo = async () => (await saldoPoin(shop.db, kode_toko, SRI)).toJSON();
const aturan = (isi: object) =>
  shop.db.query(
    `insert into setting (kode_toko, key, nilai) values ($1, 'parameter-reset-poin-member', $2)
     on conflict (kode_toko, key) do update set nilai = $2`,
    [kode_toko, JSON.stringify(isi)],
  );
const tutup = (tgl: string, sebelum: string, ke: number, context = owner) =>
  shop.db.tx((tx) => resetPoin(tx, context, { tgl, sebelum, ke }));
const TAHUNAN = { jenis_reset: 'TAHUNAN', tanggal_reset: 31, bulan_reset: '12', cara_reset: 'LAMA' };

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(`update hari_toko set tgl_system = '2025-12-30'`);
  await poin('2025-12-30', 40, 'POIN');
  await shop.db.tx((tx) => moveDay(tx, kode_toko, '2026-12-30'));
  // The life of a member (trade guide, part 2, §8): 21 are left, 16 of them earned this year.
  await poin('2026-12-30', 10, 'POIN');
  await poin('2026-12-30', 2, 'POIN');
  await poin('2026-12-30', 5, 'POIN');
  await poin('2026-12-30', -5, 'BATAL POIN');
  await poin('2026-12-30', -30, 'BAYAR POIN');
  await poin('2026-12-30', 12, 'POIN');
  await poin('2026-12-30', -5, 'TUKAR POINT');
  await poin('2026-12-30', -8, 'BATAL POIN');
  await aturan(TAHUNAN);
});

describe('points that lapse', () => {
  it('do not before their day, without the module, or without a rule', async () => {
    expect(await saldo()).toBe(21);
    expect(await tutup('2026-12-30', '2026-12-29', 1)).toBeUndefined();
    expect(await tutup(AKHIR_TAHUN, '2026-12-30', 1, atWork('OWNER', 'OWN'))).toBeUndefined();
    await aturan({ ...TAHUNAN, jenis_reset: 'TIDAK', tanggal_reset: null, bulan_reset: null });
    expect(await tutup(AKHIR_TAHUN, '2026-12-30', 1)).toBeUndefined();
    await aturan(TAHUNAN);
    expect(await saldo()).toBe(21);
  });

  it('are told of a month ahead', async () => {
    const pada = (tgl_system: string) => ({ ...owner, shop: { ...owner.shop, tgl_system } });
    expect(await poinAkanHangus(shop.db, pada('2026-11-30'))).toEqual({ tgl_reset: AKHIR_TAHUN, data: [] });
    expect(await poinAkanHangus(shop.db, pada('2026-12-01'))).toMatchObject({
      tgl_reset: AKHIR_TAHUN,
      data: [{ kode_member: SRI, poin: 5 }],
    });
  });

  it('are the old ones, with the closing of the day, and come back when it is opened again', async () => {
    await shop.db.tx((tx) => moveDay(tx, kode_toko, AKHIR_TAHUN));
    const hangus = await tutup(AKHIR_TAHUN, '2026-12-30', 2);
    expect(hangus).toMatchObject({ tgl_reset: AKHIR_TAHUN, cara: 'LAMA', member: 1 });
    expect(hangus?.jumlah.toJSON()).toBe(5);
    expect(await saldo()).toBe(16);
    await shop.db.tx((tx) => tarikResetPoin(tx, owner, { tgl: AKHIR_TAHUN, ke: 2 }));
    expect(await saldo()).toBe(21);
    // A closing that booked none gives none back.
    await shop.db.tx((tx) => tarikResetPoin(tx, owner, { tgl: AKHIR_TAHUN, ke: 3 }));
    expect(await saldo()).toBe(21);
  });

  it('are all of them by the other rule, with the first closing after their day', async () => {
    await aturan({ ...TAHUNAN, cara_reset: 'SEMUA' });
    await shop.db.tx((tx) => moveDay(tx, kode_toko, '2027-01-02'));
    const hangus = await tutup('2027-01-02', '2026-12-30', 4);
    expect(hangus).toMatchObject({ tgl_reset: AKHIR_TAHUN, cara: 'SEMUA', member: 1 });
    expect(await saldo()).toBe(0);
    // Nothing is left to lapse, and nobody is named.
    expect(await tutup('2027-01-02', '2026-12-30', 5)).toMatchObject({ member: 0 });
  });
});
