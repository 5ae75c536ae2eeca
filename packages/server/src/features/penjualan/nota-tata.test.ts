import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { SLIP_TATA_FIELDS } from '@kilau/contract/trade/nota/slip-tata.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTA_TATA_FIELDS, unsurOf, type NotaTata } from '@kilau/contract/trade/nota/nota-tata.ts';
import { printing } from '../../engine/print/copy.ts';
import { createFiles } from '../../platform/files.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { testDatabase } from '../../testing/database.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { atWork, openShop } from '../../testing/shop.ts';
import { gambarNota } from '../../trade/nota/gambar-nota.ts';
import type { NotaContext } from '../../trade/nota/nota-bagian.ts';
import { contohPenjualan } from './nota-contoh.ts';
import { slipIsi } from '../../trade/nota/slip.ts';

const shop = testDatabase();
let dir = '';
const at = (): NotaContext => ({
  ...atWork('KASIR1', 'KASIR'),
  files: createFiles(dir),
  lang: 'id',
  t: translatorOf('id'),
});
const tata = (changes: Partial<Record<keyof NotaTata, unknown>> = {}): NotaTata =>
  recordSchema(NOTA_TATA_FIELDS).parse(changes);
const draw = (changes: Parameters<typeof tata>[0], dokumen = contohPenjualan(at())) =>
  gambarNota(shop.db, at(), tata(changes), dokumen, printing(1));
const pagesOf = async (...args: Parameters<typeof draw>) =>
  pdfText(await draw(...args)).map((page) => page.map((line) => line.join(' | ')).join('\n'));
const textOf = async (...args: Parameters<typeof draw>) => (await pagesOf(...args)).join('\n');

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kilau-tata-'));
  await openShop(shop.db);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('the designed nota', () => {
  it('leaves out what the shop does not show, and gives its room to the names', async () => {
    const whole = await textOf({});
    expect(whole).toContain('Kadar | Berat (gr) | Harga / gr | Ongkos | Atribut | Diskon | Jumlah (Rp)');
    const bare = await textOf({
      tampil_harga_gram: false,
      tampil_ongkos: false,
      tampil_diskon: false,
      tampil_barcode: false,
      tampil_terbilang: false,
      tampil_bayar: false,
      tampil_syarat: false,
      tampil_toko: false,
      tampil_tanda_tangan: false,
    });
    expect(bare).toContain('Kadar | Berat (gr) | Atribut | Jumlah (Rp)');
    for (const gone of [
      '1,437,000',
      '00000936',
      'Delapan juta',
      'DEBET',
      'Kami beli kembali',
      'KILAU PASAR BARU',
      'Hormat kami',
    ]) {
      expect(whole, gone).toContain(gone);
      expect(bare, gone).not.toContain(gone);
    }
  });

  it('takes title, closing line and the place for a duty stamp from the layout', async () => {
    const text = await textOf({ judul: 'Surat Emas', penutup: 'Terima kasih', tampil_meterai: true });
    expect(text).toContain('SURAT EMAS');
    expect(text).toContain('Terima kasih');
    expect(text).toContain('Meterai');
    const small = { ...contohPenjualan(at()), grand_total: 5_000_000 };
    expect(await textOf({ tampil_meterai: true }, small)).not.toContain('Meterai');
  });

  it.each([
    ['A5', 595.28, 419.53],
    ['A4', 595.28, 841.89],
    ['SETENGAH LETTER', 612.28, 396.85],
  ])('is drawn on %s', async (kertas, width, height) => {
    const [, w, h] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec((await draw({ kertas })).toString('latin1')) ?? [];
    expect([Number(w), Number(h)].map((edge) => Math.round(edge))).toEqual([Math.round(width), Math.round(height)]);
  });
});

describe('a free nota', () => {
  it('holds its elements and nothing besides', async () => {
    const unsur = [
      { unsur: 'NOMOR', x: 100, y: 20, lebar: 60, tinggi: 6, huruf: 9, rata: 'KANAN', tebal: true },
      { unsur: 'TEKS', x: 10, y: 30, lebar: 60, tinggi: 6, huruf: 8, rata: 'KIRI', teks: 'Barang bagus' },
    ];
    expect((await textOf({ tata_letak: 'BEBAS', unsur })).split('\n')).toEqual([
      expect.stringMatching(/^CONTOH-FJ-0001/),
      'Barang bagus',
    ]);
  });

  it('begins with everything the designed one has', async () => {
    const text = await textOf({ tata_letak: 'BEBAS' });
    for (const shown of [
      'KILAU PASAR BARU',
      'NOTA PENJUALAN',
      'CINCIN POLOS RANTAI',
      '3,192,500',
      'Rp. 8,397,000',
      'Delapan juta',
      'CASH | 5,500,000',
      'Hormat kami',
      'BU HARTINI',
    ]) {
      expect(text, shown).toContain(shown);
    }
  });

  it('goes on with the next page when its table is full, and ends the sale on the last', async () => {
    const dokumen = contohPenjualan(at());
    const many = {
      ...dokumen,
      barang: Array.from({ length: 20 }, (_, index) =>
        dokumen.barang.slice(0, 1).map((baris) => ({ ...baris, nama_barang: `BARANG ${index + 1}` })),
      ).flat(),
    };
    const pages = await pagesOf({ tata_letak: 'BEBAS', unsur: unsurOf(tata()) }, many);
    expect(pages.length).toBeGreaterThan(2);
    for (let index = 1; index <= 20; index += 1) {
      expect(pages.join('\n').match(new RegExp(`^BARANG ${index}( |$)`, 'gm')), String(index)).toHaveLength(1);
    }
    expect(pages.filter((page) => page.includes('Rp. 8,397,000'))).toEqual([pages.at(-1)]);
  });

  const BERSEGMEN = ['A', 'B', 'C', 'D', 'E'].map((letter) => letter.repeat(20));
  it.each([
    ['its own table', unsurOf(tata()).map((unsur) => ({ ...unsur }))],
    ['a narrow one', [{ unsur: 'BARANG', x: 5, y: 5, lebar: 80, tinggi: 60, huruf: 8, rata: 'KIRI' }]],
    [
      'one lower than a single piece',
      [{ unsur: 'BARANG', x: 5, y: 5, lebar: 120, tinggi: 12, huruf: 9, rata: 'KIRI' }],
    ],
  ])('writes five segments of 20 characters whole in %s', async (_what, unsur) => {
    const dokumen = contohPenjualan(at());
    const [baris] = dokumen.barang;
    if (!baris) throw new Error('the example has no piece');
    const named = (nama_barang: string) => ({ ...baris, nama_barang });
    const barang = [named(BERSEGMEN.join('')), named('CINCIN POLOS'), named(BERSEGMEN.join('')), named('KALUNG')];
    const pages = await pagesOf({ tata_letak: 'BEBAS', unsur }, { ...dokumen, barang });
    const text = pages.join('\n');
    for (const segmen of BERSEGMEN) {
      expect(text.match(new RegExp(`^${segmen}\\b`, 'gm')), segmen).toHaveLength(2);
    }
    expect(text).not.toContain('…');
    for (const nama of ['CINCIN POLOS', 'KALUNG']) expect(text, nama).toContain(nama);
  });

  it('prints figures narrower rather than cut', async () => {
    const unsur = [{ unsur: 'BARANG', x: 5, y: 5, lebar: 80, tinggi: 60, huruf: 8, rata: 'KIRI' }];
    expect(await textOf({ tata_letak: 'BEBAS', unsur })).toContain('3,192,500');
  });
});

it('the slip says what was sold, and stops at what the shop does not show', () => {
  const slip = (changes: object) =>
    JSON.stringify(
      slipIsi(
        at(),
        recordSchema(SLIP_TATA_FIELDS).parse(changes),
        { kota: 'BANDUNG', no_telp: '022-1', npwp: '', keterangan: [] },
        contohPenjualan(at()),
        printing(2),
      ).parts,
    );
  for (const shown of [
    'DUPLIKAT ke-1',
    'CINCIN POLOS RANTAI'.slice(0, 15),
    '2.130 g',
    'Rp. 8,397,000',
    'BANDUNG',
    '"kind":"qr"',
    '(3 bulan)',
  ]) {
    expect(slip({}), shown).toContain(shown);
  }
  expect(slip({ tampil_qr: false, tampil_alamat: false, tampil_berat: false, tampil_bayar: false })).not.toMatch(
    /BANDUNG|2\.130 g|DEBET|"qr"/,
  );
  expect(slip({ lebar_roll: '58', kepala: 'BUKA 08-17', penutup: 'TERIMA KASIH' })).toMatch(/BUKA 08-17.*TERIMA KASIH/);
});
