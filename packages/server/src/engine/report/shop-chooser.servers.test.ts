import { reports } from '@kilau/contract/registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { dengarkan, kawatKe, kenalkan, type Kawat } from '../../testing/dua-server.ts';
import { periodeOf } from '../../testing/periode.ts';
import { seedKirimUang } from '../../testing/report-kirim-uang.ts';
import { HARI_INI, KEMARIN, seedReportShop } from '../../testing/report-shop.ts';

const pusat = testApp();
const cabang = testApp();
const offered = reports.filter((report) => report.shopChooser).map(({ key }) => key);
/** Kept by the other server; `PST` and `KL07` are kept here. */
const JAUH = 'KL01';
let kawat: Kawat;
let pemilik: Call;
let sendiri: Call;

beforeAll(async () => {
  await seedReportShop(cabang.db);
  await seedKirimUang(cabang.db, JAUH, 'KL', 'KL02', [KEMARIN, HARI_INI]);
  await pusat.shop('PST', { level: 'PUSAT', tgl_system: HARI_INI });
  await pusat.shop('KL07', { inisial: 'K7', tgl_system: HARI_INI });
  kawat = await kawatKe(await dengarkan(cabang));
  await kenalkan(pusat, { kode_toko: JAUH, inisial: 'KL' }, kawat.portal);
  await kenalkan(cabang, { kode_toko: 'PST', level: 'PUSAT' }, 'http://127.0.0.1:9');
  await pusat.user('PST', 'OWNER', 'OWN');
  await cabang.user(JAUH, 'OWNER1', 'OWN');
  pemilik = await pusat.as('PST', 'OWNER');
  sendiri = await cabang.as(JAUH, 'OWNER1');
});
afterAll(() => kawat.close());

describe('a report whose shop head office chooses', () => {
  it.each(offered)(
    '%s is of a shop on another server as that one sees it, and says so when nothing answers',
    async (key) => {
      const path = `laporan/${key}?${periodeOf(key, KEMARIN, HARI_INI)}`;
      const of = (kode_toko: string) => pemilik('GET', path, undefined, { 'x-kode-toko': kode_toko });
      kawat.jalan = 'lewat';
      const [sana, theirs] = [await of(JAUH), await sendiri('GET', path)];
      expect([sana.status, theirs.status]).toEqual([200, 200]);
      const isi = ({ body }: typeof sana) => body as { grup: unknown; total: unknown; jumlah_baris: number };
      expect([isi(sana).grup, isi(sana).total]).toEqual([isi(theirs).grup, isi(theirs).total]);
      expect(isi(sana).jumlah_baris).toBeGreaterThan(0);
      kawat.jalan = 'mati';
      expect(await of(JAUH)).toMatchObject({
        status: 503,
        body: { code: 'toko_tidak_terjangkau', params: { kode_toko: JAUH } },
      });
      // The others are shown all the same.
      expect([(await of('KL07')).status, (await of('PST')).status]).toEqual([200, 200]);
    },
  );
});
