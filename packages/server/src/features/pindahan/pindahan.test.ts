import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx';
import type { DaftarPindahan } from '@kilau/contract/features/pindahan/pindahan.page.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inject, testApp } from '../../testing/app.ts';
import { bukaCicilan } from '../../testing/cicilan.ts';
import { differences } from '../../testing/checks.ts';
import { papersOf } from '../../testing/papers.ts';
import { openShop, SHOP } from '../../testing/shop.ts';
import { dari, isiJual, tunai } from '../../testing/titipan.ts';
import { upload } from '../../testing/upload.ts';

const server = testApp();
const papers = papersOf(server);
const { kode_toko } = SHOP;
const MODUL = [
  'CICILAN_MODULE',
  'HUTANG_MODULE',
  'MANUAL_ITEMS_TRANSACTION_MODULE',
  'MEMBER_MODULE',
  'SUPPLIER_BARANG_MODULE',
];
/** What comes in by files of its own, in the order of the page. */
const BERKAS = ['barang', 'manual', 'uang', 'titipan', 'pesanan', 'cicilan', 'hutang'];
let token = '';
let keys = 0;

interface Told {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function send(key: string, file: string | Buffer, { coba = false, kunci = '' } = {}): Promise<Told> {
  const { body, headers } = upload(file);
  const response = await inject(server.app, {
    method: 'POST',
    url: `/api/v1/pindahan/${key}/import?coba=${String(coba)}`,
    headers: {
      ...headers,
      'x-auth-token': token,
      'accept-language': 'id',
      'idempotency-key': kunci === '' ? `pindahan-${(keys += 1)}` : kunci,
    },
    payload: body,
  });
  return { status: response.status, body: response.body as Told['body'] };
}
const rows = (...lines: readonly string[]): string => lines.join('\r\n');
const book = async (...cells: CellValue[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows: cells }] }));
const faults = ({ body }: Told): unknown =>
  (body['kesalahan'] as readonly Readonly<Record<string, unknown>>[]).map(({ baris, field }) => [baris, field]);
/** What is said of a row of the file, whether it was tried or sent. */
const pesan = ({ body }: Told, baris: number): unknown => {
  const { kesalahan = [], fields = {} } = body as {
    readonly kesalahan?: readonly { readonly baris: number; readonly pesan: string }[];
    readonly fields?: Readonly<Record<string, string>>;
  };
  return [
    ...kesalahan.filter((one) => one.baris === baris).map((one) => one.pesan),
    ...Object.entries(fields).flatMap(([name, text]) => (name.startsWith(`baris.${baris}.`) ? [text] : [])),
  ];
};
/** What stands on an account under SALDO AWAL, by asset. */
const saldo = async (akun: string): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    (
      await server.db.query<{ aset: string; jumlah: number }>(
        `select aset, sum(jumlah)::float8 as jumlah from entri where kode_toko = $1 and akun = $2
           and kategori in ('SALDO AWAL', 'TAMBAH BARANG MANUAL') group by aset`,
        [kode_toko, akun],
      )
    ).map(({ aset, jumlah }) => [aset, jumlah]),
  );

const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Told> => {
  const as = { 'x-auth-token': token, 'idempotency-key': `perbuatan-${(keys += 1)}` };
  return (await server.call(method, path, body, as)) as Told;
};
const BARANG = 'kode_group,kode_dept,kode_baki,nama_barang,berat_asli,harga_modal,kode_intern';
const CINCIN = '700,CN,A01,CINCIN LAMA,2.13,2000000';

beforeAll(async () => {
  await openShop(server.db);
  await bukaCicilan(server);
  for (const key of MODUL) {
    await server.db.query(`insert into para_system (kode_toko, key, value) values ($1, $2, 'true')`, [kode_toko, key]);
  }
  await server.user(kode_toko, 'BOS', 'OWN', []);
  token = await server.token(kode_toko, 'BOS');
});

describe('what a shop has when it moves in', () => {
  it('is told with its columns, and a template lies beside each', async () => {
    const headers = { 'x-auth-token': token };
    const { body } = await server.call('GET', 'pindahan', undefined, headers);
    expect(body).toMatchObject({ terbuka: true, tgl: SHOP.tgl_system });
    const { kartu } = body as DaftarPindahan;
    expect(kartu.map(({ key }) => key)).toEqual(['member', 'supplier', ...BERKAS]);
    // What a paper needs beside its goods stands in its first row, and is told beside what every row needs.
    const awal = (key: string) =>
      kartu.find((one) => one.key === key)?.kolom.flatMap((kolom) => (kolom.awal ? [kolom.nama] : []));
    expect([awal('titipan'), awal('barang')]).toEqual([['uang_titip', 'kode_sales'], []]);
    expect(['pesanan', 'cicilan', 'hutang'].map((key) => awal(key)?.includes('kode_sales'))).toEqual([
      true,
      true,
      true,
    ]);
    for (const key of BERKAS) {
      const url = `/api/v1/pindahan/${key}/import/contoh.xlsx`;
      const { rawPayload } = await server.app.inject({ method: 'GET', url, headers });
      const { sheets } = await readXlsx(rawPayload);
      expect(sheets[0]?.rows[0]).toEqual(kartu.find((one) => one.key === key)?.kolom.map(({ label }) => label));
    }
  });

  it('pieces: a trial names every bad row, whatever is wrong with it, and keeps nothing', async () => {
    const told = await send(
      'barang',
      rows(
        'kode_group,kode_dept,kode_baki,nama_barang,berat_asli,kode_intern,harga_modal',
        '700,CN,A01,CINCIN LAMA,2.13,L-1,2000000',
        '700,CN,A01,CINCIN LAMA,nol,L-2,2000000',
        '700,CN,Z99,CINCIN LAMA,2.13,L-3,2000000',
        'ENTAH,CN,A01,,2.13,L-4,',
      ),
      { coba: true },
    );
    expect(told.body).toMatchObject({ baris: 4, baru: 1, ditolak: 3 });
    expect(faults(told)).toEqual([
      [3, 'berat_asli'],
      [4, 'kode_baki'],
      [5, 'nama_barang'],
    ]);
    expect(await saldo('STOK')).toEqual({});
  });

  it('pieces of a workbook come in once, all or none, against the capital', async () => {
    const names = ['kode_group', 'kode_dept', 'kode_baki', 'nama_barang', 'berat_asli', 'harga_modal'];
    const cincin = ['700', 'CN', 'A01', 'CINCIN LAMA', 2.13, 2_000_000];
    const gelang = ['700', 'CN', 'A01', 'GELANG LAMA', 10, 9_500_000];
    const file = await book(names, cincin, gelang);
    const bad = await book(names, cincin, ['700', 'CN', 'Z99', 'GELANG LAMA', 1, 1]);
    expect(await send('barang', bad)).toMatchObject({ status: 422, body: { code: 'impor_ditolak' } });
    expect(await saldo('STOK')).toEqual({});
    for (let time = 0; time < 2; time += 1) {
      expect(await send('barang', file, { kunci: 'pindahan-barang' })).toMatchObject({
        status: 200,
        body: { baru: 2 },
      });
    }
    for (const coba of [true, false]) {
      expect(await send('barang', file, { coba })).toMatchObject({ status: 409, body: { code: 'impor_sudah_masuk' } });
    }
    // Sorted and saved anew they are the same pieces.
    const sorted = await book(names, gelang, cincin);
    expect(await send('barang', sorted)).toMatchObject({ status: 409, body: { code: 'impor_sudah_masuk' } });
    expect(await saldo('STOK')).toEqual({ PCS: 2, 'EMAS:70': 12.13, NILAI: 11_500_000 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('bulk, cash and bank', async () => {
    const curah = (...lines: readonly string[]) =>
      rows('kode_gudang,kode_baki,kode_group,kode_dept,qty,berat', ...lines);
    const ganda = curah(
      'TOKO,A01,700,CN,10,25.5',
      'TOKO,A02,700,CN,1,2',
      'toko,A01,700,CN,5,12',
      'TOKO,A01,375,CN,5,12',
      'TOKO,Z99,700,CN,5,12',
    );
    for (const coba of [true, false]) {
      const told = await send('manual', ganda, { coba });
      expect(pesan(told, 4)).toEqual(['TOKO / A01 / 700 / CN sudah ada di baris 2 file ini']);
      if (!coba) continue;
      expect(faults(told)).toEqual([
        [4, 'kode_gudang'],
        [6, 'kode_baki'],
      ]);
    }
    expect(await saldo('MANUAL')).toEqual({});
    const manual = curah('TOKO,A01,700,CN,10,25.5', 'TOKO,A02,700,CN,5,12');
    expect(await send('manual', manual)).toMatchObject({ status: 200, body: { baru: 2 } });
    expect(await saldo('MANUAL')).toMatchObject({ PCS: 15, 'EMAS:70': 37.5 });
    const uang = (...lines: readonly string[]) => rows('laci,no_rekening,jumlah,keterangan', ...lines);
    const bad = uang('KASIR1,,500000,', 'KASIR1,008123,1,', ',,7,', 'ENTAH,,5,', ',008123,0,');
    const trial = await send('uang', bad, { coba: true });
    expect(faults(trial)).toEqual([
      [3, 'no_rekening'],
      [4, 'no_rekening'],
      [5, 'laci'],
      [6, 'jumlah'],
    ]);
    const dua = uang('KASIR1,,5,', ',008123,7,', 'KASIR1,,5,', 'KASIR2,,5,', ',008123,7,LAGI');
    const ditolak = await send('uang', dua, { coba: true });
    expect(faults(ditolak)).toEqual([
      [4, 'laci'],
      [6, 'no_rekening'],
    ]);
    expect([pesan(ditolak, 4), pesan(ditolak, 6)]).toEqual([
      ['KASIR1 sudah ada di baris 2 file ini'],
      ['008123 sudah ada di baris 3 file ini'],
    ]);
    expect(await send('uang', uang('KASIR1,,500000,LACI DEPAN', ',008123,"25,000,000",'))).toMatchObject({
      status: 200,
    });
    expect(await saldo('KAS')).toEqual({ IDR: 500_000 });
    expect(await saldo('BANK')).toEqual({ IDR: 25_000_000 });
    expect(await saldo('MODAL')).toEqual({ IDR: -25_500_000 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('deposits under their old numbers: what was left for pieces that came in before, by their old codes', async () => {
    const head = 'nomor,uang_titip,mengikat,kode_sales,nama,no_hp,kode_barcode,harga_gram';
    await send('barang', rows(BARANG, ...['T-1', 'T-2', 'T-3', 'T-4'].map((lama) => `${CINCIN},${lama}`)));
    const bad = rows(
      head,
      'TT-1,1000000,Ya,SL01,BU TINI,0812,ENTAH,',
      'TT-2,99000000,Ya,SL01,BU TINI,0812,T-2,1000000',
      'TT-3,0,Ya,SL01,BU TINI,0812,T-3,',
      'TT-4,500000,Ya,SL99,BU TINI,0812,T-1,',
    );
    expect(faults(await send('titipan', bad, { coba: true }))).toEqual([
      [2, 'kode_barcode'],
      [3, 'uang_titip'],
      [4, 'uang_titip'],
      [5, 'kode_sales'],
    ]);
    const file = rows(
      head,
      'TT-1,1500000,Ya,SL01,BU TINI,0812,T-1,900000',
      'TT-1,,,,,,T-2,900000',
      'TT-2,200000,Ya,SL01,PAK DIDI,0813,T-3,',
    );
    expect(await send('titipan', file)).toMatchObject({ status: 200, body: { baris: 3, baru: 3 } });
    expect(await saldo('TITIPAN')).toEqual({ IDR: -1_700_000 });
    const { body } = await call('GET', 'titipan/TT-1');
    expect(body).toMatchObject({
      status: 'DONE',
      uang_titip: 1_500_000,
      barang: [
        { harga_gram: 900_000, kode_gudang: 'TITIP' },
        { harga_gram: 900_000, kode_gudang: 'TITIP' },
      ],
    });
    expect(body['luar']).toBeUndefined();
    expect(await differences(server.db)).toEqual([]);
    // They live on like all others: paid on, picked up by a sale, settled; and come in once.
    const bayar = await call('POST', 'titipan/TT-1/bayar', { bayar: [{ jenis: 'CASH', jumlah: 500_000 }], versi: 1 });
    expect(bayar.body).toMatchObject({ uang_titip: 2_000_000 });
    const { sisa_bayar } = (await call('GET', 'titipan/TT-2')).body;
    const jual = await server.db.tx((tx) =>
      papers.make(tx, 'penjualan', isiJual([], [dari('TT-2'), tunai(Number(sisa_bayar))])),
    );
    await server.db.tx((tx) => papers.done(tx, 'penjualan', jual, 'validasi'));
    expect((await call('GET', 'titipan/TT-2')).body).toMatchObject({ status: 'AMBIL', uang_titip: 0 });
    const worked = { kembali: 2_000_000, potongan: 0 };
    await server.db.tx((tx) => papers.approved(tx, 'titipan', 'TT-1', 'batal', { worked }));
    expect((await call('GET', 'titipan/TT-1')).body).toMatchObject({ status: 'CANC', uang_titip: 0 });
    expect(await differences(server.db)).toEqual([]);
    expect(faults(await send('titipan', file, { coba: true }))).toEqual([
      [2, 'nomor'],
      [4, 'nomor'],
    ]);
  });

  it('orders at the prices that were agreed on, with what was left for them', async () => {
    const head =
      'nomor,jumlah_bayar,tgl_selesai,kode_sales,nama,no_hp,nama_barang,kode_group,kode_dept,berat,harga_gram';
    const order = 'LAMA-7,1500000,2026-10-01,SL01,BU TINI,0812';
    const file = rows(head, `${order},GELANG PESANAN,700,CN,5,900000`, ' lama-7,,,,,,CINCIN PESANAN,700,CN,2,900000');
    const bad = rows(
      head,
      'LAMA-8,9000000,2026-11-01,SL01,BU TINI,0812,GELANG PESANAN,700,CN,5,900000',
      'LAMA-9,0,2026-11-01,SL01,BU TINI,0812,GELANG PESANAN,ENTAH,CN,5,900000',
      'LAMA-9,,,,,,GELANG PESANAN,700,CN,0,900000',
    );
    expect(faults(await send('pesanan', bad, { coba: true }))).toEqual([
      [2, 'jumlah_bayar'],
      [3, 'kode_group'],
      [4, 'berat'],
    ]);
    expect(await send('pesanan', file)).toMatchObject({ status: 200, body: { baris: 2, baru: 2 } });
    expect(await saldo('PESANAN')).toEqual({ IDR: -1_500_000 });
    expect((await call('GET', 'pesanan/LAMA-7')).body).toMatchObject({
      status: 'DONE',
      jumlah_bayar: 1_500_000,
      total_harga: 6_300_000,
      barang: [{ harga_gram: 900_000 }, { harga_gram: 900_000 }],
    });
    const bayar = await call('POST', 'pesanan/LAMA-7/bayar', { bayar: [{ jenis: 'CASH', jumlah: 500_000 }], versi: 1 });
    expect(bayar.body).toMatchObject({ jumlah_bayar: 2_000_000 });
    const jadi = [5, 2].map((berat, index) => ({
      baris: index + 1,
      berat,
      ongkos_tukang: 0,
      kode_baki: null,
      kadar_cetak: null,
    }));
    const selesai = await call('POST', 'pesanan/LAMA-7/selesai', { barang: jadi, versi: 2 });
    expect(selesai.body).toMatchObject({ status: 'SELESAI', jumlah_jadi: 2 });
    const { sisa_bayar } = (await call('GET', 'pesanan/LAMA-7')).body;
    const lunas = [{ jenis: 'PESANAN', nomor: 'LAMA-7' }, tunai(Number(sisa_bayar))];
    const jual = await server.db.tx((tx) => papers.make(tx, 'penjualan', isiJual([], lunas)));
    await server.db.tx((tx) => papers.done(tx, 'penjualan', jual, 'validasi'));
    expect((await call('GET', 'pesanan/LAMA-7')).body).toMatchObject({ status: 'AMBIL', jumlah_bayar: 0 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('instalments with what is left of them, which are paid off and sold here', async () => {
    const head =
      'nomor,harga_barang,harga_jual_cicil,sisa_bayar,angsuran_ke,jatuh_tempo,jumlah_angsuran,tenor,kode_sales,nama,no_hp,kode_barcode';
    await send('barang', rows(BARANG, `${CINCIN},C-1`, `${CINCIN},C-2`, `${CINCIN},C-3`));
    const siapa = 'SL01,BU TINI,0812';
    const bad = rows(
      head,
      `CC-1,6000000,6360000,2400000,7,2026-12-20,1000000,6,${siapa},C-1`,
      `CC-2,7000000,6360000,2400000,4,2026-12-20,1000000,6,${siapa},C-1`,
      `CC-3,6000000,6360000,3400000,4,2026-12-20,1000000,6,${siapa},C-1`,
      `CC-4,6000000,6360000,2400000,4,2026-12-20,,5,${siapa},C-1`,
      `CC-5,6000000,6360000,2400000,4,besok,,6,${siapa},C-1`,
    );
    expect(faults(await send('cicilan', bad, { coba: true }))).toEqual([
      [2, 'angsuran_ke'],
      [3, 'harga_barang'],
      [4, 'sisa_bayar'],
      [5, 'tenor'],
      [6, 'jatuh_tempo'],
    ]);
    const file = rows(
      head,
      `CC-1,6000000,6360000,2400000,4,2026-12-20,1000000,6,${siapa},C-1`,
      'CC-1,,,,,,,,,,,C-2',
      `CC-2,2500000,2650000,1000000,5,2026-10-20,,6,SL01,PAK DIDI,0813,C-3`,
    );
    expect(await send('cicilan', file)).toMatchObject({ status: 200, body: { baris: 3, baru: 3 } });
    expect(await saldo('CICILAN')).toEqual({ IDR: -5_610_000 });
    const { body } = await call('GET', 'cicilan/CC-1');
    expect(body).toMatchObject({
      status: 'AKTIF',
      sisa_bayar: 2_400_000,
      barang: [{ harga_total: 3_000_000 }, { harga_total: 3_000_000 }],
      tagihan: [
        { angsuran: 4, jatuh_tempo: '2026-12-20', jumlah: 1_000_000 },
        { angsuran: 5, jatuh_tempo: '2027-01-20', jumlah: 1_000_000 },
        { angsuran: 6, jatuh_tempo: '2027-02-20', jumlah: 400_000 },
      ],
    });
    // What was due before is late here too.
    expect((await call('GET', 'cicilan/CC-2')).body).toMatchObject({ tunggakan: 'TERLAMBAT', denda: 20_000 });
    expect(await differences(server.db)).toEqual([]);
    const bayar = (deed: string, jumlah: number, versi: number) =>
      call('POST', `cicilan/CC-1/${deed}`, { bayar: [{ jenis: 'CASH', jumlah }], versi });
    expect((await bayar('bayar', 1_000_000, 1)).body).toMatchObject({ sisa_bayar: 1_400_000 });
    expect((await bayar('pelunasan-cepat', 1_358_000, 2)).body).toMatchObject({ status: 'LUNAS', sisa_bayar: 0 });
    expect(await differences(server.db)).toEqual([]);
    await server.db.tx((tx) => papers.approved(tx, 'cicilan', 'CC-1', 'batal-bayar'));
    expect((await call('GET', 'cicilan/CC-1')).body).toMatchObject({ status: 'AKTIF', sisa_bayar: 1_400_000 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('loans under their old numbers, with all that lies here for each', async () => {
    const head =
      'nomor,sisa_hutang,tgl_hutang,tgl_bunga,jatuh_tempo,jumlah_hutang,bunga,lama_pinjam,kode_sales,nama,no_hp,nama_barang,kode_dept,kadar,berat';
    const lama = 'SBG-0017,5000000,2026-09-22,2026-11-06,2027-01-20,8000000,3,120,SL01,BU TINI,0812';
    const file = rows(
      head,
      `${lama},GELANG LAMA,CN,70,10`,
      'SBG-0017,,,,,,,,,,,CINCIN LAMA,CN,70,2.5',
      'SBG-0018,900000,2026-10-01,2026-11-06,2027-01-20,900000,3,120,SL01,PAK DIDI,0813,CINCIN LAMA,CN,70,3',
    );
    const bad = rows(
      head,
      `${lama},GELANG LAMA,CN,70,10`,
      'SBG-0019,9,2026-10-01,2026-11-06,2027-01-20,8,3,120,SL01,PAK DIDI,0813,CINCIN LAMA,ENTAH,70,3',
    );
    expect(faults(await send('hutang', bad, { coba: true }))).toEqual([[3, 'kode_dept']]);
    expect(await send('hutang', file)).toMatchObject({ status: 200, body: { baris: 3, baru: 3 } });
    expect(await saldo('HUTANG')).toEqual({ IDR: 5_900_000 });
    const told = await server.call('GET', 'hutang/SBG-0017', undefined, { 'x-auth-token': token });
    expect(told.body).toMatchObject({
      status: 'AKTIF',
      sisa_hutang: 5_000_000,
      barang: [{ berat: 10 }, { berat: 2.5 }],
    });
    expect(await differences(server.db)).toEqual([]);
  });

  it('is over with the first closing, and none of a cashier', async () => {
    await server.db.query(`update hari_toko set tgl_system = tgl_system + 1 where kode_toko = $1`, [kode_toko]);
    const late = await send('uang', rows('laci,jumlah', 'KASIR1,1000'), { coba: true });
    expect(late).toMatchObject({ status: 409, body: { code: 'saldo_awal_terlambat' } });
    await server.user(kode_toko, 'KASIR9', 'KASIR', ['/pindahan', '/saldo-awal']);
    const kasir = { 'x-auth-token': await server.token(kode_toko, 'KASIR9'), 'idempotency-key': 'kasir-9' };
    expect((await server.call('GET', 'pindahan', undefined, kasir)).status).toBe(403);
    expect((await server.call('POST', 'saldo-awal', { laci: 'KASIR1', jumlah: 1 }, kasir)).status).toBe(403);
  });
});
