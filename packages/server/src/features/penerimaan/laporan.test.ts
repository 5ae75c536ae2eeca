import { Dec } from '@kilau/contract/core/dec.ts';
import { terimaBarang } from '@kilau/contract/features/penerimaan/terima-barang.report.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { CsvTable } from '../../engine/report/file/csv-table.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import { testApp } from '../../testing/app.ts';
import { People, type As, type Told } from '../../testing/people.ts';
import { HARI_INI, KEMARIN, seedReportShop } from '../../testing/report-shop.ts';
import { seedTerimaSatu } from '../../testing/report-terima.ts';

const app = testApp();
const people = new People(app);
beforeAll(() => seedReportShop(app.db));

const formatOf = { timeZone: 'Asia/Jakarta', t: (key: string) => key };
type Row = Readonly<Record<string, unknown>>;
interface Grup {
  readonly kunci: string[];
  readonly label: string;
  readonly baris: Row[];
  readonly subtotal: Record<string, number>;
}
const me: As = { level: 'OWN' };
const intern: As = { level: 'OWN', modules: { PENERIMAAN_SUPPLIER_INTERN_MODULE: 'true' } };
const PERIODE = `tgl_from=${KEMARIN}&tgl_to=${HARI_INI}`;
const grup = ({ status, text, body }: Told): readonly Grup[] => {
  expect(status, text).toBe(200);
  return body['grup'] as readonly Grup[];
};
const total = ({ body }: Told) => body['total'] as Record<string, number>;
const pick = (row: Row, names: string): unknown[] => names.split(' ').map((name) => row[name]);

describe('laporan-terima-barang', () => {
  it('tells every line with what is still to be entered, and adds up what was not taken back', async () => {
    const answer = await people.call('GET', `laporan/terima-barang?${PERIODE}`, me);
    expect(
      grup(answer)
        .flatMap((group) => group.baris)
        .map((row) =>
          pick(
            row,
            'no_terima tgl asal kode_supplier no_intern kode_group jenis kadar qty berat_bruto berat berat_input selisih status',
          ),
        ),
    ).toEqual([
      ['KL-TR-261120-0001', KEMARIN, 'SUPPLIER', 'UBS', 'A-1', '700', 'CN', 70, 10, 31, 30.5, 0, 30.5, 'BUKA'],
      ['KL-TR-261120-0001', KEMARIN, 'SUPPLIER', 'UBS', 'A-1', '375', 'KL', 37.5, 4, null, 20, 0, 20, 'BUKA'],
      ['KL-TR-261120-0002', KEMARIN, 'SUPPLIER', 'UBS', 'A-2', '700', 'CN', 70, 2, 7, 6.5, 0, 6.5, 'BATAL'],
      ['KL-TR-261120-0002', KEMARIN, 'SUPPLIER', 'UBS', 'A-2', '700', 'KL', 70, 1, 5, 4.75, 0, 4.75, 'BATAL'],
      ['KL-TR-261121-0001', HARI_INI, 'SUPPLIER', 'UBS', 'A-3', '375', 'CN', 37.5, 3, 9.5, 9, 0, 9, 'BATAL'],
    ]);
    expect(total(answer)).toMatchObject({
      no_terima: 1,
      qty: 14,
      berat_bruto: 31,
      berat: 50.5,
      berat_input: 0,
      selisih: 50.5,
    });
  });
});

describe('reports on receipts', () => {
  // A hundredth of a gram is shown; what is below it still counts in the sum.
  it.each(['terima-barang', 'terima-barang-supplier', 'batal-terima-barang-supplier'])(
    'show weights with two decimals in every form: %s',
    async (key) => {
      const json = await people.call('GET', `laporan/${key}?${PERIODE}`, me);
      const kolom = json.body['kolom'] as readonly { readonly jenis: string; readonly desimal: number | null }[];
      expect(kolom.filter(({ jenis: kind }) => kind === 'weight').map(({ desimal }) => desimal)).toEqual(
        expect.arrayContaining([2]),
      );
      expect(kolom.some(({ jenis: kind, desimal }) => kind === 'weight' && desimal !== 2)).toBe(false);
      const csv = await people.call('GET', `laporan/${key}.csv?${PERIODE}`, me);
      expect(csv.text).toContain(total(json)['berat']?.toFixed(2));
      expect(csv.text).not.toMatch(/,\d+\.\d{3},/);
    },
  );

  it('show three in the internal form', async () => {
    const { body } = await people.call('GET', `penerimaan-suplier/report-intern-global/canc?${PERIODE}`, intern);
    const kolom = body['kolom'] as readonly { readonly jenis: string; readonly desimal: number | null }[];
    expect(kolom.filter(({ jenis: kind }) => kind === 'weight').map(({ desimal }) => desimal)).toEqual([3, 3, 3, 3]);
  });

  it('add up exactly and round what is shown', () => {
    const csv = new CsvTable(terimaBarang, formatOf);
    const rows = [{ berat: Dec.from('1.004') }, { berat: Dec.from('1.004') }, { berat: Dec.from('1.004') }];
    expect(
      csv
        .rows(rows)
        .split('\r\n')
        .map((line) => /1\.\d+/.exec(line)?.[0])
        .filter(Boolean),
    ).toEqual(['1.00', '1.00', '1.00']);
    expect(csv.foot()).toContain('3.01');
  });
});

describe('laporan-terima-barang-supplier', () => {
  it('puts the papers of a supplier together', async () => {
    const [pertama, ...lain] = grup(await people.call('GET', `laporan/terima-barang-supplier?${PERIODE}`, me));
    expect(lain).toEqual([]);
    expect([pertama?.kunci, pertama?.label, pertama?.subtotal]).toMatchObject([
      ['UBS'],
      'UBS GOLD',
      { qty: 14, berat: 50.5 },
    ]);
    expect(pertama?.baris.map((row) => pick(row, 'no_terima no_intern kadar qty berat status'))).toEqual([
      ['KL-TR-261120-0001', 'A-1', 70, 10, 30.5, 'DONE'],
      ['KL-TR-261120-0001', 'A-1', 37.5, 4, 20, 'DONE'],
      ['KL-TR-261120-0002', 'A-2', 70, 3, 11.25, 'CANC'],
      ['KL-TR-261121-0001', 'A-3', 37.5, 3, 9, 'CANC'],
    ]);
  });
});

describe('laporan-batal-terima-barang-supplier', () => {
  it('lists lines by the day of cancelling, narrowed by a category', async () => {
    const all = await people.call(
      'GET',
      `penerimaan-suplier/reports/canc?tgl_from=${HARI_INI}&tgl_to=${HARI_INI}&kode_dept=ALL`,
      me,
    );
    expect(
      grup(all)
        .flatMap((group) => group.baris)
        .map((row) => pick(row, 'no_terima kode_group jenis qty berat')),
    ).toEqual([
      ['KL-TR-261120-0002', '700', 'CN', 2, 6.5],
      ['KL-TR-261120-0002', '700', 'KL', 1, 4.75],
      ['KL-TR-261121-0001', '375', 'CN', 3, 9],
    ]);
    expect(total(all)).toMatchObject({ no_terima: 2, qty: 6, berat: 20.25 });
    expect(
      total(await people.call('GET', `penerimaan-suplier/reports/canc?${PERIODE}&kode_dept=CN`, me)),
    ).toMatchObject({ qty: 5, berat: 15.5 });
    expect(
      grup(await people.call('GET', `penerimaan-suplier/reports/canc?tgl_from=${KEMARIN}&tgl_to=${KEMARIN}`, me)),
    ).toEqual([]);
  });

  it('weighs with two decimals, and with three in the internal form', async () => {
    const desimal = async (type: string, as: As) =>
      (await people.call('GET', `laporan/batal-terima-barang-supplier?${PERIODE}&type=${type}`, as)).body['kolom'];
    expect(await desimal('JENIS', me)).toContainEqual(expect.objectContaining({ nama: 'berat', desimal: 2 }));
    for (const type of ['GLOBAL', 'PERFAKTUR']) {
      expect(await desimal(type, intern)).toContainEqual(expect.objectContaining({ nama: 'selisih', desimal: 3 }));
    }
  });

  it('adds up by supplier and purity, where the internal form is on', async () => {
    expect(
      (await people.call('GET', `penerimaan-suplier/report-intern-global/canc?${PERIODE}`, me)).body,
    ).toMatchObject({ code: 'modul_tidak_aktif' });
    const [pertama] = grup(await people.call('GET', `penerimaan-suplier/report-intern-global/canc?${PERIODE}`, intern));
    expect([pertama?.kunci, pertama?.label]).toEqual([['UBS'], 'UBS GOLD']);
    expect(pertama?.baris.map((row) => pick(row, 'kadar qty berat_bruto berat berat_input selisih'))).toEqual([
      [70, 3, 12, 11.25, 0, 11.25],
      [37.5, 3, 9.5, 9, 0, 9],
    ]);
  });

  it('goes paper by paper', async () => {
    const papers = grup(await people.call('GET', `penerimaan-suplier/report-intern-supplier/canc?${PERIODE}`, intern));
    expect(papers.map((group) => group.kunci)).toEqual([
      ['A-2', 'UBS', KEMARIN],
      ['A-3', 'UBS', HARI_INI],
    ]);
    expect(papers.map((group) => group.baris.map((row) => pick(row, 'kadar qty berat_bruto berat selisih')))).toEqual([
      [[70, 3, 12, 11.25, 11.25]],
      [[37.5, 3, 9.5, 9, 9]],
    ]);
    expect(
      (await people.call('GET', `laporan/batal-terima-barang-supplier.xlsx?${PERIODE}&type=PERFAKTUR`, intern)).status,
    ).toBe(200);
  });

  it('reads a shop whose receipts are those of the books', async () => {
    const salah = [
      ...(await reconcile(
        app.db,
        'KL01',
        HARI_INI,
        invariants.filter(({ kunci }) => kunci.startsWith('penerimaan')),
      )),
      ...(await verifyChain(app.db, 'KL01')),
    ].filter((check) => !check.selisih.isZero());
    expect(salah).toEqual([]);
  });
});

describe('goods of head office', () => {
  it('stand under its name', async () => {
    await seedTerimaSatu(app.db, 'KL01', {
      nomor: 'KL-TR-261121-0009',
      tgl: HARI_INI,
      asal: 'PUSAT',
      no_intern: '',
      baris: [['700', 'CN', 1, null, '2']],
    });
    const groups = grup(await people.call('GET', `laporan/terima-barang-supplier?${PERIODE}`, me));
    expect(groups.map((group) => group.kunci)).toEqual([['PUSAT'], ['UBS']]);
  });
});
