import { z } from 'zod';
import { boolean, integer, text } from '../../../core/field.ts';
import { fieldSchema, recordSchema } from '../../../core/schema.ts';

/** How a page is protected. `berlaku_menit` 0: an approval opens it for the rest of the session. */
export const PROTEKSI_FIELDS = {
  path: text({ required: true, max: 100 }),
  minta_otorisasi: boolean({ label: 'field.minta_otorisasi' }),
  berlaku_menit: integer({ required: true, min: 0, max: 1440, default: 0, label: 'field.berlaku_menit' }),
  maks_sebulan: boolean({ label: 'field.maks_sebulan' }),
} as const;

/** Body of `PUT proteksi-menu`: only the pages that change. */
export const proteksiSchema = z.object({ proteksi: z.array(recordSchema(PROTEKSI_FIELDS)).min(1).max(1000) });

/** Body of `POST proteksi-menu/buka`. */
export const bukaMenuSchema = z.object({
  path: fieldSchema(PROTEKSI_FIELDS.path) as z.ZodType<string>,
  otorisasi: z.string().max(36),
});
