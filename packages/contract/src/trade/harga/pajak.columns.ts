import { money } from '../../core/field.ts';
import { total } from '../../core/report.ts';

/** Tax apart from what is sold: base and PPN of a line, which come to its `harga_total` whichever way PPN is charged. */
export const PAJAK_COLUMNS = { dpp: total(money({}), 'sum'), ppn: total(money({}), 'sum') } as const;
