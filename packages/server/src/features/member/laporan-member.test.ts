import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { cincin, isiJual, JualBeliManual } from '../../testing/jual-beli-manual.ts';
import { bukaBeli, isiBeli } from '../../testing/pembelian.ts';
import { papersOf } from '../../testing/papers.ts';
import { body, Penjualan, S1_TOTAL } from '../../testing/penjualan.ts';
import { reportsOf } from '../../testing/report-asking.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';

const shop = testDatabase();
const { json } = reportsOf(shop);
const papers = papersOf(shop);
const { save, validate } = new Penjualan(shop);
const [KEMARIN, HARI_INI] = ['2026-11-21', '2026-11-22'] as const;
const DUA_HARI = { tgl_from: KEMARIN, tgl_to: HARI_INI };
const context = atWork('KASIR1', 'KASIR', { MEMBER_MODULE: 'true' });
const member = (kode_member: string) => ({ jenis: 'MEMBER', kode_member });

const beli = async (kode: string, qty: number): Promise<{ nomor: string; barang: readonly string[] }> => {
  const barang = await pieces(shop.db, qty);
  const nomor = await save(body(barang, { pelanggan: member(kode) }), context);
  await validate(nomor, context);
  return { nomor, barang };
};

/** Sari buys twice and sells a ring back, Tono buys two pieces at once, and cancels another; a sale of hers waits. */
beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
  await shop.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp, jenis_member, status_aktif)
     values ('KL01', 'MB1', 'SARI', '081200000001', 'REGULER', true), ('KL01', 'MB2', 'TONO', '081200000002', 'VIP', true),
       ('KL01', 'MB3', 'LAMA', '081200000003', 'REGULER', false)`,
  );
  const pertama = await beli('MB1', 1);
  await beli('MB2', 2);
  const batal = await beli('MB2', 1);
  await shop.db.tx((tx) => papers.approved(tx, 'penjualan', batal.nomor, 'batal', { context }));
  await shop.db.query(`update hari_toko set tgl_system = $1 where kode_toko = 'KL01'`, [HARI_INI]);
  await beli('MB1', 1);
  const isi = isiBeli([{ kode_barcode: pertama.barang[0], kondisi_barang: 'MULUS' }], { pelanggan: member('MB1') });
  const kembali = await shop.db.tx((tx) => papers.make(tx, 'pembelian', isi, context));
  await shop.db.tx((tx) => papers.done(tx, 'pembelian', kembali, 'validasi', { context }));
  await save(body(await pieces(shop.db, 1), { pelanggan: member('MB1') }), context);
});

describe('lihat-transaksi-member', () => {
  it('tells what each member bought and brought back, what waits left out and what was cancelled struck through', async () => {
    const { grup, total, batal } = await json('transaksi-member', DUA_HARI);
    const KOLOM = ['tgl', 'jenis', 'masuk', 'keluar', 'status'];
    expect(
      grup.map(({ kunci, label, baris }) => [kunci[0], label, baris.map((row) => KOLOM.map((name) => row[name]))]),
    ).toEqual([
      [
        'MB1',
        'SARI',
        [
          [HARI_INI, 'pembelian', 0, 3_043_000, 'DONE'],
          [HARI_INI, 'penjualan', S1_TOTAL, 0, 'DONE'],
          [KEMARIN, 'penjualan', S1_TOTAL, 0, 'DONE'],
        ],
      ],
      [
        'MB2',
        'TONO',
        [
          [KEMARIN, 'penjualan', S1_TOTAL, 0, 'CANC'],
          [KEMARIN, 'penjualan', 2 * S1_TOTAL, 0, 'DONE'],
        ],
      ],
    ]);
    expect([total['masuk'], total['keluar'], batal?.total['masuk']]).toEqual([4 * S1_TOTAL, 3_043_000, S1_TOTAL]);
    expect((await json('transaksi-member', { ...DUA_HARI, kode_member: 'MB1', jenis: 'pembelian' })).jumlah_baris).toBe(
      1,
    );
  });

  it('foots with the book', async () => {
    const { total } = await json('transaksi-member', DUA_HARI);
    const [kas] = await shop.db.query(
      `select sum(jumlah)::int as jumlah from entri where akun = 'KAS' and kode_toko = 'KL01'`,
    );
    expect(kas).toEqual({ jumlah: (total['masuk'] ?? 0) - (total['keluar'] ?? 0) });
  });
});

it('laporan-harian-member tells the same day by day', async () => {
  const { grup, total } = await json('harian-member', DUA_HARI);
  expect(grup.map(({ kunci, subtotal }) => [kunci[0], subtotal['jumlah_nota'], subtotal['masuk']])).toEqual([
    [KEMARIN, 2, 3 * S1_TOTAL],
    [HARI_INI, 2, S1_TOTAL],
  ]);
  expect(total).toMatchObject({ kode_member: 2, masuk: 4 * S1_TOTAL, keluar: 3_043_000 });
});

it('laporan-top-member ranks by what is chosen, and leaves out what was cancelled', async () => {
  const urut = async (by: string, more = {}) =>
    (await json('top-member', { ...DUA_HARI, urut: by, ...more })).grup[0]?.baris.map((row) => [
      row['peringkat'],
      row['kode_member'],
      row['jumlah_nota'],
      row['harga_total'],
    ]);
  const [sari, tono] = [
    ['MB1', 2, 2 * S1_TOTAL],
    ['MB2', 1, 2 * S1_TOTAL],
  ];
  expect(await urut('RUPIAH')).toEqual([
    [1, ...sari],
    [1, ...tono],
  ]);
  expect(await urut('NOTA')).toEqual([
    [1, ...sari],
    [2, ...tono],
  ]);
  expect((await json('top-member', { ...DUA_HARI, urut: 'POIN' })).grup[0]?.baris.map((row) => row['poin'])).toEqual([
    4, 4,
  ]);
  expect(await urut('BERAT', { jenis_member: 'VIP' })).toEqual([[1, ...tono]]);
});

it('laporan-daftar-member has every member with what he has bought so far', async () => {
  const baris = async (filter = {}) =>
    (await json('daftar-member', filter)).grup[0]?.baris.map((row) => [
      row['kode_member'],
      row['jumlah_nota'],
      row['harga_total'],
      row['poin'],
      row['terakhir'],
    ]);
  // Two points for each ring of 2.13 g, sold or brought back.
  expect(await baris()).toEqual([
    ['MB1', 2, 2 * S1_TOTAL, 6, HARI_INI],
    ['MB2', 1, 2 * S1_TOTAL, 4, KEMARIN],
    ['MB3', 0, 0, 0, null],
  ]);
  expect((await baris({ status_aktif: 'TIDAK AKTIF' }))?.map(([kode]) => kode)).toEqual(['MB3']);
});

it('tells no points of a member whom another shop keeps, in the list and in the export: they are not none', async () => {
  await shop.db.query(
    `with m as (insert into member (kode_toko, kode_member, nama_member, no_hp, jenis_member)
       values ('KL01', 'KL02-MB9', 'TAMU', '081200000009', 'REGULER'))
     insert into member_tamu (kode_toko, kode_member, toko_poin, kode_poin, dibuat_oleh, dibuat_pada)
       values ('KL01', 'KL02-MB9', 'KL02', 'MB9', 'KASIR1', now())`,
  );
  for (const key of ['daftar-member', 'export-data-member'] as const) {
    const { grup, total } = await json(key, {});
    const poin = Object.fromEntries((grup[0]?.baris ?? []).map((row) => [row['kode_member'], row['poin']]));
    expect(poin).toMatchObject({ MB1: 6, MB2: 4, 'KL02-MB9': null });
    expect(total['poin']).toBe(10);
  }
});

it('laporan-bayar-point tells the points that paid sales, those of a cancelled one struck through', async () => {
  const poin = atWork('KASIR1', 'KASIR', {
    MEMBER_MODULE: 'true',
    PENJUALAN_BAYAR_POIN_MODULE: 'true',
    CASHBACK_POIN: '1000',
  });
  const bayar = async (jumlah: number) => {
    const lunas = [
      { jenis: 'POIN', poin: jumlah },
      { jenis: 'CASH', jumlah: S1_TOTAL },
    ];
    const nomor = await save(body(await pieces(shop.db, 1), { pelanggan: member('MB1'), bayar: lunas }), poin);
    await validate(nomor, poin);
    return nomor;
  };
  await bayar(2);
  const batal = await bayar(3);
  await shop.db.tx((tx) => papers.approved(tx, 'penjualan', batal, 'batal', { context: poin }));
  const laporan = await json('bayar-point', DUA_HARI);
  expect(
    laporan.grup.map(({ label, baris }) => [label, baris.map((row) => [row['poin'], row['poin_rp'], row['status']])]),
  ).toEqual([
    [
      'SARI',
      [
        [2, 2000, 'DONE'],
        [3, 3000, 'CANC'],
      ],
    ],
  ]);
  expect([laporan.total['poin'], laporan.batal?.total['poin']]).toEqual([2, 3]);
});

it('counts manual items among what a member has bought, as the reports on his papers do', async () => {
  const manual = new JualBeliManual(shop);
  await manual.stokAwal(2, 4.2);
  const isi = { ...isiJual([cincin(2, 4.2)]), pelanggan: member('MB2') };
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'penjualan-manual', isi, context));
  await manual.validasi(nomor);
  const rows = async (key: 'top-member' | 'daftar-member' | 'harian-member', filter: Record<string, string>) =>
    (await json(key, filter)).grup.flatMap(({ baris }) => baris.filter((row) => row['kode_member'] === 'MB2'));
  const [top, daftar] = [await rows('top-member', DUA_HARI), await rows('daftar-member', {})];
  const harian = (await rows('harian-member', DUA_HARI)).filter(({ status }) => status === 'DONE');
  const masuk = harian.reduce((sum, row) => sum + Number(row['masuk']), 0);
  expect(top).toMatchObject([{ jumlah_nota: 2, qty: 4, berat: 8.46, harga_total: masuk }]);
  expect(daftar).toMatchObject([{ jumlah_nota: 2, berat: 8.46, harga_total: masuk, terakhir: HARI_INI }]);
  expect(masuk).toBeGreaterThan(2 * S1_TOTAL);
});
