import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { body, Penjualan } from '../../testing/penjualan.ts';
import { reportsOf, type Filter } from '../../testing/report-asking.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';
import { batalPenjualan } from './lakukan.ts';

const shop = testDatabase();
const { save, validate, approve, differences } = new Penjualan(shop);
const { json } = reportsOf(shop);

const [KEMARIN, HARI_INI] = ['2026-11-21', '2026-11-22'] as const;
const DUA_HARI: Filter = { tgl_from: KEMARIN, tgl_to: HARI_INI };
const MODUL = { MEMBER_MODULE: 'true', PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA: 'EXCLUDE' } as const;
const kasir1 = atWork('KASIR1', 'KASIR', MODUL);
const kasir2 = atWork('KASIR2', 'KASIR', MODUL);
const BU_SARI = { jenis: 'MEMBER', kode_member: 'MB00001', nama: 'BU SARI', no_hp: '081200000001' };

/** A line of 3,192,500 with 1.1 % on top (35,117.5, half up); one without a faktur pajak with 1.65 % (52,676.25). */
const [FAKTUR, TANPA] = [3_227_618, 3_245_176];
let batal = '';

/** The book, as something of each entry adds up: by account, its part and day, or its category. */
const buku = async (by: string, akun: readonly string[], aset: string): Promise<unknown[]> =>
  JSON.parse(
    JSON.stringify(
      await shop.db.query(
        `select ${by}, sum(jumlah) as jumlah from entri where kode_toko = 'KL01' and akun = any($1) and aset like $2
           and kategori in ('PENJUALAN', 'BATAL PENJUALAN') group by ${by} order by ${by}`,
        [akun, aset],
      ),
    ),
  ) as unknown[];
const jumlah = async (akun: readonly string[], aset: string, kategori: string): Promise<number> =>
  (await buku('kategori', akun, aset))
    .reduce<Dec>((sum, row) => {
      const { kategori: ini, jumlah: n } = row as { kategori: string; jumlah: number };
      return ini === kategori ? sum.plus(n) : sum;
    }, Dec.zero)
    .toJSON();

/** Yesterday a member and a passer-by bought; today the passer-by's sale is cancelled, and the member comes again. */
beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp) values ('KL01', 'MB00001', 'BU SARI', '081200000001')`,
  );
  await shop.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ('KL01', 'KL', 'KALUNG')`);
  const [faktur = '', kedua = ''] = await pieces(shop.db, 2);
  const [tanpa = '', lagi = ''] = await pieces(shop.db, 2, { asal_faktur_pajak: false, kode_dept: 'KL' });
  const member = await save(
    body([faktur, tanpa], {
      pelanggan: BU_SARI,
      bayar: [
        { jenis: 'DEBET', jumlah: 3_000_000, no_rekening: '008123', no_kartu: '4111-1111-1111-8812', fee_persen: 1 },
        { jenis: 'CASH', jumlah: 3_500_000 },
      ],
    }),
    kasir1,
  );
  await validate(member, kasir2);
  batal = await save(body([kedua], { bayar: [{ jenis: 'CASH', jumlah: FAKTUR }] }), kasir1);
  await validate(batal, kasir1);
  await shop.db.query(`update hari_toko set tgl_system = $1 where kode_toko = 'KL01'`, [HARI_INI]);
  const { id } = await approve('BATAL PENJUALAN', batal, { alasan: 'SALAH' }, 'OWNER');
  await shop.db.tx((tx) =>
    batalPenjualan(tx, atWork('KASIR1'), batal, { alasan: 'SALAH', kode_baki: null, otorisasi: id }),
  );
  const kembali = await save(
    body([lagi], {
      pelanggan: BU_SARI,
      bayar: [{ jenis: 'TRANSFER', jumlah: TANPA, no_rekening: '008123' }],
    }),
    kasir1,
  );
  await validate(kembali, kasir1);
});

it('stands in books without a difference', async () => expect(await differences(HARI_INI)).toEqual([]));

describe('laporan-penjualan-bayar', () => {
  it('tells each payment by way and by where its rupiah stand, change and cost of the card taken off', async () => {
    const { grup, total, batal: dibatalkan } = await json('penjualan-bayar', DUA_HARI);
    type Bayar = Readonly<Record<string, unknown>> & {
      grup: { kunci: string[]; label: string; subtotal: Record<string, number> }[];
    };
    expect(
      (grup as unknown as Bayar[]).map(({ kunci, grup: di }) => [
        kunci,
        di.map((one) => [one.kunci, one.label, one.subtotal['jumlah'], one.subtotal['jumlah_bersih']]),
      ]),
    ).toEqual([
      [
        ['CASH'],
        [
          [['KASIR1'], 'KASIR1', 0, 0],
          [['KASIR2'], 'KASIR2', FAKTUR + TANPA - 3_000_000, FAKTUR + TANPA - 3_000_000],
        ],
      ],
      [['DEBET'], [[['008123'], 'KILAU', 3_000_000, 2_970_000]]],
      [['TRANSFER'], [[['008123'], 'KILAU', TANPA, TANPA]]],
    ]);
    expect(total).toMatchObject({ jumlah: FAKTUR + 2 * TANPA, fee_rp: 30_000 });
    expect(dibatalkan).toMatchObject({
      jumlah_baris: 1,
      total: { jumlah: FAKTUR },
      bruto: { jumlah: 2 * FAKTUR + 2 * TANPA },
    });
  });

  it('foots with the book: drawer by drawer, account by account', async () => {
    const { grup } = await json('penjualan-bayar', DUA_HARI);
    const rows = (grup as unknown as { grup: { kunci: string[]; subtotal: Record<string, number> }[] }[]).flatMap(
      (cara) => cara.grup.map(({ kunci, subtotal }) => [kunci[0], subtotal['jumlah_bersih'] ?? 0] as const),
    );
    const tempat = [...new Set(rows.map(([sub]) => sub))].toSorted();
    const laporan = tempat.map((sub) => ({
      sub,
      jumlah: rows.reduce((sum, [ini, n]) => (ini === sub ? sum + n : sum), 0),
    }));
    expect(laporan).toEqual(await buku('sub', ['KAS', 'BANK'], 'IDR'));
  });

  it('is narrowed by way and by account', async () => {
    expect((await json('penjualan-bayar', { ...DUA_HARI, jenis_bayar: 'DEBET' })).jumlah_baris).toBe(1);
    expect((await json('penjualan-bayar', { ...DUA_HARI, no_rekening: '008123' })).jumlah_baris).toBe(2);
    expect((await json('penjualan-bayar', { ...DUA_HARI, valid_by: 'KASIR2' })).jumlah_baris).toBe(2);
  });
});

describe('laporan-penjualan-rekap', () => {
  it('tells base and PPN by day and rate, and takes a cancel off on its own day', async () => {
    const { grup } = await json('penjualan-rekap', DUA_HARI);
    expect(grup.map(({ kunci, baris }) => [kunci[0], baris.map((row) => Object.values(row))])).toEqual([
      [
        KEMARIN,
        [
          [1.1, 'PENJUALAN', 2, 2, 4.26, 6_385_000, 70_236, 2 * FAKTUR],
          [1.65, 'PENJUALAN', 1, 1, 2.13, 3_192_500, 52_676, TANPA],
        ].map((row) => [KEMARIN, ...row]),
      ],
      [
        HARI_INI,
        [
          [1.1, 'PEMBATALAN', 1, -1, -2.13, -3_192_500, -35_118, -FAKTUR],
          [1.65, 'PENJUALAN', 1, 1, 2.13, 3_192_500, 52_676, TANPA],
        ].map((row) => [HARI_INI, ...row]),
      ],
    ]);
  });

  it('comes to income and tax of each day of the book', async () => {
    const { grup } = await json('penjualan-rekap', DUA_HARI);
    const perHari = (kolom: string) =>
      grup.map(({ kunci, subtotal }) => ({ tgl: kunci[0], jumlah: 0 - (subtotal[kolom] ?? 0) }));
    expect(perHari('dpp')).toEqual(await buku('tgl', ['PENJUALAN'], 'IDR'));
    expect(perHari('ppn')).toEqual(await buku('tgl', ['PPN'], 'IDR'));
  });
});

describe('what was sold', () => {
  it('is told of members alone, each below who he is', async () => {
    const { grup, total } = await json('penjualan-member', DUA_HARI);
    expect(grup.map(({ kunci, label, baris }) => [kunci, label, baris.length])).toEqual([[['MB00001'], 'BU SARI', 3]]);
    expect(total).toMatchObject({ no_faktur_group: 2, kode_barcode: 3, harga_total: FAKTUR + 2 * TANPA });
    expect((await json('penjualan-member', { ...DUA_HARI, kode_member: 'MB00002' })).jumlah_baris).toBe(0);
  });

  it('is told by type, piece by piece and added up, gross and net as the book has it', async () => {
    const stock = await json('penjualan-stock-jual', DUA_HARI);
    const global = await json('penjualan-global-perjenis', DUA_HARI);
    expect(stock.grup.map(({ kunci, label, subtotal }) => [kunci[0], label, subtotal['berat']])).toEqual([
      ['CN', 'CINCIN', 2.13],
      ['KL', 'KALUNG', 4.26],
    ]);
    const GLOBAL = ['kode_dept', 'nama_dept', 'qty', 'berat', 'harga_total', 'status'];
    expect(global.grup[0]?.baris.map((row) => GLOBAL.map((name) => row[name]))).toEqual([
      ['CN', 'CINCIN', 1, 2.13, FAKTUR, 'DONE'],
      ['CN', 'CINCIN', 1, 2.13, FAKTUR, 'CANC'],
      ['KL', 'KALUNG', 2, 4.26, 2 * TANPA, 'DONE'],
    ]);
    for (const { total, batal: dibatalkan } of [stock, global]) {
      expect(dibatalkan?.bruto['berat']).toBe(-(await jumlah(['STOK'], 'EMAS%', 'PENJUALAN')));
      expect(dibatalkan?.total['berat']).toBe(await jumlah(['STOK'], 'EMAS%', 'BATAL PENJUALAN'));
      expect(dibatalkan?.bruto['harga_total']).toBe(await jumlah(['KAS', 'BANK', 'BIAYA_FEE'], 'IDR', 'PENJUALAN'));
      expect(total['harga_total']).toBe(FAKTUR + 2 * TANPA);
    }
  });
});

it('laporan-penjualan-berlian has the sold pieces with stones, each once however many lines of stones it has', async () => {
  await shop.db.query(`insert into jenis_batu (kode_toko, kode_jenis_batu, nama_jenis_batu) values ('KL01', 'B', 'B')`);
  await shop.db.query(
    `insert into barang_batu (kode_toko, kode_barcode, baris, kode_jenis_batu, jumlah, carat, harga)
     select 'KL01', b.kode_barcode, n.baris, 'B', n.jumlah, n.carat, n.harga
     from penjualan_barang b, (values (1, 1, 0.5, 24375000), (2, 12, 0.245, null)) as n(baris, jumlah, carat, harga)
     where b.kode_toko = 'KL01' and b.kode_dept = 'CN'`,
  );
  const { grup, total, batal: dibatalkan } = await json('penjualan-berlian', DUA_HARI);
  const BATU = ['jumlah_batu', 'total_carat', 'nilai_batu', 'harga_total', 'status_kembali'];
  expect(grup.flatMap(({ baris }) => baris.map((row) => BATU.map((name) => row[name])))).toEqual([
    [13, 0.745, 24_375_000, FAKTUR, 'Tersedia'],
    [13, 0.745, 24_375_000, FAKTUR, 'Batal'],
  ]);
  expect(total).toMatchObject({ kode_barcode: 1, jumlah_batu: 13, nilai_batu: 24_375_000, harga_total: FAKTUR });
  expect(dibatalkan?.bruto).toMatchObject({ jumlah_batu: 26, harga_total: 2 * FAKTUR });
});
