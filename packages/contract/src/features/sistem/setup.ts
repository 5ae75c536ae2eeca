import { z } from 'zod';
import { boolean, text } from '../../core/field.ts';
import { fieldSchema, recordSchema } from '../../core/schema.ts';
import { TOKO_FIELDS } from './toko.resource.ts';
import { PEMILIK_FIELDS } from './hak/users.resource.ts';

/** Whether the first run also fills the masters (domain guide, Appendix B). */
export const CONTOH_MASTER = boolean({ label: 'field.contoh_master', help: 'help.contoh_master' });

/** What the server's log says at its start; asked for when the first run is not opened on the server itself. */
export const KODE_SETUP = text({ max: 20, upper: true, label: 'field.kode_setup', help: 'help.kode_setup' });

/** Body of `POST setup`: the first shop, its owner, and whether to begin with masters. */
export const setupSchema = z.object({
  toko: recordSchema(TOKO_FIELDS),
  pemilik: recordSchema(PEMILIK_FIELDS),
  kode: fieldSchema(KODE_SETUP) as z.ZodType<string | null>,
  contoh_master: fieldSchema(CONTOH_MASTER) as z.ZodType<boolean>,
});
export type SetupInput = z.infer<typeof setupSchema>;
