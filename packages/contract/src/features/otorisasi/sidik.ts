import { z } from 'zod';
import type { ApprovalCategory } from '../../core/approval.ts';
import { FINGERPRINT, type DimintaSidik } from '../../core/approval-sidik.ts';
import { boolean, code, password, text } from '../../core/field.ts';
import { definePage } from '../../core/page.ts';
import { APPROVERS } from '../../core/permission.ts';
import { recordShape, type Values } from '../../core/schema.ts';
import { diminta, MOST_REQUESTS } from './qr.ts';

/** Where a supervisor or owner enters what she approves with by finger. */
export const sidikPage = definePage({
  path: '/sidik-jari',
  menu: 'utility',
  kind: 'tool',
  gate: FINGERPRINT,
  levels: APPROVERS,
  everyone: true,
});

/** As browsers and readers write bytes. */
const base64 = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w+/-]+=*$/);

/** A template of a reader takes some hundred bytes; nobody sends a picture. */
export const LONGEST_TEMPLAT = 6000;
const LONGEST_SEALED = 20_000;
const LONGEST_SIGNED = 8000;

/** A template as the till is given it. */
const sealed = z
  .string()
  .min(1)
  .max(LONGEST_SEALED)
  .regex(/^[\w.+/=-]+$/);

/** What the browser says of a signature beside the signature. */
const RINGAN = {
  clientExtensionResults: z.record(z.string().max(60), z.unknown()).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};
const KEPALA = { id: base64(1400), rawId: base64(1400), type: z.literal('public-key'), ...RINGAN };

/**
 * What a device has signed to approve, as the browser hands it on (WebAuthn, AuthenticationResponseJSON). Browsers say
 * more than is read here, and newer ones more again.
 */
const tandaTangan = z.looseObject({
  ...KEPALA,
  response: z.looseObject({
    clientDataJSON: base64(LONGEST_SIGNED),
    authenticatorData: base64(LONGEST_SIGNED),
    signature: base64(LONGEST_SIGNED),
    userHandle: base64(200).optional(),
  }),
});
export type TandaTangan = z.infer<typeof tandaTangan>;

/** What a new device says of itself (WebAuthn, RegistrationResponseJSON). */
const perangkatBaru = z.looseObject({
  ...KEPALA,
  response: z.looseObject({
    clientDataJSON: base64(LONGEST_SIGNED),
    attestationObject: base64(LONGEST_SEALED),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PerangkatBaru = z.infer<typeof perangkatBaru>;

/** @param categories what may be approved: a request without exactly its values would be a blank cheque. */
export const mintaSidikSchema = (categories: readonly ApprovalCategory[]): z.ZodType<DimintaSidik> =>
  recordShape(
    { user_id: code({ required: true }) },
    {
      permintaan: z.array(diminta(categories)).min(1, 'tidak_boleh_kosong').max(MOST_REQUESTS),
      pembaca: z.uuid().optional(),
    },
  ) as unknown as z.ZodType<DimintaSidik>;

/**
 * Body of `POST authorization/fingerprint` (specification L98): `fp` is what her device has signed, or the template that
 * the reader has matched, as the till was given it. `permintaan` names what the till had asked for.
 */
export interface OtorisasiSidik {
  readonly user_id: string;
  readonly kategori: string;
  readonly permintaan: string;
  readonly fp: string | TandaTangan;
}
export const otorisasiSidikSchema = recordShape(
  { user_id: code({ required: true }), kategori: text({ required: true, max: 1000 }) },
  { permintaan: z.uuid(), fp: z.union([sealed, tandaTangan]) },
) as unknown as z.ZodType<OtorisasiSidik>;

/** A device is entered by who knows the password. */
export const MULAI_KUNCI_FIELDS = {
  nama: text({ required: true, max: 40, label: 'field.nama_perangkat' }),
  password: password({ required: true, min: 1, label: 'field.password' }),
} as const;

/** Body of `POST sidik-jari/kunci`: the device's answer to what it was asked. */
export interface KunciBaru {
  readonly id: string;
  readonly jawaban: PerangkatBaru;
}
export const kunciBaruSchema = z.object({ id: z.uuid(), jawaban: perangkatBaru }) as unknown as z.ZodType<KunciBaru>;

/** Body of `POST sidik-jari/jari`: which finger, at which reader, and that she agrees to its being kept. */
export const MULAI_JARI_FIELDS = {
  jari: text({ required: true, max: 40, label: 'field.nama_jari' }),
  setuju: boolean({ label: 'field.setuju_sidik' }),
  password: password({ required: true, min: 1, label: 'field.password' }),
} as const;
export type MulaiJari = Values<typeof MULAI_JARI_FIELDS> & { readonly pembaca?: string | undefined };
export const mulaiJariSchema = recordShape(MULAI_JARI_FIELDS, {
  pembaca: z.uuid().optional(),
}) as unknown as z.ZodType<MulaiJari>;

/** A reader is known by its name; its token is told once. */
export const PEMBACA_FIELDS = { nama: text({ required: true, max: 40, label: 'field.nama_pembaca' }) } as const;

/** What the bridge of a reader sends (docs/operations.md): a finger was looked at, for the request of this id. */
export const fingerprintAuthSchema = z.object({
  id: z.uuid(),
  status: z.boolean(),
  auth_for: z.string().min(1).max(60).toUpperCase(),
  user_id: z.string().min(1).max(60).toUpperCase(),
});

/** What the bridge of a reader sends: the template of a finger that was to be entered. */
export const templatSchema = z.object({ id: z.uuid(), bytes: base64(LONGEST_TEMPLAT) });

/** A reader as its owner sees it. */
export interface Pembaca {
  readonly id: string;
  readonly nama: string;
  readonly dibuat: string;
  /** When its bridge was last heard of. */
  readonly terakhir: string | null;
}
