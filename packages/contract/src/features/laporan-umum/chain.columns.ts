import { code, text } from '../../core/field.ts';

/** Reports over shops are for those who may work in all of them; a branch is shown itself alone. */
export const CHAIN_LEVELS = ['OWN', 'SU', 'MU'] as const;
export const TOKO_COLUMNS = { kode_toko: code({ label: 'laporan.toko' }), nama_toko: text({ max: 100 }) } as const;
/** Whether a row is of papers that stand, or of those that were cancelled since. */
