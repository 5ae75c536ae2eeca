import { recordSchema } from '@kilau/contract/core/schema.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { settingLabel } from '@kilau/contract/features/barang/label/label.setting.ts';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../testing/pdf-text.ts';
import { scanBoxes, scanPdf } from '../../../testing/zbar.ts';
import { bidangLabel, labelDari, type BarangLabel, type TataLabel } from './label.ts';
import { labelPdf } from './label-pdf.ts';
import { labelRaw } from './label-raw.ts';

const TATA: TataLabel = recordSchema(settingLabel.fields).parse({});
const tata = (more: Partial<TataLabel>): TataLabel => ({ ...TATA, ...more });
const RING: BarangLabel = {
  kode_barcode: '00100042',
  kode_intern: 'CN-7',
  nama_barang: 'CINCIN POLOS RANTAI',
  kode_dept: 'CN',
  kadar_cetak: '17K',
  size: '12',
  berat: Dec.from('2.13'),
};
const ABOUT = { title: 'Label', author: 'TOKO UJI', lang: 'id', waktu: new Date('2026-11-21T05:00:00Z') } as const;
const pdf = (codes: readonly string[], look: TataLabel = TATA) =>
  labelPdf(
    codes.map((kode_barcode) => labelDari({ ...RING, kode_barcode }, look)),
    bidangLabel(look),
    ABOUT,
  );
const commands = (bahasa: 'TSPL' | 'ZPL', look: TataLabel = TATA, barang: BarangLabel = RING) =>
  labelRaw(bahasa, [labelDari(barang, look)], bidangLabel(look), look).toString('latin1');

describe('the words of a tag', () => {
  it('are weight, purity and type, own code; what is off or missing leaves no gap', () => {
    expect(labelDari(RING, TATA).baris).toEqual(['2.130 gr', '17K  CN', 'CN-7']);
    expect(
      labelDari({ ...RING, kode_intern: '' }, tata({ label_kadar: false, label_size: true, label_nama: true })).baris,
    ).toEqual(['2.130 gr', 'CN', '12', 'CINCIN POLOS RANTAI']);
    expect(
      labelDari(RING, tata({ label_berat: false, label_kadar: false, label_jenis: false, label_intern: false })).baris,
    ).toEqual([]);
  });

  it('stand where the tail leaves them room', () => {
    expect(bidangLabel(TATA)).toMatchObject({ lebar: 60, tinggi: 15, kode: 0, tulisan: 25 });
    expect(bidangLabel(tata({ posisi_ekor: 'TENGAH' }))).toMatchObject({ kode: 0, tulisan: 35 });
    expect(bidangLabel(tata({ posisi_ekor: 'KIRI', label_geser_x: -5 }))).toMatchObject({
      kode: 10,
      tulisan: 35,
      geser_x: -0.5,
    });
  });
});

describe('the tag as PDF', () => {
  it.each([203, 300, 600])('is read back by a scanner as it was printed, at %d dpi', async (dpi) => {
    const codes = ['00100042', '99999999', '00000001', '10203040'];
    expect(await scanPdf(await pdf(codes), dpi)).toEqual(codes.map((code) => [code]));
  });

  it('is a page of 60 x 15 mm for each, with the words beside the code', async () => {
    const bytes = await pdf(['00100042', '00100043']);
    const [, width = '', height = ''] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1')) ?? [];
    expect([Number(width), Number(height)].map((points) => Math.round((points * 25.4) / 72))).toEqual([60, 15]);
    const pages = pdfText(bytes).map((lines) => lines.flat().toSorted());
    expect(pages).toEqual([
      ['00100042', '17K  CN', '2.130 gr', 'CN-7'],
      ['00100043', '17K  CN', '2.130 gr', 'CN-7'],
    ]);
  });

  it('is read back with the smallest flags, with any tail, and moved by half a millimetre', async () => {
    for (const look of [
      tata({ lebar_sayap: 22, panjang_ekor: 0, tinggi_label: 8 }),
      tata({ posisi_ekor: 'TENGAH' }),
      tata({ posisi_ekor: 'KIRI', label_geser_x: 5, label_geser_y: -5 }),
    ]) {
      expect(await scanPdf(await pdf(['00100042'], look), 300)).toEqual([['00100042']]);
    }
  });
});

/** Rectangles that the commands blacken, and the size of the tag in dots. */
const boxesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, x, y, lebar, tinggi]) => ({
    x: Number(x),
    y: Number(y),
    lebar: Number(lebar),
    tinggi: Number(tinggi),
  }));
const BARS = { TSPL: /BAR (\d+),(\d+),(\d+),(\d+)/g, ZPL: /\^FO(\d+),(\d+)\^GB(\d+),(\d+),\d+\^FS/g } as const;

describe('the tag as commands of a label printer', () => {
  it.each(['TSPL', 'ZPL'] as const)('%s blackens dots that a scanner reads, at every resolution', async (bahasa) => {
    for (const dpi_printer of ['203', '300', '600']) {
      const look = tata({ dpi_printer });
      const dots = (mm: number) => Math.round((mm * Number(dpi_printer)) / 25.4);
      const boxes = boxesOf(commands(bahasa, look), BARS[bahasa]);
      expect(boxes).toHaveLength(22);
      expect(await scanBoxes(boxes, dots(60), dots(15))).toEqual(['00100042']);
    }
  });

  it('is TSPL to the byte', () => {
    const lines = commands('TSPL').split('\r\n');
    expect(lines.filter((line) => !line.startsWith('BAR '))).toEqual([
      'SIZE 60 mm,15 mm',
      'GAP 2 mm,0 mm',
      'DENSITY 10',
      'DIRECTION 1',
      'REFERENCE 0,0',
      'CLS',
      'TEXT 64,93,"1",0,1,1,"00100042"',
      'TEXT 208,29,"2",0,1,1,"2.130 gr"',
      'TEXT 208,53,"1",0,1,1,"17K  CN"',
      'TEXT 208,72,"1",0,1,1,"CN-7"',
      'PRINT 1,1',
      '',
    ]);
    expect(lines.filter((line) => line.startsWith('BAR ')).slice(0, 3)).toEqual([
      'BAR 21,8,4,83',
      'BAR 27,8,2,83',
      'BAR 33,8,6,83',
    ]);
  });

  it('is ZPL to the byte', () => {
    const text = commands('ZPL');
    expect(text.startsWith('~SD20\n^XA^PW480^LL120^LH0,0^CI28\n^FO21,8^GB4,83,4^FS\n')).toBe(true);
    expect(text.slice(text.indexOf('^FO64')).split('\n')).toEqual([
      '^FO64,93^A0N,18,16^FD00100042^FS',
      '^FO208,29^A0N,21,21^FD2.130 gr^FS',
      '^FO208,53^A0N,17,17^FD17K  CN^FS',
      '^FO208,72^A0N,17,17^FDCN-7^FS',
      '^PQ1^XZ',
      '',
    ]);
  });

  it('never lets a word end its command or begin another', () => {
    const nasty = { ...RING, kode_intern: 'A"B^XZ~JA\r\nÉ金' };
    const texts = commands('TSPL', TATA, nasty)
      .split('\r\n')
      .filter((line) => line.includes("A'B"));
    expect(texts).toEqual([expect.stringMatching(/^TEXT \d+,\d+,"1",0,1,1,"A'B\^XZ~JA\?\?E\?"$/)]);
    expect(commands('ZPL', TATA, nasty)).toContain('^FDA"B XZ JA??E?^FS');
  });

  it('cuts a text that has no room even in the smallest letters', () => {
    const long = { ...RING, kode_intern: 'X'.repeat(30) };
    expect(/"(X+)"/.exec(commands('TSPL', TATA, long))?.[1]).toHaveLength(23);
  });
});
