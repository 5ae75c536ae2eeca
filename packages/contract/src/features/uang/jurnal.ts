import { code, lines, text } from '../../core/field.ts';
import { deepFreeze } from '../../core/resource.ts';

/** Kinds of account a journal books on, each with the number and name it begins with in a new shop. */
export const JENIS_AKUN = deepFreeze({
  KAS: ['1101', 'KAS KASIR'],
  BANK: ['1102', 'BANK'],
  UANG_PERJALANAN: ['1103', 'UANG DALAM PERJALANAN'],
  PIUTANG_HUTANG: ['1104', 'PIUTANG HUTANG CUSTOMER'],
  PIUTANG_MARKETPLACE: ['1105', 'PIUTANG MARKETPLACE'],
  PIUTANG_KARYAWAN: ['1106', 'PIUTANG KARYAWAN'],
  PERSEDIAAN: ['1201', 'PERSEDIAAN BARANG'],
  PERSEDIAAN_PROSES: ['1202', 'PERSEDIAAN DALAM PROSES'],
  PERSEDIAAN_KIRIM: ['1203', 'PERSEDIAAN DALAM PENGIRIMAN'],
  PERSEDIAAN_HADIAH: ['1204', 'PERSEDIAAN HADIAH'],
  RK_TOKO: ['1301', 'REKENING KORAN ANTAR TOKO'],
  HUTANG_TITIPAN: ['2101', 'HUTANG TITIPAN CUSTOMER'],
  HUTANG_PESANAN: ['2102', 'UANG MUKA PESANAN'],
  HUTANG_CICILAN: ['2103', 'UANG MUKA CICILAN'],
  PPN: ['2104', 'PPN KELUARAN'],
  HUTANG_PO: ['2105', 'UANG MUKA PRE-ORDER'],
  KELEBIHAN_LELANG: ['2106', 'KELEBIHAN LELANG CUSTOMER'],
  HUTANG_SUPPLIER: ['2201', 'HUTANG SUPPLIER'],
  MODAL: ['3101', 'MODAL'],
  PRIVE: ['3102', 'PRIVE'],
  PENJUALAN: ['4101', 'PENDAPATAN PENJUALAN'],
  PENDAPATAN_SERVICE: ['4102', 'PENDAPATAN SERVICE'],
  PENDAPATAN_BUNGA: ['4103', 'PENDAPATAN BUNGA'],
  PENDAPATAN_FEE: ['4104', 'PENDAPATAN FEE'],
  PENDAPATAN_CICILAN: ['4105', 'PENDAPATAN MARGIN CICILAN'],
  PENDAPATAN_DENDA: ['4106', 'PENDAPATAN DENDA'],
  PENDAPATAN_BATAL: ['4107', 'PENDAPATAN POTONGAN BATAL'],
  POTONGAN_PENJUALAN: ['4109', 'POTONGAN PENJUALAN'],
  PENDAPATAN_LAIN: ['4901', 'PENDAPATAN LAIN'],
  HPP: ['5101', 'HARGA POKOK PENJUALAN'],
  BEBAN_WASTING: ['5102', 'BEBAN WASTING'],
  BIAYA_FEE: ['6101', 'BIAYA FEE KARTU'],
  BIAYA_POIN: ['6102', 'BIAYA CASHBACK POIN'],
  BIAYA_HANCUR: ['6103', 'BIAYA BARANG HANCUR'],
  BIAYA_CUCI: ['6104', 'BIAYA CUCI'],
  BIAYA_HADIAH: ['6105', 'BIAYA HADIAH'],
  BIAYA_BONUS: ['6106', 'BIAYA BONUS SALES'],
  BIAYA_LAIN: ['6901', 'BIAYA LAIN'],
  SELISIH_KAS: ['6902', 'SELISIH KAS'],
} as const);
export type JenisAkun = keyof typeof JENIS_AKUN;
export const isJenisAkun = (jenisAkun: string): jenisAkun is JenisAkun => Object.hasOwn(JENIS_AKUN, jenisAkun);

export type Posisi = 'DEBET' | 'KREDIT';

/** One line of a journal. `kode_akun` names it within the journal: side and kind of account. */
export interface BarisJurnal {
  readonly kode_akun: string;
  readonly posisi: Posisi;
  readonly jenis_akun: JenisAkun;
}
export interface Jurnal {
  /** Category of the posting (domain guide §7.1). */
  readonly trx: string;
  readonly type: string;
  readonly baris: readonly BarisJurnal[];
}

type Akun = readonly JenisAkun[];

/** `D-KAS`, `K-PENJUALAN`. */
export const kodeAkun = (posisi: Posisi, jenis_akun: JenisAkun): string =>
  `${posisi === 'DEBET' ? 'D' : 'K'}-${jenis_akun}`;
const baris = (posisi: Posisi, akun: Akun): BarisJurnal[] =>
  akun.map((jenis_akun) => ({ kode_akun: kodeAkun(posisi, jenis_akun), posisi, jenis_akun }));
const jurnal = (trx: string, type: string, debet: Akun, kredit: Akun): Jurnal => ({
  trx,
  type,
  baris: [...baris('DEBET', debet), ...baris('KREDIT', kredit)],
});

/**
 * Money comes in: on an account less what the bank keeps of it, which the shop bears. What it is for stands with the
 * cash, whatever way it came: a deed paid in two ways says it once.
 */
const masuk = (trx: string, lawan: Akun, bersama: Akun = []): Jurnal[] => [
  jurnal(trx, 'CASH', ['KAS', ...bersama], lawan),
  jurnal(trx, 'NON CASH', ['BANK', 'BIAYA_FEE'], []),
];
/** Money goes out; a fee that was kept comes back where a card payment is taken back. */
const keluar = (trx: string, lawan: Akun, bersama: Akun = []): Jurnal[] => [
  jurnal(trx, 'CASH', lawan, ['KAS', ...bersama]),
  jurnal(trx, 'NON CASH', [], ['BANK', 'BIAYA_FEE']),
];
/** Goods move, and no money. */
const barang = (trx: string, debet: Akun, kredit: Akun): Jurnal => jurnal(trx, 'STOCK', debet, kredit);

/** What pays a sale beside money. */
const BUKAN_UANG = [
  'HUTANG_TITIPAN',
  'HUTANG_PESANAN',
  'HUTANG_PO',
  'HUTANG_CICILAN',
  'PERSEDIAAN_PROSES',
  'BIAYA_POIN',
  'POTONGAN_PENJUALAN',
  'PIUTANG_MARKETPLACE',
] as const satisfies Akun;
const STOK = ['PERSEDIAAN', 'PERSEDIAAN_PROSES'] as const satisfies Akun;

/**
 * Every journal: the categories of the cash book (domain guide §7.1, part 2 §7.1) and the moves of goods that cost
 * money, each with the accounts it books on. The list is the program's; a shop only gives the accounts their numbers.
 * A category tells of one of its accounts on one side only once, whatever the type: what is booked finds its line by
 * these three. What is taken back finds that of the deed it mirrors, unless its category has a journal of its own.
 */
export const JURNAL: readonly Jurnal[] = deepFreeze([
  ...masuk('SALDO AWAL', ['MODAL', 'HUTANG_TITIPAN', 'HUTANG_PESANAN', 'HUTANG_CICILAN'], ['PIUTANG_HUTANG', ...STOK]),
  ...masuk('PENJUALAN', ['PENJUALAN', 'PPN', 'PERSEDIAAN'], [...BUKAN_UANG, 'HPP']),
  ...keluar('BATAL PENJUALAN', ['PENJUALAN', 'PPN', 'PERSEDIAAN'], [...BUKAN_UANG, 'HPP']),
  ...keluar('PEMBELIAN', ['PERSEDIAAN_PROSES', 'HPP']),
  ...masuk('BATAL PEMBELIAN', ['PERSEDIAAN_PROSES', 'HPP']),
  ...masuk('PENJUALAN MANUAL', ['PENJUALAN', 'PPN', 'PERSEDIAAN'], ['BIAYA_POIN', 'POTONGAN_PENJUALAN', 'HPP']),
  ...keluar('BATAL PENJUALAN MANUAL', ['PENJUALAN', 'PPN', 'PERSEDIAAN'], ['BIAYA_POIN', 'POTONGAN_PENJUALAN', 'HPP']),
  ...keluar('PEMBELIAN MANUAL', ['PERSEDIAAN', 'HPP'], ['MODAL']),
  ...masuk('BATAL PEMBELIAN MANUAL', ['PERSEDIAAN', 'HPP'], ['MODAL']),
  ...keluar('TUKAR KURANG', ['PERSEDIAAN_PROSES']),
  ...keluar('LEBIH BAYAR PENJUALAN', ['HUTANG_TITIPAN']),
  ...keluar('KELEBIHAN BAYAR DP PENJUALAN', ['HUTANG_TITIPAN']),
  ...keluar('KELEBIHAN PO', ['HUTANG_PO']),
  ...keluar('KEMBALI LEBIH BAYAR', ['HUTANG_TITIPAN']),
  ...masuk('TITIP', ['HUTANG_TITIPAN']),
  ...keluar('BATAL TITIP', ['HUTANG_TITIPAN'], ['PENDAPATAN_BATAL']),
  ...masuk('PESANAN', ['HUTANG_PESANAN']),
  ...keluar('BATAL PESANAN', ['HUTANG_PESANAN'], ['PENDAPATAN_BATAL']),
  // What was finished into a place of goods in process, and is put among those for sale.
  barang('BATAL PESANAN', ['PERSEDIAAN'], ['PERSEDIAAN_PROSES']),
  ...masuk('PRE ORDER', ['HUTANG_PO']),
  ...keluar('BATAL PO', ['HUTANG_PO'], ['PENDAPATAN_BATAL']),
  ...masuk('SERVICE', ['PENDAPATAN_SERVICE']),
  ...masuk('SERVICE AMBIL', ['PENDAPATAN_SERVICE']),
  ...keluar('BATAL SERVICE', ['PENDAPATAN_SERVICE']),
  ...keluar('HUTANG', ['PIUTANG_HUTANG']),
  ...masuk('HUTANG BATAL', ['PIUTANG_HUTANG']),
  ...masuk('HUTANG LUNAS', ['PIUTANG_HUTANG', 'PENDAPATAN_BUNGA']),
  ...keluar('BATAL HUTANG LUNAS', ['PIUTANG_HUTANG', 'PENDAPATAN_BUNGA']),
  ...masuk('BAYAR BUNGA', ['PENDAPATAN_BUNGA']),
  ...masuk('BAYAR HUTANG', ['PIUTANG_HUTANG', 'PENDAPATAN_BUNGA']),
  ...masuk('PEREMAJAAN HUTANG', ['PIUTANG_HUTANG', 'PENDAPATAN_BUNGA']),
  barang(
    'LELANG HUTANG',
    ['PERSEDIAAN_PROSES', 'PERSEDIAAN', 'HPP'],
    ['PIUTANG_HUTANG', 'PENDAPATAN_BUNGA', 'PENDAPATAN_LAIN', 'KELEBIHAN_LELANG'],
  ),
  ...keluar('GANTI RUGI HUTANG', ['BIAYA_HANCUR'], ['PIUTANG_HUTANG']),
  ...masuk('DP CICILAN', ['HUTANG_CICILAN']),
  ...masuk('BAYAR CICILAN', ['HUTANG_CICILAN']),
  ...masuk('DENDA CICILAN', ['PENDAPATAN_DENDA']),
  ...masuk('PELUNASAN CEPAT CICILAN', ['HUTANG_CICILAN']),
  barang('LUNAS CICILAN', ['HUTANG_CICILAN', 'HPP'], ['PENJUALAN', 'PPN', 'PENDAPATAN_CICILAN', 'PERSEDIAAN']),
  ...keluar('BATAL CICILAN', ['HUTANG_CICILAN'], ['PENDAPATAN_BATAL']),
  barang('LELANG CICILAN', ['HUTANG_CICILAN'], ['KELEBIHAN_LELANG', 'PENDAPATAN_DENDA', 'PENDAPATAN_BATAL']),
  ...keluar('KELEBIHAN LELANG', ['KELEBIHAN_LELANG']),
  ...keluar('CASHBACK', ['BIAYA_POIN']),
  ...keluar('BONUS SALES', ['BIAYA_BONUS']),
  ...keluar('STOK HADIAH', ['PERSEDIAAN_HADIAH', 'BIAYA_HADIAH'], ['MODAL']),
  barang('TUKAR POINT', ['BIAYA_HADIAH'], ['PERSEDIAAN_HADIAH']),
  ...masuk('UANG MASUK', ['PENDAPATAN_LAIN']),
  jurnal('UANG KELUAR', 'CASH', ['BIAYA_LAIN'], ['KAS']),
  jurnal('UANG KELUAR', 'NON CASH', ['BIAYA_FEE'], ['BANK']),
  jurnal('MUTASI', 'CASH', ['KAS'], ['KAS']),
  jurnal('MUTASI', 'NON CASH', ['BANK', 'BIAYA_FEE'], ['BANK']),
  jurnal('GESEK TUNAI', 'CASH', [], ['KAS', 'PENDAPATAN_FEE']),
  jurnal('GESEK TUNAI', 'NON CASH', ['BANK', 'BIAYA_FEE'], []),
  jurnal('KIRIM UANG PUSAT', 'CASH', ['UANG_PERJALANAN'], ['KAS']),
  jurnal('KIRIM UANG PUSAT', 'NON CASH', ['BIAYA_FEE'], ['BANK']),
  jurnal('KIRIM UANG DITERIMA', 'CASH', ['RK_TOKO'], ['UANG_PERJALANAN']),
  jurnal('TERIMA UANG PUSAT', 'CASH', ['KAS'], ['RK_TOKO']),
  jurnal('TERIMA UANG PUSAT', 'NON CASH', ['BANK'], []),
  jurnal('SELISIH KAS', 'CASH', ['KAS', 'SELISIH_KAS', 'PIUTANG_KARYAWAN'], ['KAS', 'SELISIH_KAS']),
  jurnal('SELISIH NON CASH', 'CASH', ['SELISIH_KAS'], ['SELISIH_KAS']),
  jurnal('SELISIH NON CASH', 'NON CASH', ['BANK', 'BIAYA_FEE'], ['BANK', 'BIAYA_FEE']),
  barang('TAMBAH BARANG', STOK, ['HUTANG_SUPPLIER', 'MODAL']),
  barang('TAMBAH BARANG MANUAL', ['PERSEDIAAN'], ['MODAL']),
  barang('MODAL BARANG', [...STOK, 'MODAL'], [...STOK, 'MODAL']),
  barang('PINDAH BARANG', STOK, STOK),
  barang('PINDAH SORTIR', ['PERSEDIAAN', 'HPP'], ['PERSEDIAAN_PROSES', 'MODAL']),
  barang('SEPUHAN', ['PERSEDIAAN', 'HPP'], ['PERSEDIAAN_PROSES', 'MODAL']),
  barang('HANCUR BARANG', ['BIAYA_HANCUR'], STOK),
  barang('HANCUR BARANG MANUAL', ['BIAYA_HANCUR'], ['PERSEDIAAN']),
  barang('HANCUR PEMBELIAN', ['BIAYA_HANCUR'], ['PERSEDIAAN_PROSES']),
  barang('KIRIM BARANG', ['PERSEDIAAN_KIRIM'], STOK),
  barang('KIRIM BARANG DITERIMA', ['RK_TOKO'], ['PERSEDIAAN_KIRIM']),
  barang('KIRIM BARANG KEMBALI', STOK, ['PERSEDIAAN_KIRIM']),
  barang('HILANG KIRIMAN', ['BIAYA_HANCUR'], ['PERSEDIAAN_KIRIM']),
  barang('TERIMA BARANG', STOK, ['RK_TOKO']),
  barang('WASTING', ['BEBAN_WASTING'], ['PERSEDIAAN_PROSES']),
  ...keluar('ONGKOS CUCI', ['BIAYA_CUCI']),
]);

/** Categories of journals, to choose from. */
export const TRX_JURNAL: readonly string[] = [...new Set(JURNAL.map(({ trx }) => trx))];

/** Papers whose category is a transaction code of the shop: their journals are UANG MASUK and UANG KELUAR. */
export const KERTAS_BEBAS = ['uang-kas', 'uang-bank'] as const;

/**
 * What an account is, by the first digit of its number. What is none of the first three makes the profit, so that a
 * balance sheet balances whatever numbers a shop chooses.
 */
export const GOLONGAN = deepFreeze({
  '1': 'ASET',
  '2': 'KEWAJIBAN',
  '3': 'MODAL',
  '4': 'PENDAPATAN',
  '5': 'HARGA POKOK',
  '6': 'BIAYA',
  '7': 'PENDAPATAN LAIN',
  '8': 'BIAYA LAIN',
  '9': 'BIAYA LAIN',
} as const);

const byKey = new Map(JURNAL.map((row) => [`${row.trx}/${row.type}`, row]));
export const jurnalOf = (trx: string, type: string): Jurnal | undefined => byKey.get(`${trx}/${type}`);

/** Body of `PUT para-akun-transaksi/{trx}/{type}`: the lines whose account changes. */
export const JURNAL_FIELDS = {
  detail_akun: lines(
    {
      kode_akun: code({ required: true, max: 40 }),
      jenis_akun: text({ max: 40 }),
      nomor_akun: code({ required: true }),
    },
    { min: 1, max: 20 },
  ),
} as const;
