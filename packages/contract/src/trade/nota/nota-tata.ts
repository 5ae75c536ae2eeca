import { boolean, choice, color, integer, lines, text } from '../../core/field.ts';
import type { Values } from '../../core/schema.ts';

/** Papers a nota is printed on, in millimetres. A4 and LETTER carry the nota on their upper half. */
export const NOTA_KERTAS = {
  A5: [210, 148],
  A4: [210, 297],
  LETTER: [216, 279],
  'SETENGAH LETTER': [216, 140],
} as const;
export type NotaKertas = keyof typeof NOTA_KERTAS | 'KHUSUS';

/** What can be put anywhere on a pre-printed paper. */
export const NOTA_UNSUR = [
  'LOGO',
  'NAMA TOKO',
  'ALAMAT TOKO',
  'KONTAK',
  'JUDUL',
  'NOMOR',
  'TANGGAL',
  'PELANGGAN',
  'ALAMAT PELANGGAN',
  'SALES',
  'KASIR',
  'KETERANGAN',
  'TANDA',
  'BARANG',
  'FOTO',
  'JUMLAH BARANG',
  'TOTAL BERAT',
  'RINGKASAN',
  'TOTAL',
  'TERBILANG',
  'PEMBAYARAN',
  'SYARAT',
  'QR',
  'TANDA TANGAN',
  'DICETAK',
  'TEKS',
] as const;
export type NotaUnsur = (typeof NOTA_UNSUR)[number];

/** Columns of figures of the table of pieces, in their order. */
export const NOTA_KOLOM = ['kadar', 'berat', 'harga_gram', 'ongkos', 'atribut', 'diskon', 'jumlah'] as const;
export type NotaKolom = (typeof NOTA_KOLOM)[number];

const LEBIH = { min: 0, max: 420 } as const;

/** One element of a free layout: a box in millimetres from the upper left edge, and how its text stands in it. */
const UNSUR_FIELDS = {
  unsur: choice(NOTA_UNSUR, { required: true, optionLabel: 'nota_unsur' }),
  x: integer({ ...LEBIH, required: true, label: 'field.unsur_x' }),
  y: integer({ ...LEBIH, required: true, label: 'field.unsur_y' }),
  lebar: integer({ min: 3, max: 420, required: true, label: 'field.unsur_lebar' }),
  tinggi: integer({ min: 3, max: 420, required: true, label: 'field.unsur_tinggi' }),
  huruf: integer({ min: 5, max: 40, required: true, default: 8, label: 'field.unsur_huruf' }),
  rata: choice(['KIRI', 'TENGAH', 'KANAN'], {
    required: true,
    default: 'KIRI',
    optionLabel: 'nota_rata',
    label: 'field.unsur_rata',
  }),
  tebal: boolean({ label: 'field.unsur_tebal' }),
  teks: text({ max: 200, label: 'field.unsur_teks' }),
} as const;

const shown = (label: string) => boolean({ default: true, label });

/**
 * How the nota of a sale looks. KILAU is the designed paper with parts that may be left out; BEBAS puts every element
 * where a pre-printed form has room for it.
 */
export const NOTA_TATA_FIELDS = {
  tata_letak: choice(['KILAU', 'BEBAS'], { required: true, default: 'KILAU', optionLabel: 'nota_tata' }),
  kertas: choice([...(Object.keys(NOTA_KERTAS) as (keyof typeof NOTA_KERTAS)[]), 'KHUSUS'], {
    required: true,
    default: 'A5',
    optionLabel: 'nota_kertas',
  }),
  lebar_kertas: integer({ min: 80, max: 420, default: 210, help: 'help.kertas_khusus' }),
  tinggi_kertas: integer({ min: 60, max: 420, default: 148, help: 'help.kertas_khusus' }),
  geser_x: integer({ min: -50, max: 50, default: 0, help: 'help.geser' }),
  geser_y: integer({ min: -50, max: 50, default: 0, help: 'help.geser' }),
  judul: text({ max: 40, label: 'field.judul_nota', help: 'help.judul_nota' }),
  warna: color({ required: true, default: '#80610D', label: 'field.warna_nota' }),
  penutup: text({ max: 200, label: 'field.penutup_nota' }),
  tampil_logo: shown('field.tampil_logo'),
  tampil_toko: shown('field.tampil_toko'),
  tampil_foto: shown('field.tampil_foto'),
  tampil_barcode: shown('field.tampil_barcode'),
  tampil_kadar: shown('field.tampil_kadar'),
  tampil_harga_gram: shown('field.tampil_harga_gram'),
  tampil_ongkos: shown('field.tampil_ongkos'),
  tampil_atribut: shown('field.tampil_atribut'),
  tampil_diskon: shown('field.tampil_diskon'),
  tampil_terbilang: shown('field.tampil_terbilang'),
  tampil_bayar: shown('field.tampil_bayar'),
  tampil_syarat: shown('field.tampil_syarat'),
  tampil_qr: shown('field.tampil_qr'),
  tampil_tanda_tangan: shown('field.tampil_tanda_tangan'),
  tampil_meterai: boolean({ label: 'field.tampil_meterai', help: 'help.tampil_meterai' }),
  unsur: lines(UNSUR_FIELDS, { max: 60 }),
} as const;

export type NotaTata = Values<typeof NOTA_TATA_FIELDS>;
export type UnsurTata = NotaTata['unsur'][number];

/** Columns of figures that a layout shows. Weight and amount always stand there: without them it is no nota. */
export function kolomTampil(tata: NotaTata): readonly NotaKolom[] {
  const hidden: Partial<Record<NotaKolom, boolean>> = {
    kadar: !tata.tampil_kadar,
    harga_gram: !tata.tampil_harga_gram,
    ongkos: !tata.tampil_ongkos,
    atribut: !tata.tampil_atribut,
    diskon: !tata.tampil_diskon,
  };
  return NOTA_KOLOM.filter((kolom) => hidden[kolom] !== true);
}

/** Width and height of the paper in millimetres. */
export function ukuranKertas({
  kertas,
  lebar_kertas,
  tinggi_kertas,
}: Pick<NotaTata, 'kertas' | 'lebar_kertas' | 'tinggi_kertas'>): readonly [number, number] {
  if (kertas === 'KHUSUS') return [lebar_kertas ?? 210, tinggi_kertas ?? 148];
  return NOTA_KERTAS[kertas as keyof typeof NOTA_KERTAS];
}

type Kotak = readonly [
  unsur: NotaUnsur,
  x: number,
  y: number,
  lebar: number,
  tinggi: number,
  huruf: number,
  rata?: UnsurTata['rata'],
  tebal?: boolean,
];

/** Where everything stands before anybody moved it: the order of the designed paper, on A5. */
const AWAL: readonly Kotak[] = [
  ['LOGO', 9, 8, 14, 14, 8],
  ['NAMA TOKO', 26, 8, 90, 7, 14, 'KIRI', true],
  ['ALAMAT TOKO', 26, 15, 90, 7, 7],
  ['KONTAK', 26, 21, 90, 4, 7],
  ['JUDUL', 130, 8, 71, 5, 9, 'KANAN', true],
  ['NOMOR', 130, 13, 71, 5, 11, 'KANAN', true],
  ['TANDA', 130, 18, 71, 5, 8, 'KANAN', true],
  ['TANGGAL', 9, 28, 40, 5, 8],
  ['PELANGGAN', 52, 28, 70, 5, 8, 'KIRI', true],
  ['ALAMAT PELANGGAN', 52, 33, 70, 5, 7],
  ['SALES', 130, 28, 35, 5, 8],
  ['KASIR', 168, 28, 33, 5, 8, 'KANAN'],
  ['KETERANGAN', 130, 33, 71, 5, 7],
  ['BARANG', 9, 40, 192, 56, 8],
  ['TERBILANG', 9, 100, 105, 11, 8, 'KIRI', true],
  ['PEMBAYARAN', 9, 113, 105, 14, 8],
  ['SYARAT', 9, 128, 105, 14, 6],
  ['QR', 119, 101, 20, 20, 6],
  ['RINGKASAN', 145, 99, 56, 17, 8],
  ['TOTAL', 145, 118, 56, 8, 13, 'KANAN', true],
  ['TANDA TANGAN', 119, 130, 82, 12, 7],
];

/** The elements a free layout begins with. */
const unsurAwal: readonly UnsurTata[] = AWAL.map(
  ([unsur, x, y, lebar, tinggi, huruf, rata = 'KIRI', tebal = false]) => ({
    unsur,
    x,
    y,
    lebar,
    tinggi,
    huruf,
    rata,
    tebal,
    teks: null,
  }),
);

/** The elements of a free layout: those the shop has placed, or the ones it begins with. */
export const unsurOf = ({ unsur }: Pick<NotaTata, 'unsur'>): readonly UnsurTata[] =>
  unsur.length === 0 ? unsurAwal : unsur;
