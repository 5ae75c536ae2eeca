/** What a payment may say beside its way and its amount. */
export type IsiCara =
  | 'no_rekening'
  | 'no_rekening_customer'
  | 'no_kartu'
  | 'fee_persen'
  | 'nomor'
  | 'poin'
  | 'kode_kupon'
  | 'kode_marketplace';

/** One way to pay: all that form, checks, posting and reports know of it. */
export interface CaraBayar {
  /** Into the shop, out of it, or either. */
  readonly arah: readonly ('MASUK' | 'KELUAR')[];
  /** The account on which its rupiah stand, */
  readonly akun:
    | 'KAS'
    | 'BANK'
    | 'TITIPAN'
    | 'PESANAN'
    | 'PRE_ORDER'
    | 'CICILAN'
    | 'TUKAR'
    | 'PIUTANG_MARKETPLACE'
    | 'BIAYA_POIN'
    | 'POTONGAN_PENJUALAN';
  /**
   * and under whose name: the drawer of who takes it, the account it names, the paper it draws on, the paper that is
   * paid, the member who pays; or under none.
   */
  readonly sub: 'laci' | 'rekening' | 'sumber' | 'dokumen' | 'member' | '';
  /** What is handed over, where that is not rupiah: the member's becomes so much less, and its rupiah are a cost. */
  readonly aset?: 'POIN';
  /** What has to be said, and what may be. */
  readonly wajib?: readonly IsiCara[];
  readonly boleh?: readonly IsiCara[];
  /** It may be more than is due, and change is given. */
  readonly kembali?: true;
  /** It may be more than is due, and what is over is paid out in cash under this category. */
  readonly lebih?: string;
  /** Rows of one paper: as many as there are payments, all in one heap, one for each paper it draws on, or just one. */
  readonly baris: 'banyak' | 'tumpuk' | 'sumber' | 'satu';
  /** What is paid by it earns no points. */
  readonly tanpaPoin?: true;
  /** Another paper, or what a member or a coupon holds, pays: there is none before its feature has entered it. */
  readonly terdaftar?: true;
  /** The letter that chooses it while the amount is typed. */
  readonly huruf?: string;
}

const MASUK = ['MASUK'] as const;
const KEDUANYA = ['MASUK', 'KELUAR'] as const;
const BANK = { akun: 'BANK', sub: 'rekening', wajib: ['no_rekening'], baris: 'banyak' } as const;
const KARTU = { ...BANK, arah: MASUK, boleh: ['no_kartu', 'fee_persen'] } as const;
/** What a customer left: it pays as long as it lasts, each promise in a row of its own. */
const JANJI = { arah: MASUK, sub: 'sumber', wajib: ['nomor'], baris: 'sumber', terdaftar: true } as const;
const KELEBIHAN_DP = 'KELEBIHAN BAYAR DP PENJUALAN';

const daftar = {
  CASH: { arah: KEDUANYA, akun: 'KAS', sub: 'laci', kembali: true, baris: 'tumpuk', huruf: 'C' },
  DEBET: { ...KARTU, huruf: 'D' },
  CREDIT: { ...KARTU, huruf: 'K' },
  TRANSFER: { ...BANK, arah: KEDUANYA, boleh: ['no_rekening_customer'], huruf: 'T' },
  QRIS: { ...BANK, arah: MASUK, huruf: 'Q' },
  // Owed by the platform under the number of the sale, until it pays out.
  MARKETPLACE: {
    arah: MASUK,
    akun: 'PIUTANG_MARKETPLACE',
    sub: 'dokumen',
    wajib: ['kode_marketplace'],
    baris: 'satu',
    terdaftar: true,
  },
  TITIPAN: { ...JANJI, akun: 'TITIPAN', lebih: KELEBIHAN_DP, huruf: 'I' },
  PESANAN: { ...JANJI, akun: 'PESANAN', lebih: KELEBIHAN_DP, huruf: 'S' },
  'PRE-ORDER': { ...JANJI, akun: 'PRE_ORDER', lebih: 'KELEBIHAN PO', huruf: 'O' },
  CICILAN: { ...JANJI, akun: 'CICILAN' },
  // Goods that the same transaction buys: in for the sale, out for the purchase, both under the number of the sale.
  TUKAR: { arah: KEDUANYA, akun: 'TUKAR', sub: 'dokumen', lebih: 'TUKAR KURANG', baris: 'satu', terdaftar: true },
  POIN: {
    arah: MASUK,
    akun: 'BIAYA_POIN',
    sub: 'member',
    aset: 'POIN',
    wajib: ['poin'],
    baris: 'satu',
    tanpaPoin: true,
    terdaftar: true,
    huruf: 'P',
  },
  KUPON: {
    arah: MASUK,
    akun: 'POTONGAN_PENJUALAN',
    sub: '',
    wajib: ['kode_kupon'],
    baris: 'satu',
    tanpaPoin: true,
    terdaftar: true,
    huruf: 'U',
  },
} as const satisfies Readonly<Record<string, CaraBayar>>;

export type JenisBayar = keyof typeof daftar;
/** The ways to pay, in the order in which a form shows them. */
export const CARA_BAYAR: Readonly<Record<JenisBayar, CaraBayar>> = daftar;
export const JENIS_BAYAR = Object.keys(daftar) as readonly JenisBayar[];

/** Ways that are money: no other paper, no points, no coupon. */
export const CARA_UANG = ['CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'QRIS'] as const satisfies readonly JenisBayar[];

/** Whether a way has to be told something, or may be. */
export const minta = (jenisBayar: JenisBayar, isi: IsiCara): boolean => {
  const { wajib = [], boleh = [] } = CARA_BAYAR[jenisBayar];
  return wajib.includes(isi) || boleh.includes(isi);
};

/**
 * Whether a way can be taken in a shop.
 * @param terdaftar the ways that some kind of paper has entered for itself.
 */
export const dapatDipakai = (jenisBayar: JenisBayar, terdaftar: ReadonlySet<string>): boolean =>
  !CARA_BAYAR[jenisBayar].terdaftar || terdaftar.has(jenisBayar);
