import type { Copy } from '../../engine/print/copy.ts';
import type { Slip } from '../../engine/render/slip/slip.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { denganCek } from '../../trade/nota/cek-nota.ts';
import { gambarNota } from '../../trade/nota/gambar-nota.ts';
import type { NotaContext } from '../../trade/nota/nota-bagian.ts';
import type { DokumenNota } from '../../trade/nota/nota-dokumen.ts';
import { slipDokumen } from '../../trade/nota/slip.ts';
import { bacaTata } from '../../trade/nota/nota-tata.ts';
import { BACA_SQL } from './baca.ts';
import { slipPasar } from './slip-pasar.ts';
import { bacaTervalidasi } from '../../trade/nota/kertas-nota.ts';

const terjual = async (sql: Sql, context: NotaContext, nomor: string): Promise<DokumenNota> =>
  denganCek(context, await bacaTervalidasi<DokumenNota>(sql, context, BACA_SQL, nomor));

/**
 * The paper a customer keeps, by the shop's layout, for him and once more for the shop when DUPLICATE_PRINT_MODULE is
 * on.
 * @throws Problem `dokumen_tidak_ditemukan`; `status_tidak_sesuai` while the sale is OPEN: nothing is sold yet.
 */
export async function notaPenjualan(sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await terjual(sql, context, nomor);
  return gambarNota(sql, context, await bacaTata(sql, context), dokumen, copy);
}

/** What goes onto its parcels, where a marketplace brought it. @throws Problem as the nota does. */
export const slipPaket = async (sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Slip> =>
  slipPasar(sql, context, await terjual(sql, context, nomor), copy);

/** The small receipt of a sale, for both like the nota. @throws Problem as the nota does. */
export const slipPenjualan = async (sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Slip> =>
  slipDokumen(sql, context, await terjual(sql, context, nomor), copy);
