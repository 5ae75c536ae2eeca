import { Dec } from '@kilau/contract/core/dec.ts';
import type { Problem } from '@kilau/contract/core/problem.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { listPapers } from '../../engine/paper/read.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { body, Penjualan, S1_TOTAL, schema, type Body } from '../../testing/penjualan.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { bacaPenjualan } from './baca.ts';
import { batalPenjualan, ubahPenjualan } from './lakukan.ts';

const shop = testDatabase();
const SEMUA = { tgl_from: null, tgl_to: null, status: null, kode_sales: null };
const { save, validate, status, approve, differences, sum } = new Penjualan(shop);

beforeAll(() => openShop(shop.db));

describe('a sale', () => {
  it('S1: is priced by the server, reserved while OPEN, posted when validated', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const nomor = await save(body([barcode], { bayar: [{ jenis: 'CASH', jumlah: 3_200_000 }] }));
    expect(nomor).toBe('KL-FJ-261121-0001');
    expect(await status(barcode)).toBe('RESERVASI');
    const open = await bacaPenjualan(shop.db, { shop: SHOP }, nomor);
    expect(open).toMatchObject({
      status: 'OPEN',
      grand_total: S1_TOTAL,
      kembali: 7_500,
      pelanggan: { jenis: 'NON MEMBER', nama: 'REGULER' },
    });
    expect(open?.barang[0]).toMatchObject({
      harga_jual: 3_061_000,
      ongkos: 106_500,
      harga_atribut: 25_000,
      harga_gram: 1_437_000,
      no_faktur_jual: 'KL-FJ-261121-0001/1',
    });
    expect(await sum('KAS')).toBe(0);
    await validate(nomor);
    expect(await status(barcode)).toBe('TERJUAL');
    expect(await sum('KAS')).toBe(S1_TOTAL);
    expect(await differences()).toEqual([]);
  });

  it('comes back to no tray that has moved since, unless another is named', async () => {
    await shop.db.query(
      `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
        values ('KL01', 'P01', 'P01', 'TOKO', 1, 1)`,
    );
    const [barcode = ''] = await pieces(shop.db, 1, { kode_baki: 'P01' });
    const nomor = await save(body([barcode]));
    await validate(nomor);
    await shop.db.query(`update baki set kode_gudang = 'TITIP' where kode_baki = 'P01'`);
    const cancel = async (kode_baki: string | null) => {
      const { id } = await approve(
        'BATAL PENJUALAN',
        nomor,
        kode_baki === null ? { alasan: 'SALAH' } : { alasan: 'SALAH', kode_baki },
      );
      return shop.db.tx((tx) => batalPenjualan(tx, atWork(), nomor, { alasan: 'SALAH', kode_baki, otorisasi: id }));
    };
    expect(await refused(cancel(null))).toMatchObject({
      code: 'baki_tidak_siap',
      params: { kode_baki: 'P01', kode_gudang: 'TOKO' },
    });
    await cancel('A02');
    expect(await status(barcode)).toBe('TERSEDIA');
    expect(await differences()).toEqual([]);
  });

  it('books card, fee and cash where they belong', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const before = { kas: await sum('KAS'), bank: await sum('BANK') };
    const nomor = await save(
      body([barcode], {
        bayar: [
          { jenis: 'DEBET', jumlah: 3_000_000, no_rekening: '008123', no_kartu: '4111-1111-1111-8812', fee_persen: 1 },
          { jenis: 'CASH', jumlah: 200_000 },
        ],
      }),
    );
    await validate(nomor);
    expect((await sum('BANK')) - before.bank).toBe(2_970_000);
    expect((await sum('KAS')) - before.kas).toBe(192_500);
    const stored = await bacaPenjualan(shop.db, { shop: SHOP }, nomor);
    expect(stored?.bayar[0]).toMatchObject({ fee_rp: 30_000, jumlah_gesek_rp: 3_000_000, no_kartu: '****8812' });
    expect(await differences()).toEqual([]);
  });

  it('keeps the price of its day when the price changes while it is OPEN', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const nomor = await save(body([barcode]));
    await shop.db.query(`update kelompok set harga = 1500000 where kode_toko = 'KL01' and kode_group = '700'`);
    await validate(nomor);
    expect((await bacaPenjualan(shop.db, { shop: SHOP }, nomor))?.grand_total).toBe(S1_TOTAL);
    await shop.db.query(`update kelompok set harga = 1437000 where kode_toko = 'KL01' and kode_group = '700'`);
    expect(await differences()).toEqual([]);
  });

  it('can be changed while OPEN, keeping its number, and not afterwards', async () => {
    const [pertama = '', two = ''] = await pieces(shop.db, 2);
    const nomor = await save(body([pertama]));
    const ubah = (isi: Body, versi: number) =>
      shop.db.tx((tx) => ubahPenjualan(tx, atWork(), nomor, schema.parse(isi), versi));
    await ubah(body([pertama, two]), 1);
    expect(await status(two)).toBe('RESERVASI');
    expect((await refused(ubah(body([two]), 1))).code).toBe('sudah_diubah');
    await ubah(body([two]), 2);
    expect(await status(pertama)).toBe('TERSEDIA');
    await validate(nomor);
    expect((await refused(ubah(body([two]), 4))).code).toBe('keadaan_tidak_sesuai');
    expect(await differences()).toEqual([]);
  });

  it('adds PPN by the origin of the piece when the shop charges it', async () => {
    const [faktur = '', tanpa = ''] = [
      ...(await pieces(shop.db, 1)),
      ...(await pieces(shop.db, 1, { asal_faktur_pajak: false })),
    ];
    const context = atWork('KASIR1', 'KASIR', { PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA: 'EXCLUDE' });
    const nomor = await save(body([faktur, tanpa], { bayar: [{ jenis: 'CASH', jumlah: 7_000_000 }] }), context);
    await validate(nomor, context);
    // 1.1 % and 1.65 % of 3,192,500, half up.
    expect(await bacaPenjualan(shop.db, { shop: SHOP }, nomor)).toMatchObject({
      ppn: 35_118 + 52_676,
      grand_total: 2 * S1_TOTAL + 35_118 + 52_676,
    });
    expect(await differences()).toEqual([]);
  });

  it('is found by number, name and barcode, page by page', async () => {
    const cari = (q: string, limit: number, after: string | null = null) =>
      listPapers(shop.db, penjualan, SHOP.kode_toko, { ...SEMUA, q, limit, after });
    const all = await cari('', 100);
    const first = await cari('', 2);
    const second = await cari('', 2, first.next);
    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 4));
    expect((await cari('00000001', 10)).data).toHaveLength(1);
    expect((await cari('%', 10)).data).toHaveLength(0);
    expect((await cari('reguler', 100)).data).toEqual(all.data);
  });
});

describe('two tills', () => {
  it('50 at once: one sells the piece, 49 are told who has it', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, till) => save(body([barcode]), atWork(`TILL${till}`))),
    );
    const won = results.filter((result) => result.status === 'fulfilled');
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Problem).code] : []));
    expect(won).toHaveLength(1);
    expect(codes).toEqual(Array.from({ length: 49 }, () => 'barang_sedang_dipesan'));
    expect(await differences()).toEqual([]);
  });

  it('with the same pieces in another order do not lock each other out', async () => {
    const [a = '', b = '', c = ''] = await pieces(shop.db, 3);
    const results = await Promise.allSettled(
      [
        [a, b, c],
        [c, b, a],
        [b, c, a],
        [c, a, b],
      ].map((codes) => save(body(codes))),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('validate one sale once', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const nomor = await save(body([barcode]));
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => validate(nomor)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await differences()).toEqual([]);
  });
});

describe('bad input changes nothing and says why', () => {
  const line = (more: Body) => (barcode: string) =>
    body([], { barang: [{ kode_barcode: barcode, ...more }], bayar: [{ jenis: 'CASH', jumlah: S1_TOTAL }] });
  it.each<[string, (barcode: string) => Body, string]>([
    ['no lines', () => body([], { bayar: [{ jenis: 'CASH', jumlah: 1 }] }), 'data_tidak_valid'],
    ['an unknown barcode', () => body(['99999999']), 'barang_tidak_ditemukan'],
    ['the same barcode twice', (barcode) => body([barcode, barcode]), 'barang_ganda'],
    ['no sales code', (barcode) => body([barcode], { kode_sales: null }), 'sales_wajib'],
    ['an unknown sales code', (barcode) => body([barcode], { kode_sales: 'XX' }), 'rujukan_tidak_ada'],
    ['no payment', (barcode) => body([barcode], { bayar: [] }), 'pembayaran_kosong'],
    [
      'a short payment',
      (barcode) => body([barcode], { bayar: [{ jenis: 'CASH', jumlah: S1_TOTAL - 1 }] }),
      'pembayaran_kurang',
    ],
    [
      'non-cash over the due',
      (barcode) => body([barcode], { bayar: [{ jenis: 'TRANSFER', jumlah: S1_TOTAL + 1, no_rekening: '008123' }] }),
      'non_tunai_melebihi',
    ],
    [
      'a card without an account',
      (barcode) => body([barcode], { bayar: [{ jenis: 'DEBET', jumlah: S1_TOTAL }] }),
      'data_tidak_valid',
    ],
    [
      'a way to pay that is not there yet',
      (barcode) => body([barcode], { bayar: [{ jenis: 'PRE-ORDER', nomor: 'KL-PO-1' }] }),
      'jenis_bayar_tidak_aktif',
    ],
    ['a discount above the gold', line({ diskon_rp: 3_061_001 }), 'diskon_melebihi_total'],
    ['more weight than the piece has', line({ berat: 2.14 }), 'berat_berbeda'],
    ['a lower price without approval', line({ harga_gram: 1_400_000 }), 'otorisasi_diperlukan'],
    [
      'a digit too many',
      (barcode) => ({ ...line({ harga_gram: 14_370_000 })(barcode), bayar: [{ jenis: 'CASH', jumlah: 40_000_000 }] }),
      'otorisasi_diperlukan',
    ],
    ['a lower ongkos without approval', line({ ongkos: 100_000 }), 'otorisasi_diperlukan'],
    ['a discount without approval', line({ diskon_rp: 1_000 }), 'otorisasi_diperlukan'],
    [
      'an approval nobody gave',
      line({ diskon_rp: 1_000, otorisasi: '00000000-0000-7000-8000-000000000000' }),
      'otorisasi_tidak_berlaku',
    ],
  ])('%s', async (_, input, code) => {
    const [barcode = ''] = await pieces(shop.db, 1);
    expect((await refused(save(input(barcode)))).code).toBe(code);
    expect(await status(barcode)).toBe('TERSEDIA');
    expect(await differences()).toEqual([]);
  });

  it.each<[string, Body, string, string]>([
    ['a price that does not follow from the gram', { harga_jual: 3_000_000 }, 'harga_jual', 'harga_jual_berbeda'],
    ['two discounts', { diskon_rp: 500, diskon_persen: 1 }, 'diskon_persen', 'diskon_ganda'],
  ])('%s is refused at its field, not passed over', async (_, more, field, rule) => {
    const [barcode = ''] = await pieces(shop.db, 1);
    expect(await refused(save(line(more)(barcode)))).toMatchObject({
      code: 'data_tidak_valid',
      fields: { [`barang.0.${field}`]: { rule } },
    });
    expect(await save(line({ harga_jual: 3_061_000 })(barcode))).toMatch(/^KL-FJ-/);
  });

  it('holds a piece with its own price to it, markis or not', async () => {
    for (const markis of [true, false]) {
      const [barcode = ''] = await pieces(shop.db, 1, { markis: true, harga_khusus: Dec.from(900_000) });
      await shop.db.query(`update barang set markis = $2 where kode_barcode = $1`, [barcode, markis]);
      const sell = (more: Body) => save(line(more)(barcode));
      expect(await refused(sell({ harga_jual: 899_500 }))).toMatchObject({
        code: 'otorisasi_diperlukan',
        params: { kategori: 'EDIT HARGA / BERAT DI TRANSAKSI PENJUALAN' },
      });
      expect((await refused(sell({ harga_gram: 400_000 }))).fields).toHaveProperty(['barang.0.harga_gram']);
      await sell({ harga_jual: 900_000 });
    }
  });

  it('takes the card fees of the shop’s list and no other', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const pay = (fee_persen: number) =>
      save(body([barcode], { bayar: [{ jenis: 'DEBET', jumlah: S1_TOTAL, no_rekening: '008123', fee_persen }] }));
    expect(await refused(pay(0.9))).toMatchObject({
      code: 'data_tidak_valid',
      fields: { 'bayar.0.fee_persen': { rule: 'fee_tidak_terdaftar' } },
    });
    await pay(1);
  });

  it.each(['no_rekening', 'no_rekening_customer', 'no_kartu'])(
    'takes no %s with cash, which has none',
    async (name) => {
      const [kode_barcode = ''] = await pieces(shop.db, 1);
      const bayar = [{ jenis: 'CASH', jumlah: S1_TOTAL, [name]: '008123' }];
      expect(await refused(save(body([kode_barcode], { bayar })))).toMatchObject({
        code: 'data_tidak_valid',
        fields: { [`bayar.0.${name}`]: { rule: 'hanya_untuk_cara' } },
      });
    },
  );

  it('names the shop a foreign barcode belongs to', async () => {
    const [barcode = ''] = await pieces(
      shop.db,
      1,
      {},
      atWork('KASIR9', 'KASIR', {}, { ...SHOP, kode_toko: 'KL02', inisial: 'KC' }),
    );
    expect(await refused(save(body([barcode])))).toMatchObject({
      code: 'barang_toko_lain',
      params: { kode_toko: 'KL02' },
    });
  });

  it('names the sale that took a piece, and refuses goods that are not for sale or have no price', async () => {
    const [sold = ''] = await pieces(shop.db, 1);
    const nomor = await save(body([sold]));
    await validate(nomor);
    expect(await refused(save(body([sold])))).toMatchObject({ code: 'barang_sudah_terjual', params: { nomor } });
    const [kept = ''] = await pieces(shop.db, 1, { kode_baki: 'T01' });
    expect((await refused(save(body([kept])))).code).toBe('barang_tidak_dijual');
    const [priceless = ''] = await pieces(shop.db, 1, { kode_group: '000' });
    expect((await refused(save(body([priceless])))).code).toBe('harga_belum_diatur');
    // Neither a markis piece whose price nobody has set, nor a price of 0 that was typed.
    const [markis = '', ring = ''] = [
      ...(await pieces(shop.db, 1, { markis: true, harga_khusus: Dec.from(900_000) })),
      ...(await pieces(shop.db, 1)),
    ];
    await shop.db.query(`update barang set harga_khusus = null where kode_barcode = $1`, [markis]);
    expect((await refused(save(body([markis], { bayar: [] })))).code).toBe('harga_belum_diatur');
    expect(await refused(save(body([], { barang: [{ kode_barcode: ring, harga_gram: 0 }], bayar: [] })))).toMatchObject(
      { code: 'data_tidak_valid', fields: { 'barang.0.harga_gram': { rule: 'tidak_boleh_nol' } } },
    );
  });

  it('tells a stale price from a negotiated one', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    await shop.db.query(
      `insert into riwayat_harga (kode_toko, id, kode_group, tgl, harga_lama, harga_baru, diubah_oleh)
        values ('KL01', gen_random_uuid(), '700', '2026-11-21', 1430000, 1437000, 'OWNER')`,
    );
    expect(await refused(save(line({ harga_gram: 1_430_000 })(barcode)))).toMatchObject({
      code: 'harga_sudah_berubah',
      params: { harga_lama: 1_430_000, harga_baru: 1_437_000 },
    });
  });

  it('refuses weights of 0 and with more than 3 decimals at the field', () => {
    for (const [berat, rule] of [
      [0, 'tidak_boleh_nol'],
      [1.2345, 'desimal_terlalu_banyak'],
      [-1, 'terlalu_kecil'],
    ] as const) {
      const result = schema.safeParse(line({ berat })('00000001'));
      expect(result.error?.issues[0]).toMatchObject({ path: ['barang', 0, 'berat'] });
      expect(result.error?.issues[0]?.message).toContain(rule);
    }
  });
});

describe('approvals', () => {
  const discounted = async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const nilai = {
      kode_barcode: barcode,
      berat: 2.13,
      harga_gram: 1_437_000,
      harga_jual: 3_061_000,
      ongkos: 106_500,
      diskon: 1_000,
    };
    const sale = (diskon_rp: number, otorisasi: string) =>
      body([], {
        barang: [{ kode_barcode: barcode, diskon_rp, otorisasi }],
        bayar: [{ jenis: 'CASH', jumlah: S1_TOTAL }],
      });
    return { barcode, nilai, sale };
  };

  it('lets through exactly what was approved, once', async () => {
    const { nilai, sale } = await discounted();
    const { id } = await approve('OTORISASI DISKON', '', nilai);
    expect((await refused(save(sale(2_000, id)))).code).toBe('otorisasi_tidak_berlaku');
    await save(sale(1_000, id));
    const again = await discounted();
    expect((await refused(save(again.sale(1_000, id)))).code).toBe('otorisasi_tidak_berlaku');
  });

  it('stands for its own sale while that is changed otherwise, by whomever, and for nothing else', async () => {
    const { barcode, nilai, sale } = await discounted();
    const { id } = await approve('OTORISASI DISKON', '', nilai);
    const nomor = await save(sale(1_000, id));
    const [lagi = ''] = await pieces(shop.db, 1);
    const ubah = (diskon: number, versi: number, izin = id) => {
      const barang = [{ kode_barcode: barcode, diskon_rp: diskon, otorisasi: izin }, { kode_barcode: lagi }];
      const isi = body([], { barang, bayar: [{ jenis: 'CASH', jumlah: 2 * S1_TOTAL }] });
      return shop.db.tx((tx) => ubahPenjualan(tx, atWork('KASIR2'), nomor, schema.parse(isi), versi));
    };
    await ubah(1_000, 1);
    expect((await refused(ubah(2_000, 2))).code).toBe('otorisasi_tidak_berlaku');
    // The one of another sale is worth nothing here.
    const lain = await discounted();
    const milikLain = await approve('OTORISASI DISKON', '', lain.nilai);
    await save(lain.sale(1_000, milikLain.id));
    expect((await refused(ubah(1_000, 2, milikLain.id))).code).toBe('otorisasi_tidak_berlaku');
    await ubah(1_000, 2);
    await validate(nomor);
    expect(await differences()).toEqual([]);
  });

  it('expires after a quarter of an hour', async () => {
    const { nilai, sale } = await discounted();
    const { id } = await approve('OTORISASI DISKON', '', nilai, 'SPV1', {
      ...atWork(),
      now: () => new Date(Date.now() - 901_000),
    });
    expect((await refused(save(sale(1_000, id)))).code).toBe('otorisasi_tidak_berlaku');
  });
});
