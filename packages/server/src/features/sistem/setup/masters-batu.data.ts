/**
 * What a shop with diamonds, loans, instalments and services may begin with. Rows as `[code, name, …]`; decimals as
 * text.
 */
type Row = readonly (string | null)[];

/** Grades best first: their place is the order of the trade. */
const berurut = (...grades: readonly (readonly [kode: string, nama: string])[]): readonly Row[] =>
  grades.map(([kode, nama], index) => [kode, nama, String(index + 1)]);
const samaNama = (...codes: readonly string[]): readonly Row[] =>
  berurut(...codes.map((kode) => [kode, kode] as const));

const atribut = (nama: string, rows: readonly Row[]) => ({
  table: `batu_${nama}`,
  columns: [`kode_${nama}`, `nama_${nama}`, 'urutan'],
  numeric: ['urutan'],
  rows,
});

const JENIS_BATU: readonly Row[] = [
  ['BRL', 'BERLIAN'],
  ['RUBY', 'RUBY'],
  ['SAFIR', 'SAFIR'],
  ['ZAMRUD', 'ZAMRUD'],
  ['MUTIARA', 'MUTIARA'],
  ['MOISSANITE', 'MOISSANITE'],
];
const SHAPE = samaNama(
  'ROUND',
  'PRINCESS',
  'CUSHION',
  'OVAL',
  'EMERALD',
  'PEAR',
  'MARQUISE',
  'ASSCHER',
  'RADIANT',
  'HEART',
  'BAGUETTE',
);
const COLOR = samaNama('D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M');
const CLARITY = berurut(
  ['FL', 'FLAWLESS'],
  ['IF', 'INTERNALLY FLAWLESS'],
  ['VVS1', 'VERY VERY SLIGHTLY INCLUDED 1'],
  ['VVS2', 'VERY VERY SLIGHTLY INCLUDED 2'],
  ['VS1', 'VERY SLIGHTLY INCLUDED 1'],
  ['VS2', 'VERY SLIGHTLY INCLUDED 2'],
  ['SI1', 'SLIGHTLY INCLUDED 1'],
  ['SI2', 'SLIGHTLY INCLUDED 2'],
  ['I1', 'INCLUDED 1'],
  ['I2', 'INCLUDED 2'],
  ['I3', 'INCLUDED 3'],
);
/** GIA grades cut, polish and symmetry by the same five words. */
const MUTU = berurut(['EX', 'EXCELLENT'], ['VG', 'VERY GOOD'], ['G', 'GOOD'], ['F', 'FAIR'], ['P', 'POOR']);
const FLUORESCENCE = berurut(
  ['NON', 'NONE'],
  ['FNT', 'FAINT'],
  ['MED', 'MEDIUM'],
  ['STG', 'STRONG'],
  ['VST', 'VERY STRONG'],
);

/** Domain guide §6.2: 4 % to one million, 3.5 % to five, 3 % above. */
const BUNGA: readonly Row[] = [
  ['BUNGA-1', '0', '1000000', '4'],
  ['BUNGA-2', '1000001', '5000000', '3.5'],
  ['BUNGA-3', '5000001', null, '3'],
];
/** Appendix B: 80 % of the price. */
const POKOK: readonly Row[] = ['37.5', '42', '70', '75', '99.9'].map((kadar) => [`POKOK-${kadar}`, kadar, '80']);
/** Domain guide §5.5: 3, 6 or 12 times, a fifth down. */
const CICILAN: readonly Row[] = [
  ['3', '0'],
  ['6', '5'],
  ['12', '10'],
].map(([tenor = '', margin = '']) => [`CICILAN-${tenor}`, tenor, '20', margin]);
const DESKRIPSI_SERVICE: readonly Row[] = [
  ['PATRI', 'PATRI', '25000'],
  ['SEPUH', 'SEPUH', '50000'],
  ['CUCI', 'CUCI', '0'],
  ['UKURAN', 'UBAH UKURAN', '50000'],
  ['GRAFIR', 'GRAFIR', '25000'],
];

/** In the order in which they refer to one another. */
export const BATU_TABLES = [
  { table: 'jenis_batu', columns: ['kode_jenis_batu', 'nama_jenis_batu'], rows: JENIS_BATU },
  atribut('shape', SHAPE),
  atribut('color', COLOR),
  atribut('clarity', CLARITY),
  atribut('cutgrade', MUTU),
  atribut('polish', MUTU),
  atribut('symmetry', MUTU),
  atribut('fluorescence', FLUORESCENCE),
] as const;
export const PINJAMAN_TABLES = [
  {
    table: 'para_bunga_hutang',
    columns: ['_id', 'jumlah_dari', 'jumlah_sampai', 'bunga'],
    numeric: ['jumlah_dari', 'jumlah_sampai', 'bunga'],
    rows: BUNGA,
  },
  { table: 'para_hutang_pokok_persen', columns: ['_id', 'kadar', 'persen'], numeric: ['kadar', 'persen'], rows: POKOK },
  {
    table: 'para_cicilan',
    columns: ['_id', 'tenor', 'dp_persen', 'margin_persen'],
    numeric: ['tenor', 'dp_persen', 'margin_persen'],
    rows: CICILAN,
  },
  {
    table: 'para_deskripsi_service',
    columns: ['kode_deskripsi', 'deskripsi', 'ongkos'],
    numeric: ['ongkos'],
    rows: DESKRIPSI_SERVICE,
  },
] as const;
