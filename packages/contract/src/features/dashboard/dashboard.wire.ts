import type { Dec } from '../../core/dec.ts';
import { choice, date, integer, text } from '../../core/field.ts';
import type { Level } from '../../core/permission.ts';
import { SEES_MONEY } from '../../core/home.ts';

export const DASHBOARD = '/dashboard';
export const DASHBOARD_PUSAT = '/dashboardPusat';

/** Whoever sees what the shop has sold. */
export const MELIHAT: readonly Level[] = SEES_MONEY;
/** Whoever answers for all shops; in a branch it shows that branch. */
export const MELIHAT_PUSAT: readonly Level[] = ['OWN', 'SU', 'MU'];

type Num = Dec | number;

/** Lines of a chart: a figure of each series for each label. */
export interface Grafik {
  readonly labels: readonly string[];
  readonly series: readonly Deret[];
}

export interface Deret {
  readonly kode: string;
  readonly nama: string;
  readonly data: readonly Num[];
}

/** What was traded in some time, net of what was taken back in it. */
export interface Dagang {
  readonly nota: number;
  readonly batal: number;
  readonly qty: number;
  readonly gram: Num;
  readonly nilai: Num;
}

/** What a shop, or all of them, came to: on the business day, by its hours, the days of its month and of its year. */
export interface DashboardToko {
  readonly tgl: string;
  readonly toko: readonly { readonly kode_toko: string; readonly nama_toko: string }[];
  readonly penjualan: Dagang;
  readonly pembelian: Dagang;
  readonly total_penjualan: Num;
  readonly total_pembelian: Num;
  /** What came in of promises of a kind, net of what was cancelled: `total_service`. */
  readonly [total: `total_${string}`]: Num;
  /** Rupiah by hour of the day, 0 to 23. */
  readonly jam_penjualan: readonly Num[];
  readonly jam_pembelian: readonly Num[];
  /** Rupiah by day of the month, up to its last one. */
  readonly hari_penjualan: readonly Num[];
  /** Rupiah and grams by month of the year; `_lalu` of the year before. */
  readonly datagram_penjualan: readonly Num[];
  readonly datagram_penjualan_lalu: readonly Num[];
  readonly datagram_pembelian: readonly Num[];
  readonly datagram_gram_penjualan: readonly Num[];
  readonly datagram_gram_pembelian: readonly Num[];
  /** What came until the same day of the year before. */
  readonly lalu_sampai_hari_ini: Num;
  /** Rupiah per gram of the day, sold and bought; null where there was none. */
  readonly rata: readonly { readonly kadar: Num; readonly jual: Num | null; readonly beli: Num | null }[];
}

/** What a shop answers to what head office asks of all; GAGAL: it did not in time, or refused. */
export interface Cabang<T> {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly status: 'OK' | 'GAGAL';
  /** Kept by another server, whose pages may be opened from here. */
  readonly portal?: true;
  /** It did not answer: these are the figures that had flowed here from it, which know all that it did up to then. */
  readonly per?: string;
  readonly data: readonly T[];
}

/** A shop in the view of head office. */
export interface BarisPusat {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly tgl_system: string;
  readonly penjualan: Dagang;
  readonly pembelian: Dagang;
}

/** Cash of a shop on a day. */
export interface KasToko {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly awal: Num;
  readonly masuk: Num;
  readonly keluar: Num;
  readonly akhir: Num;
}

/** What a shop has spent on a day under one category. */
export interface Biaya {
  readonly kode_toko: string;
  readonly kategori: string;
  readonly nama: string;
  readonly jumlah: Num;
}

/** Payments on an account that nobody has found there yet. */
export interface BelumMasuk {
  readonly kode_toko: string;
  readonly no_rekening: string;
  readonly nama_rekening: string;
  readonly jumlah: number;
  readonly nilai: Num;
  /** Days since the oldest. */
  readonly umur: number;
}

export interface UlangTahun {
  readonly kode_member: string;
  readonly nama_member: string;
  readonly no_hp: string;
  readonly tgl_lahir: string;
  readonly umur: number;
  readonly poin: Num;
}

export const GRAFIK_FIELDS = {
  type: choice(['today', 'monthly'], { required: true }),
  year: integer({ min: 2000, max: 2999 }),
} as const;
export const TAHUN_FIELDS = { year: integer({ min: 2000, max: 2999 }) } as const;
export const TGL_FIELDS = { tgl: date({}) } as const;
export const PERIODE_FIELDS = { tgl_from: date({ required: true }), tgl_to: date({ required: true }) } as const;
export const KATEGORI_FIELDS = { tgl: date({}), kategori: text({ required: true, max: 60 }) } as const;
