import type { ModuleKey } from './modules.ts';

/**
 * Modules and parameters that nothing reads yet: Setting System says so beside them. A test holds this list against
 * the program and against the table in docs/decisions.md, which gives the reason for each.
 */
export const MODULES_UNREAD: readonly ModuleKey[] = [];

/** Pages whose records or settings are kept and obeyed by nothing yet: their heads say so. */
export const PAGES_UNREAD: ReadonlySet<string> = new Set([
  '/marketplace-setting',
  '/master-kadar',
  '/master-supplier-berlian',
]);

/** Fields of settings, by the key of their page, that nothing obeys although others of that page are: each says so. */
export const FIELDS_UNREAD: Readonly<Record<string, readonly string[]>> = {
  'setting-member': ['afiliasi_aktif', 'minimal_belanja', 'poin_pengajak', 'poin_diajak'],
  'whatsapp-setting': ['no_pengirim'],
};
