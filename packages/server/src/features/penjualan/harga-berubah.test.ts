import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';
import { simpanPenjualan, validasiPenjualan } from './lakukan.ts';

const app = testApp();
const people = new People(app);
const OWNER: As = { level: 'OWN' };
const schema = kindSchema(penjualan);

const call = async (method: 'POST' | 'PUT', path: string, body?: unknown) => {
  const told = await people.call(method, path, OWNER, body);
  if (told.status >= 400) throw new Error(told.text);
  return told.body;
};
const riwayat = async () =>
  (
    await app.db.query<{ kode_group: string; lama: string | null; baru: string }>(
      `select kode_group, harga_lama::text as lama, harga_baru::text as baru from riwayat_harga
        order by diubah_pada, id`,
    )
  ).map(({ kode_group, lama, baru }) => [kode_group, lama, baru]);

let sales = 0;
/** Sells a new ring of 2.13 g, at the price that was sent if any; answers the sale's number. */
async function jual(piece: Parameters<typeof pieces>[2] = {}, harga_gram?: number): Promise<string> {
  const [kode_barcode] = await pieces(app.db, 1, piece);
  const input = schema.parse({
    kode_sales: 'SL01',
    barang: [{ kode_barcode, harga_gram }],
    bayar: [{ jenis: 'CASH', jumlah: 9_000_000 }],
  });
  return app.db.tx((tx) => simpanPenjualan(tx, atWork(), input, `kunci-${(sales += 1)}`));
}
const baris = (nomor: string) =>
  app.db.one<{ harga: string; sumber: string }>(
    `select harga_gram::text as harga, sumber_harga as sumber from penjualan_barang where no_faktur_group = $1`,
    [nomor],
  );
const validasi = (nomor: string) => app.db.tx((tx) => validasiPenjualan(tx, atWork(), nomor));
const ditolak = async (work: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${String(error)}`);
  return error;
};

beforeAll(() => openShop(app.db));
beforeEach(async () => {
  await app.db.query(`delete from riwayat_harga`);
  await app.db.query(`delete from harga_global`);
  await app.db.query(
    `update kelompok set kelompok_harga = null, harga = case kode_group when '700' then 1437000 when '375' then 780000
      else 0 end`,
  );
  await app.db.query(`delete from kelompok_harga`);
  await call('POST', 'kelompok-harga', { kelompok_harga: 'TUA', keterangan: 'EMAS TUA' });
});

describe('a price that changes while a sale is open', () => {
  const cases: readonly [
    string,
    {
      piece?: Parameters<typeof pieces>[2];
      begin(): Promise<unknown>;
      change(): Promise<unknown>;
      lama: number;
      baru: number;
      sumber: string;
      sejarah: unknown[];
    },
  ][] = [
    [
      'of the group',
      {
        begin: () => Promise.resolve(),
        change: () => call('PUT', 'parameter-harga-emas', { harga: [{ kode_group: '700', harga: 1_450_000 }] }),
        lama: 1_437_000,
        baru: 1_450_000,
        sumber: 'GROUP',
        sejarah: ['700', '1437000', '1450000'],
      },
    ],
    [
      'of the kelompok harga',
      {
        begin: async () => {
          await call('PUT', 'kelompok-harga/TUA', { harga: 1_440_000 });
          await call('PUT', 'group/700', { kelompok_harga: 'TUA' });
        },
        change: () => call('PUT', 'kelompok-harga/TUA', { harga: 1_460_000 }),
        lama: 1_440_000,
        baru: 1_460_000,
        sumber: 'KELOMPOK',
        sejarah: ['700', '1440000', '1460000'],
      },
    ],
    [
      'of 24K, for a group without one',
      {
        piece: { kode_group: '000' },
        begin: () => call('PUT', 'parameter-harga-emas/global', { nominal: 2_000_001 }),
        change: () => call('PUT', 'parameter-harga-emas/global', { nominal: 2_100_000 }),
        // Half of it: the group's kadar is 50 %. Half a rupiah goes up.
        lama: 1_000_001,
        baru: 1_050_000,
        sumber: 'GLOBAL',
        sejarah: ['', '2000001', '2100000'],
      },
    ],
  ];
  it.each(cases)(
    '%s: the open sale keeps it, the next one gets the new, the history names both',
    async (_, { piece, begin, change, lama, baru, sumber, sejarah }) => {
      await begin();
      const open = await jual(piece);
      await change();
      expect(await baris(open)).toEqual({ harga: String(lama), sumber });
      await validasi(open);
      expect(await baris(open)).toEqual({ harga: String(lama), sumber });
      expect(await baris(await jual(piece))).toEqual({ harga: String(baru), sumber });
      expect((await riwayat()).at(-1)).toEqual(sejarah);
      // A till that still shows the old price is told of the new one, not asked for an approval.
      expect(await ditolak(jual(piece, lama))).toMatchObject({
        code: 'harga_sudah_berubah',
        params: { harga_lama: lama, harga_baru: baru },
      });
    },
  );

  it('is the group’s own while its kelompok harga has none', async () => {
    await call('PUT', 'group/700', { kelompok_harga: 'TUA' });
    expect(await baris(await jual())).toEqual({ harga: '1437000', sumber: 'GROUP' });
  });
});
