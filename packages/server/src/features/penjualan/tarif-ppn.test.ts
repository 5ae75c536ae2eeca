import { beforeAll, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences } from '../../testing/checks.ts';
import { cincin, JualBeliManual, kerja } from '../../testing/jual-beli-manual.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';

const server = testApp();
const { kode_toko } = SHOP;
const [HARI_INI, BESOK, LUSA] = ['2026-11-21', '2026-11-22', '2026-11-23'] as const;
let owner: Call;
let keys = 0;
const kunci = () => ({ 'idempotency-key': `tarif-ppn-${(keys += 1)}` });

beforeAll(async () => {
  await openShop(server.db);
  await server.user(kode_toko, 'BOS', 'OWN', []);
  await server.db.query(
    `insert into para_system (kode_toko, key, value) values ($1, 'PPN_TRANSAKSI_MODULE', 'true'),
       ($1, 'PPN_HARGA', 'EXCLUDE'), ($1, 'VALIDASI_PENJUALAN_MODULE', 'false')`,
    [kode_toko],
  );
  owner = await server.as(kode_toko, 'BOS');
});

/** A ring of 3,192,500, sold at the rates of the day: which it is charged, in percent and rupiah. */
async function jual(asal_faktur_pajak: boolean): Promise<readonly [nomor: string, tarif: number, ppn: number]> {
  const [kode_barcode] = await pieces(server.db, 1, { asal_faktur_pajak });
  const { status, body } = await owner(
    'POST',
    'penjualan',
    { kode_sales: 'SL01', barang: [{ kode_barcode }], bayar: [{ jenis: 'CASH', jumlah: 4_000_000 }] },
    kunci(),
  );
  expect([status, body]).toMatchObject([201, { status: 'DONE' }]);
  const { nomor } = body as { readonly nomor: string };
  return [nomor, ...(await tarifOf(nomor))];
}
const tarifOf = async (nomor: string): Promise<readonly [tarif: number, ppn: number]> => {
  const { barang } = (await owner('GET', `penjualan/${nomor}`)).body as {
    readonly barang: readonly { readonly ppn_tarif: number; readonly ppn: number }[];
  };
  return [barang[0]?.ppn_tarif ?? -1, barang[0]?.ppn ?? -1];
};
const parameter = async (key: string) =>
  ((await owner('GET', `para-system/key/${key}`)).body as { readonly value: string }).value;
const hari = (tgl: string) =>
  server.db.query('update hari_toko set tgl_system = $2 where kode_toko = $1', [kode_toko, tgl]);
const tarif = (tgl_berlaku: string, tarif_faktur: number, tarif_tanpa_faktur: number) =>
  owner('POST', 'tarif-ppn', { tgl_berlaku, tarif_faktur, tarif_tanpa_faktur }, kunci());

it('goes by the rates of the business date, and what was sold keeps those it was sold at', async () => {
  // Before any rate is told, those of the law.
  expect([await parameter('PPN_TARIF_FAKTUR'), await parameter('PPN_TARIF_TANPA_FAKTUR')]).toEqual(['1.1', '1.65']);
  expect(await tarif('2023-05-01', 1.1, 1.65)).toMatchObject({ status: 201 });
  expect(await tarif(BESOK, 1.2, 1.8)).toMatchObject({ status: 201 });
  expect(await tarif(BESOK, 1.3, 1.9)).toMatchObject({ status: 409 });
  const faktur = await jual(true);
  const tanpa = await jual(false);
  expect([faktur.slice(1), tanpa.slice(1)]).toEqual([
    [1.1, 35_118],
    [1.65, 52_676],
  ]);

  // Four grams of manual items, 5,748,000, are goods without a faktur pajak.
  const ppn = kerja('KASIR1', { PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA: 'EXCLUDE' });
  const manual = new JualBeliManual(server);
  await manual.stokAwal(5, 10.5);
  await manual.validasi(await manual.jual([cincin(2, 4)], undefined, ppn), ppn);

  await hari(BESOK);
  expect(await parameter('PPN_TARIF_FAKTUR')).toBe('1.2');
  expect((await jual(true)).slice(1)).toEqual([1.2, 38_310]);
  expect((await jual(false)).slice(1)).toEqual([1.8, 57_465]);
  expect(await tarifOf(faktur[0])).toEqual([1.1, 35_118]);

  // A rate with days is not a value among the others; out of use it counts no more, from the next call on.
  expect(await owner('PUT', 'para-system/PPN_TARIF_FAKTUR', { value: '2' })).toMatchObject({
    status: 409,
    body: { code: 'parameter_di_halaman', params: { halaman: '/tarif-ppn' } },
  });
  expect((await owner('PUT', 'para-system/PPN_TARIF_FAKTUR', { value: '1.2' })).status).toBe(200);
  const rows = (await owner('GET', 'tarif-ppn')).body as readonly {
    readonly _id: string;
    readonly tgl_berlaku: string;
  }[];
  const id = rows.find(({ tgl_berlaku }) => tgl_berlaku === BESOK)?._id ?? '';
  expect((await owner('DELETE', `tarif-ppn/${id}`)).status).toBe(200);
  expect(await parameter('PPN_TARIF_TANPA_FAKTUR')).toBe('1.65');
});

it('is told the office day by day and rate by rate, manual items with the rest, and comes to the books', async () => {
  await hari(LUSA);
  await jual(false);
  const { body } = await owner('GET', `laporan/penjualan-rekap?tgl_from=${HARI_INI}&tgl_to=${LUSA}`);
  const { grup } = body as {
    readonly grup: readonly {
      readonly kunci: readonly string[];
      readonly baris: readonly Readonly<Record<string, number>>[];
      readonly subtotal: Readonly<Record<string, number>>;
    }[];
  };
  expect(grup.map(({ kunci: [tgl], baris }) => [tgl, baris.map(({ ppn_tarif, ppn }) => [ppn_tarif, ppn])])).toEqual([
    [
      HARI_INI,
      [
        [1.1, 35_118],
        [1.65, 147_518],
      ],
    ],
    [
      BESOK,
      [
        [1.2, 38_310],
        [1.8, 57_465],
      ],
    ],
    [LUSA, [[1.65, 52_676]]],
  ]);
  const buku = await server.db.query<{ tgl: string; ppn: unknown }>(
    `select p.tgl, -sum(e.jumlah) as ppn from entri e
       join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
      where e.kode_toko = $1 and e.akun = 'PPN' group by p.tgl order by p.tgl`,
    [kode_toko],
  );
  expect(grup.map(({ kunci: [tgl], subtotal }) => ({ tgl, ppn: subtotal['ppn'] }))).toEqual(
    JSON.parse(JSON.stringify(buku)),
  );
  expect(await differences(server.db, LUSA)).toEqual([]);
});
