import { beforeAll, describe, expect, it } from 'vitest';
import { keepTradeDays } from '../engine/paper/home/daily.ts';
import { testApp, type Call } from '../testing/app.ts';
import { differences } from '../testing/checks.ts';
import { bukaCicilan, DP, isiCicil, KALUNG, pindahHari } from '../testing/cicilan.ts';
import { papersOf } from '../testing/papers.ts';
import { atWork, openShop, pieces } from '../testing/shop.ts';
import { tunai } from '../testing/titipan.ts';
import { papers } from './papers.ts';

const server = testApp();
const engine = papersOf(server);
const kinds = papers.map(({ kind }) => kind);
/** What the necklace costs on the day, which the sale comes to, and what the last payment of its instalments is. */
const HARGA = 12_416_500;
const GRAM = 8.35;
const LUNAS = 10_196_146;

const keep = () => server.db.tx((tx) => keepTradeDays(tx, kinds, 'KL01'));
let owner: Call;
const told = async <T>(path: string): Promise<T> => (await owner('GET', path)).body as T;
interface Grafik {
  readonly labels: readonly string[];
  readonly series: readonly { readonly kode: string; readonly data: readonly number[] }[];
}
const nilai = ({ series }: Grafik, kode = 'nilai'): readonly number[] =>
  series.find((one) => one.kode === kode)?.data ?? [];
const sum = (data: readonly number[]): number => data.reduce((all, one) => all + one, 0);
/** What the year's chart of days has on some of them. */
async function padaHari(...hari: readonly string[]): Promise<(number | undefined)[]> {
  const grafik = await told<Grafik>('transaction/daily-transaction-get-year?year=2026');
  return hari.map((tgl) => nilai(grafik, 'penjualan_nilai')[grafik.labels.indexOf(tgl)]);
}

let cc = '';

beforeAll(async () => {
  await openShop(server.db);
  await bukaCicilan(server);
  owner = await server.as('KL01', 'OWNER');
  await pindahHari(server, '2026-02-02');
  const [kode = ''] = await pieces(server.db, 1, KALUNG, atWork('OWNER', 'OWN'));
  cc = await server.db.tx((tx) => engine.make(tx, 'cicilan', isiCicil([kode], [tunai(DP)]), atWork()));
  await server.db.tx((tx) => engine.done(tx, 'cicilan', cc, 'validasi', { context: atWork() }));
  await pindahHari(server, '2026-02-03');
  const input = { bayar: isiCicil([], [tunai(LUNAS)]).bayar };
  await server.db.tx((tx) => engine.done(tx, 'cicilan', cc, 'pelunasan-cepat', { input, context: atWork() }));
});

describe('a sale that the last instalment makes', () => {
  it('counts to what the shop has sold today, on homes and dashboards', async () => {
    const hariIni = { nota: 1, batal: 0, qty: 1, gram: GRAM, nilai: HARGA };
    expect(await told('dokumen/omzet')).toMatchObject({ kotor: HARGA, batal: 0, bersih: HARGA, gram: GRAM, nota: 1 });
    expect(await told('dashboard')).toMatchObject({ total_penjualan: HARGA, penjualan: hariIni });
    expect(sum(nilai(await told<Grafik>('penjualan/chart?type=today')))).toBe(HARGA);
    expect(nilai(await told<Grafik>('penjualan/chart?type=monthly&year=2026'))[1]).toBe(HARGA);
    expect(await padaHari('2026-02-02', '2026-02-03')).toEqual([0, HARGA]);
    expect(await told('cash-pusat/daily-transaction-chart')).toMatchObject({ toko: [{ penjualan: hariIni }] });
    const masa = 'cash-pusat/period-transaction-chart?tgl_from=2026-02-02&tgl_to=2026-02-03';
    expect(JSON.stringify(await told(masa))).toContain(String(HARGA));
  });

  it('is taken back with that payment, on the day of that', async () => {
    await pindahHari(server, '2026-02-04');
    const input = { alasan: 'SALAH' };
    await server.db.tx((tx) => engine.approved(tx, 'cicilan', cc, 'batal-bayar', { input, oleh: 'OWNER' }));
    expect(await told('dokumen/omzet')).toMatchObject({ kotor: 0, batal: HARGA, bersih: -HARGA, nota_batal: 1 });
    expect(await padaHari('2026-02-03', '2026-02-04')).toEqual([HARGA, -HARGA]);
  });

  it('is kept with the figures of its days, as the book has it', async () => {
    await pindahHari(server, '2026-02-05');
    while ((await keep()) > 0);
    expect(await padaHari('2026-02-03', '2026-02-04', '2026-02-05')).toEqual([HARGA, -HARGA, 0]);
    for (const tgl of ['2026-02-03', '2026-02-04']) expect(await differences(server.db, tgl)).toEqual([]);
    await server.db.query(`update hari_dagang set isi = '[]' where tgl = '2026-02-03'`);
    expect((await differences(server.db, '2026-02-03')).map(({ kunci }) => kunci)).toEqual([
      'hari_dagang_sama_dengan_perbuatan',
    ]);
  });
});
