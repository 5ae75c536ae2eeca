import { worksEverywhere, type Level } from '@kilau/contract/core/permission.ts';
import { reports } from '@kilau/contract/registry.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { People, type As } from '../../testing/people.ts';
import { periodeOf } from '../../testing/periode.ts';
import { seedKirimUang } from '../../testing/report-kirim-uang.ts';
import { HARI_INI, KEMARIN, seedReportShop } from '../../testing/report-shop.ts';

const server = testApp();
const people = new People(server);
const offered = reports.filter((report) => report.shopChooser).map(({ key }) => key);
const PERIODE = `tgl_from=${KEMARIN}&tgl_to=${HARI_INI}`;
const head: As = { level: 'OWN', kode_toko: 'PST' };

beforeAll(async () => {
  await seedReportShop(server.db);
  await seedKirimUang(server.db, 'KL01', 'KL', 'KL02', [KEMARIN, HARI_INI]);
  await seedKirimUang(server.db, 'KL02', 'KG', 'KL01', [KEMARIN, HARI_INI]);
  await server.shop('PST', { nama_toko: 'KILAU PUSAT', level: 'PUSAT' });
});

/** A report as head office asks for it: of its own shop, or of the chosen one. */
const ask = (path: string, kode_toko?: string, as = head) =>
  people.call(
    'GET',
    `laporan/${path}?${periodeOf(path, KEMARIN, HARI_INI)}`,
    as,
    undefined,
    kode_toko === undefined ? {} : { 'x-kode-toko': kode_toko },
  );
/** A file needs its bytes. */
async function file(path: string, kode_toko: string) {
  const { token } = await people.person(head);
  const { rawPayload, headers } = await server.app.inject({
    method: 'GET',
    url: `/api/v1/laporan/${path}?${PERIODE}`,
    headers: { 'x-auth-token': token, 'x-kode-toko': kode_toko, 'accept-language': 'id' },
  });
  return { bytes: rawPayload, name: String(headers['content-disposition']) };
}

describe('the reports whose shop head office chooses', () => {
  it('are those that the specification names, and the receipts beside them', () => {
    expect(offered).toEqual([
      'analisis-harga-barang',
      'terima-barang',
      'terima-barang-supplier',
      'batal-terima-barang-supplier',
      'kirim-uang-pusat',
    ]);
  });

  it.each(offered)('%s is of the chosen shop, and of the own one without a choice', async (key) => {
    const [own, branch, other] = [await ask(key), await ask(key, 'KL01'), await ask(key, 'KL02')];
    expect([own.status, branch.status, other.status]).toEqual([200, 200, 200]);
    expect([own.body['jumlah_baris'], Number(branch.body['jumlah_baris']) > 0]).toEqual([0, true]);
    // What the branch itself sees.
    const theirs = await ask(key, undefined, { level: 'OWN' });
    expect([branch.body['grup'], branch.body['total']]).toEqual([theirs.body['grup'], theirs.body['total']]);
    expect(other.body).not.toEqual(branch.body);
  });

  it('are on paper and in a sheet of the chosen shop too, and name it', async () => {
    const pdf = await file('terima-barang.pdf', 'KL01');
    const [page = []] = pdfText(pdf.bytes);
    expect(page[0]).toContain('Kilau Pasar Baru');
    expect(page.flat()).toContain('KL-TR-261120-0001');
    const xlsx = await file('terima-barang.xlsx', 'KL01');
    const {
      sheets: [sheet],
    } = await readXlsx(xlsx.bytes);
    expect(sheet?.rows.flat()).toEqual(expect.arrayContaining(['Kilau Pasar Baru', 'KL-TR-261120-0001']));
    const csv = await file('terima-barang.csv', 'KL01');
    expect(csv.bytes.toString('utf8')).toContain('KL-TR-261120-0001');
    for (const [form, { name }] of Object.entries({ pdf, xlsx, csv })) {
      expect(name).toContain(`laporan-terima-barang KL01 20-11-2026 21-11-2026.${form}`);
    }
    expect((await file('terima-barang.csv', 'PST')).name).toContain('laporan-terima-barang 20-11-2026');
  });

  it('go by the modules of the chosen shop', async () => {
    const intern = (kode_toko: string) =>
      people.call('GET', `penerimaan-suplier/report-intern-global/canc?${PERIODE}`, head, undefined, {
        'x-kode-toko': kode_toko,
      });
    await people.call('GET', 'hari', { level: 'OWN', modules: { PENERIMAAN_SUPPLIER_INTERN_MODULE: 'true' } });
    expect(await intern('KL01')).toMatchObject({ status: 200, body: { jumlah_baris: 2 } });
    expect(await intern('PST')).toMatchObject({ status: 403, body: { code: 'modul_tidak_aktif' } });
  });

  it('are refused to a branch, and to levels of head office that work in their own shop alone', async () => {
    const akses = offered.map((key) => `/laporan-${key}`);
    const refused = { status: 403, body: { code: 'toko_tidak_berhak', params: { kode_toko: 'KL02' } } };
    for (const level of ['OWN', 'SU', 'MU'] as const) {
      for (const form of ['', '.pdf', '.xlsx', '.csv']) {
        expect(await ask(`terima-barang${form}`, 'KL02', { level, akses })).toMatchObject(refused);
      }
    }
    for (const level of ['SPV', 'KASIR', 'DEV'] as const) {
      expect(await ask('terima-barang', 'KL02', { level, kode_toko: 'PST', akses })).toMatchObject(refused);
    }
    for (const level of ['SU', 'MU'] as const) {
      expect((await ask('terima-barang', 'KL02', { level, kode_toko: 'PST', akses })).status).toBe(200);
    }
  });
});

it('the screens offer other shops to those whom the server lets in', () => {
  const levels: readonly Level[] = ['OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV'];
  expect(levels.filter((level) => worksEverywhere(level, 'PUSAT'))).toEqual(['OWN', 'SU', 'MU']);
  expect(levels.filter((level) => worksEverywhere(level, 'CABANG'))).toEqual([]);
});
