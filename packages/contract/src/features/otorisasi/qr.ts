import { z } from 'zod';
import type { ApprovalCategory, ApprovalRequest } from '../../core/approval.ts';
import { OTORISASI_QR, PANJANG_KEYSTORE, type DimintaQr, type StatusPermintaan } from '../../core/approval-qr.ts';
import { choice, code, text } from '../../core/field.ts';
import { definePage } from '../../core/page.ts';
import { APPROVERS } from '../../core/permission.ts';
import { recordShape, type Values } from '../../core/schema.ts';
import { mustFit, NILAI_OTORISASI } from './manual.ts';

/** Told to the shop when what waits for its approvers has changed; of a new one with who asks, none of its values. */
export const PERMINTAAN_BERUBAH = 'permintaan-otorisasi';

/** Where a supervisor or owner sees what he is asked for, made for a phone. */
export const persetujuanPage = definePage({
  path: '/persetujuan',
  menu: 'utility',
  kind: 'tool',
  gate: OTORISASI_QR,
  levels: APPROVERS,
  everyone: true,
  waits: { call: 'otorisasi-qr/menunggu', event: PERMINTAAN_BERUBAH },
});

/** Lines of one paper that may be asked for at once. */
export const MOST_REQUESTS = 50;

/** Body of `POST otorisasi-qr/generate`, as the specification has it (L98); what is asked for stands beside it. */
const PERMINTAAN_FIELDS = {
  client: text({ required: true, max: 60 }),
  keystore: code({ required: true, max: PANJANG_KEYSTORE, min: PANJANG_KEYSTORE }),
  client_notes: text({ max: 200 }),
  status: choice(['OPEN'], {}),
  event: text({ max: 60 }),
  input_by: code({}),
  input_date: text({ max: 40 }),
  alamat: text({ max: 200, format: 'url' }),
} as const;

/** One thing that is asked for. @param categories as of {@link mustFit}. */
export const diminta = (categories: readonly ApprovalCategory[]) =>
  z
    .strictObject({
      kategori: z.string().max(60),
      dokumen: z.string().max(60).default(''),
      nilai: NILAI_OTORISASI,
      /** Whose alone it is to give, as the refusal of the deed said: nobody else is asked. */
      level: z.literal('OWN').optional(),
    })
    .check(mustFit(categories));

export type MintaQr = Values<typeof PERMINTAAN_FIELDS> & DimintaQr;

/** @param categories what may be approved: a request without exactly its values would be a blank cheque. */
export const mintaQrSchema = (categories: readonly ApprovalCategory[]): z.ZodType<MintaQr> =>
  recordShape(PERMINTAAN_FIELDS, {
    permintaan: z.array(diminta(categories)).min(1, 'tidak_boleh_kosong').max(MOST_REQUESTS),
  }) as unknown as z.ZodType<MintaQr>;

/** Body of the refusal: the approver's own words. */
export const TOLAK_QR_FIELDS = { alasan: text({ required: true, max: 200 }) } as const;

/** A request as its approvers see it. */
export interface PermintaanQr {
  readonly keystore: string;
  readonly diminta_oleh: string;
  readonly catatan: string;
  readonly permintaan: readonly ApprovalRequest[];
  readonly dibuat: string;
  /** Milliseconds that are left of it. */
  readonly sisa_ms: number;
  readonly status: StatusPermintaan;
  readonly diputus: string | null;
  readonly alasan: string;
}

/** What became of a request that does not wait for me: OPEN is one whose time ran out, or one for the owner alone. */
export interface PermintaanLewat {
  readonly keystore: string;
  readonly status: StatusPermintaan;
  readonly diminta_oleh: string;
  readonly diputus_oleh: string | null;
  /** It waits still, for the owner alone. */
  readonly hanya_pemilik?: true;
}

/** Answer of `GET otorisasi-qr`. */
export interface DaftarQr {
  readonly menunggu: readonly PermintaanQr[];
  /** What the approver has decided himself today. */
  readonly diputus: readonly PermintaanQr[];
  /** What I cannot answer, or nobody can any more, of the last hour. */
  readonly lewat: readonly PermintaanLewat[];
}
