import { choice, code, text } from '../../core/field.ts';

/** Reports over shops are for those who may work in all of them; a branch is shown itself alone. */
export const CHAIN_LEVELS = ['OWN', 'SU', 'MU'] as const;
export const TOKO_COLUMNS = { kode_toko: code({ label: 'laporan.toko' }), nama_toko: text({ max: 100 }) } as const;
/** Whether a row is of papers that stand, or of those that were cancelled since. */
export const STATUS_COLUMN = { status: choice(['DONE', 'CANC'], { optionLabel: 'keadaan' }) } as const;
export const CANCELLED = { by: 'status', is: 'CANC' } as const;
