/** The masters a shop may begin with (domain guide, Appendix B). Rows as `[code, name, …]`; decimals as text. */
type Row = readonly (string | null)[];

/** Rows of one table: its columns after the shop, those that are numbers, and the rows. */
export interface StartTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly numeric?: readonly string[];
  readonly rows: readonly Row[];
}

const KATEGORI: readonly Row[] = [['EMAS', 'EMAS'], ['LM', 'LOGAM MULIA'], ['BERLIAN', 'BERLIAN'], ['PERAK', 'PERAK'], ['AKSESORIS', 'AKSESORIS']];
const JENIS_GROUP: readonly Row[] = [['MUDA', 'EMAS MUDA'], ['TUA', 'EMAS TUA'], ['LM', 'LOGAM MULIA'], ['BERLIAN', 'BERLIAN'], ['PERAK', 'PERAK'], ['ACC', 'AKSESORIS']];
const GROUP: readonly Row[] = [
  ['375', 'EMAS 375', 'EMAS', 'MUDA', '37.5', '780000'],
  ['420', 'EMAS 420', 'EMAS', 'MUDA', '42', '870000'],
  ['700', 'EMAS 700', 'EMAS', 'TUA', '70', '1437000'],
  ['750', 'EMAS 750', 'EMAS', 'TUA', '75', '1540000'],
  ['999', 'EMAS 999', 'LM', 'LM', '99.9', '2000000'],
  ['ACC', 'AKSESORIS', 'AKSESORIS', 'ACC', '0', '0'],
];
const JENIS: readonly Row[] = [
  ['CN', 'CINCIN'], ['KL', 'KALUNG'], ['GL', 'GELANG'], ['AT', 'ANTING'], ['LT', 'LIONTIN'], ['BR', 'BROS'], ['KR', 'GELANG KERONCONG'],
];
const KADAR: readonly Row[] = [['375', '37.5 %', '37.5'], ['420', '42 %', '42'], ['700', '70 %', '70'], ['750', '75 %', '75'], ['999', '99.9 %', '99.9']];
const KONDISI: readonly Row[] = [['RUSAK', 'RUSAK'], ['PATAH', 'PATAH'], ['SALAH', 'SALAH INPUT'], ['HILANG', 'HILANG'], ['LEBUR', 'LEBUR']];
const BANK: readonly Row[] = [['BCA', 'BANK CENTRAL ASIA'], ['MANDIRI', 'BANK MANDIRI'], ['BRI', 'BANK RAKYAT INDONESIA'], ['BNI', 'BANK NEGARA INDONESIA']];
const REKENING: readonly Row[] = [['0081234567', 'REKENING UTAMA', 'BCA'], ['1370099887766', 'REKENING KEDUA', 'MANDIRI']];
const FEE: readonly Row[] = ['0', '0.15', '0.7', '1', '1.8', '2'].map((fee) => [`FEE-${fee}`, fee]);
const SALES: readonly Row[] = ['RINA', 'DEWI', 'AYU', 'MAYA'].map((nama, index) => [`SL0${index + 1}`, nama, 'BCA', 'BANK CENTRAL ASIA', `008000000${index + 1}`, nama]);

/** Display trays A01 to A20 of the sales room, 120 to 180 g, with tags of 0.25 g. */
const BAKI: readonly Row[] = Array.from({ length: 20 }, (_, index) => {
  const kode = `A${String(index + 1).padStart(2, '0')}`;
  return [kode, `BAKI ${kode}`, 'TOKO', String(120 + (index % 7) * 10), '0.25'];
});

/** In the order in which they refer to one another. */
export const START_TABLES: readonly StartTable[] = [
  { table: 'kategori', columns: ['kode_kategori', 'nama_kategori'], rows: KATEGORI },
  { table: 'jenis_group', columns: ['kode_jenis_group', 'nama_jenis_group'], rows: JENIS_GROUP },
  { table: 'kelompok', columns: ['kode_group', 'nama_group', 'kode_kategori', 'jenis_group', 'kadar', 'harga'], numeric: ['kadar', 'harga'], rows: GROUP },
  { table: 'jenis', columns: ['kode_dept', 'nama_dept'], rows: JENIS },
  { table: 'kadar', columns: ['kode_kadar', 'nama_kadar', 'kadar'], numeric: ['kadar'], rows: KADAR },
  { table: 'baki', columns: ['kode_baki', 'nama_baki', 'kode_gudang', 'berat_baki', 'berat_bandrol'], numeric: ['berat_baki', 'berat_bandrol'], rows: BAKI },
  { table: 'kondisi_barang', columns: ['kode_kondisi', 'nama_kondisi'], rows: KONDISI },
  { table: 'bank', columns: ['kode_bank', 'nama_bank'], rows: BANK },
  { table: 'rekening', columns: ['no_rekening', 'nama_rekening', 'kode_bank'], rows: REKENING },
  { table: 'fee_penjualan', columns: ['_id', 'fee_penjualan'], numeric: ['fee_penjualan'], rows: FEE },
  { table: 'sales', columns: ['kode_sales', 'nama_sales', 'kode_bank', 'nama_bank', 'no_rekening', 'nama_rekening'], rows: SALES },
];
