import { Dec } from '@kilau/contract/core/dec.ts';
import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { nilaiHancurManual } from '@kilau/contract/features/manual/hancur-manual.document.ts';
import type { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.document.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { moveDay } from '../../ledger/business-date.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import type { WorkContext } from '../../platform/context.ts';
import { testDatabase } from '../../testing/database.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';
import { grantApproval } from '../otorisasi/api.ts';
import { bacaHancurManual, bacaPindahManual, bacaTambahManual, daftarPindahManual } from './dokumen.baca.ts';
import { batalHancurManual, hancurkanManual } from './hancur-manual.post.ts';
import { batalPindahManual, pindahkanManual } from './pindah-manual.post.ts';
import { daftarStok, riwayatStok } from './stok.baca.ts';
import { keluarStok, lepasStok, masukStok, pesanStok, type JumlahStok } from './stok.ts';
import { batalTambahManual, tambahManual } from './tambah-manual.post.ts';

const shop = testDatabase();
const toko = SHOP.kode_toko;
let keys = 0;
const kunci = () => `kunci-${(keys += 1)}`;
type Masuk = DocumentInput<typeof tambahBarangManual>['barang'][number];

const masuk = (kode_baki: string, qty: number, berat: string, more: Partial<Masuk> = {}): Masuk =>
  ({ kode_gudang: 'TOKO', kode_baki, kode_group: '700', kode_dept: 'CN', qty, berat: Dec.from(berat), ...more });
const ambil = (kode_baki: string, qty: number, berat: string, more: Partial<JumlahStok> = {}): JumlahStok =>
  ({ kode_gudang: 'TOKO', kode_baki, kode_group: '700', kode_dept: 'CN', kadar: Dec.from(70), qty, berat: Dec.from(berat), ...more });
const tambah = (barang: readonly Masuk[], context: WorkContext = atWork()) => shop.db.tx((tx) => tambahManual(tx, context, { keterangan: 'STOK AWAL', barang: [...barang] }, kunci()));
const pindah = (barang: readonly JumlahStok[], kode_baki: string, kode_gudang = 'TOKO', context: WorkContext = atWork()) =>
  shop.db.tx((tx) => pindahkanManual(tx, context, { kode_gudang, kode_baki, keterangan: null, barang: [...barang] }, kunci()));
const izin = async (kategori: string, dokumen: string, nilai: Readonly<Record<string, string>>, disetujui_oleh = 'SPV1') =>
  (await shop.db.tx((tx) => grantApproval(tx, atWork(), { kategori, dokumen, nilai, keterangan: 'uji', disetujui_oleh, saluran: 'MANUAL' }))).id;
const hancur = async (barang: readonly JumlahStok[], kode_kondisi = 'RSK', disetujui: readonly JumlahStok[] = barang) => {
  const otorisasi = await izin('HANCUR BARANG MANUAL', '', nilaiHancurManual(kode_kondisi, disetujui));
  return shop.db.tx((tx) => hancurkanManual(tx, atWork(), { kode_kondisi, keterangan: 'PATAH', otorisasi, barang: [...barang] }, kunci()));
};
const BATAL = { TBM: ['BATAL TAMBAH BARANG MANUAL', batalTambahManual], PBM: ['BATAL PINDAH BARANG MANUAL', batalPindahManual], HBM: ['BATAL HANCUR BARANG MANUAL', batalHancurManual] } as const;
const batal = async (nomor: string, oleh = 'SPV1') => {
  const [kategori, run] = BATAL[nomor.slice(3, 6) as keyof typeof BATAL];
  const otorisasi = await izin(kategori, nomor, { alasan: 'salah' }, oleh);
  return shop.db.tx((tx) => run(tx, atWork(), nomor, { alasan: 'salah', otorisasi }));
};
const refused = async (work: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await work.then(() => undefined, (reason: unknown) => reason);
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${String(error)}`);
  return error;
};
const differences = async () =>
  [...await reconcile(shop.db, toko, SHOP.tgl_system, invariants), ...await verifyChain(shop.db, toko)].filter((check) => !check.selisih.isZero());
const SEMUA = { kode_group: null, kode_dept: null, kode_toko: null, kode_baki: null, kode_gudang: null, habis: false, after: null, limit: null };
const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const stok = async (kode_baki: string) => wire(await daftarStok(shop.db, toko, { ...SEMUA, kode_baki })).data.map((row) => [row.kode_group, row.kadar, row.qty, row.berat]);
const habiskan = async (kode_baki: string) => {
  for (const row of (await daftarStok(shop.db, toko, { ...SEMUA, kode_baki })).data) await hancur([{ ...row, kadar: Dec.from(row.kadar), berat: Dec.from(row.berat) }]);
};

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(`insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false)`);
  await shop.db.query(`insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
    select 'KL01', b.kode, b.kode, b.gudang, 150, 0.25 from (values ('B01', 'TOKO'), ('B02', 'TOKO'), ('B03', 'TOKO'), ('B04', 'TOKO'), ('H01', 'HANCUR')) as b(kode, gudang)`);
  await shop.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept, kode_group) values ('KL01', 'KL', 'KALUNG', null), ('KL01', 'GL', 'GELANG', '375')`);
  await shop.db.query(`insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK')`);
});

describe('an entry', () => {
  it('puts pieces and grams into their trays, with the purity of the group at that moment', async () => {
    const nomor = await tambah([masuk('B01', 3, '7.5'), masuk('B01', 2, '4.25'), masuk('B01', 1, '2', { kode_group: '375', kode_dept: 'KL' })]);
    expect(nomor).toBe('KL-TBM-261121-0001');
    expect(await stok('B01')).toEqual([['375', 37.5, 1, 2], ['700', 70, 5, 11.75]]);
    expect(await bacaTambahManual(shop.db, { shop: SHOP }, nomor)).toMatchObject({
      status: 'DONE', keterangan: 'STOK AWAL', jumlah_baris: 3, total_qty: 6, total_berat: 13.75, dibuat_oleh: 'KASIR1', cetak: 0,
      barang: [{ baris: 1, qty: 3, berat: 7.5, kadar: 70, nama_dept: 'CINCIN' }, { qty: 2 }, { kode_group: '375', kadar: 37.5, nama_dept: 'KALUNG' }],
    });
    await shop.db.query(`update kelompok set kadar = 71 where kode_toko = $1 and kode_group = '700'`, [toko]);
    await tambah([masuk('B01', 1, '1')]);
    await shop.db.query(`update kelompok set kadar = 70 where kode_toko = $1 and kode_group = '700'`, [toko]);
    expect(await stok('B01')).toEqual([['375', 37.5, 1, 2], ['700', 70, 5, 11.75], ['700', 71, 1, 1]]);
    expect(await differences()).toEqual([]);
  });

  it('is refused field by field for masters that do not fit', async () => {
    expect((await refused(tambah([]))).fields).toEqual({ barang: { rule: 'tidak_boleh_kosong' } });
    const salah = await refused(tambah([
      masuk('B01', 1, '1'), masuk('X99', 1, '1'), masuk('B01', 1, '1', { kode_gudang: 'TITIP' }), masuk('B01', 1, '1', { kode_group: '999' }), masuk('B01', 1, '1', { kode_dept: 'GL' }),
      masuk('B01', 1, '1', { kode_dept: 'ZZ' }), masuk('H01', 1, '1', { kode_gudang: 'HANCUR' }),
    ]));
    expect([salah.code, Object.keys(salah.fields ?? {}).toSorted()]).toEqual(['data_tidak_valid', [
      'barang.1.kode_baki', 'barang.2.kode_baki', 'barang.3.kode_group', 'barang.4.kode_dept', 'barang.5.kode_dept', 'barang.6.kode_baki']]);
    expect(salah.fields?.['barang.4.kode_dept']).toEqual({ rule: 'jenis_bukan_group' });
  });

  it('adds up beyond any single line without running over', async () => {
    const banyak = await Promise.all(Array.from({ length: 11 }, () => tambah(Array.from({ length: 100 }, () => masuk('B03', 1, '1000000')))));
    expect(await stok('B03')).toEqual([['700', 70, 1100, 1_100_000_000]]);
    for (const nomor of banyak) await batal(nomor);
    expect(await stok('B03')).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('is taken back as long as all of it lies free where it was put', async () => {
    const nomor = await tambah([masuk('B02', 4, '9')]);
    await pindah([ambil('B02', 1, '2')], 'B03');
    expect(await refused(batal(nomor))).toMatchObject({ code: 'stok_tidak_cukup', params: { kode_baki: 'B02', qty: 3, berat: 7 } });
    await tambah([masuk('B02', 1, '2')]);
    await shop.db.tx((tx) => pesanStok(tx, toko, [ambil('B02', 1, '1')]));
    expect((await refused(batal(nomor))).code).toBe('stok_tidak_cukup');
    await shop.db.tx((tx) => lepasStok(tx, toko, [ambil('B02', 1, '1')]));
    expect((await refused(shop.db.tx((tx) => batalTambahManual(tx, atWork(), nomor, { alasan: 'salah', otorisasi: null })))).code).toBe('otorisasi_diperlukan');
    await batal(nomor);
    expect(await stok('B02')).toEqual([]);
    expect(await bacaTambahManual(shop.db, { shop: SHOP }, nomor)).toMatchObject({ status: 'CANC', alasan_batal: 'salah', batal_oleh: 'KASIR1', tgl_batal: '2026-11-21', total_qty: 4 });
    expect((await refused(batal(nomor))).code).toBe('status_tidak_sesuai');
    expect((await refused(batal('KL-TBM-261121-0999'))).code).toBe('dokumen_tidak_ditemukan');
    await habiskan('B03');
    expect(await differences()).toEqual([]);
  });
});

describe('a move', () => {
  it('takes so much of several rows to one tray, also into another gudang', async () => {
    await tambah([masuk('B02', 4, '9'), masuk('B03', 2, '5', { kode_group: '375', kode_dept: 'KL' })]);
    const nomor = await pindah([ambil('B02', 3, '6.5'), ambil('B03', 2, '5', { kode_group: '375', kode_dept: 'KL', kadar: Dec.from('37.5') })], 'T01', 'TITIP');
    expect(nomor).toMatch(/^KL-PBM-261121-\d{4}$/);
    expect([await stok('B02'), await stok('B03'), await stok('T01')]).toEqual([[['700', 70, 1, 2.5]], [], [['375', 37.5, 2, 5], ['700', 70, 3, 6.5]]]);
    expect(await bacaPindahManual(shop.db, { shop: SHOP }, nomor)).toMatchObject({
      kode_gudang: 'TITIP', kode_baki: 'T01', nama_baki: 'T01', total_qty: 5, total_berat: 11.5, barang: [{ kode_baki: 'B02', qty: 3 }, { kode_baki: 'B03', qty: 2 }],
    });
    await batal(nomor);
    expect([await stok('B02'), await stok('B03'), await stok('T01')]).toEqual([[['700', 70, 4, 9]], [['375', 37.5, 2, 5]], []]);
    await habiskan('B02');
    await habiskan('B03');
    expect(await differences()).toEqual([]);
  });

  it('is refused for more than is free, for its own tray, for nothing, and for a tray that is not there', async () => {
    await tambah([masuk('B02', 4, '9')]);
    await shop.db.tx((tx) => pesanStok(tx, toko, [ambil('B02', 1, '2')]));
    expect(await refused(pindah([ambil('B02', 4, '7')], 'B03'))).toMatchObject({ code: 'stok_tidak_cukup', params: { kode_dept: 'CN', kode_baki: 'B02', qty: 3, berat: 7 } });
    expect((await refused(pindah([ambil('B02', 3, '7.001')], 'B03'))).code).toBe('stok_tidak_cukup');
    expect((await refused(pindah([ambil('B02', 2, '4'), ambil('B02', 2, '3')], 'B03'))).code).toBe('stok_tidak_cukup');
    expect((await refused(pindah([ambil('B02', 1, '1', { kadar: Dec.from(75) })], 'B03'))).code).toBe('stok_tidak_cukup');
    expect((await refused(pindah([ambil('B02', 1, '1')], 'B02'))).fields).toEqual({ kode_baki: { rule: 'baki_harus_lain' } });
    expect((await refused(pindah([ambil('B02', 0, '0')], 'B03'))).fields).toEqual({ 'barang.0.qty': { rule: 'tidak_boleh_nol' } });
    expect((await refused(pindah([], 'B03'))).fields).toHaveProperty('barang');
    for (const [baki, gudang] of [['X99', 'TOKO'], ['T01', 'TOKO'], ['H01', 'HANCUR']] as const) expect((await refused(pindah([ambil('B02', 1, '1')], baki, gudang))).fields).toHaveProperty('kode_baki');
    expect(await stok('B02')).toEqual([['700', 70, 4, 9]]);
    await shop.db.tx((tx) => lepasStok(tx, toko, [ambil('B02', 1, '2')]));
    await habiskan('B02');
  });

  it('may take grams that were left without pieces', async () => {
    await tambah([masuk('B02', 1, '3')]);
    await pindah([ambil('B02', 1, '2.9')], 'B03');
    await pindah([ambil('B02', 0, '0.1')], 'B03');
    expect([await stok('B02'), await stok('B03')]).toEqual([[], [['700', 70, 1, 3]]]);
    await habiskan('B03');
    expect(await differences()).toEqual([]);
  });

  it('cannot be taken back when the goods went on, or their own tray is not in use any more', async () => {
    await tambah([masuk('B02', 2, '5')]);
    const nomor = await pindah([ambil('B02', 2, '5')], 'B03');
    const lanjut = await pindah([ambil('B03', 1, '2.5')], 'B04');
    expect(await refused(batal(nomor))).toMatchObject({ code: 'stok_tidak_cukup', params: { kode_baki: 'B03', qty: 1 } });
    await batal(lanjut);
    await shop.db.query(`update baki set status_aktif = false where kode_toko = $1 and kode_baki = 'B02'`, [toko]);
    expect((await refused(batal(nomor))).code).toBe('rujukan_tidak_ada');
    await shop.db.query(`update baki set status_aktif = true where kode_toko = $1 and kode_baki = 'B02'`, [toko]);
    await batal(nomor);
    await habiskan('B02');
    expect(await differences()).toEqual([]);
  });

  it('of the last grams by two at once is done by one', async () => {
    await tambah([masuk('B02', 1, '3')]);
    const both = await Promise.allSettled([pindah([ambil('B02', 1, '3')], 'B03'), pindah([ambil('B02', 1, '3')], 'B04', 'TOKO', atWork('KASIR2')), hancur([ambil('B02', 1, '3')])]);
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(both.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Problem).code] : []))).toEqual(['stok_tidak_cukup', 'stok_tidak_cukup']);
    for (const baki of ['B03', 'B04']) await habiskan(baki);
    expect(await differences()).toEqual([]);
  });

  it('there and back by many at once never blocks, and loses nothing', async () => {
    await tambah([masuk('B02', 50, '100'), masuk('B03', 50, '100')]);
    const bolak = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? pindah([ambil('B02', 1, '2')], 'B03') : pindah([ambil('B03', 1, '2')], 'B02')));
    expect((await Promise.allSettled(bolak)).filter((one) => one.status === 'rejected')).toEqual([]);
    expect([await stok('B02'), await stok('B03')]).toEqual([[['700', 70, 50, 100]], [['700', 70, 50, 100]]]);
    for (const baki of ['B02', 'B03']) await habiskan(baki);
    expect(await differences()).toEqual([]);
  });
});

describe('a destruction', () => {
  it('takes what was approved out of the stock, to the outside', async () => {
    await tambah([masuk('B02', 5, '10')]);
    const nomor = await hancur([ambil('B02', 2, '4.5')]);
    expect(nomor).toMatch(/^KL-HBM-261121-\d{4}$/);
    expect(await stok('B02')).toEqual([['700', 70, 3, 5.5]]);
    expect(await bacaHancurManual(shop.db, { shop: SHOP }, nomor)).toMatchObject({ nama_kondisi: 'RUSAK', disetujui_oleh: 'SPV1', total_qty: 2, total_berat: 4.5, barang: [{ kode_baki: 'B02', qty: 2 }] });
    await batal(nomor);
    expect(await stok('B02')).toEqual([['700', 70, 5, 10]]);
    await habiskan('B02');
    expect(await stok('B02')).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('is refused without approval, with one for other amounts, another condition, and for more than there is', async () => {
    await tambah([masuk('B02', 5, '10')]);
    const input = { kode_kondisi: 'RSK', keterangan: null, barang: [ambil('B02', 2, '4')] };
    expect((await refused(shop.db.tx((tx) => hancurkanManual(tx, atWork(), { ...input, otorisasi: null }, kunci())))).code).toBe('otorisasi_diperlukan');
    expect((await refused(hancur([ambil('B02', 2, '4')], 'RSK', [ambil('B02', 2, '3')]))).code).toBe('otorisasi_tidak_berlaku');
    expect((await refused(hancur([ambil('B02', 2, '4')], 'RSK', [ambil('B03', 2, '4')]))).code).toBe('otorisasi_tidak_berlaku');
    expect((await refused(hancur([ambil('B02', 2, '4')], 'XX'))).fields).toHaveProperty('kode_kondisi');
    expect((await refused(hancur([ambil('B02', 6, '10')]))).code).toBe('stok_tidak_cukup');
    expect((await refused(hancur(Array.from({ length: 101 }, () => ambil('B02', 0, '0.001'))))).fields).toEqual({ barang: { rule: 'terlalu_banyak_baris', params: { max: 100 } } });
    expect(await stok('B02')).toEqual([['700', 70, 5, 10]]);
    // How a number is written plays no part in what was approved.
    await hancur([ambil('B02', 2, '4')], 'RSK', [ambil('B02', 2, '4.000', { kadar: Dec.from('70.0') })]);
    await habiskan('B02');
    expect(await differences()).toEqual([]);
  });
});

describe('the lists', () => {
  it('narrow by tray, gudang, group and type in capitals or not, page by page, with sums over all', async () => {
    await tambah([masuk('A01', 2, '4'), masuk('A02', 1, '2.5'), masuk('T01', 3, '9', { kode_gudang: 'TITIP', kode_group: '375', kode_dept: 'KL' })]);
    await shop.db.tx((tx) => pesanStok(tx, toko, [ambil('A01', 1, '1.5')]));
    const first = wire(await daftarStok(shop.db, toko, { ...SEMUA, kode_gudang: 'SEMUA', kode_dept: 'CN', limit: 1 }));
    expect(first).toMatchObject({ data: [{ kode_baki: 'A01', qty: 2, pesan_qty: 1, pesan_berat: 1.5, bebas_qty: 1, bebas_berat: 2.5, nama_dept: 'CINCIN', nama_group: '700' }] });
    const second = wire(await daftarStok(shop.db, toko, { ...SEMUA, kode_dept: 'CN', limit: 1, after: first.next }));
    expect(second.data.map((row) => row.kode_baki)).toEqual(['A02']);
    expect(second.total).toEqual(first.total);
    expect(wire(await daftarStok(shop.db, toko, { ...SEMUA, kode_toko: 'T01' }))).toMatchObject({ data: [{ kode_group: '375', kadar: 37.5 }], next: null, total: { baris: 1, qty: 3, berat: 9, bebas_qty: 3 } });
    expect((await daftarStok(shop.db, toko, { ...SEMUA, kode_baki: 'B02', habis: true })).data.map((row) => row.qty)).toEqual([0]);
    for (const after of ['bukan kunci', '[]', '["TOKO","A01","700","CN","x"]']) expect((await daftarStok(shop.db, toko, { ...SEMUA, after })).data.length).toBeGreaterThan(0);
    await shop.db.tx((tx) => lepasStok(tx, toko, [ambil('A01', 1, '1.5')]));
  });

  it('tell every movement of a place, newest first, with what lay there after it', async () => {
    const [t1, p1] = [await tambah([masuk('B04', 5, '10'), masuk('B04', 1, '1.5')]), await pindah([ambil('B04', 2, '4')], 'B03')];
    const h1 = await hancur([ambil('B04', 1, '2.5')]);
    await batal(p1);
    const kunci_stok = { kode_gudang: 'TOKO', kode_baki: 'B04', kode_group: '700', kode_dept: 'CN', after: null, limit: 4 };
    const page = wire(await riwayatStok(shop.db, toko, kunci_stok));
    expect(page.data.map((row) => [row.nomor, row.kategori, row.qty, row.berat, row.saldo_qty, row.saldo_berat])).toEqual([
      [p1, 'BATAL PINDAH BARANG MANUAL', 2, 4, 5, 9], [h1, 'HANCUR BARANG MANUAL', -1, -2.5, 3, 5], [p1, 'PINDAH BARANG MANUAL', -2, -4, 4, 7.5], [t1, 'TAMBAH BARANG MANUAL', 6, 11.5, 6, 11.5],
    ]);
    expect(page.data[0]).toMatchObject({ user_id: 'KASIR1', tgl: '2026-11-21', kadar: '70' });
    const older = wire(await riwayatStok(shop.db, toko, { ...kunci_stok, after: Number(page.next) }));
    expect(older.data[0]?.saldo_qty).toBe(0);
  });

  it('find documents by day, number and tray, newest first', async () => {
    const filter = { tgl_from: null, tgl_to: null, status: null, kode_baki: null };
    const page = { q: '', limit: 2, after: '' };
    const first = await daftarPindahManual(shop.db, { shop: SHOP }, filter, page);
    const second = await daftarPindahManual(shop.db, { shop: SHOP }, filter, { ...page, after: first.next ?? '' });
    const nomor = [...first.data, ...second.data].map((row) => row.no_pindah);
    expect(nomor).toEqual([...new Set(nomor)].toSorted().toReversed());
    expect((await daftarPindahManual(shop.db, { shop: SHOP }, { ...filter, kode_baki: 'T01' }, { ...page, limit: 100 })).data.every((row) => row.kode_baki === 'T01')).toBe(true);
    expect((await daftarPindahManual(shop.db, { shop: SHOP }, filter, { ...page, q: nomor[0]?.slice(-4) ?? '' })).data.map((row) => row.no_pindah)).toEqual([nomor[0]]);
    expect((await daftarPindahManual(shop.db, { shop: SHOP }, { ...filter, tgl_from: '2026-11-22' }, page)).data).toEqual([]);
  });
});

it('on an earlier day only the owner takes back, booked today', async () => {
  const nomor = await tambah([masuk('B01', 1, '1')]);
  await shop.db.tx((tx) => moveDay(tx, toko, '2026-11-22'));
  expect((await refused(batal(nomor))).code).toBe('batal_tanggal_lalu');
  await batal(nomor, 'OWNER');
  const hari = await shop.db.query<{ aksi: string; tgl: string }>(`select aksi, tgl from posting where kode_toko = $1 and nomor = $2 order by urut`, [toko, nomor]);
  expect(hari).toEqual([{ aksi: 'TAMBAH', tgl: '2026-11-21' }, { aksi: 'BATAL', tgl: '2026-11-22' }]);
  await shop.db.tx((tx) => masukStok(tx, toko, [ambil('B01', 1, '1')]));
  expect((await reconcile(shop.db, toko, '2026-11-22', invariants)).filter((check) => !check.selisih.isZero()).map((check) => check.kunci)).toEqual(['stok_manual_sama_dengan_saldo']);
  await shop.db.tx((tx) => keluarStok(tx, toko, [ambil('B01', 1, '1')]));
  expect(await differences()).toEqual([]);
});
