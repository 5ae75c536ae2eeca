import type { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { body, Penjualan, S1_TOTAL, schema, type Body } from '../../testing/penjualan.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { memberDicari } from '../../trade/poin/tamu.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { save, differences, approve } = new Penjualan(shop);
const { kode_toko } = SHOP;
const MODULES = { MEMBER_MODULE: 'true', PENJUALAN_BAYAR_POIN_MODULE: 'true', CASHBACK_POIN: '1000' } as const;
const kasir = (more: Readonly<Record<string, string>> = {}) => atWork('KASIR1', 'KASIR', { ...MODULES, ...more });

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp)
     select $1, 'M' || n, 'BU ' || n, '0812000000' || n from generate_series(1, 6) n`,
    [kode_toko],
  );
});

const saldo = async (kode_member: string): Promise<number> => {
  const { n } = await shop.db.one<{ n: Dec }>(
    `select coalesce(sum(jumlah), 0) as n from saldo where akun = 'POIN' and sub = $1`,
    [kode_member],
  );
  return n.toJSON();
};
const untuk = (kode_member: string, more: Body = {}): Body => ({
  pelanggan: { jenis: 'MEMBER', kode_member },
  ...more,
});
const poin = (jumlah: number) => ({ jenis: 'POIN', poin: jumlah });
const tunai = (jumlah: number) => ({ jenis: 'CASH', jumlah });
const ring = (kode: readonly string[], kode_member: string, more: Body = {}) => body(kode, untuk(kode_member, more));
const validasi = (nomor: string, context = kasir()) =>
  shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi', { context }));

/** Sells rings of 2.13 g to a member: 2 points each. */
async function jual(kode_member: string, jumlah: number, bayar?: readonly Body[]) {
  const kode = await pieces(shop.db, jumlah);
  const nomor = await save(ring(kode, kode_member, bayar ? { bayar } : {}), kasir());
  await validasi(nomor);
  return { nomor, kode };
}
const ALASAN = { alasan: 'SALAH' };
async function batal(nomor: string, context = kasir(), kategori = 'BATAL PENJUALAN') {
  const { id } = await approve(kategori, nomor, ALASAN, 'SPV1', context);
  const jenis = kategori === 'BATAL PEMBELIAN' ? 'pembelian' : 'penjualan';
  return shop.db.tx((tx) => papers.done(tx, jenis, nomor, 'batal', { input: { ...ALASAN }, otorisasi: id, context }));
}

describe('points of a member', () => {
  it('are earned when a sale is validated, by the member who stands on it then, and taken back with it', async () => {
    const kode = await pieces(shop.db, 2);
    const nomor = await save(ring(kode, 'M1'), kasir());
    expect(await saldo('M1')).toBe(0);
    const lain = schema.parse(ring(kode, 'M2'));
    await shop.db.tx((tx) => papers.change(tx, 'penjualan', nomor, lain, 1, kasir()));
    await validasi(nomor);
    expect([await saldo('M1'), await saldo('M2')]).toEqual([0, 4]);
    expect(await differences()).toEqual([]);
    await batal(nomor);
    expect(await saldo('M2')).toBe(0);
    expect(await differences()).toEqual([]);
  });

  it('are none of a passing customer, and none where sales give none', async () => {
    const [kode = ''] = await pieces(shop.db, 1);
    await validasi(await save(body([kode]), kasir()));
    const aturan = (dapat: boolean) =>
      shop.db.query(
        `insert into setting (kode_toko, key, nilai) values ($1, 'parameter-get-point-member', $2)
         on conflict (kode_toko, key) do update set nilai = excluded.nilai`,
        [kode_toko, JSON.stringify({ dapat_penjualan: dapat })],
      );
    await aturan(false);
    await jual('M3', 1);
    await aturan(true);
    expect(await saldo('M3')).toBe(0);
    expect(await shop.db.query(`select sub from saldo where akun = 'POIN' and jumlah <> 0`)).toEqual([]);
  });

  it('pay what they are worth, no more than there are, and come back', async () => {
    await jual('M3', 5);
    expect(await saldo('M3')).toBe(10);
    const [kode = ''] = await pieces(shop.db, 1);
    const dengan = (jumlah: number) => ring([kode], 'M3', { bayar: [poin(jumlah), tunai(S1_TOTAL - jumlah * 1000)] });
    expect(await refused(save(dengan(11), kasir()))).toMatchObject({
      code: 'poin_tidak_cukup',
      fields: { 'bayar.0.poin': { rule: 'poin_tidak_cukup', params: { poin: 10 } } },
    });
    const nomor = await save(dengan(10), kasir());
    expect(await saldo('M3')).toBe(10);
    await validasi(nomor);
    expect(await saldo('M3')).toBe(2);
    expect(
      await shop.db.query(
        `select e.akun, e.sub, e.jumlah::int as jumlah from entri e join posting p on p.id = e.posting_id
         where p.nomor = $1 and (e.aset = 'POIN' or e.akun = 'BIAYA_POIN') order by e.akun, e.jumlah`,
        [nomor],
      ),
    ).toEqual([
      { akun: 'BIAYA_POIN', sub: '', jumlah: 10000 },
      { akun: 'LUAR', sub: 'POIN', jumlah: -2 },
      { akun: 'LUAR', sub: 'POIN', jumlah: 10 },
      { akun: 'POIN', sub: 'M3', jumlah: -10 },
      { akun: 'POIN', sub: 'M3', jumlah: 2 },
    ]);
    expect(await differences()).toEqual([]);
    await batal(nomor);
    expect(await saldo('M3')).toBe(10);
    expect(await differences()).toEqual([]);
  });

  it('pay a member alone, once in a sale, where the shop takes them and says what they are worth', async () => {
    const [kode = ''] = await pieces(shop.db, 1);
    const coba = (isi: Body, context = kasir()) => refused(save(isi, context));
    const bayar = [poin(1), tunai(S1_TOTAL)];
    expect(await coba(body([kode], { bayar }))).toMatchObject({
      fields: { 'bayar.0.poin': { rule: 'poin_hanya_member' } },
    });
    expect((await coba(ring([kode], 'M3', { bayar }), kasir({ PENJUALAN_BAYAR_POIN_MODULE: 'false' }))).code).toBe(
      'jenis_bayar_tidak_aktif',
    );
    expect(await coba(ring([kode], 'M3', { bayar }), kasir({ CASHBACK_POIN: '0' }))).toMatchObject({
      fields: { 'bayar.0.poin': { rule: 'poin_tanpa_nilai' } },
    });
    expect(await coba(ring([kode], 'M3', { bayar: [poin(1), poin(1), tunai(S1_TOTAL)] }))).toMatchObject({
      fields: { 'bayar.1.jenis': { rule: 'cara_bayar_ganda' } },
    });
    expect((await coba(ring([kode], 'M3', { bayar: [poin(10)] }), kasir({ CASHBACK_POIN: '1000000' }))).code).toBe(
      'non_tunai_melebihi',
    );
  });

  it('are asked for again at the validation: of two sales that wait with the same, one is booked', async () => {
    await jual('M4', 2);
    const kode = await pieces(shop.db, 2);
    const bayar = [poin(4), tunai(S1_TOTAL - 4000)];
    const sales = await Promise.all(kode.map((one) => save(ring([one], 'M4', { bayar }), kasir())));
    const told = await Promise.allSettled(sales.map((nomor) => validasi(nomor)));
    const ditolak = told.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []));
    expect(ditolak).toMatchObject([{ code: 'poin_tidak_cukup' }]);
    expect(await saldo('M4')).toBe(2);
    expect(await differences()).toEqual([]);
  });

  it('beyond what a paper keeps are refused by name; what a member has of many papers is told whole', async () => {
    const aturan = (per_gram: number) =>
      shop.db.query(
        `insert into parameter_point (kode_toko, _id, kode_group, berat_dari, poin) values ($1, 'P', '700', 0, $2)`,
        [kode_toko, per_gram],
      );
    const tanpaAturan = () => shop.db.query(`delete from parameter_point where kode_toko = $1`, [kode_toko]);
    await aturan(1_500_000_000);
    try {
      const [kode = ''] = await pieces(shop.db, 1);
      expect(await refused(save(ring([kode], 'M6'), kasir()))).toMatchObject({ code: 'poin_melebihi_batas' });
      await tanpaAturan();
      await aturan(1_000_000_000);
      await jual('M6', 1);
      await jual('M6', 1);
    } finally {
      await tanpaAturan();
    }
    const [member] = await memberDicari(shop.db, kode_toko, { kode: 'M6', no_hp: '' });
    expect(member?.poin).toBe(4_000_000_000);
  });

  it('that were spent meanwhile are asked about, and stand as missing beside the cancel', async () => {
    const lama = await jual('M5', 3);
    const baru = await jual('M5', 1, [poin(5), tunai(S1_TOTAL - 5000)]);
    expect(await saldo('M5')).toBe(3);
    const sadar = { ...kasir(), konfirmasi: new Set<string>() };
    const tanya = await refused(batal(lama.nomor, sadar));
    expect(tanya).toMatchObject({ code: 'poin_kurang', params: { kode_member: 'M5', poin: 6, ada: 3, kurang: 3 } });
    expect(await saldo('M5')).toBe(3);
    sadar.konfirmasi.add(String(tanya.params['konfirmasi']));
    await batal(lama.nomor, sadar);
    expect(await saldo('M5')).toBe(0);
    expect(await shop.db.query(`select kategori, jumlah::int from entri where sub = 'POIN KURANG'`)).toEqual([
      { kategori: 'BATAL POIN', jumlah: -3 },
    ]);
    expect(await differences()).toEqual([]);
    // The other one gives back what it was paid with before it takes what it had given.
    await batal(baru.nomor, sadar);
    expect(await saldo('M5')).toBe(3);
    expect(await differences()).toEqual([]);
  });
});
