import { beforeAll, expect, it } from 'vitest';
import { testApp, type Call } from '../../../testing/app.ts';
import { izin } from '../../../testing/checks.ts';
import { atWork, openShop } from '../../../testing/shop.ts';

const server = testApp();
let owner: Call;
let kunci = 0;
const DUA = [
  { kode_jenis_batu: 'BR', jumlah: 1, carat: 0.5, harga: 4_000_000 },
  { kode_jenis_batu: 'RB', jumlah: 2, carat: 0.1 },
];
const LIMA = [{ kode_jenis_batu: 'BR', jumlah: 5, carat: 0.7, harga: 9_000_000 }];

const hari = (tgl: string) => server.db.query(`update hari_toko set tgl_system = $1 where kode_toko = 'KL01'`, [tgl]);
const kirim = async (method: 'POST' | 'PUT', path: string, body: object): Promise<Readonly<Record<string, never>>> => {
  kunci += 1;
  const answer = await owner(method, path, body, { 'idempotency-key': `buku-berlian-${kunci}` });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body as Readonly<Record<string, never>>;
};
const laporan = async (key: string, dari: string, sampai: string) => {
  const answer = await owner('GET', `laporan/${key}?tgl_from=${dari}&tgl_to=${sampai}`);
  expect(answer.status, answer.text).toBe(200);
  const { grup } = answer.body as { grup: readonly { baris: readonly Readonly<Record<string, unknown>>[] }[] };
  return grup.flatMap(({ baris }) => baris);
};
const tambah = async (batu: readonly object[]): Promise<string> => {
  const piece = {
    kode_group: '700',
    kode_dept: 'CN',
    kode_baki: 'A01',
    nama_barang: 'CINCIN BERLIAN',
    berat_asli: 2,
    harga_modal: 1_000_000,
    batu,
  };
  const made = await kirim('POST', 'barang', { barang: [piece] });
  return (made as unknown as { barang: readonly { kode_barcode: string }[] }).barang[0]?.kode_barcode ?? '';
};
const jual = async (kode_barcode: string): Promise<string> => {
  const { body } = await owner('GET', `barang/${kode_barcode}/harga-jual`);
  const { jual: harga } = body as { jual: { harga_total: number } };
  const made = await kirim('POST', 'penjualan', {
    kode_sales: 'SL01',
    barang: [{ kode_barcode }],
    bayar: [{ jenis: 'CASH', jumlah: harga.harga_total }],
  });
  const { nomor } = made as unknown as { nomor: string };
  await kirim('POST', `penjualan/${nomor}/validasi`, {});
  return nomor;
};

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into jenis_batu (kode_toko, kode_jenis_batu, nama_jenis_batu)
      values ('KL01', 'BR', 'BERLIAN'), ('KL01', 'RB', 'RUBI')`,
  );
  await server.db.query(
    `insert into para_system (kode_toko, key, value) values ('KL01', 'BERLIAN_MODULE', 'true')
     on conflict (kode_toko, key) do update set value = 'true'`,
  );
  await server.user('KL01', 'OWN1', 'OWN');
  owner = await server.as('KL01', 'OWN1');
});

it('tells a past day with the stones of its evening, and a piece set anew as stones that came and went', async () => {
  await hari('2026-12-01');
  const kode = await tambah(DUA);
  const lalu = await laporan('buku-berlian', '2026-12-01', '2026-12-01');
  expect(lalu).toMatchObject([
    { kode_jenis_batu: 'BR, RB', batu_masuk: 3, carat_masuk: 0.6, batu_akhir: 3, harga_modal: 1_000_000 },
  ]);
  await hari('2026-12-02');
  await kirim('PUT', `barang/${kode}`, { batu: [] });
  await kirim('PUT', `barang/${kode}`, { batu: LIMA });
  expect(await laporan('buku-berlian', '2026-12-01', '2026-12-01')).toEqual(lalu);
  const diganti = { batu_awal: 3, carat_awal: 0.6, batu_masuk: 2, carat_masuk: 0.1, batu_keluar: 0, batu_akhir: 5 };
  expect(await laporan('buku-berlian', '2026-12-02', '2026-12-02')).toMatchObject([diganti]);
  // Both days together: what came on the first, and what was set on the second.
  expect(await laporan('buku-berlian', '2026-12-01', '2026-12-02')).toMatchObject([
    { batu_awal: 0, batu_masuk: 5, carat_masuk: 0.7, batu_keluar: 0, batu_akhir: 5, carat_akhir: 0.7 },
  ]);
  await hari('2026-12-03');
  await kirim('PUT', `barang/${kode}`, { batu: [] });
  expect(await laporan('buku-berlian', '2026-12-02', '2026-12-02')).toMatchObject([diganti]);
  expect(await laporan('buku-berlian', '2026-12-03', '2026-12-03')).toMatchObject([
    { batu_awal: 5, batu_masuk: 0, batu_keluar: 5, carat_keluar: 0.7, batu_akhir: 0 },
  ]);
  expect(await laporan('buku-berlian', '2026-12-04', '2026-12-04')).toEqual([]);
});

it('tells a piece as it was that evening: cost, sale and state, whatever became of it later', async () => {
  await hari('2026-12-10');
  const kode = await tambah(DUA);
  const baru = await laporan('buku-berlian', '2026-12-10', '2026-12-10');
  expect(baru).toMatchObject([{ kode_barcode: kode, status: 'TERSEDIA', tgl_jual: null, harga_modal: 1_000_000 }]);
  await hari('2026-12-11');
  const nomor = await jual(kode);
  const terjual = await laporan('buku-berlian', '2026-12-11', '2026-12-11');
  expect(terjual).toMatchObject([
    { status: 'TERJUAL', tgl_jual: '2026-12-11', batu_keluar: 3, batu_akhir: 0, harga_modal: 1_000_000 },
  ]);
  const jualBerlian = await laporan('penjualan-berlian', '2026-12-11', '2026-12-11');
  expect(jualBerlian).toMatchObject([{ jumlah_batu: 3, total_carat: 0.6, nilai_batu: 4_000_000 }]);
  await hari('2026-12-12');
  const nilai = { alasan: 'SALAH' };
  const otorisasi = await izin(server.db, 'BATAL PENJUALAN', nomor, nilai, 'OWNER', atWork('OWN1'));
  await kirim('POST', `penjualan/${nomor}/batal`, { ...nilai, otorisasi });
  await kirim('PUT', `barang/${kode}`, { batu: LIMA });
  expect(await laporan('buku-berlian', '2026-12-10', '2026-12-10')).toEqual(baru);
  expect(await laporan('buku-berlian', '2026-12-11', '2026-12-11')).toEqual(terjual);
  // Struck through since, with the stones that it was sold with.
  const [lalu] = jualBerlian;
  expect(await laporan('penjualan-berlian', '2026-12-11', '2026-12-11')).toMatchObject([
    { jumlah_batu: lalu?.['jumlah_batu'], total_carat: lalu?.['total_carat'], nilai_batu: lalu?.['nilai_batu'] },
  ]);
  expect(await laporan('buku-berlian', '2026-12-12', '2026-12-12')).toMatchObject([
    { kode_barcode: kode, status: 'TERSEDIA', tgl_jual: null, batu_awal: 0, batu_masuk: 5, batu_akhir: 5 },
  ]);
});
