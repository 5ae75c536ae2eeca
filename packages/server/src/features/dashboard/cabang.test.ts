import { createServer, type Server } from 'node:http';
import type { Cabang } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { dengarkan, kenalkan } from '../../testing/dua-server.ts';
import { body, Penjualan, S1_TOTAL } from '../../testing/penjualan.ts';
import { openShop, pieces } from '../../testing/shop.ts';

const pusat = testApp();
const cabang = testApp();
const { save, validate } = new Penjualan({
  get db() {
    return cabang.db;
  },
});
/** Takes every call and answers none. */
const diam: Server = createServer(() => undefined);
let pemilik: Call;

interface Jawab {
  readonly cabang: readonly Cabang<Readonly<Record<string, unknown>>>[];
  readonly [name: string]: unknown;
}
const tanya = async (path: string): Promise<Jawab> => {
  const { status, text, body: told } = await pemilik('GET', `cash-pusat/${path}`);
  expect(status, text).toBe(200);
  return told as Jawab;
};

beforeAll(async () => {
  await openShop(cabang.db);
  const [kode = ''] = await pieces(cabang.db, 1);
  await validate(await save(body([kode])));
  await pusat.shop('PST', { level: 'PUSAT' });
  await pusat.shop('KL09', { nama_toko: 'KILAU BOGOR' });
  const portal = await dengarkan(cabang);
  await new Promise<void>((resolve) => void diam.listen(0, '127.0.0.1', resolve));
  const address = diam.address();
  await kenalkan(cabang, { kode_toko: 'PST', level: 'PUSAT' }, 'http://127.0.0.1:9');
  await kenalkan(pusat, { kode_toko: 'KL01' }, portal);
  await kenalkan(pusat, { kode_toko: 'KL02' }, portal);
  await kenalkan(pusat, { kode_toko: 'KL03' }, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  // Signs with another key than the branch has: refused there.
  await kenalkan(pusat, { kode_toko: 'KL04' }, portal, 'kunci-yang-sudah-diganti-di-sana');
  await kenalkan(pusat, { kode_toko: 'KL05' }, 'http://127.0.0.1:9');
  await pusat.user('PST', 'OWNER', 'OWN');
  pemilik = await pusat.as('PST', 'OWNER');
});
afterAll(() => {
  diam.closeAllConnections();
  diam.close();
});

it('shows the branches that answer, and tells of those that hang, refuse or are off', async () => {
  Object.assign(pusat.services, { tungguCabang: 5000 });
  const [hari, periode, kas, biaya, kategori] = await Promise.all([
    tanya('daily-transaction-chart'),
    tanya('period-transaction-chart?tgl_from=2026-11-20&tgl_to=2026-11-21'),
    tanya('daily-cash-chart'),
    tanya('daily-biaya'),
    tanya('daily-specific-chart?kategori=PENJUALAN'),
  ]);
  for (const jawab of [hari, periode, kas, biaya, kategori]) {
    expect(jawab.cabang.map(({ kode_toko, status }) => `${kode_toko} ${status}`)).toEqual([
      'KL01 OK',
      'KL02 OK',
      'KL03 GAGAL',
      'KL04 GAGAL',
      'KL05 GAGAL',
      'KL09 OK',
    ]);
    expect(jawab.cabang.filter(({ status }) => status === 'GAGAL').flatMap(({ data }) => data)).toEqual([]);
  }
  expect(hari).toMatchObject({
    labels: ['KL01', 'KL02', 'KL09'],
    toko: [
      { kode_toko: 'KL01', penjualan: { nota: 1, nilai: S1_TOTAL } },
      { kode_toko: 'KL02', penjualan: { nota: 0, nilai: 0 } },
      { kode_toko: 'KL09', penjualan: { nota: 0, nilai: 0 } },
    ],
  });
  const { series } = periode as unknown as { series: readonly { kode: string; data: readonly number[] }[] };
  expect(series.find(({ kode }) => kode === 'penjualan_nilai')?.data).toEqual([0, S1_TOTAL]);
  // Ten calls at once are one look of his at each branch.
  expect(await cabang.db.query(`select kode_toko, user_id from audit where aksi = 'LIHAT' order by 1`)).toEqual([
    { kode_toko: 'KL01', user_id: 'OWNER@PST' },
    { kode_toko: 'KL02', user_id: 'OWNER@PST' },
  ]);
  expect(kas).toMatchObject({ toko: [{ kode_toko: 'KL01', akhir: S1_TOTAL }, { akhir: 0 }, { akhir: 0 }] });
  expect(kategori['series']).toMatchObject([{ kode: 'KL01' }, { kode: 'KL02' }, { kode: 'KL09' }]);
});

it('asks a report of the branch that was chosen, as its own', async () => {
  Object.assign(pusat.services, { tungguCabang: 20_000 });
  const path = 'laporan/terima-barang?tgl_from=2026-11-20&tgl_to=2026-11-21';
  const ask = (of: string) => pemilik('GET', of, undefined, { 'x-kode-toko': 'KL01' });
  await cabang.db.query(
    `insert into para_system (kode_toko, key, value) values ('KL01', 'KIRIM_BARANG_MODULE', 'true')`,
  );
  expect(await ask(path)).toMatchObject({ status: 200, body: { jumlah_baris: 0 } });
  const pdf = await ask(path.replace('?', '.pdf?'));
  expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');
});
