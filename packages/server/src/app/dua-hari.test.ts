import type { ReportKey } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { kirimSatu } from '../platform/antrean/kirim.ts';
import { testApp, type Call, type Reply } from '../testing/app.ts';
import { differences, izin } from '../testing/checks.ts';
import { bukaBeli } from '../testing/pembelian.ts';
import { atWork, openShop, RING, SHOP } from '../testing/shop.ts';
import { tunai, type Isi } from '../testing/titipan.ts';
import { antrean } from './antrean.ts';

/** The day of the trade guide (part 2, §7.2, §7.3) as tills and office live it, by calls alone; and the day after. */
const server = testApp();
const { kode_toko } = SHOP;
const PUSAT = 'PST';
const KEMARIN = '2026-11-20';
const HARI = '2026-11-21';
const BESOK = '2026-11-22';
const BCA = '008123';
const HALAMAN = [
  '/transaksi-penjualan',
  '/transaksi-pembelian',
  '/transaksi-titipan',
  '/transaksi-hutang',
  '/validasi-jual-beli',
  '/validasi-titipan',
  '/validasi-hutang',
  '/batal-penjualan',
  '/uang-kas',
  '/mutasi-uang-cash',
  '/pengalihan-saldo-uang',
  '/kirim-uang-pusat',
  '/validasi-non-cash',
  '/tutup-toko',
];
const MODUL = ['HUTANG_MODULE', 'VALIDASI_NON_CASH_MODULE', 'NAGAFIN_ACCOUNTING_MODULE'];

interface Rows {
  readonly data: readonly Isi[];
}
interface Section {
  readonly seksi: string;
  readonly grup: readonly { readonly baris: readonly Isi[] }[];
  readonly total: Isi;
}
type Laporan = Omit<Section, 'seksi'> & { readonly seksi?: readonly Section[] };

const siapa: Record<string, Call> = {};
const nomor: Record<string, string> = {};
let keys = 0;
/** The call of somebody at work; a session that a closing has ended is begun anew. */
const oleh = (user: string): Call => siapa[user] ?? never(user);
function never(what: string): never {
  throw new Error(`there is no ${what}`);
}
const masuk = async (): Promise<void> => {
  for (const user of ['KASIR1', 'KASIR2', 'OWNER']) siapa[user] = await server.as(kode_toko, user);
};

/** Sends it, with the owner's approval of exactly what is asked for. */
async function kirim(user: string, path: string, body: Isi = {}): Promise<Isi & { readonly nomor: string }> {
  const send = (more: Isi = {}): Promise<Reply> =>
    oleh(user)('POST', path, { ...body, ...more }, { 'idempotency-key': `dua-hari-${(keys += 1)}` });
  let reply = await send();
  const asked = reply.body as { readonly code?: string; readonly params: Readonly<Record<string, string>> };
  if (asked.code === 'otorisasi_diperlukan') {
    const { kategori = '', dokumen = '', nilai = '{}' } = asked.params;
    const context = atWork(user, 'KASIR');
    const otorisasi = await izin(server.db, kategori, dokumen, JSON.parse(nilai) as Isi, 'OWNER', context);
    reply = await send({ otorisasi });
  }
  if (reply.status >= 300) throw new Error(`${path}: ${reply.text}`);
  return reply.body as Isi & { readonly nomor: string };
}
const disahkan = async (user: string, path: string, body: Isi): Promise<string> => {
  const made = await kirim(user, path, body);
  await kirim(user, `${path}/${made.nomor}/validasi`);
  return made.nomor;
};
const jual = (kode: string | undefined, bayar: readonly Isi[], user = 'KASIR1') =>
  disahkan(user, 'penjualan', { kode_sales: 'SL01', barang: [{ kode_barcode: kode ?? '' }], bayar });
const kas = (user: string, arah: string, kode_transaksi: string, jumlah: number) =>
  kirim(user, 'kas', { arah, kode_transaksi, jumlah, keterangan: kode_transaksi });

const tanya = async (key: ReportKey, tgl: string): Promise<Laporan> => {
  const reply = await oleh('OWNER')('GET', `laporan/${key}?tgl_from=${tgl}&tgl_to=${tgl}`);
  if (reply.status !== 200) throw new Error(`${key}: ${reply.text}`);
  return reply.body as Laporan;
};
const isi = (rows: Laporan['grup'], columns: readonly string[]) =>
  rows.flatMap(({ baris }) => baris.map((row) => columns.map((column) => row[column])));
const seksi = async (key: ReportKey, name: string, tgl: string, columns: readonly string[]) => {
  const { seksi: semua = [] } = await tanya(key, tgl);
  const found = semua.find((part) => part.seksi === name) ?? never(name);
  return { total: found.total, baris: isi(found.grup, columns) };
};
/** Debit and credit of each account that moved. */
const jurnal = async (tgl: string): Promise<Readonly<Record<string, readonly unknown[]>>> =>
  Object.fromEntries(
    isi((await tanya('neraca-saldo', tgl)).grup, ['nomor_akun', 'debet', 'kredit'])
      .filter(([, debet, kredit]) => debet !== 0 || kredit !== 0)
      .map(([akun, ...sisi]): [string, readonly unknown[]] => [String(akun), sisi]),
  );
const GERAK = ['awal', 'penjualan', 'pemasukan', 'pembelian', 'pinjaman', 'pengeluaran', 'akhir'];
const LACI = ['user_id', ...GERAK, 'pengalihan'];
const periksa = async () =>
  (await oleh('OWNER')('GET', 'tutup-toko/periksa')).body as {
    readonly periksa: readonly { readonly kunci: string; readonly jumlah: number }[];
    readonly laci: readonly Isi[];
    readonly kas: Isi;
    readonly bank: readonly Isi[];
    readonly emas: readonly Isi[];
  };
/** What keeps the day from being closed, or is warned of. */
const belum = async () => (await periksa()).periksa.filter(({ jumlah }) => jumlah > 0).map(({ kunci }) => kunci);

const POLOS = { nama_atribut: '', harga_atribut: 0 };
const barang = (kode_group: string, berat: number, modal: number, more: Isi = {}): Isi => ({
  ...RING,
  kode_group,
  berat_asli: berat,
  harga_modal: Math.round(modal),
  ...more,
});
const MODAL_700 = 1_150_000;
const MODAL_375 = 620_000;

/** What stands in the masters before anything is sold. */
async function bukaDuaToko(): Promise<void> {
  await openShop(server.db);
  await bukaBeli(server.db);
  await server.shop(PUSAT, { inisial: PUSAT, level: 'PUSAT', nama_toko: 'KILAU PUSAT', tgl_system: KEMARIN });
  await server.user(PUSAT, 'KEPALA', 'OWN');
  for (const statement of [
    `update hari_toko set tgl_system = '${KEMARIN}'`,
    `insert into kadar_eod (kode_toko, kode_kadar_eod, nama_kadar_eod, kadar_min, kadar_max, kadar_lapor, urutan)
     values ('KL01', 'TUA', '700', 60, 74.9, 70, 1), ('KL01', 'MUDA', '375', 30, 45, 37.5, 2)`,
    `insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi)
     values ('KL01', 'MODAL', 'MODAL', 'MASUK'), ('KL01', 'MAKAN', 'MAKAN', 'KELUAR'),
       ('KL01', 'LISTRIK', 'LISTRIK', 'KELUAR'), ('KL01', 'SETOR', 'SETOR BANK', 'SEMUA')`,
    `insert into para_system (kode_toko, key, value)
     select 'KL01', key, 'true' from unnest('{${MODUL.join(',')}}'::text[]) as key`,
    `insert into hak_akses (kode_toko, user_id, path)
     select 'KL01', u, p from unnest('{KASIR1,KASIR2}'::text[]) u, unnest('{${HALAMAN.join(',')}}'::text[]) p`,
  ]) {
    await server.db.query(statement);
  }
  await masuk();
}

/** The evening before: 5,230.150 g of 700 and 1,210.400 g of 375 in the trays, floats, an account; and it closes. */
async function kemarin(): Promise<string[]> {
  const baris = [
    barang('700', 2.13, 2.13 * MODAL_700),
    barang('700', 8.35, 8.35 * MODAL_700, POLOS),
    barang('375', 1.24, 1.24 * MODAL_375, { ...POLOS, ongkos: 40_000 }),
    barang('700', 2.13, 2.13 * MODAL_700),
    barang('700', 2.13, 2.13 * MODAL_700),
    ...[900, 900, 900, 900, 900, 715.41].map((berat) => barang('700', berat, berat * MODAL_700, POLOS)),
    ...[900, 309.16].map((berat) => barang('375', berat, berat * MODAL_375, POLOS)),
  ];
  const masuknya = (await kirim('OWNER', 'barang', { barang: baris })) as unknown as {
    readonly barang: readonly { readonly kode_barcode: string }[];
  };
  await kas('KASIR1', 'TAMBAH', 'MODAL', 2_000_000);
  await kas('KASIR2', 'TAMBAH', 'MODAL', 2_000_000);
  const rekening = { no_rekening: BCA, arah: 'TAMBAH', kode_transaksi: 'MODAL', keterangan: 'SALDO AWAL' };
  await kirim('OWNER', 'bank', { ...rekening, jumlah: 50_000_000 });
  await tutup([
    ['KASIR1', 2_000_000],
    ['KASIR2', 2_000_000],
  ]);
  return masuknya.barang.map(({ kode_barcode }) => kode_barcode);
}

async function tutup(laci: readonly (readonly [string, number])[] = []): Promise<void> {
  await kirim('OWNER', 'tutup-toko', { kas: laci.map(([user_id, jumlah]) => ({ user_id, jumlah })) });
  await masuk();
}

const UANG = ['kategori', 'dari_user', 'jumlah'];
/** Hands a sale's cash to the other drawer. */
async function alihkan(kategori: string, jumlah: number): Promise<void> {
  const { data } = (await oleh('KASIR1')('GET', `pengalihan-saldo/uang?kategori=${kategori}`)).body as Rows;
  expect(data.map((row) => UANG.map((name) => row[name]))).toContainEqual([kategori, 'KASIR1', jumlah]);
  const { urut, entri, dari_user } = data.find((row) => row['jumlah'] === jumlah) ?? never(kategori);
  await kirim('KASIR1', 'pengalihan-saldo', { ke_user: 'KASIR2', uang: [{ urut, entri, dari_user }] });
}

/** The bank shows less than was paid by QRIS: what it kept is a fee. */
async function cekBank(no_dokumen: string, jumlah_masuk: number): Promise<void> {
  const { data } = (await oleh('KASIR1')('GET', 'validasi-non-cash')).body as Rows;
  const { jenis_dokumen, ke_bayar, baris_bayar } =
    data.find((row) => row['no_dokumen'] === no_dokumen) ?? never(no_dokumen);
  const bayaran = { jenis_dokumen, no_dokumen, ke_bayar, baris_bayar };
  await kirim('KASIR1', 'cek-non-cash', { ...bayaran, hasil: 'SELISIH', jumlah_masuk, sebab: 'FEE' });
}

const KADAR_375 = { nama_barang: 'GELANG', kode_dept: 'CN', kadar: 37.5, berat: 4.2 };
const BU_TINI = { nama: 'BU TINI', no_hp: '0812', alamat: 'CIMAHI' };
/** Rows 1 to 11 of the table, in their order. */
async function hariItu([cincin, kalung, anting, titip]: readonly string[]): Promise<void> {
  nomor['FJ-1'] = await jual(cincin, [tunai(3_192_500)]);
  nomor['FJ-2'] = await jual(kalung, [
    { jenis: 'DEBET', jumlah: 10_000_000, no_rekening: BCA, no_kartu: '4111111111118812', fee_persen: 1 },
    tunai(2_416_500),
  ]);
  nomor['FJ-3'] = await jual(anting, [{ jenis: 'QRIS', jumlah: 1_017_100, no_rekening: BCA }]);
  await alihkan('PENJUALAN', 3_192_500);
  nomor['FB-1'] = await disahkan('KASIR2', 'pembelian', {
    kode_sales: 'SL01',
    pelanggan: BU_TINI,
    barang: [{ kode_barcode: cincin, berat: 2.13, kondisi_barang: 'MULUS' }],
    bayar: [{ jenis: 'CASH' }],
  });
  nomor['TT-1'] = await disahkan('KASIR1', 'titipan', {
    kode_sales: 'SL01',
    pelanggan: BU_TINI,
    barang: [{ kode_barcode: titip }],
    bayar: [tunai(1_000_000)],
  });
  nomor['PI-1'] = await disahkan('KASIR2', 'hutang', {
    kode_sales: 'SL01',
    pelanggan: { jenis: 'NON MEMBER', ...BU_TINI },
    jumlah_hutang: 1_500_000,
    bunga: 3,
    lama_pinjam: 120,
    barang: [KADAR_375],
  });
  await kas('KASIR1', 'AMBIL', 'MAKAN', 120_000);
  await kas('KASIR2', 'AMBIL', 'LISTRIK', 350_000);
  const mutasi = { asal: 'CASH', tujuan: 'BCA', tujuan_rekening: BCA, kategori: 'SETOR', keterangan: 'SETOR' };
  await kirim('KASIR1', 'cash/mutasi-uang-cash', { ...mutasi, jumlah: 2_500_000 });
  const kirimUang = await kirim('KASIR1', 'kirim-uang', { kode_tujuan: PUSAT, jumlah: 1_500_000, no_reff: 'SEGEL 1' });
  nomor['KU-1'] = kirimUang.nomor;
  await cekBank(nomor['FJ-3'], 1_009_980);
  // By the books 1,296,500 and 299,500.
  await kirim('KASIR1', 'hitung-laci', { laci: 'KASIR1', dihitung: 1_246_500 });
  await kirim('KASIR2', 'hitung-laci', { laci: 'KASIR2', dihitung: 300_000 });
}

let kode: string[];
beforeAll(async () => {
  await bukaDuaToko();
  kode = await kemarin();
  await hariItu(kode);
});

/** Everything the page says of its day; asked on the day, and again when the next one is over. */
async function cocokHari(): Promise<void> {
  const kasToko = await seksi('akhir_hari', 'kas', HARI, GERAK);
  expect(kasToko.baris).toEqual([[4_000_000, 5_609_000, 1_000_500, 3_043_000, 1_500_000, 4_520_000, 1_546_500]]);
  expect((await seksi('keuangan-akhir-hari', 'tunai', HARI, LACI)).baris).toEqual([
    ['KASIR1', 2_000_000, 5_609_000, 1_000_000, 0, 0, 4_170_000, 1_246_500, -3_192_500],
    ['KASIR2', 2_000_000, 0, 500, 3_043_000, 1_500_000, 350_000, 300_000, 3_192_500],
  ]);
  // Apart stands what the shop itself brought to the bank: what moved on the account, way by way.
  const apart = await seksi('akhir_hari', 'non_tunai', HARI, ['cara', 'masuk', 'fee_rp', 'keluar', 'netto']);
  expect(apart.baris).toEqual([
    ['DEBET', 10_000_000, 100_000, 0, 9_900_000],
    ['QRIS', 1_017_100, 7_120, 0, 1_009_980],
    ['TRANSFER', 2_500_000, 0, 0, 2_500_000],
  ]);
  const bank = await seksi('akhir_hari', 'rekening', HARI, ['no_rekening', 'awal', 'masuk', 'keluar', 'akhir']);
  expect(bank.baris).toEqual([[BCA, 50_000_000, 13_417_100, 7_120, 63_409_980]]);
  expect(await jurnal(HARI)).toEqual({
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
  expect((await tanya('neraca-saldo', HARI)).total).toMatchObject({ debet: 39_517_520, kredit: 39_517_520 });
  expect((await tanya('laba-rugi', HARI)).total).toMatchObject({ jumlah: 3_178_680 });
  expect((await seksi('neraca', 'aset', HARI, [])).total).toMatchObject({ perubahan: 4_178_680 });
  expect((await seksi('neraca', 'pasiva', HARI, [])).total).toMatchObject({ perubahan: 4_178_680 });
  const KADAR = ['tempat', 'nama_kadar_eod', 'awal', 'beli', 'jual', 'akhir', 'berat_murni'];
  expect((await seksi('eod', 'kadar', HARI, KADAR)).baris).toEqual([
    ['TOKO', '700', 5230.15, null, 10.48, 5219.67, 3653.769],
    ['TOKO', '375', 1210.4, null, 1.24, 1209.16, 453.435],
    ['PROSES', '700', 0, 2.13, null, 2.13, 1.491],
  ]);
  expect((await seksi('eod', 'murni', HARI, [])).total).toMatchObject({
    awal: 4115.005,
    beli: 1.491,
    jual: 7.801,
    akhir: 4108.695,
    beli_kembali: 6.31,
  });
  const jaminan = await seksi('eod', 'jaminan', HARI, ['nama_kadar_eod', 'awal', 'masuk', 'akhir', 'berat_murni']);
  expect(jaminan.baris).toEqual([['375', 0, 4.2, 4.2, 1.575]]);
}

describe('the day of two drawers', () => {
  it('comes out as the page has it, drawer by drawer, account by account, gram by gram', async () => {
    await cocokHari();
    expect(await differences(server.db, HARI)).toEqual([]);
  });

  it('is closed with what it came to, and only warns of what is on its way', async () => {
    expect(await belum()).toEqual(['non_cash', 'kirim']);
    const { laci, kas: tunaiHari, bank, emas } = await periksa();
    expect(laci.map((row) => [row['user_id'], row['buku'], row['selisih'], row['dihitung']])).toEqual([
      ['KASIR1', 1_246_500, -50_000, 1_246_500],
      ['KASIR2', 300_000, 500, 300_000],
    ]);
    expect(tunaiHari).toMatchObject({ awal: 4_000_000, penjualan: 5_609_000, akhir: 1_546_500 });
    expect(bank).toMatchObject([{ no_rekening: BCA, akhir: 63_409_980 }]);
    expect(emas.map((row) => [row['tempat'], row['kadar'], row['akhir'], row['murni']])).toEqual([
      ['TOKO', 70, 5219.67, 3653.769],
      ['TOKO', 37.5, 1209.16, 453.435],
      ['PROSES', 70, 2.13, 1.491],
    ]);
    await tutup();
    const { data } = (await oleh('OWNER')('GET', 'tutup-toko')).body as Rows;
    expect(data[0]).toMatchObject({ aksi: 'TUTUP', tgl: HARI, tgl_berikut: BESOK, rincian: { laci, bank, emas } });
  });
});

/** Head office counts what was sent, and its shop hears of it. */
async function diterimaPusat(): Promise<void> {
  const pusat = await server.as(PUSAT, 'KEPALA');
  const told = await pusat(
    'PUT',
    `kirim-uang/${nomor['KU-1']}/reception`,
    { jumlah: 1_500_000 },
    { 'idempotency-key': 'dua-hari-terima' },
  );
  expect(told.status).toBe(200);
  const waiting = await server.db.query<{ kode_toko: string; id: string }>(
    `select kode_toko, id from outbox where keadaan = 'MENUNGGU' order by id`,
  );
  for (const pesan of waiting) await kirimSatu(server.services, antrean.pengirim, pesan);
}

/**
 * An exchange: the earring of 1.24 g comes back for 967,500 − 24,800 = 942,700, down to 942,500, and its owner pays
 * 2,250,000 for a ring; then the necklace of yesterday is taken back whole, card and cash.
 */
async function hariBerikut([, , anting, , cincinLagi]: readonly string[]): Promise<void> {
  const lama = { kode_barcode: anting, kondisi_barang: 'MULUS' };
  nomor['FJ-4'] = await jual(cincinLagi, [{ jenis: 'TUKAR', barang: [lama] }, tunai(2_250_000)]);
  await kirim('KASIR1', `penjualan/${nomor['FJ-2']}/batal`, { alasan: 'SALAH UKURAN' });
  await diterimaPusat();
}

describe('the day after', () => {
  it('opens with what the day closed with, and an exchange and a cancel are its own', async () => {
    expect((await periksa()).laci.map((row) => [row['user_id'], row['awal']])).toEqual([
      ['KASIR1', 1_246_500],
      ['KASIR2', 300_000],
    ]);
    await hariBerikut(kode);
    expect((await seksi('keuangan-akhir-hari', 'tunai', BESOK, LACI)).baris).toEqual([
      ['KASIR1', 1_246_500, 2_250_000 - 2_416_500, 0, 0, 0, 0, 1_080_000, 0],
      ['KASIR2', 300_000, 0, 0, 0, 0, 0, 300_000, 0],
    ]);
    const bank = await seksi('akhir_hari', 'rekening', BESOK, ['awal', 'masuk', 'keluar', 'akhir']);
    expect(bank.baris).toEqual([[63_409_980, 0, 9_900_000, 53_509_980]]);
    expect(await jurnal(BESOK)).toEqual({
      1101: [2_250_000, 2_416_500],
      1102: [0, 9_900_000],
      1103: [0, 1_500_000],
      1201: [9_602_500, 2_449_500],
      1202: [942_500, 0],
      1301: [1_500_000, 0],
      4101: [12_416_500, 3_192_500],
      5101: [2_449_500, 9_602_500],
      6101: [0, 100_000],
    });
    // What was earned on the necklace goes, 12,416,500 − 9,602,500 − 100,000; the ring earns 743,000.
    expect((await tanya('laba-rugi', BESOK)).total).toMatchObject({ jumlah: 743_000 - 2_714_000 });
    expect((await seksi('neraca', 'pasiva', BESOK, [])).total).toMatchObject({ perubahan: -1_971_000 });
    const KADAR = ['tempat', 'nama_kadar_eod', 'awal', 'beli', 'batal_jual', 'jual', 'akhir', 'berat_murni'];
    expect((await seksi('eod', 'kadar', BESOK, KADAR)).baris).toEqual([
      ['TOKO', '700', 5219.67, null, 8.35, 2.13, 5225.89, 3658.123],
      ['TOKO', '375', 1209.16, null, null, null, 1209.16, 453.435],
      ['PROSES', '700', 2.13, null, null, null, 2.13, 1.491],
      ['PROSES', '375', 0, 1.24, null, null, 1.24, 0.465],
    ]);
    expect(await differences(server.db, BESOK)).toEqual([]);
  });

  it('is closed in its turn, and the day before still says what it said', async () => {
    expect(await belum()).toEqual(['laci']);
    await tutup([
      ['KASIR1', 1_080_000],
      ['KASIR2', 300_000],
    ]);
    await cocokHari();
    expect((await periksa()).laci.map(({ awal }) => awal)).toEqual([1_080_000, 300_000]);
    expect(await differences(server.db, '2026-11-23')).toEqual([]);
  });
});
