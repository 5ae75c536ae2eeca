import type { Dec } from '@kilau/contract/core/dec.ts';
import { tagihanCicilan, type Angsuran, type Tagihan } from '@kilau/contract/features/cicilan/angsuran.calc.ts';
import type { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import type { Paper } from '../../engine/paper/kind.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** Every instalment with what has become of it. */
const bacaAngsuran = (sql: Sql, kode_toko: string, nomor: string): Promise<Angsuran[]> =>
  sql.query<Angsuran>(
    `select angsuran, jatuh_tempo, jumlah, dibayar, bulan, denda from cicilan_angsuran
     where kode_toko = $1 and no_faktur_cicil = $2 order by angsuran`,
    [kode_toko, nomor],
  );

/** What is open on a day, and what it is fined. */
export async function bacaTagihan(
  sql: Sql,
  context: Pick<WorkContext, 'shop' | 'param'>,
  { nomor, denda_persen }: { readonly nomor: string; readonly denda_persen: Dec },
  hari: string,
): Promise<Tagihan[]> {
  const angsuran = await bacaAngsuran(sql, context.shop.kode_toko, nomor);
  return tagihanCicilan(angsuran, hari, { tenggang: Number(context.param('CICILAN_TENGGANG_HARI')), denda_persen });
}

export type Cicilan = Paper<typeof cicilan>;

/** What a customer has paid of it, fines apart. */
export const dibayarDari = ({ saldo }: Cicilan): Dec => saldo.negated();
