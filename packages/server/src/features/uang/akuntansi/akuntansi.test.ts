import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { moneyEntry, type Entry } from '../../../ledger/entry.ts';
import { moveDay, returnDay } from '../../../ledger/business-date.ts';
import { post } from '../../../ledger/post.ts';
import { differences, izin } from '../../../testing/checks.ts';
import { testDatabase } from '../../../testing/database.ts';
import { papersOf } from '../../../testing/papers.ts';
import { bukaBeli, isiBeli, isiJual } from '../../../testing/pembelian.ts';
import { atWork, openShop, pieces, SHOP } from '../../../testing/shop.ts';
import { isiTitip } from '../../../testing/titipan.ts';
import { equipAkun } from '../api.ts';
import { catatJurnal } from './catat-jurnal.ts';
import { jurnalReport } from './jurnal.query.ts';
import { labaRugi } from './laba-rugi.query.ts';
import { neracaSaldo } from './neraca-saldo.query.ts';
import { neraca } from './neraca.query.ts';

/** The day of the trade guide (part 2, §7.2), deed by deed. */
const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
const KEMARIN = '2026-11-20';
const HARI = '2026-11-21';
const BESOK = '2026-11-22';
const kerja = (user = 'KASIR1', tgl_system = HARI) => atWork(user, 'KASIR', {}, { ...SHOP, tgl_system });

type Baris = readonly [akun: string, sub: string, jumlah: number];
/** Entries of a paper that has none of its own yet. */
const bukukan = (nomor: string, kategori: string, baris: readonly Baris[], tgl = HARI) =>
  shop.db.tx((tx) =>
    post(
      tx,
      { kode_toko, tgl, jenis: 'uji', nomor, aksi: 'BUAT', user_id: 'OWNER', kunci: nomor, waktu: new Date() },
      baris.flatMap(([akun, sub, jumlah]) => moneyEntry(akun as Entry['akun'], sub, Dec.from(jumlah), kategori)),
    ),
  );

const buat = (key: 'penjualan' | 'pembelian' | 'titipan' | 'uang-kas', isi: object, user = 'KASIR1') =>
  shop.db.tx((tx) => papers.make(tx, key, isi, kerja(user)));
const sah = (key: 'penjualan' | 'pembelian' | 'titipan', nomor: string, user = 'KASIR1') =>
  shop.db.tx((tx) => papers.done(tx, key, nomor, 'validasi', { context: kerja(user) }));
async function jual(kode: string | undefined, bayar: readonly Readonly<Record<string, unknown>>[]): Promise<string> {
  const nomor = await buat('penjualan', isiJual([kode ?? ''], bayar));
  await sah('penjualan', nomor);
  return nomor;
}
const kas = (kode_transaksi: string, jumlah: number, user: string) =>
  buat(
    'uang-kas',
    { arah: 'AMBIL', kode_transaksi, jumlah: Dec.from(jumlah), keterangan: kode_transaksi, gambar: null },
    user,
  );
async function hitung(laci: string, dihitung: number, selisih: number): Promise<void> {
  const isi = { laci, dihitung: Dec.from(dihitung), beban: 'TOKO', dari_laci: null, keterangan: null };
  const context = kerja(laci);
  const nilai = { laci, dihitung, selisih, beban: 'TOKO' };
  const otorisasi = await izin(shop.db, 'SELISIH KAS', '', nilai, 'SPV1', context);
  await shop.db.tx((tx) => papers.make(tx, 'hitung-laci', isi, context, otorisasi));
}

type Query = { readonly text: string; readonly values: readonly unknown[] };
type Angka = Readonly<Record<string, string | number | null>>;
const filter = (tgl_from: string, tgl_to = tgl_from) => ({ tgl_from, tgl_to });
const asked = { shop: SHOP, t: (key: string) => key, param: () => '', isOn: () => true } as never;
const baca = async ({ text, values }: Query): Promise<Angka[]> =>
  (await shop.db.query<Record<string, unknown>>(text, [...values])).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value instanceof Dec ? Number(value.toString()) : value]),
    ),
  ) as Angka[];
const jurnal = (tgl: string, more: { readonly trx?: string; readonly nomor_akun?: string } = {}) =>
  baca(jurnalReport(asked, { ...filter(tgl), trx: null, nomor_akun: null, ...more }));
const neracaSaldoHari = (tgl: string) => baca(neracaSaldo(asked, filter(tgl)));
/** Debit and credit of each account that moved. */
const gerak = async (tgl: string): Promise<Record<string, readonly unknown[]>> =>
  Object.fromEntries(
    (await neracaSaldoHari(tgl)).flatMap(({ nomor_akun, debet, kredit }): [string, readonly unknown[]][] =>
      debet === 0 && kredit === 0 ? [] : [[String(nomor_akun), [debet, kredit]]],
    ),
  );
const jumlah = (rows: readonly Angka[], kolom: string): number =>
  rows.reduce((sum, row) => sum + Number(row[kolom] ?? 0), 0);

let fj2 = '';

async function bukaHari(): Promise<void> {
  await openShop(shop.db);
  await bukaBeli(shop.db);
  await shop.db.tx((tx) => equipAkun(tx, kode_toko, 'OWNER'));
  await shop.db.query(`update hari_toko set tgl_system = $1 where kode_toko = $2`, [KEMARIN, kode_toko]);
  await shop.db.query(
    `insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi)
     values ($1, 'MAKAN', 'MAKAN', 'KELUAR'), ($1, 'LISTRIK', 'LISTRIK', 'KELUAR')`,
    [kode_toko],
  );
}

const modal = (berat: string, gram: number) => Dec.from(berat).times(gram);
/** What lies in the trays, and the float, on the evening before. */
async function kemarin(): Promise<string[]> {
  const context = atWork('OWNER', 'OWN', {}, { ...SHOP, tgl_system: KEMARIN });
  const cincin = await pieces(shop.db, 1, { harga_modal: modal('2.13', 1_150_000) }, context);
  const polos = { nama_atribut: '', harga_atribut: Dec.zero };
  const kalung = { ...polos, berat_asli: Dec.from('8.35'), harga_modal: modal('8.35', 1_150_000) };
  const anting = { ...polos, kode_group: '375', berat_asli: Dec.from('1.24'), ongkos: Dec.from(40_000) };
  const lain = [
    ...(await pieces(shop.db, 1, kalung, context)),
    ...(await pieces(shop.db, 1, { ...anting, harga_modal: modal('1.24', 620_000) }, context)),
  ];
  const titip = await pieces(shop.db, 1, { harga_modal: modal('2.13', 1_150_000) }, context);
  await bukukan(
    'SA-1',
    'SALDO AWAL',
    [
      ['KAS', 'KASIR1', 2_000_000],
      ['MODAL', '', -2_000_000],
    ],
    KEMARIN,
  );
  await bukukan(
    'SA-2',
    'SALDO AWAL',
    [
      ['KAS', 'KASIR2', 2_000_000],
      ['MODAL', '', -2_000_000],
    ],
    KEMARIN,
  );
  await bukukan(
    'SA-3',
    'SALDO AWAL',
    [
      ['BANK', '008123', 50_000_000],
      ['MODAL', '', -50_000_000],
    ],
    KEMARIN,
  );
  await shop.db.tx((tx) => moveDay(tx, kode_toko, HARI));
  return [...cincin, ...lain, ...titip];
}

async function hariIni([cincin, kalung, anting, titip]: readonly string[]): Promise<void> {
  const fj1 = await jual(cincin, [{ jenis: 'CASH', jumlah: 3_192_500 }]);
  fj2 = await jual(kalung, [
    { jenis: 'DEBET', jumlah: 10_000_000, no_rekening: '008123', no_kartu: '4111111111118812', fee_persen: 1 },
    { jenis: 'CASH', jumlah: 2_416_500 },
  ]);
  await jual(anting, [{ jenis: 'QRIS', jumlah: 1_017_100, no_rekening: '008123' }]);
  await bukukan('PG-1', 'PENJUALAN', [
    ['KAS', 'KASIR1', -3_192_500],
    ['KAS', 'KASIR2', 3_192_500],
  ]);
  const beli = isiBeli([{ no_faktur: fj1, kode_barcode: cincin, berat: 2.13, kondisi_barang: 'MULUS' }]);
  await sah('pembelian', await buat('pembelian', beli, 'KASIR2'), 'KASIR2');
  const tt = await buat('titipan', isiTitip([titip ?? ''], [{ jenis: 'CASH', jumlah: 1_000_000 }]));
  await sah('titipan', tt);
  await bukukan('PI-1', 'HUTANG', [
    ['KAS', 'KASIR2', -1_500_000],
    ['HUTANG', 'PI-1', 1_500_000],
  ]);
  await kas('MAKAN', 120_000, 'KASIR1');
  await kas('LISTRIK', 350_000, 'KASIR2');
  await bukukan('MU-1', 'MUTASI', [
    ['KAS', 'KASIR1', -2_500_000],
    ['BANK', '008123', 2_500_000],
  ]);
  await bukukan('KU-1', 'KIRIM UANG PUSAT', [
    ['KAS', 'KASIR1', -1_500_000],
    ['UANG_KIRIM', 'KU-1', 1_500_000],
  ]);
  await bukukan('VN-1', 'SELISIH NON CASH', [
    ['BANK', '008123', -7_120],
    ['BIAYA_FEE', '', 7_120],
  ]);
  await hitung('KASIR1', 1_246_500, -50_000);
  await hitung('KASIR2', 300_000, 500);
}

beforeAll(async () => {
  await bukaHari();
  await hariIni(await kemarin());
});

describe('the day of the trade guide', () => {
  it('comes to its journal, account by account', async () => {
    expect(await gerak(HARI)).toEqual({
      1101: [6_609_500, 9_063_000],
      1102: [13_417_100, 7_120],
      1103: [1_500_000, 0],
      1104: [1_500_000, 0],
      1201: [0, 12_820_800],
      1202: [3_043_000, 0],
      2101: [0, 1_000_000],
      4101: [0, 16_626_100],
      5101: [12_820_800, 0],
      6101: [107_120, 0],
      6901: [470_000, 0],
      6902: [50_000, 500],
    });
    const rows = await jurnal(HARI);
    expect([jumlah(rows, 'debet'), jumlah(rows, 'kredit')]).toEqual([39_517_520, 39_517_520]);
  });

  it('has a journal for each deed, and none for what moves between drawers or trays', async () => {
    const of = async (trx: string) =>
      (await jurnal(HARI, { trx })).map(({ nomor_akun, debet, kredit }) => [nomor_akun, debet, kredit]);
    expect(await of('TITIP')).toEqual([
      ['1101', 1_000_000, null],
      ['2101', null, 1_000_000],
    ]);
    expect(await of('PEMBELIAN')).toEqual([
      ['1202', 3_043_000, null],
      ['1101', null, 3_043_000],
    ]);
    expect((await jurnal(HARI)).filter(({ nomor }) => nomor === 'PG-1')).toEqual([]);
    expect((await jurnal(HARI, { nomor_akun: '6902' })).map(({ debet, kredit }) => [debet, kredit])).toEqual([
      [50_000, null],
      [null, 500],
    ]);
  });

  it('ends in the profit and the balance sheet of the page', async () => {
    expect(jumlah(await baca(labaRugi(asked, filter(HARI))), 'jumlah')).toBe(3_178_680);
    const { aset, pasiva } = neraca(asked, filter(HARI));
    const [kiri, kanan] = [await baca(aset), await baca(pasiva)];
    expect(jumlah(kiri, 'perubahan')).toBe(4_178_680);
    expect(kanan.map(({ nama_akun, perubahan }) => [nama_akun, perubahan])).toEqual([
      ['HUTANG TITIPAN CUSTOMER', 1_000_000],
      ['MODAL', 0],
      ['LABA BERJALAN', 3_178_680],
    ]);
    for (const kolom of ['awal', 'akhir']) expect(jumlah(kiri, kolom)).toBe(jumlah(kanan, kolom));
  });

  it('holds against the ledger', async () => expect(await differences(shop.db, HARI)).toEqual([]));
});

describe('a transaction code with an account of its own', () => {
  it('is booked there', async () => {
    await shop.db.query(`insert into akun (kode_toko, nomor_akun, nama_akun) values ($1, '6201', 'LISTRIK')`, [
      kode_toko,
    ]);
    await shop.db.query(
      `update kode_transaksi set nomor_akun = '6201' where kode_toko = $1 and kode_transaksi = 'LISTRIK'`,
      [kode_toko],
    );
    expect(await gerak(HARI)).toMatchObject({ 6201: [350_000, 0], 6901: [120_000, 0] });
  });
});

describe('an account that the shop gave a line', () => {
  it('takes what that line says, and nothing of the others', async () => {
    await shop.db.query(`insert into akun (kode_toko, nomor_akun, nama_akun) values ($1, '1190', 'KAS B')`, [
      kode_toko,
    ]);
    await shop.db.query(
      `update para_akun_transaksi set nomor_akun = '1190'
       where kode_toko = $1 and trx = 'TITIP' and kode_akun = 'D-KAS'`,
      [kode_toko],
    );
    expect(await gerak(HARI)).toMatchObject({ 1190: [1_000_000, 0], 1101: [5_609_500, 9_063_000] });
  });
});

describe('the day after', () => {
  it('a cancel is the mirror of the sale, on its own day', async () => {
    const lama = (await jurnal(HARI)).filter(({ nomor }) => nomor === fj2);
    await shop.db.tx((tx) => moveDay(tx, kode_toko, BESOK));
    await shop.db.tx((tx) =>
      papers.approved(tx, 'penjualan', fj2, 'batal', { oleh: 'OWNER', context: kerja('KASIR1', BESOK) }),
    );
    const baru = await jurnal(BESOK);
    const sisi = (rows: readonly Angka[], debet: string, kredit: string) =>
      rows.map((row) => [row['nomor_akun'], row[debet], row[kredit]].join(' ')).toSorted();
    expect(sisi(baru, 'debet', 'kredit')).toEqual(sisi(lama, 'kredit', 'debet'));
    expect((await jurnal(HARI)).filter(({ nomor }) => nomor === fj2)).toEqual(lama);
    expect(await differences(shop.db, BESOK)).toEqual([]);
  });

  it('closed days are kept as the ledger has them, and let go when they are opened again', async () => {
    const lama = await neracaSaldoHari(BESOK);
    await catatJurnal(shop.db, kode_toko);
    const disimpan = () => shop.db.query(`select distinct tgl from jurnal_hari order by 1`);
    expect(await disimpan()).toEqual([{ tgl: KEMARIN }, { tgl: HARI }]);
    expect(await neracaSaldoHari(BESOK)).toEqual(lama);
    expect(await differences(shop.db, HARI)).toEqual([]);
    await shop.db.query(`update jurnal_hari set debet = debet + 1 where tgl = $1 and jenis_akun = 'HPP'`, [HARI]);
    expect(await differences(shop.db, HARI)).toMatchObject([{ kunci: 'jurnal_hari_sama_dengan_entri' }]);
    await shop.db.tx((tx) => returnDay(tx, kode_toko, HARI));
    expect(await disimpan()).toEqual([{ tgl: KEMARIN }]);
    await shop.db.tx((tx) => moveDay(tx, kode_toko, BESOK));
    expect(await neracaSaldoHari(BESOK)).toEqual(lama);
  });

  it('a deed that the journals do not know is told, and still balances', async () => {
    await bukukan(
      'AR-1',
      'ARISAN',
      [
        ['KAS', 'KASIR1', 100_000],
        ['TITIPAN', 'AR-1', -100_000],
      ],
      BESOK,
    );
    const wrong = await differences(shop.db, BESOK);
    expect(wrong).toMatchObject([
      { kunci: 'jurnal_dikenal', contoh: expect.arrayContaining(['AR-1 ARISAN/D/KAS: 1']) },
    ]);
    const rows = await jurnal(BESOK, { trx: 'ARISAN' });
    expect(rows.map(({ nomor_akun, debet, kredit }) => [nomor_akun, debet, kredit])).toEqual([
      ['1101', 100_000, null],
      ['2101', null, 100_000],
    ]);
  });

  it('tells one journal with what was taken back of it, whatever that is called', async () => {
    const hadiah = (nomor: string, kategori: string, rupiah: number) =>
      bukukan(
        nomor,
        kategori,
        [
          ['BIAYA_HADIAH', 'PAYUNG', rupiah],
          ['KAS', 'KASIR1', -rupiah],
        ],
        BESOK,
      );
    await hadiah('SH-1', 'STOK HADIAH', 70_000);
    await hadiah('SH-1B', 'BATAL STOK HADIAH', -70_000);
    const rows = await jurnal(BESOK, { trx: 'STOK HADIAH' });
    expect(new Set(rows.map(({ trx }) => trx))).toEqual(new Set(['STOK HADIAH', 'BATAL STOK HADIAH']));
    expect([jumlah(rows, 'debet'), jumlah(rows, 'kredit')]).toEqual([140_000, 140_000]);
  });
});
