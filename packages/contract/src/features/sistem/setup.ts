import { z } from 'zod';
import { boolean, money, text } from '../../core/field.ts';
import { fieldSchema, recordSchema } from '../../core/schema.ts';
import { TOKO_FIELDS } from './toko.resource.ts';
import { PEMILIK_FIELDS } from './hak/users.resource.ts';

/** Whether the first run also fills the masters (domain guide, Appendix B). */
export const CONTOH_MASTER = boolean({ label: 'field.contoh_master', help: 'help.contoh_master' });

/**
 * Today's selling price per gram of the groups that a shop begins with, by the group's code. Whoever opens the shop
 * knows them; the program makes none up, and the home asks again for what stays empty.
 */
export const HARGA_AWAL = {
  harga_375: money({ label: 'wizard.harga_375' }),
  harga_420: money({ label: 'wizard.harga_420' }),
  harga_700: money({ label: 'wizard.harga_700' }),
  harga_750: money({ label: 'wizard.harga_750' }),
  harga_999: money({ label: 'wizard.harga_999' }),
} as const;

/** What the server's log says at its start; asked for when the first run is not opened on the server itself. */
export const KODE_SETUP = text({ max: 20, upper: true, label: 'field.kode_setup', help: 'help.kode_setup' });

/** Body of `POST setup`: the first shop, its owner, and whether to begin with masters, with their prices. */
export const setupSchema = z.object({
  toko: recordSchema(TOKO_FIELDS),
  pemilik: recordSchema(PEMILIK_FIELDS),
  kode: fieldSchema(KODE_SETUP) as z.ZodType<string | null>,
  contoh_master: fieldSchema(CONTOH_MASTER) as z.ZodType<boolean>,
  harga: recordSchema(HARGA_AWAL).optional(),
});
export type SetupInput = z.infer<typeof setupSchema>;
