import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type Call } from '../testing/app.ts';
import { differences, izin } from '../testing/checks.ts';
import { bukaBeli } from '../testing/pembelian.ts';
import { bukaMember } from '../testing/poin.ts';
import { atWork, openShop, pieces, RING, SHOP } from '../testing/shop.ts';

/** Examples that the trade guide works out (part 2, §8), as whoever calls the program goes through them. */
const server = testApp();
const { kode_toko, tgl_system } = SHOP;
const HALAMAN = [
  'transaksi-penjualan',
  'validasi-jual-beli',
  'batal-penjualan',
  'transaksi-pembelian',
  'transaksi-poin',
  'tukar-point',
  'stok-hadiah',
  'laporan-rekap-sales',
];
const MODUL = {
  MEMBER_MODULE: 'true',
  PENJUALAN_BAYAR_POIN_MODULE: 'true',
  BONUS_SALES_TRANSACTION_MODULE: 'true',
  LAPORAN_KHUSUS_TOKO: 'KL01',
  AML_KYC_MIN: '999999999999',
};
const PAS = { jenis: 'CASH', jumlah: 900_000_000 } as const;
let kasir: Call;
let keys = 0;

interface Kertas {
  readonly nomor: string;
  readonly code?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly total?: Readonly<Record<string, number>>;
}
/** Makes or does it, standing by what looks odd, with the approval that it asks for. */
async function jadi(path: string, body: object): Promise<Kertas> {
  const told = (await kasir('POST', path, body, { 'idempotency-key': `contoh-dagang-${(keys += 1)}` })).body as Kertas;
  const { kategori = '', dokumen = '', nilai = '{}', konfirmasi } = told.params ?? {};
  if (told.code === 'otorisasi_diperlukan') {
    const isi = JSON.parse(nilai) as Record<string, unknown>;
    const otorisasi = await izin(server.db, kategori, dokumen, isi, 'OWNER', atWork('RINA'));
    return jadi(path, { ...body, otorisasi });
  }
  if (konfirmasi !== undefined && !('konfirmasi' in body)) return jadi(path, { ...body, konfirmasi: [konfirmasi] });
  expect(told.code, `${path} ${JSON.stringify(told)}`).toBeUndefined();
  return told;
}

/** Sells a piece, to a member where one is named. */
async function jual(gram: string, kode_member?: string, bayar: readonly object[] = [], kode_group = '700') {
  const [kode = ''] = await pieces(server.db, 1, { ...RING, kode_group, berat_asli: Dec.from(gram) });
  const { nomor } = await jadi('penjualan', {
    kode_sales: 'SL01',
    ...(kode_member && { pelanggan: { jenis: 'MEMBER', kode_member } }),
    barang: [{ kode_barcode: kode }],
    bayar: [...bayar, PAS],
  });
  await jadi(`penjualan/${nomor}/validasi`, {});
  return { nomor, kode };
}
const batal = (nomor: string) => jadi(`penjualan/${nomor}/batal`, { alasan: 'salah' });
const poin = async (kode_member: string) =>
  (
    await server.db.one<{ n: Dec }>(
      `select coalesce(sum(jumlah), 0) as n from saldo where akun = 'POIN' and aset = 'POIN' and sub = $1`,
      [kode_member],
    )
  ).n.toJSON();

beforeAll(async () => {
  await openShop(server.db);
  await bukaBeli(server.db);
  await bukaMember(server.db);
  for (const [key, value] of Object.entries(MODUL)) {
    await server.db.query(
      `insert into para_system (kode_toko, key, value) values ($1, $2, $3)
       on conflict (kode_toko, key) do update set value = excluded.value`,
      [kode_toko, key, value],
    );
  }
  await server.db.query(
    `insert into para_bonus_sales (kode_toko, _id, kode_group, tipe, bonus)
     values ($1, '1', '700', 'GRAM', 2000), ($1, '2', '375', 'GRAM', 1000), ($1, '3', null, 'PCS', 5000)`,
    [kode_toko],
  );
  await server.db.query(
    `insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, poin) values ($1, 'H5', 'PAYUNG', 5)`,
    [kode_toko],
  );
  await server.user(
    kode_toko,
    'RINA',
    'OWN',
    HALAMAN.map((name) => `/${name}`),
  );
  kasir = await server.as(kode_toko, 'RINA');
});

it('a member has what his life comes to: earned, spent, given back and missing, in the order of the guide', async () => {
  const sesudah: unknown[] = [];
  const catat = async () => sesudah.push(await poin('M1'));
  await jadi('transaksi-poin', { kode_member: 'M1', jenis_poin: 'KOREKSI', poin: 40, keterangan: 'TAHUN LALU' });
  const ringan = await jual('2.13', 'M1');
  const berat = await jual('8.35', 'M1');
  await catat();
  const beli = await jadi('pembelian', {
    kode_sales: 'SL01',
    pelanggan: { jenis: 'MEMBER', kode_member: 'M1' },
    barang: [{ kode_barcode: ringan.kode, kondisi_barang: 'MULUS' }],
    bayar: [{ jenis: 'CASH' }],
  });
  await jadi(`pembelian/${beli.nomor}/validasi`, {});
  await catat();
  await batal((await jual('5.6', 'M1')).nomor);
  await catat();
  await jual('12.4', 'M1', [{ jenis: 'POIN', poin: 30 }]);
  await catat();
  await jadi('stok-hadiah', {
    arah: 'TAMBAH',
    kode_hadiah: 'H5',
    jumlah: 1,
    harga_satuan: 10_000,
    tunai: false,
    keterangan: 'BARU',
  });
  await jadi('tukar-point', { kode_member: 'M1', kode_hadiah: 'H5', jumlah: 1 });
  await catat();
  await batal(berat.nomor);
  await catat();
  expect(sesudah).toEqual([50, 52, 52, 34, 29, 21]);
  expect(await differences(server.db)).toEqual([]);
});

it('who sells has the bonus of what he sold, and less on the day that it is taken back', async () => {
  const bonus = async () =>
    ((await kasir('GET', `laporan/rekap-sales?tgl_from=${tgl_system}&tgl_to=${tgl_system}`)).body as Kertas).total?.[
      'bonus'
    ] ?? 0;
  const awal = await bonus();
  await jual('2.13');
  const berat = await jual('8.35');
  await jual('1.24', undefined, [], '375');
  expect((await bonus()) - awal).toBe(37_200);
  await batal(berat.nomor);
  expect((await bonus()) - awal).toBe(37_200 - 21_700);
  expect(await differences(server.db)).toEqual([]);
});
