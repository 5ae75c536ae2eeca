import type { LevelsWhen } from '../../core/permission.ts';

/** Who may see how much lies in stock altogether: anybody with the page, the owner alone where the shop hides it. */
export const RINGKASAN_STOK: LevelsWhen = { module: 'HIDE_SALDO_BARANG_SUMMARY', levels: ['OWN'] };
