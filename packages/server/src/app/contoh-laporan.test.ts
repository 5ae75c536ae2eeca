import { Dec } from '@kilau/contract/core/dec.ts';
import type { ReportKey } from '@kilau/contract/registry.ts';
import { beforeAll, expect, it } from 'vitest';
import { differences } from '../testing/checks.ts';
import { testDatabase } from '../testing/database.ts';
import { papersOf } from '../testing/papers.ts';
import { bukaBeli, isiBeli, isiJual, KTP, luar } from '../testing/pembelian.ts';
import { reportsOf, type Row } from '../testing/report-asking.ts';
import { atWork, openShop, pieces, SHOP } from '../testing/shop.ts';
import { dari, isiTitip, tunai, type Isi } from '../testing/titipan.ts';

/** The worked examples of the domain guide, one day of a shop: S1, P1, P1b, P2, both exchanges, the mixed payment. */
const shop = testDatabase();
const papers = papersOf(shop);
const { json } = reportsOf(shop);
const HARI = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system };
const kasir = (modul = {}) => atWork('KASIR1', 'KASIR', { OTORISASI_PEMBELIAN_TANPA_BARCODE: 'false', ...modul });
const nomor: Record<string, string> = {};
const MULUS = { kondisi_barang: 'MULUS' };

const buat = async (nama: string, key: 'penjualan' | 'pembelian' | 'titipan', isi: object, modul = {}) => {
  const context = kasir(modul);
  const made = await shop.db.tx((tx) => papers.make(tx, key, isi, context));
  await shop.db.tx((tx) => papers.done(tx, key, made, 'validasi', { context }));
  nomor[nama] = made;
};
const jual = (nama: string, kode: readonly string[], bayar: readonly Isi[]) =>
  buat(nama, 'penjualan', isiJual(kode, bayar));

/** The ring of S1, bought at 1,150,000 a gram. */
const cincin = async () =>
  (await pieces(shop.db, 1, { harga_modal: Dec.from(2_449_500) }, atWork('OWNER', 'OWN')))[0] ?? '';
/** A piece that costs so much altogether. */
const seharga = async (harga: number) => {
  const ongkos = Dec.from(harga - 1_437_000 - 25_000);
  return (await pieces(shop.db, 1, { berat_asli: Dec.from(1), tipe_ongkos: 'TOTAL', ongkos }))[0] ?? '';
};

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
  await shop.db.query(
    `with kondisi as (insert into kondisi_pembelian (kode_toko, kondisi_barang, jenis_potongan, potongan, persentase)
       values ('KL01', 'UTUH', 'RP', 0, 0)), emas as (insert into harga_global (kode_toko, nominal) values ('KL01', 2000000))
     insert into harga_beli (kode_toko, kode_harga, harga_per_gram) values ('KL01', 'L64', 1050000)`,
  );
  const [pertama, kedua, ketiga, keempat] = [await cincin(), await cincin(), await cincin(), await cincin()];
  await jual('S1', [pertama], [tunai(3_192_500)]);
  await jual('S1b', [kedua], [tunai(3_192_500)]);
  await jual('S1c', [ketiga], [tunai(3_192_500)]);
  await jual('S1d', [keempat], [tunai(3_192_500)]);
  const uang = { bayar: [{ jenis: 'CASH' }] };
  await buat('P1', 'pembelian', isiBeli([{ kode_barcode: pertama, ...MULUS }], uang));
  await buat('P1b', 'pembelian', isiBeli([{ kode_barcode: kedua, ...MULUS, berat: 2.08 }], uang), {
    NOTA_PRORATA_BERAT: 'true',
  });
  await buat('P2', 'pembelian', isiBeli([luar()], { ...KTP, ...uang }));
  const tukar = (kode: string): Isi => ({ jenis: 'TUKAR', barang: [{ kode_barcode: kode, ...MULUS }] });
  await jual('tambah', [await seharga(5_400_000)], [tukar(ketiga), tunai(2_357_000)]);
  await jual('kurang', [await seharga(2_500_000)], [tukar(keempat)]);
  const perhiasan = await seharga(12_350_000);
  await buat('titip', 'titipan', isiTitip([perhiasan], [tunai(1_000_000)]));
  await jual(
    'campur',
    [],
    [
      dari(nomor['titip'] ?? ''),
      { jenis: 'TUKAR', ...KTP, barang: [luar({ berat: 4, kode_harga: 'L64', kondisi_barang: 'UTUH' })] },
      { jenis: 'DEBET', jumlah: 3_000_000, no_rekening: '008123', fee_persen: 1 },
      tunai(4_150_000),
    ],
  );
});

interface Isian {
  readonly grup: readonly { readonly baris: readonly Row[]; readonly grup?: Isian['grup'] }[];
}
const semua = ({ grup }: Isian): Row[] => grup.flatMap((one) => [...one.baris, ...semua({ grup: one.grup ?? [] })]);

/** Rows of a report that are of a paper, by the column that names it. */
const baris = async (key: ReportKey, kolom: string, nama: string): Promise<Row[]> =>
  semua((await json(key, HARI)) as unknown as Isian).filter((row) => row[kolom] === nomor[nama]);

it('keeps its books', async () => expect(await differences(shop.db)).toEqual([]));

it('S1: a ring of 2.13 g, gold, ongkos, attribute, and what it brought above its cost', async () => {
  const answer = await json('penjualan-transaksi', HARI);
  const nota = answer.grup.find(({ kunci }) => kunci[0] === nomor['S1']);
  expect(nota?.baris).toMatchObject([
    { berat: 2.13, harga_gram: 1_437_000, harga_jual: 3_061_000, ongkos: 106_500, harga_atribut: 25_000 },
  ]);
  expect(nota?.subtotal['harga_total']).toBe(3_192_500);
  const margin = (await json('penjualan-margin', HARI)).grup.find(({ kunci }) => kunci[0] === nomor['S1']);
  expect(margin?.subtotal).toMatchObject({ penjualan: 3_192_500, harga_modal: 2_449_500, margin: 743_000 });
  // The same grams would cost 2.13 × 70 % × 2,000,000 today.
  expect(margin?.subtotal).toMatchObject({ modal_ganti: 2_982_000, margin_ganti: 210_500 });
});

it('P1: bought back for 43,000 less than its nota, 1.39 %', async () => {
  const [row] = await baris('pembelian-perfaktur', 'no_faktur_beli', 'P1');
  expect(row).toMatchObject({
    harga_emas: 1_437_000,
    berat_nota: 2.13,
    berat: 2.13,
    harga_nota: 3_086_000,
    harga: 3_043_000,
  });
  const [per] = await baris('pembelian-per-kondisi', 'no_faktur_group', 'P1');
  expect(per).toMatchObject({ harga_rata: 1_428_638, selisih: 43_000, selisih_persen: 1.39, susut: 0 });
});

it('P1b: weighs 0.05 g less, is paid by what it weighs, and stands among what shrank', async () => {
  const [row] = await baris('pembelian-sales', 'no_faktur_group', 'P1b');
  expect(row).toMatchObject({ berat_nota: 2.13, berat: 2.08, susut: 0.05, harga_beli: 2_971_500 });
  expect(await baris('validasi-susut', 'no_beli', 'P1b')).toMatchObject([{ susut: 0.05, berat: 2.08 }]);
});

it('P2: goods without a nota, by the price of their code', async () => {
  const [row] = await baris('pembelian-history', 'no_faktur_group', 'P2');
  expect(row).toMatchObject({
    status_pembelian: 'PEMBELIAN',
    berat: 4.15,
    harga_nota: 4_772_500,
    harga_beli: 4_533_500,
  });
});

it.each([
  ['tambah', 5_400_000, { PENJUALAN: 2_357_000 }],
  ['kurang', 2_500_000, { 'TUKAR KURANG': -543_000 }],
])('an exchange, tukar %s: the new piece, the old one, and the difference in the drawer', async (nama, harga, uang) => {
  const jualan = (await json('penjualan-transaksi', HARI)).grup.find(({ kunci }) => kunci[0] === nomor[nama]);
  expect(jualan?.subtotal['harga_total']).toBe(harga);
  const lama = (await json('tukar-barang', HARI)).grup.find(({ kunci }) => kunci[0] === nomor[nama]);
  expect(lama?.subtotal).toMatchObject({ qty: 1, berat: 2.13, harga_beli: 3_043_000 });
  const kas = await baris('keuangan-cash', 'deskripsi', nama);
  expect(
    Object.fromEntries(kas.map((row) => [row['kategori'], Number(row['masuk'] ?? 0) - Number(row['keluar'] ?? 0)])),
  ).toEqual(uang);
});

it('12,350,000 paid by a deposit, old goods, a card at the cost of the shop, and cash', async () => {
  const bayar = await json('penjualan-bayar', HARI);
  const campur = (await baris('penjualan-bayar', 'no_faktur_group', 'campur')).map(
    ({ jumlah, fee_rp, jumlah_bersih }) => [jumlah, fee_rp, jumlah_bersih],
  );
  expect(campur.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
    [1_000_000, 0, 1_000_000],
    [3_000_000, 30_000, 2_970_000],
    [4_150_000, 0, 4_150_000],
    [4_200_000, 0, 4_200_000],
  ]);
  expect(bayar.total).toMatchObject({ fee_rp: 30_000 });
  const [titip] = await baris('titip-uang', 'no_titip', 'titip');
  expect(titip).toMatchObject({ grand_total: 12_350_000, dibayar: 1_000_000, sisa_bayar: 0, status: 'AMBIL' });
});
