import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences, izin } from '../../testing/checks.ts';
import { atWork } from '../../testing/shop.ts';

const server = testApp();
const SRI = 'M1';
let kasir: Call;
let keys = 0;
const post = (path: string, body: object) =>
  kasir('POST', path, body, { 'idempotency-key': `poin-uji-${(keys += 1)}` });
const nomorOf = (body: unknown): string => (body as { readonly nomor: string }).nomor;

/** Sends it with the approval of all that it says and comes to. */
async function diizinkan(path: string, body: object, kategori: string, dokumen = '', hitung: object = {}) {
  const nilai = { ...body, ...hitung };
  const otorisasi = await izin(server.db, kategori, dokumen, nilai, 'SPV1', atWork('KASIR1'));
  return post(path, { ...body, otorisasi });
}
const ubahPoin = (poin: number, jenis_poin = 'KOREKSI', cashback_rp = 0) =>
  diizinkan('transaksi-poin', { kode_member: SRI, jenis_poin, poin, keterangan: 'ULANG TAHUN' }, 'TRANSAKSI POIN', '', {
    cashback_rp,
  });
const batal = (jenis: string, nomor: string, kategori: string) =>
  diizinkan(`${jenis}/${nomor}/batal`, { alasan: 'salah' }, kategori, nomor);

/** What stands on each account of points, gifts and money. */
const saldo = async () =>
  (
    await server.db.query<{ akun: string; aset: string; jumlah: number }>(
      `select akun, aset, sum(jumlah)::float8 as jumlah from saldo
       where kode_toko = 'KL01' and akun in ('POIN', 'HADIAH', 'KAS', 'BIAYA_POIN', 'BIAYA_HADIAH')
       group by akun, aset having sum(jumlah) <> 0 order by akun, aset`,
    )
  ).map(({ akun, aset, jumlah }) => `${akun} ${aset} ${jumlah}`);

beforeAll(async () => {
  await server.shop('KL01', { inisial: 'KL' });
  await server.user('KL01', 'KASIR1', 'KASIR', [
    '/transaksi-poin',
    '/tukar-point',
    '/stok-hadiah',
    '/laporan-kartu-stock-hadiah',
  ]);
  await server.user('KL01', 'SPV1', 'SPV');
  await server.db.query(
    `insert into para_system (kode_toko, key, value) values ('KL01', 'MEMBER_MODULE', 'true'),
       ('KL01', 'CASHBACK_POIN', '1000') on conflict (kode_toko, key) do update set value = excluded.value`,
  );
  await server.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp) values ('KL01', $1, 'BU SRI', '08120000001')`,
    [SRI],
  );
  await server.db.query(
    `insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, poin) values ('KL01', 'PAYUNG', 'PAYUNG', 5)`,
  );
  kasir = await server.as('KL01', 'KASIR1');
});

describe('points beside the trade', () => {
  it('are given and taken by approval, never below nothing, and taken back', async () => {
    const isi = { kode_member: SRI, poin: 40, keterangan: 'pindahan' };
    expect((await post('transaksi-poin', isi)).body).toMatchObject({ code: 'otorisasi_diperlukan' });
    const dibuat = await ubahPoin(40);
    expect(dibuat).toMatchObject({
      status: 201,
      body: { nomor: 'KL-XP-261121-0001', poin: 40, nama: 'BU SRI', status: 'DONE', boleh: ['batal'] },
    });
    expect((await post('transaksi-poin', { ...isi, poin: -41 })).body).toMatchObject({
      code: 'poin_tidak_cukup',
      fields: { poin: 'Poin Tidak Cukup: member punya 40 poin' },
    });
    const kurang = await ubahPoin(-15);
    expect(await saldo()).toEqual(['POIN POIN 25']);
    expect((await batal('transaksi-poin', nomorOf(dibuat.body), 'BATAL TRANSAKSI POIN')).body).toMatchObject({
      code: 'poin_tidak_cukup',
    });
    await batal('transaksi-poin', nomorOf(kurang.body), 'BATAL TRANSAKSI POIN');
    expect(await saldo()).toEqual(['POIN POIN 40']);
  });

  it('are paid out of the drawer at what one is worth', async () => {
    const minus = { kode_member: SRI, jenis_poin: 'CASHBACK', poin: -5, keterangan: 'tunai' };
    expect((await post('transaksi-poin', minus)).body).toMatchObject({
      fields: { poin: 'Isi poin yang ditukar, lebih dari 0' },
    });
    const dibayar = await ubahPoin(12, 'CASHBACK', 12_000);
    expect(dibayar.body).toMatchObject({ poin: -12, cashback_rp: 12_000, nilai_poin: 1000 });
    expect(await saldo()).toEqual(['BIAYA_POIN IDR 12000', 'KAS IDR -12000', 'POIN POIN 28']);
    await batal('transaksi-poin', nomorOf(dibayar.body), 'BATAL TRANSAKSI POIN');
    expect(await saldo()).toEqual(['POIN POIN 40']);
    expect(await differences(server.db)).toEqual([]);
  });
});

describe('gifts', () => {
  const masuk = (jumlah: number, harga_satuan: number, tunai: boolean) =>
    post('stok-hadiah', { kode_hadiah: 'PAYUNG', jumlah, harga_satuan, tunai, keterangan: 'dari toko sebelah' });
  const tukar = (jumlah: number) => post('tukar-point', { kode_member: SRI, kode_hadiah: 'PAYUNG', jumlah });

  it('come with what they cost, go for points at the average, and both come back', async () => {
    expect((await tukar(1)).body).toMatchObject({
      code: 'stok_hadiah_kurang',
      fields: { jumlah: 'Stok hadiah tinggal 0' },
    });
    // Each of them may be so large, but not both: the books hold no such sum.
    expect(await masuk(100_000, 999_999_999_999, true)).toMatchObject({
      status: 422,
      body: { code: 'jumlah_terlalu_besar' },
    });
    const pertama = await masuk(2, 15_000, true);
    await masuk(1, 30_001, false);
    expect(await saldo()).toEqual([
      'BIAYA_HADIAH IDR 30000',
      'HADIAH HADIAH 3',
      'HADIAH NILAI 60001',
      'KAS IDR -30000',
      'POIN POIN 40',
    ]);
    expect((await tukar(9)).body).toMatchObject({ code: 'poin_tidak_cukup' });
    const ditukar = await tukar(2);
    expect(ditukar.body).toMatchObject({ nomor: 'KL-TP-261121-0001', poin: 10, poin_satuan: 5, nama_hadiah: 'PAYUNG' });
    expect((await saldo()).slice(1, 3)).toEqual(['HADIAH HADIAH 1', 'HADIAH NILAI 20001']);
    expect((await batal('stok-hadiah', nomorOf(pertama.body), 'BATAL STOK HADIAH')).body).toMatchObject({
      code: 'hadiah_sudah_keluar',
    });
    const ambil = { arah: 'AMBIL', kode_hadiah: 'PAYUNG', jumlah: 1, keterangan: 'rusak' };
    expect(await post('stok-hadiah', { ...ambil, harga_satuan: 500, tunai: true })).toMatchObject({
      status: 422,
      body: { fields: { harga_satuan: 'Hanya untuk penambahan', tunai: 'Hanya untuk penambahan' } },
    });
    const rusak = await post('stok-hadiah', ambil);
    expect((await saldo()).filter((row) => row.startsWith('HADIAH'))).toEqual([]);
    await batal('stok-hadiah', nomorOf(rusak.body), 'BATAL STOK HADIAH');
    await batal('tukar-point', nomorOf(ditukar.body), 'BATAL TUKAR POINT');
    await batal('stok-hadiah', nomorOf(pertama.body), 'BATAL STOK HADIAH');
    expect(await saldo()).toEqual(['HADIAH HADIAH 1', 'HADIAH NILAI 30001', 'POIN POIN 40']);
    expect(await differences(server.db)).toEqual([]);
  });

  it('stand on a card, day by day, with what was there before', async () => {
    const { body } = await kasir('GET', 'laporan/kartu-stock-hadiah?tgl_from=2026-11-21&tgl_to=2026-11-21');
    const { grup, total } = body as {
      grup: { baris: { nomor: string; masuk: number; keluar: number; saldo: number }[] }[];
      total: object;
    };
    // What is left of the last gift is not what is left of all of them.
    expect(total).toEqual({ masuk: 6, keluar: 5 });
    expect(
      grup[0]?.baris.map(({ nomor, masuk: naik, keluar, saldo: sisa }) => [nomor.slice(3, 5), naik, keluar, sisa]),
    ).toEqual([
      ['', 0, 0, 0],
      ['HD', 2, 0, 2],
      ['HD', 1, 0, 3],
      ['TP', 0, 2, 1],
      ['HD', 0, 1, 0],
      ['HD', 1, 0, 1],
      ['TP', 2, 0, 3],
      ['HD', 0, 2, 1],
    ]);
  });
});
