import { Problem } from '@kilau/contract/core/problem.ts';
import type { Copy } from '../../engine/print/copy.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { gambarNota } from '../../trade/nota/gambar-nota.ts';
import type { NotaContext } from '../../trade/nota/nota-bagian.ts';
import { bacaTata } from '../../trade/nota/nota-tata.ts';
import { bacaPenjualan } from './baca.ts';

/**
 * The paper a customer keeps, by the shop's layout, for him and once more for the shop when DUPLICATE_PRINT_MODULE is
 * on.
 * @throws Problem `dokumen_tidak_ditemukan`; `status_tidak_sesuai` while the sale is OPEN: nothing is sold yet.
 */
export async function notaPenjualan(sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await bacaPenjualan(sql, context, nomor);
  if (!dokumen) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (dokumen.valid_oleh === null) throw new Problem('status_tidak_sesuai', { nomor, status: dokumen.status });
  return gambarNota(sql, context, await bacaTata(sql, context), dokumen, copy);
}
