import type { ApprovalCategory } from '../../core/approval.ts';
import { Dec, type DecInput } from '../../core/dec.ts';
import { code, integer, money, text } from '../../core/field.ts';

/** The approval of a sale that comes to more than one may without (LIMIT_PENJUALAN). */
export const OTORISASI_LIMIT = 'LIMIT PENJUALAN';

/** It binds what the sale comes to, how many pieces it is, who sells and who buys. */
export const izinLimit: ApprovalCategory = {
  kategori: OTORISASI_LIMIT,
  nilai: {
    total: money({ required: true }),
    jumlah_barang: integer({ required: true }),
    kode_sales: code({}),
    nama: text({ max: 100, required: true }),
  },
};

/** Whether a sale comes to more than the shop's limit. @param limit LIMIT_PENJUALAN; 0: there is none. */
export const lewatLimit = (total: DecInput, limit: DecInput): boolean =>
  Dec.from(limit).gt(0) && Dec.from(total).gt(limit);
