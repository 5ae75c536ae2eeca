import { beforeAll, describe, expect, it } from 'vitest';
import { differences, refused } from '../../../testing/checks.ts';
import { testDatabase } from '../../../testing/database.ts';
import { batalkan, hancurkan, hancurkanBeli } from '../../../testing/kertas-barang.ts';
import { hutangDi } from '../../../testing/lakukan-hutang.ts';
import { papersOf } from '../../../testing/papers.ts';
import { bukaBeli, isiBeli, KTP, luar, terjual } from '../../../testing/pembelian.ts';
import { reportsOf } from '../../../testing/report-asking.ts';
import { atWork, openShop, pieces, SHOP } from '../../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { json } = reportsOf(shop);
let keys = 0;
const kunci = () => `hp-${(keys += 1)}`;

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
  await shop.db.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false)`,
  );
  await shop.db.query(
    `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK')`,
  );
});

/** Rings of the shop that were sold and bought back on one paper. */
async function dibeli(banyak: number): Promise<{ readonly no_pembelian: string; readonly kode: readonly string[] }> {
  const { kode } = await terjual(shop, banyak);
  const isi = isiBeli(kode.map((kode_barcode) => ({ kode_barcode, kondisi_barang: 'MULUS' })));
  const no_pembelian = await shop.db.tx((tx) => papers.make(tx, 'pembelian', isi));
  await shop.db.tx((tx) => papers.done(tx, 'pembelian', no_pembelian, 'validasi'));
  return { no_pembelian, kode };
}

const piece = (kode: string) =>
  shop.db.one(
    `select status, pemilik_jenis, pemilik_nomor, kode_gudang, kode_baki from barang where kode_barcode = $1`,
    [kode],
  );
const stok = async () =>
  (
    await shop.db.one<{ jumlah: string }>(
      `select coalesce(sum(jumlah), 0)::text as jumlah from saldo where akun = 'STOK' and kode_gudang = 'BELI'
         and aset = 'PCS'`,
    )
  ).jumlah;
const hancur = (kode: readonly string[]) => shop.db.tx((tx) => hancurkanBeli(tx, kode, kunci()));
const batalBeli = (nomor: string) => shop.db.tx((tx) => papers.approved(tx, 'pembelian', nomor, 'batal'));

describe('bought pieces', () => {
  it('leave the stock with an approval that names them, and go back to their purchase when that is taken back', async () => {
    const { no_pembelian, kode } = await dibeli(2);
    const [pertama = '', kedua = ''] = kode;
    const sebelum = await stok();
    expect(await refused(shop.db.tx((tx) => hancurkanBeli(tx, kode, kunci(), { disetujui_oleh: '' })))).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: {
        kategori: 'HANCUR PEMBELIAN',
        nilai: JSON.stringify({
          barang: kode.toSorted().join(' '),
          jumlah_barang: 2,
          kode_kondisi: 'RSK',
          total_berat: 4.26,
        }),
      },
    });
    const nomor = await hancur(kode);
    expect(nomor).toBe('KL-HP-261121-0001');
    expect(await piece(pertama)).toEqual({
      status: 'HANCUR',
      pemilik_jenis: 'hancur-pembelian',
      pemilik_nomor: nomor,
      kode_gudang: 'HANCUR',
      kode_baki: 'BL1',
    });
    expect(Number(await stok())).toBe(Number(sebelum) - 2);
    expect(
      await shop.db.query(
        `select kode_barcode, no_pembelian, dari_gudang, dari_baki, harga_beli::int as harga_beli
         from hancur_pembelian_baris where nomor = $1 order by baris`,
        [nomor],
      ),
    ).toEqual(
      kode.map((kode_barcode) => ({
        kode_barcode,
        no_pembelian,
        dari_gudang: 'BELI',
        dari_baki: 'BL1',
        harga_beli: 3_043_000,
      })),
    );
    expect(await differences(shop.db)).toEqual([]);

    // The nota stays bought back, and the purchase cannot be taken back while its goods are gone.
    expect(await refused(batalBeli(no_pembelian))).toMatchObject({
      code: 'barang_sudah_hancur',
      params: { kode_barcode: pertama, nomor },
    });
    await shop.db.tx((tx) => batalkan(tx, nomor));
    expect(await piece(kedua)).toEqual({
      status: 'BELI',
      pemilik_jenis: 'pembelian',
      pemilik_nomor: no_pembelian,
      kode_gudang: 'BELI',
      kode_baki: 'BL1',
    });
    expect(await stok()).toBe(sebelum);
    await batalBeli(no_pembelian);
    expect(await piece(pertama)).toMatchObject({ status: 'TERJUAL', pemilik_jenis: 'penjualan' });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('are those without a nota too, which go back to who brought them only when they lie there again', async () => {
    const context = atWork('KASIR1', 'KASIR', { OTORISASI_PEMBELIAN_TANPA_BARCODE: 'false' });
    const no_pembelian = await shop.db.tx((tx) => papers.make(tx, 'pembelian', isiBeli([luar()], KTP), context));
    await shop.db.tx((tx) => papers.done(tx, 'pembelian', no_pembelian, 'validasi'));
    const { kode_barcode } = await shop.db.one<{ kode_barcode: string }>(
      'select kode_barcode from barang where pemilik_nomor = $1',
      [no_pembelian],
    );
    const nomor = await hancur([kode_barcode]);
    expect(await refused(batalBeli(no_pembelian))).toMatchObject({ code: 'barang_sudah_hancur', params: { nomor } });
    await shop.db.tx((tx) => batalkan(tx, nomor));
    await batalBeli(no_pembelian);
    expect(await piece(kode_barcode)).toMatchObject({ status: 'KEMBALI', pemilik_nomor: no_pembelian });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('of a loan that was auctioned go back to that loan, and leave the price of others on their paper to those', async () => {
    const { berjalan, disetujui, pada } = hutangDi(shop);
    const context = atWork('OWNER', 'OWN');
    const pinjaman = await berjalan({ lama_pinjam: 1 });
    await pada('2026-11-23');
    const worked = { pokok: 8_000_000, bunga_rp: 120_000, klaim: 8_120_000, kelebihan: 880_000 };
    await disetujui(pinjaman, 'lelang', { nilai: 9_000_000, biaya: 0, alasan: undefined, worked, context });
    const lelang = await shop.db.query<{ kode_barcode: string }>(
      `select kode_barcode from barang where pemilik_nomor = $1 order by 1`,
      [pinjaman],
    );
    const { no_pembelian, kode } = await dibeli(1);
    const semua = [...kode, ...lelang.map(({ kode_barcode }) => kode_barcode)];
    const nomor = await hancur(semua);
    const harga = await shop.db.query(
      `select no_pembelian, harga_beli::int as harga_beli from hancur_pembelian_baris where nomor = $1
       order by no_pembelian`,
      [nomor],
    );
    expect(harga).toEqual([
      { no_pembelian, harga_beli: 3_043_000 },
      ...lelang.map(() => ({ no_pembelian: pinjaman, harga_beli: 0 })),
    ]);
    await shop.db.tx((tx) => batalkan(tx, nomor));
    expect(await Promise.all(semua.map(piece))).toMatchObject([
      { status: 'BELI', pemilik_jenis: 'pembelian', pemilik_nomor: no_pembelian },
      ...lelang.map(() => ({ status: 'BELI', pemilik_jenis: 'hutang', pemilik_nomor: pinjaman })),
    ]);
    await disetujui(pinjaman, 'batal-lelang', { worked: { jumlah_batal: 9_000_000 } });
    expect(await differences(shop.db, '2026-11-23')).toEqual([]);
    await pada(SHOP.tgl_system);
  });

  it('are no others: neither of the stock, nor sold, nor destroyed already, nor named twice', async () => {
    const [bebas = ''] = await pieces(shop.db, 1);
    const { kode: dijual } = await terjual(shop);
    const { kode } = await dibeli(1);
    const tolak = async (barang: readonly string[]) => (await refused(hancur(barang))).code;
    expect(await tolak([bebas])).toBe('barang_bukan_dibeli');
    expect(await tolak(dijual)).toBe('barang_bukan_dibeli');
    expect(await tolak([...kode, ...kode])).toBe('barang_ganda');
    expect(await tolak(['99999999'])).toBe('barang_tidak_ditemukan');
    expect((await refused(shop.db.tx((tx) => hancurkan(tx, kode, kunci())))).code).toBe('barang_sudah_dibeli');
    await hancur(kode);
    expect(await tolak(kode)).toBe('barang_sudah_hancur');
  });

  it('are destroyed by one of ten who try at once', async () => {
    const { kode } = await dibeli(1);
    const tried = await Promise.allSettled(Array.from({ length: 10 }, () => hancur(kode)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('come back only to a tray that still stands in gudang BELI', async () => {
    const { kode } = await dibeli(1);
    const nomor = await hancur(kode);
    await shop.db.query(`update baki set status_aktif = false where kode_baki = 'BL1'`);
    expect((await refused(shop.db.tx((tx) => batalkan(tx, nomor)))).code).toBe('baki_tidak_siap');
    await shop.db.query(`update baki set status_aktif = true where kode_baki = 'BL1'`);
    await shop.db.tx((tx) => batalkan(tx, nomor));
  });
});

it('laporan-hancur-pembelian foots with the book in pieces, grams and what they cost', async () => {
  const hari = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system };
  const detail = await json('hancur-pembelian', hari);
  const jenis = await json('hancur-pembelian', { ...hari, tampilan: 'JENIS' });
  const buku = await shop.db.one(
    `select (-sum(jumlah) filter (where aset = 'PCS'))::int as qty,
       (-sum(jumlah) filter (where aset like 'EMAS:%'))::float as berat,
       (-sum(jumlah) filter (where aset = 'NILAI'))::int as harga_beli
     from entri where akun = 'STOK' and kategori in ('HANCUR PEMBELIAN', 'BATAL HANCUR PEMBELIAN')`,
  );
  const { batal } = detail;
  for (const { total, batal: dibatalkan } of [detail, jenis]) {
    expect({ qty: total['qty'], berat: total['berat'], harga_beli: total['harga_beli'] }).toEqual(buku);
    expect(dibatalkan?.total).toMatchObject({ qty: batal?.total['qty'], berat: batal?.total['berat'] });
  }
  expect(batal?.total['qty']).toBeGreaterThan(2);
});
