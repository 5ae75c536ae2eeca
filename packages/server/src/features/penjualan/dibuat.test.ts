import { beforeAll, expect, it } from 'vitest';
import { kotakCincin } from '../../testing/aksesoris.ts';
import { testApp } from '../../testing/app.ts';
import { S1_TOTAL } from '../../testing/penjualan.ts';
import { People, type As } from '../../testing/people.ts';
import { storePicture } from '../../testing/pictures.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';

const app = testApp();
const people = new People(app);
/** A coupon pays once. */
const KUPON = { OPEN: 'HEMAT', DONE: 'HEMAT2' } as const;
const MODULES = {
  MEMBER_MODULE: 'true',
  PENJUALAN_BAYAR_POIN_MODULE: 'true',
  KUPON_PENJUALAN_MODULE: 'true',
  MARKETPLACE_INTEGRATION_MODULE: 'true',
} as const;
/** A shop where somebody validates, and one where what is saved stands. */
const CARA = { OPEN: 'true', DONE: 'false' } as const;
const kasir = (status: keyof typeof CARA, more: Readonly<Record<string, string>> = {}): As => ({
  level: 'KASIR',
  akses: ['/transaksi-penjualan', '/validasi-penjualan', '/lihat-penjualan'],
  modules: { ...MODULES, VALIDASI_PENJUALAN_MODULE: CARA[status], ...more },
});

let kotak = '';
beforeAll(async () => {
  await openShop(app.db);
  kotak = await kotakCincin(app);
  await app.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp) values ($1, 'M1', 'BU RATNA', '0812')`,
    [SHOP.kode_toko],
  );
  await app.db.query(
    `insert into kupon (kode_toko, kode_kupon, jenis, nilai, tgl_mulai)
     values ($1, 'HEMAT', 'RP', 50000, '2026-11-01'), ($1, 'HEMAT2', 'RP', 50000, '2026-11-01')`,
    [SHOP.kode_toko],
  );
  await app.db.query(
    `insert into marketplace (kode_toko, kode_marketplace, nama_marketplace, fee_persen)
     values ($1, 'TOKOPEDIA', 'TOKOPEDIA', 4.5)`,
    [SHOP.kode_toko],
  );
});

let keys = 0;
interface Dijawab {
  readonly nomor: string;
  readonly bayar: readonly object[];
}
async function jual(isi: object, as: As, status: keyof typeof CARA): Promise<Dijawab> {
  const made = await people.call('POST', 'penjualan', as, isi, {
    'idempotency-key': `kunci-dibuat-${(keys += 1)}`,
  });
  expect([made.status, made.body]).toMatchObject([201, { status }]);
  return made.body as unknown as Dijawab;
}
const dibaca = async ({ nomor }: Dijawab, as: As) => (await people.call('GET', `penjualan/${nomor}`, as)).body;

const DEBET = { jenis: 'DEBET', no_rekening: '008123', no_kartu: '4111-1111-1111-8812', fee_persen: 1 } as const;

it.each([
  ['TOKO', 'OPEN'],
  ['CUSTOMER', 'OPEN'],
  ['CUSTOMER', 'DONE'],
] as const)('a sale answers as it is read, with a card at the cost of the %s: %s', async (oleh, status) => {
  const as = kasir(status, { FEE_DITANGGUNG: oleh });
  const made = await jual(
    {
      kode_sales: 'SL01',
      keterangan: 'UNTUK IBU',
      pelanggan: { jenis: 'MEMBER', kode_member: 'M1' },
      barang: (await pieces(app.db, 2)).map((kode_barcode) => ({ kode_barcode })),
      bayar: [
        { ...DEBET, jumlah: 2_000_000 },
        { jenis: 'CASH', jumlah: 2 * S1_TOTAL },
      ],
    },
    as,
    status,
  );
  expect(made.bayar).toHaveLength(2);
  expect(made).toEqual(await dibaca(made, as));
});

it.each(['OPEN', 'DONE'] as const)(
  'a sale answers as it is read, with a coupon and a line of a marketplace: %s',
  async (status) => {
    const as = kasir(status);
    const [kode_barcode] = await pieces(app.db, 1);
    const made = await jual(
      {
        kode_sales: 'SL01',
        pelanggan: { jenis: 'NON MEMBER', nama: 'IBU RATNA', no_hp: '0812', alamat: 'JL MAWAR 7' },
        barang: [{ kode_barcode, kode_marketplace: 'TOKOPEDIA', kurir: 'JNE', foto_jual: await storePicture(app, {}) }],
        bayar: [
          { jenis: 'KUPON', kode_kupon: KUPON[status] },
          { jenis: 'CASH', jumlah: S1_TOTAL },
        ],
      },
      as,
      status,
    );
    expect(made.bayar).toHaveLength(2);
    expect(made).toEqual(await dibaca(made, as));
  },
);

it.each(['OPEN', 'DONE'] as const)('a sale answers as it is read, with accessories: %s', async (status) => {
  const as = kasir(status);
  const [kode_barcode] = await pieces(app.db, 1);
  const isi = {
    kode_sales: 'SL01',
    barang: [{ kode_barcode }],
    aksesoris: [{ kode_barcode: kotak, qty: 3 }],
    bayar: [{ jenis: 'CASH', jumlah: S1_TOTAL + 75_000 }],
  };
  const made = await jual(isi, as, status);
  expect(made).toMatchObject({ aksesoris: [{ qty: 3 }] });
  expect(made).toEqual(await dibaca(made, as));
});
