import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantApproval } from '../engine/approval.ts';
import { bakiTujuan } from '../trade/gudang/baki.ts';
import { invariants } from './invariants.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { testApp } from '../testing/app.ts';
import { batalkan, hancurkan, pindahkan } from '../testing/kertas-barang.ts';
import { papersOf } from '../testing/papers.ts';
import { atWork, openShop, pieces, RING, SHOP } from '../testing/shop.ts';
import { periksaBarang } from '../features/barang/tambah/tambah.post.ts';
import { batalPenjualan } from '../features/penjualan/lakukan.ts';

const shop = testApp();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
let keys = 0;
const kunci = () => `kunci-tutup-${(keys += 1)}`;
const tutup = (aktif = false, kode = 'TITIP') =>
  shop.db.query(`update gudang set status_aktif = $2 where kode_toko = $1 and kode_gudang = $3`, [
    kode_toko,
    aktif,
    kode,
  ]);

const manual = (kode_gudang: string, kode_baki: string) => ({
  kode_gudang,
  kode_baki,
  kode_group: '700',
  kode_dept: 'CN',
  qty: 1,
  berat: Dec.from(2),
});
const stokManual = (kode_gudang: string, kode_baki: string) => ({
  ...manual(kode_gudang, kode_baki),
  kadar: Dec.from(70),
});
const tambah = (kode_gudang: string, kode_baki: string) =>
  shop.db.tx((tx) =>
    papers.make(tx, 'tambah-barang-manual', { keterangan: null, barang: [manual(kode_gudang, kode_baki)] }),
  );
const pindahManual = (dari: readonly [string, string], [kode_gudang, kode_baki]: readonly [string, string]) =>
  shop.db.tx((tx) =>
    papers.make(tx, 'pindah-barang-manual', {
      kode_gudang,
      kode_baki,
      keterangan: null,
      barang: [stokManual(...dari)],
    }),
  );
const pindah = (kode_barcode: string, kode_gudang: string, kode_baki: string) =>
  shop.db.tx((tx) => pindahkan(tx, { kode_gudang, kode_baki, barang: [{ kode_barcode }] }, kunci()));
const kembalikan = (nomor: string) => shop.db.tx((tx) => batalkan(tx, nomor));
const KOTAK = {
  kode_barcode: null,
  qty: 5,
  nama_aksesoris: 'KOTAK CINCIN',
  kode_group: 'ACC',
  kode_dept: 'CN',
  kode_baki: 'T01',
  berat: Dec.from('1.5'),
  harga_jual: null,
};
const aksesoris = (arah: 'TAMBAH' | 'AMBIL', barang: object) =>
  shop.db.tx((tx) =>
    papers.make(tx, 'stok-aksesoris', {
      arah,
      keperluan: arah === 'AMBIL' ? 'HADIAH' : null,
      keterangan: null,
      barang: [barang],
    }),
  );
const izin = async (kategori: string, dokumen: string, nilai: Readonly<Record<string, unknown>>) =>
  (
    await shop.db.tx((tx) =>
      grantApproval(tx, atWork(), {
        kategori,
        dokumen,
        nilai,
        keterangan: 'uji',
        disetujui_oleh: 'SPV1',
        saluran: 'MANUAL',
      }),
    )
  ).id;
const refused = async (work: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${String(error)}`);
  return error;
};
const TUTUP = {
  code: 'gudang_tidak_dipakai',
  params: { kode_gudang: 'TITIP' },
  fields: { kode_baki: { rule: 'gudang_tidak_dipakai', params: { kode_gudang: 'TITIP' } } },
};
const salahDi = (at: string) => ({
  code: 'data_tidak_valid',
  fields: { [at]: { rule: 'gudang_tidak_dipakai', params: { kode_gudang: 'TITIP' } } },
});

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'AKSESORIS', 'AKSESORIS')`,
  );
  await shop.db.query(
    `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
      values ('KL01', 'ACC', 'AKSESORIS', 'AKSESORIS', 'TUA', 0, 0)`,
  );
  await shop.db.query(`insert into gudang (kode_toko, kode_gudang, nama_gudang) values ('KL01', 'HANCUR', 'HANCUR')`);
  await shop.db.query(
    `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK')`,
  );
});
beforeEach(() => tutup(true));
afterEach(async () => {
  const wrong = (await reconcile(shop.db, kode_toko, SHOP.tgl_system, invariants)).filter(
    (check) => !check.selisih.isZero(),
  );
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
});

describe('a gudang that is out of use', () => {
  it('takes no new pieces, one by one or from a list', async () => {
    await tutup();
    expect(await refused(pieces(shop.db, 1, { kode_baki: 'T01' }))).toMatchObject(salahDi('barang.0.kode_baki'));
    expect(
      await refused(shop.db.tx((tx) => periksaBarang(tx, atWork(), [RING, { ...RING, kode_baki: 'T01' }]))),
    ).toMatchObject(salahDi('barang.1.kode_baki'));
  });

  it('takes no pieces that are moved, alone or with their tray, and gives out what it has', async () => {
    const [here = '', there = ''] = [
      ...(await pieces(shop.db, 1)),
      ...(await pieces(shop.db, 1, { kode_baki: 'T01' })),
    ];
    await tutup();
    const bukan = { code: 'rujukan_tidak_ada', fields: { kode_gudang: { rule: 'rujukan_tidak_ada' } } };
    expect(await refused(pindah(here, 'TITIP', 'T01'))).toMatchObject(bukan);
    const seluruh = { dari_baki: 'A01', kode_gudang: 'TITIP', kode_baki: 'T01' };
    expect(await refused(shop.db.tx((tx) => pindahkan(tx, seluruh, kunci())))).toMatchObject(bukan);
    const nomor = await pindah(there, 'TOKO', 'A02');
    expect(await refused(kembalikan(nomor))).toMatchObject(TUTUP);
    await tutup(true);
    await kembalikan(nomor);
  });

  it('takes back nothing that was destroyed or sold out of it, and both may be done', async () => {
    const [rusak = ''] = await pieces(shop.db, 1, { kode_baki: 'T01' });
    const [laku = ''] = await pieces(shop.db, 1);
    await tutup();
    const nomor = await shop.db.tx((tx) => hancurkan(tx, [rusak], kunci()));
    expect(await refused(kembalikan(nomor))).toMatchObject(TUTUP);
    await tutup(false, 'TOKO');
    const owner = await shop.as(kode_toko, 'OWNER');
    const jual = await owner(
      'POST',
      'penjualan',
      { kode_sales: 'SL01', barang: [{ kode_barcode: laku }], bayar: [{ jenis: 'CASH', jumlah: 3_192_500 }] },
      { 'idempotency-key': kunci() },
    );
    const { no_faktur_group } = jual.body as { no_faktur_group: string };
    const validasi = await owner('POST', `penjualan/${no_faktur_group}/validasi`, {}, { 'idempotency-key': kunci() });
    expect(validasi.status).toBe(200);
    for (const kode_baki of [null, 'A02']) {
      const id = await izin('BATAL PENJUALAN', no_faktur_group, { alasan: 'SALAH', ...(kode_baki && { kode_baki }) });
      const problem = await refused(
        shop.db.tx((tx) =>
          batalPenjualan(tx, atWork(), no_faktur_group, { alasan: 'SALAH', kode_baki, otorisasi: id }),
        ),
      );
      expect(problem).toMatchObject({ code: 'gudang_tidak_dipakai', params: { kode_gudang: 'TOKO' } });
    }
    await tutup(true, 'TOKO');
  });

  it('takes no manual items, and gives out what it has', async () => {
    await tambah('TOKO', 'A01');
    await tambah('TITIP', 'T01');
    await tutup();
    const hilang = (at: string) => ({ code: 'rujukan_tidak_ada', params: { kode: 'TITIP' }, fields: { [at]: {} } });
    expect(await refused(tambah('TITIP', 'T01'))).toMatchObject(hilang('barang.0.kode_gudang'));
    expect(await refused(pindahManual(['TOKO', 'A01'], ['TITIP', 'T01']))).toMatchObject(hilang('kode_gudang'));
    // Purchases ask the same place for their tray.
    expect(await refused(shop.db.tx((tx) => bakiTujuan(tx, kode_toko, 'T01', 'barang.2.kode_baki')))).toMatchObject({
      ...TUTUP,
      fields: { 'barang.2.kode_baki': TUTUP.fields.kode_baki },
    });
    const isi = { kode_kondisi: 'RSK', keterangan: null, barang: [stokManual('TITIP', 'T01')] };
    const { keterangan: _, ...nilai } = isi;
    const otorisasi = await izin('HANCUR BARANG MANUAL', '', nilai);
    const nomor = await shop.db.tx((tx) => papers.make(tx, 'hancur-barang-manual', isi, atWork(), otorisasi));
    const batalHancurManual = () => shop.db.tx((tx) => papers.approved(tx, 'hancur-barang-manual', nomor, 'batal'));
    expect(await refused(batalHancurManual())).toMatchObject(TUTUP);
    await tutup(true);
    await batalHancurManual();
    await tutup();
    await pindahManual(['TITIP', 'T01'], ['TOKO', 'A02']);
  });

  it('takes no accessories, new ones, more of what is there, or ones that come back, and gives out what it has', async () => {
    await aksesoris('TAMBAH', KOTAK);
    const { kode_barcode } = await shop.db.one<{ kode_barcode: string }>(
      `select kode_barcode from aksesoris where kode_toko = $1`,
      [kode_toko],
    );
    const ada = {
      ...KOTAK,
      kode_barcode,
      qty: 1,
      nama_aksesoris: null,
      kode_group: null,
      kode_dept: null,
      kode_baki: null,
      berat: null,
    };
    await tutup();
    expect(await refused(aksesoris('TAMBAH', KOTAK))).toMatchObject(salahDi('barang.0.kode_baki'));
    expect(await refused(aksesoris('TAMBAH', ada))).toMatchObject({
      ...TUTUP,
      fields: { barang: TUTUP.fields.kode_baki },
    });
    const nomor = await aksesoris('AMBIL', ada);
    expect(await refused(shop.db.tx((tx) => papers.approved(tx, 'stok-aksesoris', nomor, 'batal')))).toMatchObject(
      TUTUP,
    );
  });

  it('tells in its master what it still holds; one in use says nothing', async () => {
    await pieces(shop.db, 2, { kode_baki: 'T01' });
    const { qty, berat } = await shop.db.one<{ qty: Dec; berat: Dec }>(
      `select sum(jumlah) filter (where aset = 'PCS') as qty, sum(jumlah) filter (where aset like 'EMAS:%') as berat
        from saldo where kode_toko = $1 and kode_gudang = 'TITIP'`,
      [kode_toko],
    );
    const owner = await shop.as(kode_toko, 'OWNER');
    expect((await owner('GET', 'gudang/TITIP')).body).toMatchObject({ sisa_qty: null, sisa_berat: null });
    await tutup();
    expect((await owner('GET', 'gudang/TITIP')).body).toMatchObject({
      sisa_qty: qty.toJSON(),
      sisa_berat: berat.toJSON(),
    });
    expect(qty.gte(2)).toBe(true);
    expect(
      (
        await owner(
          'POST',
          'barang',
          { barang: [{ ...RING, kode_baki: 'T01', berat_asli: 2.13 }] },
          { 'idempotency-key': kunci() },
        )
      ).text,
    ).toContain('Gudang TITIP sudah tidak dipakai');
  });
});
