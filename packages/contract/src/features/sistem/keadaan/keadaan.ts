import { definePage } from '../../../core/page.ts';
import type { Aliran } from '../../../core/aliran.ts';
import type { PrintersTold } from '../../../core/print-job.ts';
import type { KeadaanRuang } from '../../../core/ruang.ts';

/** How the server is: for who answers for it. */
export const keadaanPage = definePage({
  path: '/keadaan',
  menu: 'utility',
  kind: 'tool',
  levels: ['OWN', 'SU', 'DEV'],
});

/** What became of the last backup, and of the try to restore it. */
export const HASIL_CADANGAN = ['UTUH', 'BEDA', 'GAGAL', 'TIDAK_BISA', 'TIDAK_DIBUAT', 'BELUM'] as const;
export type HasilCadangan = (typeof HASIL_CADANGAN)[number];

/** A device that somebody is logged in at, or that has a program of its own at work here. */
export interface Perangkat {
  readonly jenis: 'MASUK' | 'PEMBACA';
  /** Who is logged in, or what the device is called. */
  readonly nama: string;
  /** The browser, in its own words. */
  readonly agen: string;
  /** When it was heard of last, ISO. */
  readonly terakhir: string | null;
  /** What it said of its printers, and when, ISO; nothing of one that has none. */
  readonly cetak: PrintersTold | null;
  readonly cetak_pada: string | null;
}

/** Answer of `GET keadaan`. Instants are ISO, sizes bytes. */
export interface Keadaan {
  readonly server: {
    readonly versi: string;
    readonly node: string;
    readonly sistem: string;
    readonly mulai: string;
    readonly kini: string;
    readonly memori: number;
    /** How late the program was at most, in milliseconds, since it was last asked by who watches servers. */
    readonly jeda_ms: number;
  };
  readonly database: {
    readonly versi: string;
    readonly skema: string;
    readonly ukuran: number;
    readonly koneksi: number;
    readonly maks: number;
    /** Standbys that follow it just now. */
    readonly siaga: number;
    readonly terlama_ms: number;
    /** Statements that wait for another one. */
    readonly menunggu: number;
    readonly mulai: string;
  };
  readonly ruang: {
    readonly kosong: number;
    readonly ukuran: number;
    readonly batas: number;
    readonly keadaan: KeadaanRuang;
  };
  readonly cadangan: {
    readonly hasil: HasilCadangan;
    readonly mulai: string | null;
    readonly bytes: number | null;
    readonly galat: string;
    /** Seconds since the last that was made. */
    readonly umur: number | null;
  };
  readonly antrean: Readonly<Record<'MENUNGGU' | 'GAGAL' | 'MENYERAH', number>>;
  readonly masuk: Readonly<Record<'MENUNGGU' | 'SELISIH' | 'MENYERAH', number>>;
  readonly pekerjaan: { readonly gagal: number; readonly berjalan: number; readonly terakhir: string | null };
  readonly aliran: Aliran;
  readonly perangkat: readonly Perangkat[];
}
