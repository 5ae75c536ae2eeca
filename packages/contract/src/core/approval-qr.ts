import type { ApprovalRequest } from './approval.ts';

/** The module that lets approvals be asked for by QR. */
export const OTORISASI_QR = 'AUTHORIZATION_QR_MODULE';

/** Characters of a keystore, by which a request is known (specification, section 8). */
export const PANJANG_KEYSTORE = 12;

/** How a request stands: it waits, was agreed to, was refused, or its asker has left. */
export const STATUS_PERMINTAAN = ['OPEN', 'SETUJU', 'TOLAK', 'BATAL'] as const;
export type StatusPermintaan = (typeof STATUS_PERMINTAAN)[number];

/** A shop's code as the request names it (specification L98). */
export const clientOf = (kode_toko: string): string => kode_toko.replaceAll(' ', '_');

/** Body of `POST otorisasi-qr/generate` beyond what the specification names: what is asked for. */
export interface DimintaQr {
  readonly permintaan: readonly ApprovalRequest[];
}

/** Answer of `POST otorisasi-qr/generate`. */
export interface QrTerbit {
  readonly keystore: string;
  /** Milliseconds that are left of it. */
  readonly sisa_ms: number;
  /** The code to be shown, as an SVG picture. */
  readonly gambar: string;
}

/** What its asker is told of a request. */
export interface KeadaanQr {
  readonly keystore: string;
  readonly status: StatusPermintaan;
  readonly sisa_ms: number;
  readonly alasan: string;
  readonly diputus_oleh: string | null;
  /** Approvals in the order of what was asked, once it was agreed to. */
  readonly izin: readonly string[];
}

/** Told to the asker: his request was decided, or is over (specification L112). */
export const QR_AUTH = 'qr-auth';
export interface QrAuth {
  readonly cancel: boolean;
  readonly status: boolean;
  readonly keystore: string;
}
