import { Dec } from '@kilau/contract/core/dec.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantApproval } from '../../engine/approval.ts';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaContoh, dariPesanan, HARGA_KALUNG, isiPesan, KALUNG, LIONTIN } from '../../testing/pesanan.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { isiJual, isiTitip, tunai, type Isi } from '../../testing/titipan.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
type Modules = Readonly<Partial<Record<ModuleKey, string>>>;
const kerja = (modules: Modules = {}) => atWork('KASIR1', 'KASIR', modules);

const pesan = (barang: readonly Isi[], uang: readonly Isi[], more: Isi = {}, context = kerja()) =>
  shop.db.tx((tx) => papers.make(tx, 'pesanan', isiPesan(barang, uang, more), context));
const lakukan = (nomor: string, deed: string, input: Isi = {}, context = kerja()) =>
  shop.db.tx((tx) => papers.done(tx, 'pesanan', nomor, deed, { input, context }));
const validasi = (nomor: string) => lakukan(nomor, 'validasi');
/** An order that stands. */
async function dipesan(uang: number, more: Isi = {}, barang: readonly Isi[] = [KALUNG]): Promise<string> {
  const nomor = await pesan(barang, [tunai(uang)], more);
  await validasi(nomor);
  return nomor;
}
const bayar = (nomor: string, jumlah: number) =>
  lakukan(nomor, 'bayar', { bayar: isiTitip([], [tunai(jumlah)]).bayar });
const selesai = (nomor: string, berat: readonly string[], mulai = 1, ongkos_tukang: Dec | null = null) =>
  lakukan(nomor, 'selesai', {
    barang: berat.map((gram, index) => ({
      baris: mulai + index,
      berat: Dec.from(gram),
      kadar_cetak: null,
      ongkos_tukang,
      kode_baki: null,
    })),
  });
const ambilContoh = (nomor: string, dari: string | null = null, kode_baki: string | null = null) =>
  lakukan(nomor, 'ambil-contoh', { jenis: dari, kode_baki });
const batal = (nomor: string, worked: Isi, { kode_baki = null as string | null, oleh = 'SPV1', modules = {} } = {}) =>
  shop.db.tx((tx) =>
    papers.approved(tx, 'pesanan', nomor, 'batal', {
      input: { alasan: 'tidak jadi', kode_baki },
      worked,
      oleh,
      context: kerja(modules),
    }),
  );
const jual = (payments: readonly Isi[], barang: readonly string[] = []) =>
  shop.db.tx((tx) => papers.make(tx, 'penjualan', isiJual(barang, payments), kerja()));
const sah = (nomor: string) => shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi'));
const batalJual = (nomor: string) =>
  shop.db.tx((tx) => papers.approved(tx, 'penjualan', nomor, 'batal', { input: { alasan: 'salah' } }));

const kepala = (nomor: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, total::float8 as total, sisa::float8 as sisa, saldo::float8 as saldo from dokumen
     where kode_toko = $1 and nomor = $2`,
    [kode_toko, nomor],
  );
const piece = (kode: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, pemilik_nomor, klaim_nomor, kode_baki from barang where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, kode],
  );
const jadi = async (nomor: string) =>
  (
    await shop.db.query<{ kode_barcode: string }>(
      'select kode_barcode from pesanan_jadi where nomor = $1 order by baris_pesanan',
      [nomor],
    )
  ).map(({ kode_barcode }) => kode_barcode);
const entri = async (nomor: string, aksi: string) =>
  (
    await shop.db.query<{ kata: string }>(
      `select concat_ws(' ', akun, coalesce(nullif(sub, ''), nullif(kode_baki, '')), aset, trim_scale(jumlah)) as kata
       from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
       where p.nomor = $1 and p.aksi like $2 || ' %' and e.aset <> 'NILAI'
       order by e.akun, e.aset, e.sub, e.kode_baki`,
      [nomor, aksi],
    )
  ).map(({ kata }) => kata);

beforeAll(async () => {
  await openShop(shop.db);
  await bukaContoh(shop.db);
});

/** Figures of the trade guide: 5.00 g of 700 at 1,437,000 with 250,000 for the making. */
describe('an order', () => {
  it('is left with samples, paid again, finished lighter, picked up with money back, and settled', async () => {
    const [contoh = ''] = await pieces(shop.db, 1);
    const ps = await pesan([KALUNG], [tunai(4_000_000)], {
      contoh: [{ jenis: 'DARI TOKO', kode_barcode: contoh }, LIONTIN],
    });
    expect(ps).toMatch(/^KL-PS-261121-\d{4}$/);
    expect(await kepala(ps)).toEqual({ status: 'OPEN', total: HARGA_KALUNG, sisa: 0, saldo: 0 });
    expect(await piece(contoh)).toMatchObject({ status: 'TERSEDIA', klaim_nomor: ps });

    await validasi(ps);
    expect(await entri(ps, 'VALIDASI')).toEqual([
      `BAWAAN ${ps} BAWAAN:GRAM 1.5`,
      `BAWAAN ${ps} BAWAAN:PCS 1`,
      'KAS KASIR1 IDR 4000000',
      'LUAR PELANGGAN BAWAAN:GRAM -1.5',
      'LUAR PELANGGAN BAWAAN:PCS -1',
      `PESANAN ${ps} IDR -4000000`,
      'STOK A01 EMAS:70 -2.13',
      'STOK C01 EMAS:70 2.13',
      'STOK A01 PCS -1',
      'STOK C01 PCS 1',
    ]);
    expect(await piece(contoh)).toEqual({ status: 'CONTOH', pemilik_nomor: ps, klaim_nomor: null, kode_baki: 'C01' });
    await expect(jual([tunai(4_000_000)], [contoh])).rejects.toMatchObject({
      code: 'barang_contoh',
      params: { kode_barcode: contoh, nomor: ps },
    });
    await expect(bayar(ps, 3_435_001)).rejects.toMatchObject({ code: 'pesanan_melebihi_sisa', params: { lebih: 1 } });
    await bayar(ps, 3_400_000);
    expect(await kepala(ps)).toMatchObject({ status: 'DONE', sisa: 7_400_000, saldo: -7_400_000 });
    await expect(jual([dariPesanan(ps), tunai(1)])).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    await expect(ambilContoh(ps)).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });

    await selesai(ps, ['4.92']);
    const [kalung = ''] = await jadi(ps);
    expect(await entri(ps, 'SELESAI')).toEqual([
      'LUAR INPUT EMAS:70 -4.92',
      'LUAR INPUT PCS -1',
      'STOK T01 EMAS:70 4.92',
      'STOK T01 PCS 1',
    ]);
    expect(await kepala(ps)).toMatchObject({ status: 'SELESAI', sisa: 7_400_000 });
    expect(await piece(kalung)).toEqual({ status: 'TITIP', pemilik_nomor: ps, klaim_nomor: null, kode_baki: 'T01' });
    await expect(jual([tunai(9_000_000)], [kalung])).rejects.toMatchObject({ code: 'barang_dititip' });
    await expect(bayar(ps, 1)).rejects.toMatchObject({ code: 'pesanan_melebihi_sisa' });

    // 4.92 g × 1,437,000 = 7,070,040, up to 7,070,500, and the making: 7,320,500.
    const fj = await jual([dariPesanan(ps)]);
    await sah(fj);
    expect(await kepala(fj)).toMatchObject({ total: 7_320_500 });
    expect(await entri(fj, 'VALIDASI')).toEqual([
      'KAS KASIR1 IDR -79500',
      'LUAR PELANGGAN EMAS:70 4.92',
      'LUAR PELANGGAN PCS 1',
      'PENJUALAN IDR -7320500',
      `PESANAN ${ps} IDR 7400000`,
      'STOK T01 EMAS:70 -4.92',
      'STOK T01 PCS -1',
    ]);
    expect(await kepala(ps)).toMatchObject({ status: 'AMBIL', sisa: 0, saldo: 0 });
    expect(await differences(shop.db)).toEqual([]);
    await expect(batal(ps, {})).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    await expect(bayar(ps, 1)).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });

    // The samples come back, and the sale can still be taken back behind that.
    await ambilContoh(ps, 'BAWA SENDIRI');
    expect(await entri(ps, 'AMBIL-CONTOH')).toEqual([
      `BAWAAN ${ps} BAWAAN:GRAM -1.5`,
      `BAWAAN ${ps} BAWAAN:PCS -1`,
      'LUAR PELANGGAN BAWAAN:GRAM 1.5',
      'LUAR PELANGGAN BAWAAN:PCS 1',
    ]);
    await batalJual(fj);
    expect(await kepala(ps)).toMatchObject({ status: 'SELESAI', sisa: 7_400_000, saldo: -7_400_000 });
    expect(await piece(kalung)).toEqual({ status: 'TITIP', pemilik_nomor: ps, klaim_nomor: null, kode_baki: 'T01' });
    await ambilContoh(ps);
    expect(await piece(contoh)).toEqual({
      status: 'TERSEDIA',
      pemilik_nomor: null,
      klaim_nomor: null,
      kode_baki: 'A01',
    });
    await expect(ambilContoh(ps)).rejects.toMatchObject({ code: 'contoh_sudah_kembali', params: { nomor: ps } });
    expect(await differences(shop.db)).toEqual([]);

    const settled = { kembali: 6_660_000, potongan: 740_000 };
    const modules = { PESANAN_BATAL_PERSEN: '10' };
    await expect(batal(ps, settled, { modules, oleh: 'OWNER' })).rejects.toMatchObject({
      fields: { kode_baki: { rule: 'tidak_boleh_kosong' } },
    });
    await batalSelesai(ps, settled, modules);
    expect(await entri(ps, 'BATAL')).toEqual([
      'KAS KASIR1 IDR -6660000',
      'PENDAPATAN_BATAL IDR -740000',
      `PESANAN ${ps} IDR 7400000`,
      'STOK A02 EMAS:70 4.92',
      'STOK T01 EMAS:70 -4.92',
      'STOK A02 PCS 1',
      'STOK T01 PCS -1',
    ]);
    expect(await piece(kalung)).toEqual({
      status: 'TERSEDIA',
      pemilik_nomor: null,
      klaim_nomor: null,
      kode_baki: 'A02',
    });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is picked up at the price that was locked, whatever the day costs, or else at the day’s', async () => {
    const [terkunci, harian] = [await dipesan(7_400_000), await dipesan(7_400_000, { mengikat: false })];
    const berat = await dipesan(7_400_000);
    await selesai(berat, ['5.21']);
    for (const nomor of [terkunci, harian]) await selesai(nomor, ['4.92']);
    await shop.db.query(`update kelompok set harga = 1460000 where kode_toko = $1 and kode_group = '700'`, [kode_toko]);
    const tagihan = async (nomor: string, tambahan: readonly Isi[]) =>
      (await kepala(await jual([dariPesanan(nomor), ...tambahan])))['total'];
    expect(await tagihan(terkunci, [])).toBe(7_320_500);
    // 4.92 g × 1,460,000 = 7,183,200, up to 7,183,500.
    expect(await tagihan(harian, [tunai(33_500)])).toBe(7_433_500);
    // 5.21 g × 1,437,000 = 7,486,770, up to 7,487,000.
    expect(await tagihan(berat, [tunai(337_000)])).toBe(7_737_000);
    await shop.db.query(`update kelompok set harga = 1437000 where kode_toko = $1 and kode_group = '700'`, [kode_toko]);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is finished line by line, each once, and waits for the last one', async () => {
    await shop.db.query('insert into harga_global (kode_toko, nominal) values ($1, 1640000)', [kode_toko]);
    const ps = await dipesan(1_000_000, {}, [KALUNG, { ...KALUNG, nama_barang: 'GELANG', berat: 8 }]);
    await selesai(ps, ['8.1'], 2);
    const [gelang = ''] = await jadi(ps);
    expect(await kepala(ps)).toMatchObject({ status: 'DONE' });
    await expect(selesai(ps, ['5'], 2)).rejects.toMatchObject({
      code: 'pesanan_baris_selesai',
      params: { nomor: ps, baris: 2, kode_barcode: gelang },
    });
    await expect(selesai(ps, ['5'], 3)).rejects.toMatchObject({
      fields: { 'barang.0.baris': { rule: 'tidak_terdaftar' } },
    });
    await selesai(ps, ['5']);
    expect(await kepala(ps)).toMatchObject({ status: 'SELESAI' });
    expect(await differences(shop.db)).toEqual([]);

    // Not finished after all: the last one leaves as it came, and its line is finished by another piece.
    const [kalung = ''] = await jadi(ps);
    const bukanJadi = (kode_barcode: string) =>
      shop.db.tx((tx) => papers.approved(tx, 'pesanan', ps, 'batal-selesai', { worked: { kode_barcode } }));
    await bayar(ps, 1000);
    await expect(bukanJadi(kalung)).rejects.toMatchObject({ code: 'perbuatan_lain_terakhir', params: { nomor: ps } });
    await shop.db.tx((tx) => papers.approved(tx, 'pesanan', ps, 'batal-bayar', { context: kerja() }));
    await expect(bukanJadi(gelang)).rejects.toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    await bukanJadi(kalung);
    expect(await entri(ps, 'BATAL-SELESAI')).toEqual([
      'LUAR INPUT EMAS:70 5',
      'LUAR INPUT PCS 1',
      'STOK T01 EMAS:70 -5',
      'STOK T01 PCS -1',
    ]);
    expect(await kepala(ps)).toMatchObject({ status: 'DONE', sisa: 1_000_000 });
    expect(await piece(kalung)).toMatchObject({ status: 'BATAL', pemilik_nomor: ps });
    // As heavy again, and the goldsmith wants something for it now.
    await selesai(ps, ['5'], 1, Dec.from(75_000));
    const [ulang = ''] = await jadi(ps);
    const modal = await shop.db.query<{ harga_modal: Dec }>(
      'select harga_modal from barang where kode_barcode = any($1) order by kode_barcode',
      [[kalung, ulang]],
    );
    // 5 g at 70 % of 1,640,000 a gram.
    expect(modal.map(({ harga_modal }) => harga_modal.toJSON())).toEqual([5_740_000, 5_815_000]);
    await shop.db.query('delete from harga_global where kode_toko = $1', [kode_toko]);
    await sah(await jual([dariPesanan(ps), tunai(30_000_000)]));
    expect([await piece(ulang), await piece(gelang)]).toMatchObject([{ status: 'TERJUAL' }, { status: 'TERJUAL' }]);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('asks about a weight far from what was ordered, and takes that very weight once it was looked at', async () => {
    const ps = await dipesan(1_000_000);
    const tulis = (konfirmasi: readonly string[]) =>
      lakukan(
        ps,
        'selesai',
        { barang: [{ baris: 1, berat: Dec.from('50.2'), kadar_cetak: null, kode_baki: null }] },
        { ...kerja(), konfirmasi: new Set(konfirmasi) },
      );
    await expect(tulis([])).rejects.toMatchObject({
      code: 'berat_jadi_tidak_wajar',
      params: { baris: 1, berat: 50.2, biasa: 5, konfirmasi: 'berat-jadi:1:50.2' },
    });
    await tulis(['berat-jadi:1:50.2']);
    expect(await kepala(ps)).toMatchObject({ status: 'SELESAI' });
  });
});

/** Settles an order of which something is finished, as the owner approves. */
async function batalSelesai(nomor: string, worked: Isi, modules: Modules = {}, oleh = 'OWNER'): Promise<void> {
  const input = { alasan: 'tidak diambil', kode_baki: 'A02' };
  await shop.db.tx(async (tx) => {
    const { id } = await grantApproval(tx, kerja(), {
      kategori: 'BATAL PESANAN SELESAI',
      dokumen: nomor,
      nilai: { ...input, ...worked },
      keterangan: 'uji',
      disetujui_oleh: oleh,
      saluran: 'MANUAL',
    });
    await papers.done(tx, 'pesanan', nomor, 'batal', { input, otorisasi: id, context: kerja(modules) });
  });
}

describe('what is refused leaves nothing', () => {
  it('of an order: a day that is past, a weight of nothing, a piece that is not free, more than it comes to', async () => {
    const [terjual = '', dititip = ''] = await pieces(shop.db, 2);
    await sah(await jual([tunai(3_192_500)], [terjual]));
    await shop.db.tx((tx) => papers.make(tx, 'titipan', isiTitip([dititip], [tunai(1000)])));
    const contoh = (kode_barcode: string) => ({ contoh: [{ jenis: 'DARI TOKO', kode_barcode }] });
    const before = await shop.db.one('select count(*)::int as n from dokumen');
    await expect(pesan([KALUNG], [tunai(1000)], { tgl_selesai: '2026-11-20' })).rejects.toMatchObject({
      fields: { tgl_selesai: { rule: 'tanggal_lewat' } },
    });
    expect(() => isiPesan([{ ...KALUNG, berat: 0 }], [])).toThrow(/berat/);
    await expect(pesan([KALUNG], [])).rejects.toMatchObject({ code: 'pembayaran_kosong' });
    await expect(pesan([KALUNG], [tunai(HARGA_KALUNG + 1)])).rejects.toMatchObject({ code: 'pesanan_melebihi_sisa' });
    await expect(pesan([KALUNG], [tunai(1000)], contoh(terjual))).rejects.toMatchObject({
      code: 'barang_sudah_terjual',
    });
    await expect(pesan([KALUNG], [tunai(1000)], contoh(dititip))).rejects.toMatchObject({
      code: 'barang_sedang_dipesan',
    });
    await expect(
      pesan([KALUNG], [tunai(1000)], { contoh: [{ jenis: 'BAWA SENDIRI', deskripsi: 'CINCIN' }] }),
    ).rejects.toMatchObject({ fields: { 'contoh.0.berat': { rule: 'tidak_boleh_kosong' } } });
    await expect(pesan([{ ...KALUNG, harga_gram: 1_000_000 }], [tunai(1000)])).rejects.toMatchObject({
      code: 'otorisasi_diperlukan',
      fields: { 'barang.0.otorisasi': { rule: 'otorisasi_diperlukan' } },
    });
    expect(await shop.db.one('select count(*)::int as n from dokumen')).toEqual(before);
  });

  it('of finished goods: nobody but the owner has them cancelled', async () => {
    const ps = await dipesan(1_000_000);
    await selesai(ps, ['5']);
    const worked = { kembali: 1_000_000, potongan: 0 };
    await expect(batalSelesai(ps, worked, {}, 'SPV1')).rejects.toMatchObject({
      code: 'otorisasi_pemilik',
    });
    expect(await kepala(ps)).toMatchObject({ status: 'SELESAI', sisa: 1_000_000 });
    await batalSelesai(ps, worked);
    expect(await kepala(ps)).toMatchObject({ status: 'CANC', sisa: 0, saldo: 0 });
  });

  it('of two who pay the same rest at once, the slower one pays nothing', async () => {
    const ps = await dipesan(7_000_000);
    const dua = await Promise.allSettled([bayar(ps, 435_000), bayar(ps, 435_000)]);
    expect(dua.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(dua.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'pesanan_melebihi_sisa', params: { lebih: 435_000 } },
    });
    expect(await kepala(ps)).toMatchObject({ sisa: HARGA_KALUNG, saldo: -HARGA_KALUNG });
  });
});

it('holds on its account what its customer has left, after every deed of a walk by chance', async () => {
  const ps = await pesan([KALUNG, KALUNG], [tunai(500_000)], { contoh: [LIONTIN] });
  await validasi(ps);
  let dibayar = 500_000;
  const kata: string[] = [];
  // A walk by chance: what is refused changes nothing, what is not moves the account by exactly that.
  for (let n = 1; n <= 30; n += 1) {
    const jumlah = ((n * 7919) % 900) * 1000 + 1000;
    const [tindak, nilai] = [
      ['bayar', jumlah],
      ['batal-bayar', 0],
      ['bayar', jumlah * 3],
      ['selesai', 0],
      ['contoh', 0],
    ][(n * 31) % 5] as [string, number];
    const last = kata.at(-1);
    const done = await (
      tindak === 'bayar'
        ? bayar(ps, nilai)
        : tindak === 'selesai'
          ? selesai(ps, ['5.1'], n % 2 === 0 ? 1 : 2)
          : tindak === 'contoh'
            ? ambilContoh(ps)
            : shop.db.tx((tx) => papers.approved(tx, 'pesanan', ps, 'batal-bayar', { context: kerja() }))
    ).then(
      () => true,
      () => false,
    );
    if (done && tindak === 'bayar') {
      dibayar += nilai;
      kata.push(String(nilai));
    } else if (done && tindak === 'batal-bayar') {
      dibayar -= Number(last);
      kata.pop();
    } else if (done && tindak === 'selesai') kata.push('selesai');
    const { jumlah: buku } = await shop.db.one<{ jumlah: number }>(
      `select coalesce(sum(jumlah), 0)::float8 as jumlah from saldo where akun = 'PESANAN' and sub = $1`,
      [ps],
    );
    expect(-buku, `${n} ${tindak}`).toBe(dibayar);
    expect(await kepala(ps)).toMatchObject({ sisa: dibayar, saldo: -dibayar });
  }
  expect(kata.length).toBeGreaterThan(3);
  expect(await differences(shop.db)).toEqual([]);
});
