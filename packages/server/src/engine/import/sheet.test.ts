import { deflateRawSync } from 'node:zlib';
import { zipSync, strToU8 } from 'fflate';
import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readSheet } from './sheet.ts';

const known = (): number => 0;
const read = (bytes: Uint8Array, name = 'barang.xlsx') => readSheet({ name, bytes: Buffer.from(bytes) }, known);
const sheet = (rows: CellValue[][], more: object = {}) => ({ name: 'x', rows, ...more });
const book = (...sheets: ReturnType<typeof sheet>[]) => writeXlsx({ sheets });

describe('a workbook is read as it would have been typed', () => {
  it('numbers exactly, days as days, blank cells as none, and what a formula came to', async () => {
    const cells = new Map([
      ['1,3', { formula: 'A2*2', formulaResult: 5.37 }],
      ['2,0', { style: { numFmt: '0.0%' } }],
    ]);
    const rows: CellValue[][] = [
      ['a', 'b', 'c', 'd'],
      [2.685, new Date('2026-11-20T00:00:00Z'), null, 5.37],
      [0.375, 'teks, "kutip"', true, 0.1 + 0.2],
      [null, '  ', null, null],
      [0.0000001, 123_456_789_012_345, 3_201_234_567_890_123, -1.5],
    ];
    const table = await read(await book(sheet(rows, { cells })));
    expect(table.head).toEqual(['a', 'b', 'c', 'd']);
    expect(table.lines).toEqual([
      { baris: 2, cells: ['2.685', '2026-11-20', '', '5.37'] },
      { baris: 3, cells: ['37.5', 'teks, "kutip"', 'true', '0.3'] },
      // More digits than a workbook keeps: told as shortened, which fields of codes and numbers refuse.
      { baris: 5, cells: ['0.0000001', '123456789012345', '3.20123456789012e+15', '-1.5'] },
    ]);
  });

  it('the first sheet that is shown counts', async () => {
    const bytes = await book(sheet([['x'], ['1']], { name: 'lama', hidden: true }), sheet([['y'], ['2']]));
    expect((await read(bytes)).head).toEqual(['y']);
  });
});

it('a formula that came to nothing is an empty cell', async () => {
  const cells = new Map([['1,1', { formula: 'IF(A2=1,"","x")', formulaResult: '' }]]);
  const bytes = await book(
    sheet(
      [
        ['x', 'y'],
        ['1', ''],
      ] satisfies CellValue[][],
      { cells },
    ),
  );
  expect((await read(bytes)).lines).toEqual([{ baris: 2, cells: ['1', ''] }]);
});

describe('a workbook is refused', () => {
  const packed = (name: string, bytes: Uint8Array) => zipSync({ [name]: bytes });

  it('with macros, as no workbook, with a head alone, and of before 2007', async () => {
    await expect(read(packed('xl/vbaProject.bin', strToU8('x')))).rejects.toMatchObject({ code: 'impor_lembar_makro' });
    await expect(read(packed('foto.txt', strToU8('x')))).rejects.toMatchObject({ code: 'impor_bukan_lembar' });
    await expect(read(await book(sheet([['x']])))).rejects.toMatchObject({ code: 'impor_kosong' });
    await expect(read(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toMatchObject({ code: 'impor_bukan_lembar' });
  });

  it('as a workbook where it is called one, though its beginning is gone, and as no CSV where it is called that', async () => {
    const damaged = (await book(sheet([['kode'], ['A']]))).slice(4);
    for (const name of ['barang.xlsx', 'BARANG.XLSX', 'barang.xls', 'barang.xlsm']) {
      await expect(read(damaged, name)).rejects.toMatchObject({ code: 'impor_bukan_lembar' });
    }
    await expect(read(damaged, 'barang.csv')).rejects.toMatchObject({ code: 'impor_bukan_csv' });
    const quote = strToU8('kode,nama\nA,"x');
    await expect(read(quote)).rejects.toMatchObject({ code: 'impor_bukan_lembar' });
    await expect(read(quote, 'barang.csv')).rejects.toMatchObject({ code: 'impor_rusak' });
    // A table in words under the name of a workbook is read all the same.
    expect((await read(strToU8('x,y\n1,2'))).lines).toEqual([{ baris: 2, cells: ['1', '2'] }]);
  });

  it('with a formula of which nobody has saved what it comes to: an empty cell would empty its field', async () => {
    const cells = new Map([['2,1', { formula: 'B2*1.05' }]]);
    const bytes = await book(
      sheet(
        [
          ['kode', 'harga'],
          ['375', 780_000],
          ['700', null],
        ] satisfies CellValue[][],
        { cells },
      ),
    );
    await expect(read(bytes)).rejects.toMatchObject({ code: 'impor_rumus_kosong', params: { baris: 3 } });
  });

  it('with merged cells that hold a value: of the others it would come in empty', async () => {
    const rows: CellValue[][] = [
      ['kode', 'harga'],
      ['375', null],
      ['700', 780_000],
      ['750', null],
    ];
    const merged = (startRow: number, endRow: number) =>
      book(sheet(rows, { merges: [{ startRow, startCol: 1, endRow, endCol: 1 }] }));
    await expect(read(await merged(2, 3))).rejects.toMatchObject({ code: 'impor_sel_gabung', params: { baris: 3 } });
    await expect(read(await merged(0, 1))).rejects.toMatchObject({ code: 'impor_sel_gabung', params: { baris: 2 } });
    const beside = book(sheet(rows, { merges: [{ startRow: 0, startCol: 3, endRow: 3, endCol: 4 }] }));
    expect((await read(await beside)).lines).toHaveLength(3);
  });

  it('that says it unpacks to more than anybody typed, or does without saying so', async () => {
    const listed = (bytes: Buffer) => bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    const large = Buffer.from(packed('xl/worksheets/sheet1.xml', strToU8('x')));
    large.writeUInt32LE(300 * 1024 * 1024, listed(large) + 24);
    await expect(read(large)).rejects.toMatchObject({ code: 'impor_lembar_besar' });
    // Packed by hand, and put in as if it were as small as that.
    const trap = Buffer.from(
      zipSync({ 'xl/worksheets/sheet1.xml': [deflateRawSync(Buffer.alloc(201 << 20)), { level: 0 }] }),
    );
    trap.writeUInt16LE(8, 8);
    trap.writeUInt16LE(8, listed(trap) + 10);
    await expect(read(trap)).rejects.toMatchObject({ code: 'impor_lembar_besar' });
  });

  it('of more rows than an import takes', async () => {
    const rows = Array.from({ length: 50_002 }, (_, index): CellValue[] => [`K${index}`]);
    await expect(read(await book(sheet(rows)))).rejects.toMatchObject({
      code: 'impor_terlalu_banyak',
      params: { maks: 50_000 },
    });
  });
});
