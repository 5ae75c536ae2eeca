import type {
  GalatKirim,
  HasilPekerjaan,
  KeadaanKiriman,
  KeadaanMasuk,
  PekerjaanKey,
  Saluran,
} from '../../core/antrean.ts';
import { KEADAAN_KIRIMAN, KEADAAN_MASUK } from '../../core/antrean.ts';
import { choice, integer, text } from '../../core/field.ts';
import { definePage } from '../../core/page.ts';

/** What leaves the program and what it does by the clock: who answers for the shop sees it, and sends again. */
export const antreanPage = definePage({
  path: '/antrean',
  menu: 'utility',
  kind: 'tool',
  levels: ['OWN', 'SU', 'MU', 'DEV'],
});

/** Query of `GET antrean/kiriman`. */
export const KIRIMAN_FIELDS = {
  keadaan: choice(KEADAAN_KIRIMAN, { label: 'antrean.keadaan', optionLabel: 'keadaan_kiriman' }),
  limit: integer({ min: 1, max: 200 }),
  after: text({ max: 36 }),
} as const;

/** Query of `GET antrean/masuk`. */
export const MASUK_FIELDS = {
  keadaan: choice(KEADAAN_MASUK, { label: 'antrean.keadaan', optionLabel: 'keadaan_masuk' }),
  limit: integer({ min: 1, max: 200 }),
  after: text({ max: 36 }),
} as const;

/** Body of `POST antrean/masuk/{id}/menyerah`. */
export const MENYERAH_FIELDS = { alasan: text({ required: true, max: 200 }) } as const;

/** Body of `POST antrean/uji`. */
export const UJI_FIELDS = {
  alamat: text({ required: true, max: 200, format: 'url', label: 'antrean.alamat', help: 'help.alamat_uji' }),
  pesan: text({ required: true, max: 200, label: 'antrean.pesan' }),
} as const;

/** One message of the outbox, as the page shows it. Instants are ISO. */
export interface Kiriman {
  readonly id: string;
  readonly saluran: Saluran;
  readonly tujuan: string;
  readonly keadaan: KeadaanKiriman;
  readonly percobaan: number;
  readonly galat: GalatKirim | null;
  readonly jenis: string | null;
  readonly nomor: string | null;
  readonly user_id: string | null;
  readonly dibuat: string;
  readonly dicoba: string | null;
  readonly lagi_pada: string;
  readonly terkirim: string | null;
}

export interface DaftarKiriman {
  readonly data: readonly Kiriman[];
  readonly next: string | null;
  /** How many there are of each, whatever the filter. */
  readonly jumlah: Readonly<Record<KeadaanKiriman, number>>;
}

/** A message of another shop, as the page shows it: which deed of which paper there, and of which one here. */
export interface Masuk {
  readonly id: string;
  readonly keadaan: KeadaanMasuk;
  readonly dari_toko: string;
  readonly nomor: string;
  readonly ke: number;
  /** The deed told before it, which it waits for; 0 for the first. */
  readonly sebelum: number;
  readonly nomor_sini: string;
  readonly perbuatan: string;
  /** Why it does not fit, or was given up, as a sentence. */
  readonly keterangan: string;
  readonly oleh: string | null;
  readonly dibuat: string;
}

export interface DaftarMasuk {
  readonly data: readonly Masuk[];
  readonly next: string | null;
  readonly jumlah: Readonly<Record<KeadaanMasuk, number>>;
}

/** What a person is told of a job: how its last run stands, that one was asked for, or that there was none yet. */
export const KEADAAN_KERJA = ['BERJALAN', 'SELESAI', 'GAGAL', 'DIMINTA', 'BELUM'] as const;
export type KeadaanKerja = (typeof KEADAAN_KERJA)[number];

/** A job and its last run. */
export interface PekerjaanBaris {
  readonly kunci: PekerjaanKey;
  readonly untuk: 'toko' | 'semua';
  readonly keadaan: 'BERJALAN' | 'SELESAI' | 'GAGAL' | null;
  readonly mulai: string | null;
  readonly selesai: string | null;
  readonly hasil: HasilPekerjaan | null;
  /** Reference of the line in the log. */
  readonly galat: string | null;
  readonly server: string | null;
  /** Asked for by hand and not begun yet. */
  readonly diminta: string | null;
  readonly berikut: string;
}

/** One night's check of the books. */
export interface PeriksaBuku {
  readonly malam: string;
  readonly tgl_system: string;
  readonly jumlah: number;
  readonly salah: number;
  readonly rincian: readonly {
    readonly kunci: string;
    readonly judul: string;
    readonly selisih: string;
    readonly contoh: readonly string[];
  }[];
  readonly selesai: string;
  readonly ms: number;
}
