import type { ApprovalAsked, ApprovalRequest } from './approval.ts';
import type { Level } from './permission.ts';

/** The module that lets approvals be given by finger. */
export const FINGERPRINT = 'FINGERPRINT_MODULE';

/** Somebody who may approve in the shop: the list of usernames of the dialog (specification L65). */
export interface Penyetuju {
  readonly user_id: string;
  readonly usere_name: string;
  readonly level: Level;
}

/** A fingerprint reader of the shop. */
export interface PembacaDipilih {
  readonly id: string;
  readonly nama: string;
}

/** First item of the answer of `GET user-fingerprint` (specification L98): what she can approve with. */
export interface SidikUser extends Penyetuju {
  /** Templates of the reader, sealed: only the server reads them. */
  readonly fingerprints: readonly { readonly bytes: string; readonly jari: string }[];
  /** How many of her own devices she has entered. */
  readonly kunci: number;
}

/** What a finger is asked for, and whose. */
export interface DimintaSidik {
  readonly user_id: string;
  readonly permintaan: readonly ApprovalRequest[];
  /** The reader at this till; of a single one nothing need be said. */
  readonly pembaca?: string | undefined;
}

/** How a request by finger stands: it waits, a reader has matched, it was answered, or its asker has left. */
export const STATUS_SIDIK = ['OPEN', 'COCOK', 'SELESAI', 'BATAL'] as const;
export type StatusSidik = (typeof STATUS_SIDIK)[number];

/** Answer of `POST otorisasi-sidik`. */
export interface SidikTerbit {
  readonly id: string;
  /** Milliseconds that are left of it. */
  readonly sisa_ms: number;
  /** What her own device is asked to sign; nothing where she has none that this address may ask. */
  readonly kunci: object | null;
  /** The reader that waits for her finger. */
  readonly pembaca: PembacaDipilih | null;
}

/** Answer of `POST authorization/fingerprint`: approvals in the order of what was asked. */
export interface SidikDiizinkan {
  readonly izin: readonly string[];
}

/** `kategori` of `POST authorization/fingerprint`, where one finger stands for several requests. */
export const kategoriDari = (permintaan: readonly Pick<ApprovalAsked, 'kategori'>[]): string =>
  [...new Set(permintaan.map(({ kategori }) => kategori))].join(', ');

/** Told to the asker: a reader has looked at a finger (specification L98, L112). */
export const FINGERPRINT_AUTH = 'fingerprint-auth';
export interface FingerprintAuth {
  readonly status: boolean;
  /** Who is logged in at the till. */
  readonly auth_for: string;
  /** Whose finger was asked for. */
  readonly user_id: string;
}

/** Levels that see what others have entered, take it away, and look after the readers. */
export const KELOLA_SIDIK: readonly Level[] = ['OWN'];

/** Something of a user to approve with: a device of hers, or a finger at a reader. */
export interface SidikTerdaftar {
  readonly id: string;
  readonly user_id: string;
  readonly jenis: 'KUNCI' | 'JARI';
  readonly nama: string;
  readonly dibuat: string;
  /** When it approved last. */
  readonly terakhir: string | null;
}

/** Told to a user: her list of fingers has changed. */
export const SIDIK_BERUBAH = 'sidik-jari';
