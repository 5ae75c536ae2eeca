import { beforeAll, describe, expect, it } from 'vitest';
import { kotakCincin } from '../../testing/aksesoris.ts';
import { refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { body, Penjualan, S1_TOTAL, schema, type Body } from '../../testing/penjualan.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { dari, isiJual, isiTitip } from '../../testing/titipan.ts';
import { bacaPenjualan } from './baca.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { save, differences, sum } = new Penjualan(shop);
const { kode_toko } = SHOP;
const kasir = (more: Readonly<Record<string, string>> = {}) =>
  atWork('KASIR1', 'KASIR', { KUPON_PENJUALAN_MODULE: 'true', MEMBER_MODULE: 'true', ...more });

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into kupon (kode_toko, kode_kupon, jenis, nilai, min_belanja, maks_potongan, tgl_mulai, tgl_selesai)
     values ($1, 'HEMAT', 'RP', 50000, 0, null, '2026-11-01', null),
       ($1, 'SEPULUH', 'PERSEN', 10, 3000000, 300000, '2026-11-01', '2026-11-21'),
       ($1, 'NANTI', 'RP', 1, 0, null, '2026-11-22', null), ($1, 'LEWAT', 'RP', 1, 0, null, '2026-10-01', '2026-11-20'),
       ($1, 'BESAR', 'RP', 1, 3192501, null, '2026-11-01', null), ('KL02', 'TETANGGA', 'RP', 1, 0, null, '2026-11-01', null)`,
    [kode_toko],
  );
  await shop.db.query(
    `insert into kupon (kode_toko, kode_kupon, jenis, nilai, tgl_mulai, status_aktif)
     values ($1, 'MATI', 'RP', 1, '2026-11-01', false)`,
    [kode_toko],
  );
});

const kupon = (kode_kupon: string) => ({ jenis: 'KUPON', kode_kupon });
const tunai = (jumlah: number) => ({ jenis: 'CASH', jumlah });
const dipakai = async (kode: string): Promise<string> =>
  (
    await shop.db.one<{ dipakai_dokumen: string }>(
      `select dipakai_dokumen from kupon where kode_toko = $1 and kode_kupon = $2`,
      [kode_toko, kode],
    )
  ).dipakai_dokumen;
const satuCincin = async (...bayar: readonly Body[]): Promise<Body> =>
  body(await pieces(shop.db, 1), { bayar: [...bayar, tunai(S1_TOTAL)] });
const done = (nomor: string, deed: string) =>
  deed === 'validasi'
    ? shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, deed, { context: kasir() }))
    : shop.db.tx((tx) => papers.approved(tx, 'penjualan', nomor, deed, { context: kasir() }));

describe('a coupon', () => {
  it('pays its value once, stands on the nota’s payments, and pays again when the sale was cancelled', async () => {
    const nomor = await save(await satuCincin(kupon('HEMAT')), kasir());
    expect(await dipakai('HEMAT')).toBe(nomor);
    expect(await refused(save(await satuCincin(kupon('HEMAT')), kasir()))).toMatchObject({
      code: 'data_tidak_valid',
      fields: { 'bayar.0.kode_kupon': { rule: 'kupon_terpakai', params: { nomor } } },
    });
    await done(nomor, 'validasi');
    expect(await sum('POTONGAN_PENJUALAN')).toBe(50_000);
    expect(await sum('KAS')).toBe(S1_TOTAL - 50_000);
    expect((await bacaPenjualan(shop.db, { shop: SHOP }, nomor))?.bayar).toMatchObject([
      { jenis: 'KUPON', jumlah: 50_000, nomor: 'HEMAT' },
      { jenis: 'CASH' },
    ]);
    expect(await differences()).toEqual([]);
    await done(nomor, 'batal');
    expect(await dipakai('HEMAT')).toBe('');
    expect([await sum('POTONGAN_PENJUALAN'), await sum('KAS')]).toEqual([0, 0]);
    expect(await differences()).toEqual([]);
  });

  it('goes along with the changes of a sale that waits, and is free when that is refused', async () => {
    const isi = await satuCincin(kupon('HEMAT'));
    const nomor = await save(isi, kasir());
    const ubah = (bayar: readonly Body[], versi: number) =>
      shop.db.tx((tx) =>
        papers.change(
          tx,
          'penjualan',
          nomor,
          schema.parse({ ...isi, bayar: [...bayar, tunai(S1_TOTAL)] }),
          versi,
          kasir(),
        ),
      );
    await ubah([kupon('HEMAT')], 1);
    expect(await dipakai('HEMAT')).toBe(nomor);
    await ubah([kupon('SEPULUH')], 2);
    expect([await dipakai('HEMAT'), await dipakai('SEPULUH')]).toEqual(['', nomor]);
    await ubah([], 3);
    expect(await dipakai('SEPULUH')).toBe('');
    await ubah([kupon('HEMAT')], 4);
    expect(await differences()).toEqual([]);
    await done(nomor, 'tolak');
    expect(await dipakai('HEMAT')).toBe('');
    expect(await differences()).toEqual([]);
  });

  it('in percent takes its share of what the lines come to without tax that is added, up to its limit', async () => {
    const ppn = kasir({ PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA: 'EXCLUDE' });
    const nomor = await save(await satuCincin(kupon('SEPULUH'), tunai(S1_TOTAL)), ppn);
    expect((await bacaPenjualan(shop.db, { shop: SHOP }, nomor))?.bayar[0]).toMatchObject({ jumlah: 300_000 });
    await done(nomor, 'tolak');
    await shop.db.query(`update kupon set maks_potongan = null where kode_kupon = 'SEPULUH'`);
    const lagi = await save(await satuCincin(kupon('SEPULUH'), tunai(S1_TOTAL)), ppn);
    expect((await bacaPenjualan(shop.db, { shop: SHOP }, lagi))?.bayar[0]).toMatchObject({ jumlah: 319_250 });
    await done(lagi, 'tolak');
  });

  it('in percent takes the same share of goods that a deposit brings', async () => {
    const ppn = kasir({ PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA: 'EXCLUDE' });
    const kode = await pieces(shop.db, 1);
    const titip = await shop.db.tx((tx) => papers.make(tx, 'titipan', isiTitip(kode, [tunai(100_000)]), ppn));
    await shop.db.tx((tx) => papers.done(tx, 'titipan', titip, 'validasi', { context: ppn }));
    const isi = isiJual([], [dari(titip), kupon('SEPULUH'), tunai(S1_TOTAL)]);
    const nomor = await shop.db.tx((tx) => papers.make(tx, 'penjualan', isi, ppn));
    expect((await bacaPenjualan(shop.db, { shop: SHOP }, nomor))?.bayar[1]).toMatchObject({ jumlah: 319_250 });
    await done(nomor, 'tolak');
  });

  it.each([
    ['of another shop', 'TETANGGA', { rule: 'tidak_terdaftar' }],
    ['that is out of use', 'MATI', { rule: 'tidak_terdaftar' }],
    ['before its period', 'NANTI', { rule: 'kupon_belum_mulai', params: { tgl: '22/11/2026' } }],
    ['behind it', 'LEWAT', { rule: 'kupon_habis_masa', params: { tgl: '20/11/2026' } }],
    ['below its least purchase', 'BESAR', { rule: 'kupon_min_belanja', params: { jumlah: 'Rp. 3,192,501' } }],
  ])('%s is refused at its field', async (_what, kode, rule) => {
    expect(await refused(save(await satuCincin(kupon(kode)), kasir()))).toMatchObject({
      fields: { 'bayar.0.kode_kupon': rule },
    });
  });

  it('is not used up for accessories, of which it is no share', async () => {
    const kode_barcode = await kotakCincin(shop);
    const aksesoris = [{ kode_barcode, qty: 1 }];
    const isi = body([], { aksesoris, bayar: [kupon('HEMAT'), tunai(25_000)] });
    expect(await refused(save(isi, kasir()))).toMatchObject({
      fields: { 'bayar.0.kode_kupon': { rule: 'kupon_tanpa_nilai' } },
    });
  });

  it('is one of a sale, where the shop has coupons', async () => {
    const isi = await satuCincin(kupon('HEMAT'), kupon('SEPULUH'));
    expect(await refused(save(isi, kasir()))).toMatchObject({
      fields: { 'bayar.1.jenis': { rule: 'cara_bayar_ganda' } },
    });
    const tanpa = kasir({ KUPON_PENJUALAN_MODULE: 'false' });
    expect((await refused(save(await satuCincin(kupon('HEMAT')), tanpa))).code).toBe('jenis_bayar_tidak_aktif');
  });

  it('pays one of two tills that send it at once', async () => {
    const isi = await Promise.all([1, 2, 3].map(() => satuCincin(kupon('HEMAT'))));
    const told = await Promise.allSettled(isi.map((one) => save(one, kasir())));
    const saved = told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(saved).toHaveLength(1);
    const ditolak = told.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    for (const one of ditolak) {
      expect(one).toMatchObject({ fields: { 'bayar.0.kode_kupon': { rule: 'kupon_terpakai' } } });
    }
    expect(await dipakai('HEMAT')).toBe(saved[0]);
    expect(await differences()).toEqual([]);
  });

  it('is told of where the books do not agree with the sales', async () => {
    const bend = (nomor: string) =>
      shop.db.query(`update kupon set dipakai_dokumen = $1 where kode_kupon = 'LEWAT'`, [nomor]);
    await bend('KL-FJ-0');
    expect(await differences()).toMatchObject([{ kunci: 'kupon_sama_dengan_penjualan' }]);
    await bend('');
    expect(await differences()).toEqual([]);
  });
});
