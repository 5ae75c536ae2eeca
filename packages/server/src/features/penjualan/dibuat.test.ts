import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { S1_TOTAL } from '../../testing/penjualan.ts';
import { People, type As } from '../../testing/people.ts';
import { storePicture } from '../../testing/pictures.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';

const app = testApp();
const people = new People(app);
const MODULES = {
  MEMBER_MODULE: 'true',
  PENJUALAN_BAYAR_POIN_MODULE: 'true',
  KUPON_PENJUALAN_MODULE: 'true',
  MARKETPLACE_INTEGRATION_MODULE: 'true',
} as const;
const kasir = (more: Readonly<Record<string, string>> = {}): As => ({
  level: 'KASIR',
  akses: ['/transaksi-penjualan', '/validasi-penjualan', '/lihat-penjualan'],
  modules: { ...MODULES, ...more },
});

beforeAll(async () => {
  await openShop(app.db);
  await app.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp) values ($1, 'M1', 'BU RATNA', '0812')`,
    [SHOP.kode_toko],
  );
  await app.db.query(
    `insert into kupon (kode_toko, kode_kupon, jenis, nilai, tgl_mulai) values ($1, 'HEMAT', 'RP', 50000, '2026-11-01')`,
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
async function jual(isi: object, as: As): Promise<Dijawab> {
  const { status, body } = await people.call('POST', 'penjualan', as, isi, {
    'idempotency-key': `kunci-dibuat-${(keys += 1)}`,
  });
  expect([status, body]).toMatchObject([201, { status: 'OPEN' }]);
  return body as unknown as Dijawab;
}
const dibaca = async ({ nomor }: Dijawab, as: As) => (await people.call('GET', `penjualan/${nomor}`, as)).body;

const DEBET = { jenis: 'DEBET', no_rekening: '008123', no_kartu: '4111-1111-1111-8812', fee_persen: 1 } as const;

it.each(['TOKO', 'CUSTOMER'])('a sale answers as it is read, with a card at the cost of the %s', async (oleh) => {
  const as = kasir({ FEE_DITANGGUNG: oleh });
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
  );
  expect(made.bayar).toHaveLength(2);
  expect(made).toEqual(await dibaca(made, as));
});

it('a sale answers as it is read, with a coupon and a line of a marketplace', async () => {
  const as = kasir();
  const [kode_barcode] = await pieces(app.db, 1);
  const made = await jual(
    {
      kode_sales: 'SL01',
      pelanggan: { jenis: 'NON MEMBER', nama: 'IBU RATNA', no_hp: '0812', alamat: 'JL MAWAR 7' },
      barang: [{ kode_barcode, kode_marketplace: 'TOKOPEDIA', kurir: 'JNE', foto_jual: await storePicture(app, {}) }],
      bayar: [
        { jenis: 'KUPON', kode_kupon: 'HEMAT' },
        { jenis: 'CASH', jumlah: S1_TOTAL },
      ],
    },
    as,
  );
  expect(made.bayar).toHaveLength(2);
  expect(made).toEqual(await dibaca(made, as));
});

it('a sale answers as it is read, with accessories', async () => {
  await app.db.query(
    `insert into aksesoris (kode_toko, kode_barcode, nama_aksesoris, kode_group, kode_dept, kode_gudang, kode_baki,
       kadar, harga_jual, stok, dibuat_oleh, dibuat_pada)
     select kode_toko, '99000001', 'KOTAK CINCIN', kode_group, kode_dept, kode_gudang, kode_baki, 0, 25000, 10,
       'GUDANG1', '2026-11-21T03:00:00Z' from barang limit 1`,
  );
  const as = kasir();
  const [kode_barcode] = await pieces(app.db, 1);
  const isi = {
    kode_sales: 'SL01',
    barang: [{ kode_barcode }],
    aksesoris: [{ kode_barcode: '99000001', qty: 3 }],
    bayar: [{ jenis: 'CASH', jumlah: S1_TOTAL + 75_000 }],
  };
  const made = await jual(isi, as);
  expect(made).toMatchObject({ aksesoris: [{ qty: 3 }] });
  expect(made).toEqual(await dibaca(made, as));
});
