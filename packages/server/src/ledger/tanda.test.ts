import { Dec } from '@kilau/contract/core/dec.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { curahEntries, moneyEntry, pointEntries, type Entry } from './entry.ts';
import { post } from './post.ts';
import { reconcile, verifyChain } from './reconcile.ts';

const shop = testDatabase();
const kode_toko = 'KL01';
const tgl = '2026-11-21';
let nomor = 0;
const book = (entries: readonly Entry[]) =>
  shop.db.tx((tx) => {
    const head = { kode_toko, tgl, jenis: 'UJI', nomor: `S${(nomor += 1)}`, aksi: 'X', user_id: 'SITI', kunci: '' };
    return post(tx, { ...head, waktu: new Date() }, entries);
  });
const titip = (sub: string, rupiah: number) => [
  ...moneyEntry('KAS', 'SITI', Dec.from(rupiah), 'TITIP'),
  ...moneyEntry('TITIPAN', sub, Dec.from(-rupiah), 'TITIP'),
];
const poin = (sub: string, banyak: number) => pointEntries(sub, Dec.from(banyak), 'POIN');
const terima = (qty: number, berat: number) =>
  curahEntries(
    {
      akun: 'TERIMA',
      sub: 'TR-1',
      kode_gudang: '',
      kode_baki: '',
      kode_group: '700',
      kode_dept: 'CN',
      kadar: Dec.from(70),
      qty,
      berat: Dec.from(berat),
    },
    1,
    'SUPPLIER',
    'TERIMA',
  );
const saldo = async (akun: string, sub: string): Promise<string> => {
  const { jumlah } = await shop.db.one<{ jumlah: Dec }>(
    'select coalesce(sum(jumlah), 0) as jumlah from saldo where akun = $1 and sub = $2',
    [akun, sub],
  );
  return jumlah.toString();
};
const kurang = (akun: string, aset: string, di: string) => ({ code: 'saldo_tidak_cukup', params: { akun, aset, di } });

beforeAll(async () => {
  await shop.db.query(`insert into toko (kode_toko, nama_toko, inisial) values ($1, 'KILAU', 'KL')`, [kode_toko]);
  await shop.db.query('insert into hari_toko (kode_toko, tgl_system) values ($1, $2)', [kode_toko, tgl]);
  await shop.db.query('insert into buku (kode_toko) values ($1)', [kode_toko]);
});

describe('an account with a sign', () => {
  it('is not moved to the wrong side of nothing, row by row, and nothing is left of who tried', async () => {
    await book([...poin('M1', 30), ...poin('M2', 100), ...titip('TT-1', 1_000_000)]);
    await book([...poin('M1', -30), ...titip('TT-1', -400_000)]);
    await expect(book(poin('M1', -1))).rejects.toMatchObject(kurang('POIN', 'POIN', 'M1'));
    await expect(book(titip('TT-1', -600_001))).rejects.toMatchObject(kurang('TITIPAN', 'IDR', 'TT-1'));
    await expect(book(titip('TT-2', -1))).rejects.toMatchObject(kurang('TITIPAN', 'IDR', 'TT-2'));
    expect([await saldo('POIN', 'M1'), await saldo('TITIPAN', 'TT-1')]).toEqual(['0', '-600000']);
    await book(titip('TT-1', -600_000));
    expect(await saldo('TITIPAN', 'TT-1')).toBe('0');
  });

  it('may be held in one of its assets alone: the grams of a receipt go below nothing, its pieces do not', async () => {
    await book(terima(2, 5));
    await book(terima(-2, -6));
    await expect(book(terima(-1, 1))).rejects.toMatchObject(kurang('TERIMA', 'PCS', 'TR-1'));
  });

  it('lets one of two win who want the same at once', async () => {
    await book(poin('M3', 50));
    const tries = await Promise.allSettled([book(poin('M3', -50)), book(poin('M3', -50)), book(poin('M3', -50))]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons.map((reason) => isProblem(reason) && reason.code)).toEqual(Array(2).fill('saldo_tidak_cukup'));
    expect(await saldo('POIN', 'M3')).toBe('0');
  });

  it('leaves all others where they go: drawers, income, what stands outside', async () => {
    await book([...moneyEntry('KAS', 'BUDI', Dec.from(-5), 'X'), ...moneyEntry('BANK', '1', Dec.from(5), 'X')]);
    expect(await saldo('KAS', 'BUDI')).toBe('-5');
    const checks = [...(await reconcile(shop.db, kode_toko, tgl, [])), ...(await verifyChain(shop.db, kode_toko))];
    expect(checks.filter(({ selisih }) => !selisih.isZero())).toEqual([]);
  });
});
