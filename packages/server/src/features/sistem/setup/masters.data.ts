import { BATU_TABLES, PINJAMAN_TABLES } from './masters-batu.data.ts';

/** The masters a shop may begin with (domain guide, Appendix B). Rows as `[code, name, …]`; decimals as text. */
type Row = readonly (string | null)[];

/** Rows of one table: its columns after the shop, those that are numbers, and the rows. */
export interface StartTable {
  readonly table: string;
  /** People, accounts and prices of some shop: a real one enters its own. */
  readonly someones?: true;
  readonly columns: readonly string[];
  readonly numeric?: readonly string[];
  readonly rows: readonly Row[];
}

const KATEGORI: readonly Row[] = [
  ['EMAS', 'EMAS'],
  ['LM', 'LOGAM MULIA'],
  ['BERLIAN', 'BERLIAN'],
  ['PERAK', 'PERAK'],
  ['AKSESORIS', 'AKSESORIS'],
];
const JENIS_GROUP: readonly Row[] = [
  ['MUDA', 'EMAS MUDA'],
  ['TUA', 'EMAS TUA'],
  ['LM', 'LOGAM MULIA'],
  ['BERLIAN', 'BERLIAN'],
  ['PERAK', 'PERAK'],
  ['ACC', 'AKSESORIS'],
];
/** Without a price of their own: the groups' prices count, and a report can be asked for all of them at once. */
const KELOMPOK_HARGA: readonly Row[] = [
  ['MUDA', 'EMAS MUDA'],
  ['TUA', 'EMAS TUA'],
  ['LM', 'LOGAM MULIA'],
];
/** Without prices: these are the shop's own. */
const GROUP: readonly Row[] = [
  ['375', 'EMAS 375', 'EMAS', 'MUDA', '37.5', 'MUDA'],
  ['420', 'EMAS 420', 'EMAS', 'MUDA', '42', 'MUDA'],
  ['700', 'EMAS 700', 'EMAS', 'TUA', '70', 'TUA'],
  ['750', 'EMAS 750', 'EMAS', 'TUA', '75', 'TUA'],
  ['999', 'EMAS 999', 'LM', 'LM', '99.9', 'LM'],
  ['ACC', 'AKSESORIS', 'AKSESORIS', 'ACC', '0', null],
];
const JENIS: readonly Row[] = [
  ['CN', 'CINCIN'],
  ['KL', 'KALUNG'],
  ['GL', 'GELANG'],
  ['AT', 'ANTING'],
  ['LT', 'LIONTIN'],
  ['BR', 'BROS'],
  ['KR', 'GELANG KERONCONG'],
];
const KADAR: readonly Row[] = [
  ['375', '37.5 %', '37.5'],
  ['420', '42 %', '42'],
  ['700', '70 %', '70'],
  ['750', '75 %', '75'],
  ['999', '99.9 %', '99.9'],
];
const KONDISI: readonly Row[] = [
  ['RUSAK', 'RUSAK'],
  ['PATAH', 'PATAH'],
  ['SALAH', 'SALAH INPUT'],
  ['HILANG', 'HILANG'],
  ['LEBUR', 'LEBUR'],
];
const BANK: readonly Row[] = [
  ['BCA', 'BANK CENTRAL ASIA'],
  ['MANDIRI', 'BANK MANDIRI'],
  ['BRI', 'BANK RAKYAT INDONESIA'],
  ['BNI', 'BANK NEGARA INDONESIA'],
];
const REKENING: readonly Row[] = [
  ['0081234567', 'REKENING UTAMA', 'BCA'],
  ['1370099887766', 'REKENING KEDUA', 'MANDIRI'],
];
const FEE: readonly Row[] = ['0', '0.15', '0.7', '1', '1.8', '2'].map((fee) => [`FEE-${fee}`, fee]);
const SALES: readonly Row[] = ['RINA', 'DEWI', 'AYU', 'MAYA'].map((nama, index) => [
  `SL0${index + 1}`,
  nama,
  'BCA',
  'BANK CENTRAL ASIA',
  `008000000${index + 1}`,
  nama,
]);

/** Display trays A01 to A20 of the sales room, 120 to 180 g, with tags of 0.25 g. */
const BAKI_TOKO: readonly Row[] = Array.from({ length: 20 }, (_, index) => {
  const kode = `A${String(index + 1).padStart(2, '0')}`;
  return [kode, `BAKI ${kode}`, 'TOKO', String(120 + (index % 7) * 10), '0.25'];
});
/** Trays of the counter, one for what is bought back, one for samples. */
const BAKI: readonly Row[] = [
  ...BAKI_TOKO,
  ['B01', 'BAKI PEMBELIAN', 'BELI', '150', '0.25'],
  ['T01', 'BAKI TITIPAN', 'TITIP', '150', '0.25'],
  ['C01', 'BAKI CONTOH', 'CONTOH', '150', '0.25'],
  ['CC1', 'BAKI CICILAN', 'CICIL', '150', '0.25'],
  ['S01', 'BAKI SORTIR', 'SORTIR', '150', '0.25'],
  ['L01', 'BAKI LEBUR', 'LEBUR', '150', '0.25'],
];

const BANDROL: readonly Row[] = [
  ['BANDROL-1', 'BANDROL STANDAR', '0.25'],
  ['BANDROL-2', 'BANDROL KECIL', '0.15'],
];
const TUKANG: readonly Row[] = [
  ['TK01', 'PAK UMAR', '081290001001', 'JL KERAJINAN 4'],
  ['TK02', 'PAK SAIFUL', '081290001002', 'JL SEPUH 11'],
];
const SUPPLIER: readonly Row[] = [
  ['SP01', 'CV SUMBER KENCANA', 'SURABAYA', '0315550101'],
  ['SP02', 'PT KARYA PERHIASAN', 'JAKARTA', '0215550202'],
];
const MARKETPLACE: readonly Row[] = [
  ['TOKOPEDIA', 'TOKOPEDIA', '4.5', '0081234567'],
  ['SHOPEE', 'SHOPEE', '6', '0081234567'],
];
const KODE_TRANSAKSI: readonly Row[] = [
  ['LISTRIK', 'BAYAR LISTRIK', 'KELUAR'],
  ['MAKAN', 'UANG MAKAN', 'KELUAR'],
  ['ONGKIR', 'ONGKOS KIRIM', 'SEMUA'],
  ['PRIVE', 'PRIVE PEMILIK', 'KELUAR'],
  ['SETOR BANK', 'SETOR BANK', 'SEMUA'],
];
/** MULUS costs the customer Rp 10,000 a gram, the others a share of the nota (domain guide, Appendix B). */
const KONDISI_PEMBELIAN: readonly Row[] = [
  ['MULUS', 'RP', '10000', '0'],
  ['LECET', 'PERSENTASE', '0', '3'],
  ['RUSAK', 'PERSENTASE', '0', '5'],
  ['PATAH', 'PERSENTASE', '0', '7'],
];
const KONDISI_PINJAMAN: readonly Row[] = ['BAIK', 'LECET', 'PENYOK', 'PATAH', 'TANPA SURAT'].map((kondisi, index) => [
  `KONDISI-${index + 1}`,
  kondisi,
]);
/** Eighty percent of what a gram sells for. */
const HARGA_BELI: readonly Row[] = [
  ['L37', '620000'],
  ['L42', '695000'],
  ['L70', '1150000'],
  ['L75', '1230000'],
  ['L99', '1600000'],
];
const POTONGAN: readonly Row[] = [
  ['POTONGAN-1', 'EMAS', null, 'RP', '10000', '0'],
  ['POTONGAN-2', 'LM', null, 'PERSENTASE', '0', '2'],
];
const RUGI_NOTA: readonly Row[] = [
  ['RUGI-375', 'EMAS', '37.5', '10000', '20000'],
  ['RUGI-420', 'EMAS', '42', '10000', '20000'],
  ['RUGI-700', 'EMAS', '70', '20000', '40000'],
  ['RUGI-750', 'EMAS', '75', '20000', '40000'],
  ['RUGI-999', 'LM', '99.9', '2', '5'],
];
const ONGKOS: readonly Row[] = [
  ['ONGKOS-375', '375', null, 'PER_GRAM', '45000'],
  ['ONGKOS-420', '420', null, 'PER_GRAM', '45000'],
  ['ONGKOS-700', '700', null, 'PER_GRAM', '50000'],
  ['ONGKOS-750', '750', null, 'PER_GRAM', '60000'],
  ['ONGKOS-999', '999', null, 'PER_GRAM', '30000'],
  ['ONGKOS-700-AT', '700', 'AT', 'TOTAL', '150000'],
];
const KADAR_EOD: readonly Row[] = [
  ['375', '37.5 %', '30', '39.999', '37.5', '1'],
  ['420', '42 %', '40', '49.999', '42', '2'],
  ['700', '70 %', '65', '72.999', '70', '3'],
  ['750', '75 %', '73', '79.999', '75', '4'],
  ['999', '99.9 %', '95', '100', '99.9', '5'],
];
const KETERANGAN_NOTA: readonly Row[] = [
  ['JUAL-1', 'PENJUALAN', 'Terima kasih atas kepercayaan Anda.', '1'],
  ['BELI-1', 'PEMBELIAN', 'Barang yang sudah dijual kepada kami tidak dapat diminta kembali.', '1'],
  ['SERVICE-1', 'SERVICE', 'Barang yang tidak diambil dalam 3 bulan di luar tanggung jawab kami.', '1'],
  ['HUTANG-1', 'HUTANG', 'Bawa surat ini saat membayar atau menebus.', '1'],
];
const KETERANGAN_PENJUALAN: readonly Row[] = ['Hadiah', 'Mahar', 'Investasi', 'Dipakai sendiri'].map((teks, index) => [
  `KETERANGAN-${index + 1}`,
  teks,
  'AKTIF',
]);
const HADIAH: readonly Row[] = [
  ['PAYUNG', 'PAYUNG LIPAT', '25', ''],
  ['MUG', 'MUG KERAMIK', '40', ''],
  ['LM05', 'LOGAM MULIA 0.5 GRAM', '1500', 'Selama persediaan ada.'],
];
/** One point a gram, whatever the piece weighs. */
const POINT: readonly Row[] = ['375', '420', '700', '750', '999'].map((group) => [
  `POINT-${group}`,
  group,
  '0',
  null,
  '1',
  '1',
]);

/** In the order in which they refer to one another. */
export const START_TABLES: readonly StartTable[] = [
  { table: 'kategori', columns: ['kode_kategori', 'nama_kategori'], rows: KATEGORI },
  { table: 'jenis_group', columns: ['kode_jenis_group', 'nama_jenis_group'], rows: JENIS_GROUP },
  { table: 'kelompok_harga', columns: ['kelompok_harga', 'keterangan'], rows: KELOMPOK_HARGA },
  {
    table: 'kelompok',
    columns: ['kode_group', 'nama_group', 'kode_kategori', 'jenis_group', 'kadar', 'kelompok_harga'],
    numeric: ['kadar'],
    rows: GROUP,
  },
  { table: 'jenis', columns: ['kode_dept', 'nama_dept'], rows: JENIS },
  { table: 'kadar', columns: ['kode_kadar', 'nama_kadar', 'kadar'], numeric: ['kadar'], rows: KADAR },
  {
    table: 'baki',
    columns: ['kode_baki', 'nama_baki', 'kode_gudang', 'berat_baki', 'berat_bandrol'],
    numeric: ['berat_baki', 'berat_bandrol'],
    rows: BAKI,
  },
  { table: 'kondisi_barang', columns: ['kode_kondisi', 'nama_kondisi'], rows: KONDISI },
  { table: 'bank', columns: ['kode_bank', 'nama_bank'], rows: BANK },
  { table: 'rekening', someones: true, columns: ['no_rekening', 'nama_rekening', 'kode_bank'], rows: REKENING },
  { table: 'fee_penjualan', columns: ['_id', 'fee_penjualan'], numeric: ['fee_penjualan'], rows: FEE },
  {
    table: 'sales',
    someones: true,
    columns: ['kode_sales', 'nama_sales', 'kode_bank', 'nama_bank', 'no_rekening', 'nama_rekening'],
    rows: SALES,
  },
  { table: 'bandrol', columns: ['_id', 'keterangan', 'berat_bandrol'], numeric: ['berat_bandrol'], rows: BANDROL },
  { table: 'tukang', someones: true, columns: ['kode_tukang', 'nama_tukang', 'no_hp', 'alamat'], rows: TUKANG },
  { table: 'supplier', someones: true, columns: ['kode_supplier', 'nama_supplier', 'kota', 'no_hp'], rows: SUPPLIER },
  {
    table: 'marketplace',
    someones: true,
    columns: ['kode_marketplace', 'nama_marketplace', 'fee_persen', 'no_rekening'],
    numeric: ['fee_persen'],
    rows: MARKETPLACE,
  },
  { table: 'kode_transaksi', columns: ['kode_transaksi', 'nama_transaksi', 'jenis_transaksi'], rows: KODE_TRANSAKSI },
  {
    table: 'kondisi_pembelian',
    columns: ['kondisi_barang', 'jenis_potongan', 'potongan', 'persentase'],
    numeric: ['potongan', 'persentase'],
    rows: KONDISI_PEMBELIAN,
  },
  { table: 'kondisi_pinjaman', columns: ['_id', 'kondisi_pinjaman'], rows: KONDISI_PINJAMAN },
  {
    table: 'harga_beli',
    someones: true,
    columns: ['kode_harga', 'harga_per_gram'],
    numeric: ['harga_per_gram'],
    rows: HARGA_BELI,
  },
  {
    table: 'potongan_kategori',
    columns: ['_id', 'kode_kategori', 'kadar', 'jenis_potongan', 'potongan', 'persentase'],
    numeric: ['kadar', 'potongan', 'persentase'],
    rows: POTONGAN,
  },
  {
    table: 'rugi_nota',
    columns: ['_id', 'kode_kategori', 'kadar', 'rugi', 'rusak'],
    numeric: ['kadar', 'rugi', 'rusak'],
    rows: RUGI_NOTA,
  },
  {
    table: 'parameter_ongkos',
    columns: ['_id', 'kode_group', 'kode_dept', 'tipe_ongkos', 'ongkos'],
    numeric: ['ongkos'],
    rows: ONGKOS,
  },
  {
    table: 'kadar_eod',
    columns: ['kode_kadar_eod', 'nama_kadar_eod', 'kadar_min', 'kadar_max', 'kadar_lapor', 'urutan'],
    numeric: ['kadar_min', 'kadar_max', 'kadar_lapor', 'urutan'],
    rows: KADAR_EOD,
  },
  {
    table: 'keterangan_nota',
    columns: ['kode_keterangan', 'jenis_nota', 'keterangan', 'urutan'],
    numeric: ['urutan'],
    rows: KETERANGAN_NOTA,
  },
  { table: 'keterangan_penjualan', columns: ['_id', 'keterangan', 'status'], rows: KETERANGAN_PENJUALAN },
  { table: 'hadiah', columns: ['kode_hadiah', 'nama_hadiah', 'poin', 'keterangan'], numeric: ['poin'], rows: HADIAH },
  {
    table: 'parameter_point',
    columns: ['_id', 'kode_group', 'berat_dari', 'berat_sampai', 'poin', 'kelipatan'],
    numeric: ['berat_dari', 'berat_sampai', 'poin', 'kelipatan'],
    rows: POINT,
  },
  ...BATU_TABLES,
  ...PINJAMAN_TABLES,
];
