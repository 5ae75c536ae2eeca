import { Dec } from '@kilau/contract/core/dec.ts';
import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeReport } from '../../engine/report/make.ts';
import { testDatabase } from '../../testing/database.ts';
import { cincin, JualBeliManual } from '../../testing/jual-beli-manual.ts';
import { bukaBeli, isiBeli, terjual } from '../../testing/pembelian.ts';
import { papersOf } from '../../testing/papers.ts';
import { isiTitip, tunai } from '../../testing/titipan.ts';
import { body, Penjualan, schema } from '../../testing/penjualan.ts';
import { reportsOf, type Filter } from '../../testing/report-asking.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const { ask, json } = reportsOf(shop);
const papers = papersOf(shop);
const { save, validate } = new Penjualan(shop);
const HARI: Filter = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system };
const KL02 = { ...SHOP, kode_toko: 'KL02', inisial: 'KC' };
const PUSAT = { shop: { kode_toko: 'PST', level: 'PUSAT' } } as const;

/** KL01 sold three rings, of which one came back and one sale was cancelled; KL02 sold one. */
beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
  await shop.db.query(`insert into toko (kode_toko, nama_toko, inisial, level) values ('PST', 'PUSAT', 'PS', 'PUSAT')`);
  await shop.db.query(
    `insert into kadar_eod (kode_toko, kode_kadar_eod, nama_kadar_eod, kadar_min, kadar_max, kadar_lapor, urutan)
     values ('KL01', 'TUA', 'EMAS TUA', 60, 80, 70, 1)`,
  );
  const { kode } = await terjual(shop, 2);
  const isi = isiBeli([{ kode_barcode: kode[0], kondisi_barang: 'MULUS' }]);
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'pembelian', isi));
  await shop.db.tx((tx) => papers.done(tx, 'pembelian', nomor, 'validasi'));
  const batal = await save(body(await pieces(shop.db, 1)));
  await validate(batal);
  await shop.db.tx((tx) => papers.approved(tx, 'penjualan', batal, 'batal'));
  await pieces(shop.db, 1, { kode_group: '375' });
  const sana = atWork('KASIR1', 'KASIR', {}, KL02);
  const jauh = await save(body(await pieces(shop.db, 1, {}, sana)), sana);
  await validate(jauh, sana);
});

type Baris = Readonly<Record<string, unknown>>;
const isi = (rows: readonly Baris[] | undefined, names: readonly string[]) =>
  rows?.map((row) => names.map((name) => row[name]));
/** What the book says of an account in each shop, by what it was posted for. */
const buku = async (akun: string, aset: string, kategori: string): Promise<readonly (readonly [string, number])[]> =>
  (
    await shop.db.query<{ kode_toko: string; jumlah: Dec }>(
      `select kode_toko, sum(jumlah) as jumlah from entri where akun = $1 and aset like $2 and kategori = $3
       group by kode_toko order by kode_toko`,
      [akun, aset, kategori],
    )
  ).map(({ kode_toko, jumlah }) => [kode_toko, jumlah.toJSON()] as const);

describe('laporan-global-penjualan', () => {
  it('has a line for each shop of the chain where head office asks, gross as the book has it', async () => {
    const { grup, total, batal } = await json('global-penjualan', HARI, PUSAT);
    expect(
      isi(grup[0]?.baris, ['kode_toko', 'jumlah_nota', 'qty', 'berat', 'berat_murni', 'harga_total', 'status']),
    ).toEqual([
      ['KL01', 1, 2, 4.26, 2.982, 6_385_000, 'DONE'],
      ['KL01', 1, 1, 2.13, 1.491, 3_192_500, 'CANC'],
      ['KL02', 1, 1, 2.13, 1.491, 3_192_500, 'DONE'],
      ['PST', 0, 0, 0, 0, 0, 'DONE'],
    ]);
    expect(await buku('STOK', 'EMAS%', 'PENJUALAN')).toEqual([
      ['KL01', -6.39],
      ['KL02', -2.13],
    ]);
    expect([total['harga_total'], batal?.bruto['harga_total']]).toEqual([9_577_500, 12_770_000]);
  });

  it('shows a branch itself alone', async () => {
    const { grup } = await json('global-penjualan', HARI);
    expect(new Set(grup[0]?.baris.map((row) => row['kode_toko']))).toEqual(new Set(['KL01']));
  });
});

it('laporan-global-pembelian has what each shop paid for what it weighs', async () => {
  const { grup } = await json('global-pembelian', HARI, PUSAT);
  expect(isi(grup[0]?.baris, ['kode_toko', 'qty', 'berat', 'berat_murni', 'harga_beli', 'harga_rata'])).toEqual([
    ['KL01', 1, 2.13, 1.491, 3_043_000, 1_428_638],
    ['KL02', 0, 0, 0, 0, null],
    ['PST', 0, 0, 0, 0, null],
  ]);
  expect(await buku('PEMBELIAN', 'IDR', 'PEMBELIAN')).toEqual([['KL01', 3_043_000]]);
});

it('laporan-global-sales adds up to laporan-global-penjualan, person by person', async () => {
  const [sales, semua] = [await json('global-sales', HARI, PUSAT), await json('global-penjualan', HARI, PUSAT)];
  expect(sales.grup.map(({ kunci, label, subtotal }) => [kunci, label, subtotal['harga_total']])).toEqual([
    [['KL01'], 'KILAU PASAR BARU', 6_385_000],
    [['KL02'], 'KILAU CIMAHI', 3_192_500],
  ]);
  for (const name of ['jumlah_nota', 'qty', 'berat', 'harga_jual', 'harga_total']) {
    expect([sales.total[name], sales.batal?.total[name]]).toEqual([semua.total[name], semua.batal?.total[name]]);
  }
});

describe('laporan-global-stock-toko', () => {
  it('tells what lies in each shop by its own buckets of purity, what was bought back apart', async () => {
    const { grup } = await json('global-stock-toko', {}, PUSAT);
    expect(
      grup.map(({ kunci, baris }) => [
        kunci[0],
        isi(baris, ['nama_kadar_eod', 'qty', 'berat', 'qty_beli', 'berat_beli', 'berat_murni']),
      ]),
    ).toEqual([
      [
        'KL01',
        [
          ['37.5', 1, 2.13, 0, 0, 0.799],
          ['EMAS TUA', 1, 2.13, 1, 2.13, 2.982],
        ],
      ],
    ]);
  });

  it('has what is sorted, refinished or melted apart from what is in the shop, as laporan-eod', async () => {
    await shop.db.query(
      `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual)
       select 'KL01', g, g, false from unnest(array['SORTIR', 'CUCI', 'LEBUR', 'KIRIM']) g on conflict do nothing`,
    );
    await shop.db.query(
      `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
       select 'KL01', left(g, 2) || '9', g, g, 150, 0.25 from unnest(array['SORTIR', 'CUCI', 'LEBUR', 'KIRIM']) g`,
    );
    const baki = ['SO9', 'CU9', 'LE9', 'KI9'];
    for (const [n, kode_baki] of baki.entries()) await pieces(shop.db, n + 1, { kode_baki });
    const { total } = await json('global-stock-toko');
    expect(total).toMatchObject({ qty: 2, berat: 4.26, qty_beli: 1, berat_beli: 2.13, qty_proses: 10 });
    const { seksi = [] } = JSON.parse(JSON.stringify(await makeReport.json(ask('eod', HARI)))) as ReportWire;
    const tempat = seksi.find((one) => one.seksi === 'kadar')?.grup ?? [];
    expect(tempat.map(({ kunci, subtotal }) => [kunci[0], subtotal['akhir']])).toEqual([
      ['TOKO', total['berat']],
      ['PROSES', 14.91],
      ['KIRIM', 8.52],
    ]);
    expect(total['berat_proses']).toBe(21.3);
  });

  it('foots with the balances of the book, in pieces and grams', async () => {
    const { total } = await json('global-stock-toko', {}, PUSAT);
    const saldo = await shop.db.one<{ pcs: Dec; gram: Dec }>(
      `select sum(jumlah) filter (where aset = 'PCS') as pcs, sum(jumlah) filter (where aset like 'EMAS:%') as gram
       from saldo where akun = 'STOK'`,
    );
    expect((total['qty'] ?? 0) + (total['qty_beli'] ?? 0) + (total['qty_proses'] ?? 0)).toBe(saldo.pcs.toJSON());
    expect(
      saldo.gram
        .minus(total['berat'] ?? 0)
        .minus(total['berat_proses'] ?? 0)
        .toJSON(),
    ).toBe(total['berat_beli']);
  });
});

describe('the reports of the shops that LAPORAN_KHUSUS_TOKO lists', () => {
  it('laporan-global-penjualan-gajah tells the sales by purity', async () => {
    const gajah = await json('global-penjualan-gajah', HARI, PUSAT);
    const semua = await json('global-penjualan', HARI, PUSAT);
    expect(gajah.grup.map(({ kunci, baris }) => [kunci[0], isi(baris, ['nama_kadar_eod', 'qty', 'status'])])).toEqual([
      [
        'KL01',
        [
          ['EMAS TUA', 2, 'DONE'],
          ['EMAS TUA', 1, 'CANC'],
        ],
      ],
      ['KL02', [['70', 1, 'DONE']]],
    ]);
    for (const name of ['qty', 'berat', 'berat_murni', 'harga_jual']) {
      expect([gajah.total[name], gajah.batal?.total[name]]).toEqual([semua.total[name], semua.batal?.total[name]]);
    }
  });

  it('laporan-rekap-sales tells every deed of a sales person, and foots with the book', async () => {
    const besok = '2026-11-22';
    await shop.db.query(`update hari_toko set tgl_system = $1 where kode_toko = 'KL01'`, [besok]);
    const { kode } = await terjual(shop, 2);
    const [baru = ''] = await pieces(shop.db, 1);
    const bayar = [
      { jenis: 'TUKAR', barang: [{ kode_barcode: kode[0], kondisi_barang: 'MULUS' }] },
      { jenis: 'CASH', jumlah: 149_500 },
    ];
    const tukar = await shop.db.tx((tx) => papers.make(tx, 'penjualan', schema.parse(body([baru], { bayar }))));
    await shop.db.tx((tx) => papers.done(tx, 'penjualan', tukar, 'validasi'));
    const titip = isiTitip(await pieces(shop.db, 1), [tunai(1_000_000)]);
    const no_titip = await shop.db.tx((tx) => papers.make(tx, 'titipan', titip));
    await shop.db.tx((tx) => papers.done(tx, 'titipan', no_titip, 'validasi'));
    const hari = { tgl_from: besok, tgl_to: besok };
    const { grup } = await json('rekap-sales', hari);
    expect(grup[0]?.baris).toEqual([
      {
        kode_sales: 'SL01',
        nama_sales: 'RINA',
        qty: 3,
        berat: 6.39,
        harga_jual: 9_183_000,
        ongkos: 319_500,
        harga_total: 9_577_500,
        rp_batal: 0,
        qty_beli: 1,
        berat_beli: 2.13,
        rp_beli: 0,
        rp_tukar: 3_043_000,
        rp_titipan: 1_000_000,
        bonus: 0,
        netto: 6_534_500,
      },
    ]);
    const bukunya = await shop.db.one<{ netto: Dec; titipan: Dec }>(
      `select -sum(jumlah) filter (where akun in ('PENJUALAN', 'PPN', 'PEMBELIAN')) as netto,
         -sum(jumlah) filter (where akun = 'TITIPAN') as titipan
       from entri where kode_toko = 'KL01' and tgl = $1`,
      [besok],
    );
    expect([bukunya.netto.toJSON(), bukunya.titipan.toJSON()]).toEqual([6_534_500, 1_000_000]);
    const kemarin = await json('rekap-sales', HARI);
    expect(isi(kemarin.grup[0]?.baris, ['harga_total', 'rp_batal', 'rp_beli', 'netto'])).toEqual([
      [9_577_500, 3_192_500, 3_043_000, 3_342_000],
    ]);
  });
});

it('reports over shops tell manual items too, which head office sees nowhere else', async () => {
  const angka = async () => {
    const [jual, sales, gajah, beli] = [
      await json('global-penjualan', HARI, PUSAT),
      await json('global-sales', HARI, PUSAT),
      await json('global-penjualan-gajah', HARI, PUSAT),
      await json('global-pembelian', HARI, PUSAT),
    ].map(({ total }) => total);
    expect([sales?.['berat'], gajah?.['berat']]).toEqual([jual?.['berat'], jual?.['berat']]);
    expect([sales?.['harga_total'], gajah?.['harga_jual']]).toEqual([jual?.['harga_total'], jual?.['harga_jual']]);
    return [jual, beli].map((total) => [total?.['jumlah_nota'], total?.['qty'], Number(total?.['berat'])]);
  };
  await shop.db.query(`update hari_toko set tgl_system = $1 where kode_toko = 'KL01'`, [SHOP.tgl_system]);
  const [jual = [], beli = []] = await angka();
  const manual = new JualBeliManual(shop);
  await manual.stokAwal(3, 6);
  await manual.validasi(await manual.jual([cincin(2, 4)]));
  const tambah = (semula: readonly unknown[], lagi: readonly number[]) =>
    semula.map((value, index) =>
      Dec.from(Number(value))
        .plus(lagi[index] ?? 0)
        .toJSON(),
    );
  expect(await angka()).toEqual([tambah(jual, [1, 2, 4]), tambah(beli, [1, 3, 6])]);
});
