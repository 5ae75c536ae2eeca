import { Dec } from '@kilau/contract/core/dec.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { makeReport } from '../../../engine/report/make.ts';
import { reconcile } from '../../../ledger/reconcile.ts';
import { SILENT } from '../../../platform/http/work.ts';
import { testDatabase } from '../../../testing/database.ts';
import { bytesOf } from '../../../testing/paper.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { DUA_HARI, reportsOf, type Filter, type Row } from '../../../testing/report-asking.ts';
import { seedBatuTerjual } from '../../../testing/report-penjualan.ts';
import { HARI_INI, KEMARIN, seedReportShop, SHOP } from '../../../testing/report-shop.ts';

const test = testDatabase();
const { ask, json } = reportsOf(test);
beforeAll(() => seedReportShop(test.db));

const rows = ({ grup }: { readonly grup: readonly { readonly baris: readonly Row[] }[] }): Row[] =>
  grup.flatMap((group) => group.baris);

/** Pairs of pieces and grams; what did not happen is left out. */
const gerak = (row: Row) =>
  Object.fromEntries(
    ['awal', 'tambah', 'masuk', 'keluar', 'jual', 'hancur', 'akhir'].flatMap((name) => {
      const pair = [row[`stock_${name}`], row[`gram_${name}`]];
      return pair.every((value) => value === 0 || value === null) ? [] : [[name, pair]];
    }),
  );

describe('laporan-summary-barang', () => {
  it('tells the day of every tray: what there was, what came and went, what there is', async () => {
    const answer = await json('summary-barang');
    expect(answer.grup.map((group) => group.kunci)).toEqual([['TOKO']]);
    expect(rows(answer).map((row) => [row['kode_baki'], row['nama_baki'], gerak(row)])).toEqual([
      [
        'A01',
        'CINCIN',
        { awal: [3, 4.15], masuk: [2, 18.1], keluar: [1, 15.22], jual: [2, 3.15], hancur: [1, 1], akhir: [1, 2.88] },
      ],
      ['A02', 'KALUNG', { awal: [1, 3.45], tambah: [1, 0.5], masuk: [1, 15.22], jual: [1, 3.45], akhir: [2, 15.72] }],
    ]);
    expect(gerak(answer.total)).toEqual({
      awal: [4, 7.6],
      tambah: [1, 0.5],
      masuk: [3, 33.32],
      keluar: [1, 15.22],
      jual: [3, 6.6],
      hancur: [1, 1],
      akhir: [3, 18.6],
    });
  });

  it('does not call a move within the row a move', async () => {
    expect(
      rows(await json('summary-barang', { tampilan: 'GROUP' })).map((row) => [
        row['kode_group'],
        row['nama_group'],
        gerak(row),
      ]),
    ).toEqual([
      ['375', 'EMAS 9K', { awal: [1, 1.02], tambah: [1, 0.5], masuk: [1, 2.88], jual: [1, 1.02], akhir: [2, 3.38] }],
      ['700', 'EMAS 17K', { awal: [3, 6.58], masuk: [1, 15.22], jual: [2, 5.58], hancur: [1, 1], akhir: [1, 15.22] }],
    ]);
  });

  it.each(['BAKI', 'GROUP', 'JENIS', 'DETAIL'])(
    'closes a day with what opens the next, in the view %s',
    async (tampilan) => {
      const key = (row: Row) =>
        ['kode_gudang', 'kode_baki', 'kode_group', 'kode_dept'].map((name) => row[name]).join('/');
      const balances = async (tgl: string, name: string) =>
        new Map(
          rows(await json('summary-barang', { tgl, tampilan })).flatMap((row) =>
            row[`stock_${name}`] === 0 ? [] : [[key(row), [row[`stock_${name}`], row[`gram_${name}`]]]],
          ),
        );
      const days = ['2026-11-18', '2026-11-19', KEMARIN, HARI_INI, '2026-11-22', '2026-11-23'];
      for (const [index, day] of days.slice(1).entries()) {
        expect(await balances(day, 'awal'), day).toEqual(await balances(days[index] ?? '', 'akhir'));
      }
      expect((await balances(HARI_INI, 'akhir')).size).toBeGreaterThan(0);
    },
  );

  it('narrows to a tray, and shows nothing of the time before there was anything', async () => {
    expect(
      rows(await json('summary-barang', { kode_baki: 'A02', tampilan: 'JENIS' })).map((row) => [
        row['kode_dept'],
        row['stock_akhir'],
      ]),
    ).toEqual([
      ['CN', 1],
      ['KL', 1],
    ]);
    expect(rows(await json('summary-barang', { tgl: '2026-11-19' }))).toEqual([]);
  });

  it('reads balances, never the pieces', () => expect(ask('summary-barang').statement.text).not.toMatch(/\bbarang\b/));
});

describe('laporan-summary-barang-periode', () => {
  it('adds the days up between the opening of the first and the closing of the last', async () => {
    expect(rows(await json('summary-barang-periode', DUA_HARI)).map((row) => [row['kode_baki'], gerak(row)])).toEqual([
      [
        'A01',
        {
          tambah: [5, 22.25],
          masuk: [2, 18.1],
          keluar: [1, 15.22],
          jual: [4, 21.25],
          hancur: [1, 1],
          akhir: [1, 2.88],
        },
      ],
      ['A02', { tambah: [2, 3.95], masuk: [1, 15.22], jual: [1, 3.45], akhir: [2, 15.72] }],
    ]);
  });

  it.each([DUA_HARI, { tgl_from: KEMARIN, tgl_to: KEMARIN }, { tgl_from: HARI_INI, tgl_to: HARI_INI }])(
    'is the sum of its details: %j',
    async (period) => {
      const { total } = await json('summary-barang-periode', { ...period, tampilan: 'DETAIL' });
      const entered = await json('tambah-barang', period);
      const sales = await json('penjualan-sales', period);
      // The stock tells what left it, whether it came back or not.
      const sold = sales.batal?.bruto ?? sales.total;
      const destroyed = await json('hancur-barang', period);
      const pair = (name: string) => [total[`stock_${name}`], total[`gram_${name}`]];
      expect(pair('tambah')).toEqual([entered.total['jumlah'], entered.total['berat']]);
      expect(pair('jual')).toEqual([sold['kode_barcode'], sold['berat']]);
      expect(pair('hancur')).toEqual([destroyed.total['kode_barcode'], destroyed.total['berat']]);
    },
  );
});

it('the stock is the same in every report, and in the ledger', async () => {
  const [summary, detail, active, names, prices] = await Promise.all([
    json('summary-barang'),
    json('barang-detail'),
    json('saldo-barang-aktif'),
    json('kelompok-barang'),
    json('analisis-harga-barang'),
  ]);
  expect(detail.total).toMatchObject({ kode_barcode: 3, berat: 18.6 });
  // Those who typed a weight stand out, in the list of pieces as among what was entered.
  await test.db.query(
    `update barang set berat_manual = kode_barcode = (select min(kode_barcode) from barang where di_stok)`,
  );
  const sumber = async (key: 'barang-detail' | 'tambah-barang') =>
    rows(await json(key, key === 'tambah-barang' ? DUA_HARI : {})).filter((row) => row['sumber_berat'] === 'MANUAL')
      .length;
  expect([await sumber('barang-detail'), await sumber('tambah-barang')]).toEqual([1, 1]);
  expect(summary.total).toMatchObject({ stock_akhir: 3, gram_akhir: 18.6 });
  expect(active.total).toEqual({
    jumlah: 3,
    berat: 18.6,
    berat_murni: 11.922,
    qty_terima: 14,
    berat_terima: 50.5,
    nilai: 0,
  });
  expect(names.total).toEqual({ jumlah: 3, berat: 18.6 });
  expect(prices.total).toMatchObject({ kode_barcode: 3, berat: 18.6 });
  const off = (await reconcile(test.db, SHOP.kode_toko, HARI_INI, invariants)).filter(
    ({ kunci, selisih }) => kunci.includes('saldo') && !selisih.isZero(),
  );
  expect(off).toEqual([]);
});

describe('laporan-saldo-barang-aktif', () => {
  it('weighs the pure gold of every gudang, group and type', async () => {
    const answer = await json('saldo-barang-aktif');
    expect(answer.grup.map(({ kunci, label }) => [kunci, label])).toEqual([
      [['(TERIMA)'], ''],
      [['TOKO'], ''],
    ]);
    expect(
      rows(answer)
        .filter((row) => row['kode_gudang'] === 'TOKO')
        .map((row) => [
          row['kode_group'],
          row['kadar'],
          row['kode_dept'],
          row['jumlah'],
          row['berat'],
          row['berat_murni'],
        ]),
    ).toEqual([
      ['375', 37.5, 'CN', 2, 3.38, 1.268],
      ['700', 70, 'KL', 1, 15.22, 10.654],
    ]);
    expect((await json('saldo-barang-aktif', { jenis_group: 'TUA' })).total['berat']).toBe(15.22);
  });

  it('tells goods received and not entered yet in lines and columns of their own, unless a gudang was asked for', async () => {
    const [terima] = (await json('saldo-barang-aktif')).grup;
    expect(
      terima?.baris.map((row) => [
        row['kode_group'],
        row['kode_dept'],
        row['jumlah'],
        row['berat'],
        row['qty_terima'],
        row['berat_terima'],
      ]),
    ).toEqual([
      ['375', 'KL', null, null, 4, 20],
      ['700', 'CN', null, null, 10, 30.5],
    ]);
    expect((await json('saldo-barang-aktif', { kode_gudang: 'TOKO' })).total).toMatchObject({
      jumlah: 3,
      qty_terima: 0,
    });
  });
});

describe('laporan-tambah-barang', () => {
  it('lists pieces below their document, in the tray where they were entered', async () => {
    const answer = await json('tambah-barang', DUA_HARI);
    expect(answer.grup.map(({ kunci, baris, subtotal }) => [kunci, baris.length, subtotal['berat']])).toEqual([
      [['KL-TB-261120-0001', KEMARIN, 'SPV1'], 5, 24.7],
      [['KL-TB-261120-0002', KEMARIN, 'SPV1'], 1, 1],
      [['KL-TB-261121-0001', HARI_INI, 'SPV1'], 1, 0.5],
    ]);
    expect(rows(answer).find((row) => row['kode_barcode'] === '00003310')).toMatchObject({
      kode_baki: 'A01',
      kadar: 70,
      berat: 15.22,
      jumlah: 1,
      nama_barang: 'KALUNG HOLLOW 50CM',
    });
    expect(answer.total).toEqual({ no_tambah: 3, jumlah: 7, berat: 26.2 });
  });

  it.each([
    [
      'DOKUMEN',
      'no_tambah',
      [
        ['KL-TB-261120-0001', 5, 24.7],
        ['KL-TB-261120-0002', 1, 1],
        ['KL-TB-261121-0001', 1, 0.5],
      ],
    ],
    [
      'GROUP',
      'kode_group',
      [
        ['375', 3, 4.4],
        ['700', 4, 21.8],
      ],
    ],
    [
      'JENIS',
      'kode_dept',
      [
        ['CN', 5, 7.53],
        ['KL', 2, 18.67],
      ],
    ],
    [
      'BAKI',
      'kode_baki',
      [
        ['A01', 5, 22.25],
        ['A02', 2, 3.95],
      ],
    ],
  ])('adds up in the view %s', async (tampilan, name, expected) => {
    const answer = await json('tambah-barang', { ...DUA_HARI, tampilan });
    expect(rows(answer).map((row) => [row[name], row['jumlah'], row['berat']])).toEqual(expected);
    expect(answer.total).toMatchObject({ jumlah: 7, berat: 26.2 });
  });
});

describe('laporan-kelompok-barang', () => {
  it('shows sizes only on their basis, below the name', async () => {
    await test.db.query(
      `update barang set nama_barang = 'CINCIN MATA SATU', size = case kode_barcode when '00000502' then '12'
        else '10' end where kode_toko = 'KL01' and kode_barcode in ('00000411', '00000502')`,
    );
    const names = await json('kelompok-barang');
    expect(rows(names)).toEqual([
      { nama_barang: 'CINCIN MATA SATU', berat: 3.38, jumlah: 2 },
      { nama_barang: 'KALUNG HOLLOW 50CM', berat: 15.22, jumlah: 1 },
    ]);
    const sizes = await json('kelompok-barang', { group_by: 'NAMA BARANG DAN SIZE', kode_dept: 'CN' });
    expect(
      sizes.grup.map(({ kunci, baris, subtotal }) => [
        kunci,
        baris.map((row) => [row['size'], row['berat'], row['jumlah']]),
        subtotal,
      ]),
    ).toEqual([
      [
        ['CINCIN MATA SATU'],
        [
          ['10', 2.88, 1],
          ['12', 0.5, 1],
        ],
        { berat: 3.38, jumlah: 2 },
      ],
    ]);
  });
});

describe('laporan-analisis-harga-barang', () => {
  it('puts the dearest or the cheapest first', async () => {
    const order = async (filter: Filter) =>
      rows(await json('analisis-harga-barang', filter)).map((row) => [
        row['kode_barcode'],
        row['harga_jual'],
        row['harga_total'],
      ]);
    // 15.22 g × 1,437,000 = 21,871,140 → 21,871,500; 2.88 × 780,000 = 2,246,400 → 2,246,500; 0.5 × 780,000 = 390,000.
    const dearest = [
      ['00003310', 21_871_500, 21_871_500],
      ['00000411', 2_246_500, 2_246_500],
      ['00000502', 390_000, 390_000],
    ];
    expect(await order({})).toEqual(dearest);
    expect(await order({ sort_by: 'Harga Terendah' })).toEqual(dearest.toReversed());
    expect((await order({ kode_dept: 'KL' })).length).toBe(1);
  });
});

const number = (text: string | undefined) => Dec.from((text ?? '').replaceAll(/Rp\. |,/g, '')).toJSON();

describe.each([
  ['summary-barang', { tampilan: 'BAKI' }],
  ['summary-barang', { tampilan: 'DETAIL' }],
  ['summary-barang-periode', { ...DUA_HARI, tampilan: 'JENIS' }],
  ['saldo-barang-aktif', {}],
  ['tambah-barang', DUA_HARI],
  ['tambah-barang', { ...DUA_HARI, tampilan: 'BAKI' }],
  ['kelompok-barang', { group_by: 'NAMA BARANG DAN SIZE' }],
  ['analisis-harga-barang', {}],
] as const)('the files of %s with %j', (key, filter) => {
  it('end in the totals of the screen', async () => {
    const order = ask(key, filter);
    const { kolom, total } = await makeReport.json(order);
    const totals = kolom.flatMap(({ nama, total: shown, jenis: kind }) =>
      shown && ['integer', 'weight', 'money'].includes(kind) ? [total[nama]?.toJSON()] : [],
    );
    const pages = pdfText(await bytesOf(await makeReport.pdf(order, SILENT)));
    expect(
      pages
        .at(-1)
        ?.find((line) => line[0]?.startsWith('TOTAL'))
        ?.slice(1)
        .map(number),
    ).toEqual(totals);
    const {
      sheets: [sheet],
    } = await readXlsx(await bytesOf(await makeReport.xlsx(order, SILENT)), { readStyles: true });
    const last = sheet?.rows.findIndex((row) => String(row[0]).startsWith('TOTAL')) ?? -1;
    expect(
      kolom.flatMap((_, column) => {
        const value = sheet?.cells?.get(`${last},${column}`)?.formulaResult;
        return value === undefined ? [] : [value];
      }),
    ).toEqual(totals);
  });
});

describe('the files of barang-detail', () => {
  it('say how many pieces there are, and write a whole purity without a point', async () => {
    const order = ask('barang-detail', {});
    const { total } = await makeReport.json(order);
    const {
      sheets: [sheet],
    } = await readXlsx(await bytesOf(await makeReport.xlsx(order, SILENT)), { readStyles: true });
    expect(sheet?.rows.at(-1)?.[0]).toBe(`TOTAL · Barang ${total['kode_barcode']?.toString()}`);
    const kadar = Object.keys(order.report.columns).indexOf('kadar');
    const head = sheet?.rows.findIndex((row) => row.includes('Kadar')) ?? 0;
    expect(sheet?.rows[head + 1]?.[kadar]).toBeTypeOf('number');
    expect(sheet?.cells?.get(`${head + 1},${kadar}`)?.style?.numFmt ?? 'General').toBe('General');
  });
});

it('laporan-buku-berlian of one kind of stones tells of those alone, and nothing of what else a piece is set with', async () => {
  await seedBatuTerjual(test.db);
  const batu = async (filter: Filter) =>
    rows(await json('buku-berlian', { ...DUA_HARI, ...filter })).map((row) =>
      ['kode_barcode', 'kode_jenis_batu', 'batu_masuk', 'carat_masuk', 'batu_keluar', 'carat_keluar'].map(
        (name) => row[name],
      ),
    );
  // It came, was sold, and came back.
  const lain = ['00003310', 'BERLIAN', 4, 0.2, 2, 0.1];
  expect(await batu({})).toEqual([['00001204', 'BERLIAN, RUBI', 13, 0.745, 13, 0.745], lain]);
  expect(await batu({ kode_jenis_batu: 'BERLIAN' })).toEqual([['00001204', 'BERLIAN', 1, 0.5, 1, 0.5], lain]);
  expect(await batu({ kode_jenis_batu: 'RUBI' })).toEqual([['00001204', 'RUBI', 12, 0.245, 12, 0.245]]);
});
