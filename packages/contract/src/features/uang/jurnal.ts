import { code, lines, text } from '../../core/field.ts';
import { deepFreeze } from '../../core/resource.ts';

/** Kinds of account a journal books on, each with the number and name it begins with in a new shop. */
export const JENIS_AKUN = deepFreeze({
  KAS: ['1101', 'KAS KASIR'],
  BANK: ['1102', 'BANK'],
  UANG_PERJALANAN: ['1103', 'UANG DALAM PERJALANAN'],
  PIUTANG_HUTANG: ['1104', 'PIUTANG HUTANG CUSTOMER'],
  PERSEDIAAN: ['1201', 'PERSEDIAAN BARANG'],
  HUTANG_TITIPAN: ['2101', 'HUTANG TITIPAN CUSTOMER'],
  HUTANG_PESANAN: ['2102', 'UANG MUKA PESANAN'],
  HUTANG_CICILAN: ['2103', 'UANG MUKA CICILAN'],
  PPN: ['2104', 'PPN KELUARAN'],
  MODAL: ['3101', 'MODAL'],
  PENJUALAN: ['4101', 'PENDAPATAN PENJUALAN'],
  PENDAPATAN_SERVICE: ['4102', 'PENDAPATAN SERVICE'],
  PENDAPATAN_BUNGA: ['4103', 'PENDAPATAN BUNGA'],
  PENDAPATAN_FEE: ['4104', 'PENDAPATAN FEE'],
  PENDAPATAN_LAIN: ['4901', 'PENDAPATAN LAIN'],
  HPP: ['5101', 'HARGA POKOK PENJUALAN'],
  BIAYA_FEE: ['6101', 'BIAYA FEE KARTU'],
  BIAYA_POIN: ['6102', 'BIAYA CASHBACK POIN'],
  BIAYA_HANCUR: ['6103', 'BIAYA BARANG HANCUR'],
  BIAYA_LAIN: ['6901', 'BIAYA LAIN'],
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
const baris = (posisi: Posisi, akun: Akun): BarisJurnal[] =>
  akun.map((jenis_akun) => ({ kode_akun: `${posisi === 'DEBET' ? 'D' : 'K'}-${jenis_akun}`, posisi, jenis_akun }));
const jurnal = (trx: string, type: string, debet: Akun, kredit: Akun): Jurnal => ({
  trx,
  type,
  baris: [...baris('DEBET', debet), ...baris('KREDIT', kredit)],
});

/** Money comes in, in cash or on an account, where the shop may bear a fee. */
const masuk = (trx: string, lawan: Akun, keluar: Akun = [], fee: Akun = []): Jurnal[] => [
  jurnal(trx, 'CASH', ['KAS', ...keluar], lawan),
  jurnal(trx, 'NON CASH', ['BANK', ...fee, ...keluar], lawan),
];
/** Money goes out. */
const keluar = (trx: string, lawan: Akun, masukLagi: Akun = [], fee: Akun = []): Jurnal[] => [
  jurnal(trx, 'CASH', lawan, ['KAS', ...masukLagi]),
  jurnal(trx, 'NON CASH', lawan, ['BANK', ...fee, ...masukLagi]),
];

/**
 * Every journal: the categories of the cash book (domain guide §7.1) and the moves of goods that cost money, each with
 * the accounts it books on. The list is the program's; a shop only gives the accounts their numbers.
 */
export const JURNAL: readonly Jurnal[] = deepFreeze([
  ...masuk('SALDO AWAL', ['MODAL']),
  ...masuk('PENJUALAN', ['PENJUALAN', 'PPN', 'PERSEDIAAN'], ['HPP'], ['BIAYA_FEE']),
  ...keluar('BATAL PENJUALAN', ['PENJUALAN', 'PPN', 'PERSEDIAAN'], ['HPP'], ['BIAYA_FEE']),
  ...keluar('PEMBELIAN', ['PERSEDIAAN']),
  ...masuk('BATAL PEMBELIAN', ['PERSEDIAAN']),
  ...masuk('PENJUALAN MANUAL', ['PENJUALAN', 'PPN', 'PERSEDIAAN'], ['HPP'], ['BIAYA_FEE']),
  ...keluar('BATAL PENJUALAN MANUAL', ['PENJUALAN', 'PPN', 'PERSEDIAAN'], ['HPP'], ['BIAYA_FEE']),
  ...keluar('PEMBELIAN MANUAL', ['PERSEDIAAN']),
  ...masuk('BATAL PEMBELIAN MANUAL', ['PERSEDIAAN']),
  ...keluar('TUKAR KURANG', ['PERSEDIAAN'], ['PENJUALAN']),
  ...keluar('LEBIH BAYAR PENJUALAN', ['HUTANG_TITIPAN']),
  ...keluar('KELEBIHAN BAYAR DP PENJUALAN', ['HUTANG_TITIPAN']),
  ...keluar('KELEBIHAN PO', ['HUTANG_PESANAN']),
  ...keluar('KEMBALI LEBIH BAYAR', ['HUTANG_TITIPAN']),
  ...masuk('TITIP', ['HUTANG_TITIPAN'], [], ['BIAYA_FEE']),
  ...keluar('BATAL TITIP', ['HUTANG_TITIPAN'], ['PENDAPATAN_LAIN']),
  ...masuk('PESANAN', ['HUTANG_PESANAN'], [], ['BIAYA_FEE']),
  ...keluar('BATAL PESANAN', ['HUTANG_PESANAN']),
  ...masuk('SERVICE', ['PENDAPATAN_SERVICE']),
  ...masuk('SERVICE AMBIL', ['PENDAPATAN_SERVICE']),
  ...keluar('BATAL SERVICE', ['PENDAPATAN_SERVICE']),
  ...keluar('HUTANG', ['PIUTANG_HUTANG']),
  ...masuk('HUTANG BATAL', ['PIUTANG_HUTANG']),
  ...masuk('HUTANG LUNAS', ['PIUTANG_HUTANG', 'PENDAPATAN_BUNGA']),
  ...keluar('BATAL HUTANG LUNAS', ['PIUTANG_HUTANG', 'PENDAPATAN_BUNGA']),
  ...masuk('BAYAR BUNGA', ['PENDAPATAN_BUNGA']),
  ...masuk('DP CICILAN', ['HUTANG_CICILAN'], [], ['BIAYA_FEE']),
  ...masuk('BAYAR CICILAN', ['HUTANG_CICILAN'], [], ['BIAYA_FEE']),
  ...masuk('PELUNASAN CEPAT CICILAN', ['HUTANG_CICILAN'], [], ['BIAYA_FEE']),
  ...keluar('BATAL CICILAN', ['HUTANG_CICILAN']),
  ...keluar('CASHBACK', ['BIAYA_POIN']),
  ...masuk('UANG MASUK', ['PENDAPATAN_LAIN']),
  ...keluar('UANG KELUAR', ['BIAYA_LAIN']),
  jurnal('MUTASI', 'CASH', ['KAS'], ['KAS']),
  jurnal('MUTASI', 'NON CASH', ['BANK'], ['BANK']),
  jurnal('GESEK TUNAI', 'NON CASH', ['BANK'], ['KAS', 'PENDAPATAN_FEE']),
  jurnal('KIRIM UANG PUSAT', 'CASH', ['UANG_PERJALANAN'], ['KAS']),
  jurnal('TERIMA UANG PUSAT', 'CASH', ['KAS'], ['UANG_PERJALANAN']),
  jurnal('HANCUR BARANG', 'STOCK', ['BIAYA_HANCUR'], ['PERSEDIAAN']),
]);

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
