import { deepFreeze } from './resource.ts';

/** The ways out of the program. Closed: a message for a way that is not here does not compile. */
export const SALURAN = ['UJI', 'TOKO', 'WA', 'ETALASE'] as const;
export type Saluran = (typeof SALURAN)[number];
export const isSaluran = (name: string): name is Saluran => (SALURAN as readonly string[]).includes(name);

/** A deed of another shop's paper, as that shop tells of it: what it means for a paper here. */
export interface PesanMasuk {
  /** Which deed of which paper of which shop: a message is known by it, however often it comes. */
  readonly dari_toko: string;
  readonly jenis: string;
  readonly nomor: string;
  readonly ke: number;
  /** The deed of the same paper that was told before this one; 0 for the first. */
  readonly sebelum: number;
  readonly isi: {
    /** The paper here, and the deed that notes it. */
    readonly jenis: string;
    readonly nomor: string;
    readonly perbuatan: string;
    readonly masukan: Readonly<Record<string, unknown>>;
    /** The deed there that it takes back, told before. */
    readonly membalik?: number;
  };
}

/** Kinds of papers by which something goes from shop to shop. */
export type JenisKiriman = 'kirim-barang' | 'kirim-uang';

/** A paper that the shop it sends something to is told of, where another server keeps that. */
export interface KirimanLuar {
  readonly jenis: JenisKiriman;
  readonly nomor: string;
  /** Lines that are on their way again, and the deed that says so. */
  readonly buka?: { readonly ke: number; readonly kunci: readonly string[] };
}

/** A paper that gives points to a member whom another shop keeps, or takes some: what it comes to is read when sent. */
export interface PoinLuar {
  readonly jenis: string;
  readonly nomor: string;
  /** What it was called there while it had no number, where points were kept back for it by then. */
  readonly dahulu?: string;
}

/** A receipt of something that came from another server, whose pictures are still there. */
export interface FotoLuar {
  readonly jenis: JenisKiriman;
  /** Number of what was sent, and of the paper here that took it in. */
  readonly nomor: string;
  readonly no_terima: string;
}

/** What a message says, by the way it takes. It is kept as it was written, however often it is sent. */
export interface IsiSaluran {
  /** A line of JSON to an address, to see whether and when messages leave the program. */
  readonly UJI: { readonly alamat: string; readonly pesan: string };
  /** What somebody of this shop has done that a paper of another one goes by. */
  readonly TOKO: { readonly ke_toko: string; readonly user_id: string } & (
    | { readonly pesan: PesanMasuk }
    | { readonly kiriman: KirimanLuar }
    | { readonly foto: FotoLuar }
    | { readonly poin: PoinLuar }
  );
  /** A text to somebody's phone; one of those to many (`massal`) keeps the hours and waits while the gateway fails. */
  readonly WA: {
    readonly receiver: string;
    readonly message: string;
    readonly image_url?: string;
    readonly massal: boolean;
  };
  /** What an external web is to know of a piece: read when it is sent, and passed over once a later one is written. */
  readonly ETALASE: { readonly kode_barcode: string; readonly versi: number };
}

/** Waiting for its first try, failed and to be tried again, given up, delivered. */
export const KEADAAN_KIRIMAN = ['MENUNGGU', 'GAGAL', 'MENYERAH', 'TERKIRIM'] as const;
export type KeadaanKiriman = (typeof KEADAAN_KIRIMAN)[number];

/** A message of another shop: waiting for one told before it, not fitting, given up, taken. */
export const KEADAAN_MASUK = ['MENUNGGU', 'SELISIH', 'MENYERAH', 'DITERIMA'] as const;
export type KeadaanMasuk = (typeof KEADAAN_MASUK)[number];

/** Why a message did not get through. The sentence is the locale key `galat_kirim.<kode>`. */
export const GALAT_KIRIM = [
  'DILARANG',
  'DITOLAK',
  'TIDAK_TERJANGKAU',
  'KESALAHAN',
  // Of messages to phones: nobody has said through whom, and nobody has that number.
  'BELUM_DIATUR',
  'TIDAK_TERDAFTAR',
  // It was one to many, and he has asked for no more of these.
  'BERHENTI',
] as const;
export interface GalatKirim {
  readonly kode: (typeof GALAT_KIRIM)[number];
  /** HTTP status of the answer that was a refusal. */
  readonly status?: number;
  /** Why nothing answered (`sebab_gateway.<sebab>`). */
  readonly sebab?: string;
  /** Reference of the line in the log. */
  readonly ref?: string;
}

/** When a job is due, and for whom it works. */
export interface Jadwal {
  /** Minute, hour, day of the month, month, day of the week. */
  readonly cron: string;
  /** `toko`: once for every shop, by the shop's own clock. `semua`: once for all of them, by UTC. */
  readonly untuk: 'toko' | 'semua';
  /** Reads so much that it waits for others of its kind, and not for the short ones. */
  readonly lama?: boolean;
}

/**
 * What the program does by the clock, on one server, whichever it is. Each is named by `pekerjaan.<key>` and explained
 * by `hint_pekerjaan.<key>`. Every job must bear being done again: a server may be killed in its midst.
 */
export const PEKERJAAN = deepFreeze({
  'periksa-buku': { cron: '0 2 * * *', untuk: 'toko', lama: true },
  'ringkas-hari': { cron: '*/10 * * * *', untuk: 'toko' },
  // The hour is the one of the configuration; this one stands where nothing is set.
  cadangan: { cron: '0 3 * * *', untuk: 'semua', lama: true },
  'jam-akses': { cron: '* * * * *', untuk: 'semua' },
  // Behind the opening of most shops, by the clock: what is planned for today is written, and sent one by one.
  'kirim-promo': { cron: '50 8 * * *', untuk: 'toko' },
  'kirim-pengingat': { cron: '55 8 * * *', untuk: 'toko' },
  'kirim-nota': { cron: '* * * * *', untuk: 'semua' },
  // Between shops on servers of their own; a night for all of Indonesia.
  'kumpul-niaga': { cron: '*/5 * * * *', untuk: 'semua' },
  'lapor-rantai': { cron: '30 19 * * *', untuk: 'semua' },
  'sapu-unggahan': { cron: '10 */6 * * *', untuk: 'semua' },
  'lupa-jawaban': { cron: '20 */6 * * *', untuk: 'semua' },
  'sapu-sesi': { cron: '30 */6 * * *', untuk: 'semua' },
  'sapu-antrean': { cron: '40 * * * *', untuk: 'semua' },
} as const satisfies Readonly<Record<string, Jadwal>>);
export type PekerjaanKey = keyof typeof PEKERJAAN;
export const PEKERJAAN_KEYS = Object.keys(PEKERJAAN) as readonly PekerjaanKey[];
export const isPekerjaan = (key: string): key is PekerjaanKey => Object.hasOwn(PEKERJAAN, key);

/** Small figures that a run came to; parameters of `hasil_pekerjaan.<key>`. */
export type HasilPekerjaan = Readonly<Record<string, number>>;
