/** What is looked at before a day is closed: all that must be in order, and what only warns. */
export const PERIKSA = {
  dokumen: { menahan: true, halaman: '/validasi-penjualan' },
  timbang: { menahan: true, halaman: '/timbang-baki' },
  laci: { menahan: true, halaman: '' },
  otorisasi: { menahan: true, halaman: '/persetujuan' },
  buku: { menahan: true, halaman: '/rekonsiliasi' },
  kirim: { menahan: false, halaman: '/kirim-uang-pusat' },
  kirim_barang: { menahan: false, halaman: '/kirim-barang' },
  non_cash: { menahan: false, halaman: '/validasi-non-cash' },
  opname: { menahan: false, halaman: '/stock-opname' },
} as const satisfies Readonly<Record<string, { readonly menahan: boolean; readonly halaman: string }>>;

export type PeriksaKey = keyof typeof PERIKSA;
export const PERIKSA_KEYS = Object.keys(PERIKSA) as readonly PeriksaKey[];

/** Where some of them are put in order. */
export interface Tempat {
  readonly halaman: string;
  /** What narrows that page to them, where it tells others too. */
  readonly status?: string;
  readonly jumlah: number;
}

/** What was found of one of them. */
export interface Check {
  readonly kunci: PeriksaKey;
  /** So many are not in order; 0 when all are. */
  readonly jumlah: number;
  /** A few of them: numbers of papers, drawers, trays. */
  readonly contoh: readonly string[];
  /** Where it is put in order; empty where that is this page. */
  readonly halaman: string;
  /** What narrows that page to them, where it tells others too. */
  readonly status?: string;
  /** Every such page with how many wait there, where they are several: `halaman` is the first of them. */
  readonly tempat?: readonly Tempat[];
}

/** What keeps the day from being closed. */
export const menahan = (checks: readonly Check[]): readonly Check[] =>
  checks.filter(({ kunci, jumlah }) => jumlah > 0 && PERIKSA[kunci].menahan);
