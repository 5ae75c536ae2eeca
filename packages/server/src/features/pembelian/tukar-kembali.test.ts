import { beforeAll, expect, it } from 'vitest';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { differences, izin, refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaBeli, isiJual, terjual } from '../../testing/pembelian.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
});

type Baris = Readonly<Record<string, unknown>>;
const kerja = (modules: Readonly<Partial<Record<ModuleKey, string>>> = {}) => atWork('KASIR1', 'KASIR', modules);
/** Two rings that come back for 3,043,000 each, for a new one of 3,192,500: 2,893,500 goes back to the customer. */
async function bahan(more: Baris = {}) {
  const baru = await pieces(shop.db, 1);
  const { kode } = await terjual(shop, 2);
  const barang = kode.map((kode_barcode) => ({ kode_barcode, kondisi_barang: 'MULUS' }));
  return { baru, tukar: { jenis: 'TUKAR', barang, ...more } };
}
const jual = (baru: readonly string[], bayar: readonly Baris[], context = kerja()) =>
  shop.db.tx((tx) => papers.make(tx, 'penjualan', isiJual(baru, bayar), context));
const TRANSFER = { kembali_rekening: '008123', kembali_customer: '4471' };
const KEMBALI = 2_893_500;

const uang = async (nomor: string) =>
  (
    await shop.db.query<{ kata: string }>(
      `select concat_ws(' ', e.akun, nullif(e.sub, $1), e.kategori, trim_scale(e.jumlah)) as kata
       from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
       where p.nomor = $1 and e.aset = 'IDR' and e.akun in ('KAS', 'BANK') order by p.urut`,
      [nomor],
    )
  ).map(({ kata }) => kata);

it('what goes back to the customer is transferred to him, and comes back the same way', async () => {
  const { baru, tukar } = await bahan(TRANSFER);
  const nomor = await jual(baru, [tukar]);
  await shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi'));
  expect(await uang(nomor)).toEqual([`BANK 008123 TUKAR KURANG -${KEMBALI}`]);
  expect(
    await shop.db.query(
      `select jenis, arah, jumlah::int as jumlah, no_rekening, no_rekening_customer, fee_rp::int as fee_rp
       from penjualan_bayar where no_faktur_group = $1 and arah = 'KELUAR'`,
      [nomor],
    ),
  ).toEqual([
    {
      jenis: 'TRANSFER',
      arah: 'KELUAR',
      jumlah: KEMBALI,
      no_rekening: '008123',
      no_rekening_customer: '4471',
      fee_rp: 0,
    },
  ]);
  expect(await differences(shop.db)).toEqual([]);
  const input = { alasan: 'salah' };
  const otorisasi = await izin(shop.db, 'BATAL TUKAR', nomor, input);
  await shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'batal', { input, otorisasi }));
  expect(await uang(nomor)).toEqual([
    `BANK 008123 TUKAR KURANG -${KEMBALI}`,
    `BANK 008123 BATAL TUKAR KURANG ${KEMBALI}`,
  ]);
  expect(await differences(shop.db)).toEqual([]);
});

it('half an account, an account while nothing goes back, and one of another way are refused', async () => {
  const { baru, tukar } = await bahan();
  const salah = async (bayar: readonly Baris[]) => (await refused(jual(baru, bayar))).fields;
  expect(await salah([{ ...tukar, kembali_rekening: '008123' }])).toEqual({
    'bayar.0.kembali_customer': { rule: 'tidak_boleh_kosong' },
  });
  expect(await salah([{ ...tukar, kembali_customer: '4471' }])).toEqual({
    'bayar.0.kembali_rekening': { rule: 'tidak_boleh_kosong' },
  });
  const [barang] = tukar.barang;
  expect(
    await salah([
      { ...tukar, ...TRANSFER, barang: [barang] },
      { jenis: 'CASH', jumlah: 149_500 },
    ]),
  ).toEqual({
    'bayar.0.kembali_rekening': { rule: 'tanpa_uang_kembali' },
    'bayar.0.kembali_customer': { rule: 'tanpa_uang_kembali' },
  });
  expect(await salah([{ jenis: 'CASH', jumlah: 3_192_500, ...TRANSFER }])).toEqual({
    'bayar.0.kembali_rekening': { rule: 'hanya_untuk_tukar' },
    'bayar.0.kembali_customer': { rule: 'hanya_untuk_tukar' },
  });
  const tiada = await refused(jual(baru, [{ ...tukar, ...TRANSFER, kembali_rekening: '999' }]));
  expect(tiada).toMatchObject({ code: 'rujukan_tidak_ada', fields: { 'bayar.0.kembali_rekening': {} } });
  expect(await differences(shop.db)).toEqual([]);
});

it('takes an approval for this account and this sum where the shop asks for one', async () => {
  const context = kerja({ OTORISASI_PEMBAYARAN_TRANSFER: 'true' });
  const { baru, tukar } = await bahan(TRANSFER);
  const kirim = (kembali_otorisasi?: string) => jual(baru, [{ ...tukar, kembali_otorisasi }], context);
  expect(await refused(kirim())).toMatchObject({
    code: 'otorisasi_diperlukan',
    params: { kategori: 'PEMBAYARAN TRANSFER' },
    fields: { 'bayar.0.kembali_otorisasi': {} },
  });
  const nilai = { no_rekening: '008123', no_rekening_customer: '4471', jumlah: KEMBALI };
  const lain = await izin(shop.db, 'PEMBAYARAN TRANSFER', '', { ...nilai, jumlah: KEMBALI + 1 });
  expect(await refused(kirim(lain))).toMatchObject({ code: 'otorisasi_tidak_berlaku' });
  await kirim(await izin(shop.db, 'PEMBAYARAN TRANSFER', '', nilai));
  // Out of the drawer nobody is asked.
  const tunai = await bahan();
  await jual(tunai.baru, [tunai.tukar], context);
});
