import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { JenisPelanggan, PELANGGAN_FIELDS } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { pelangganJual, type Pelanggan } from './pelanggan.ts';

/** A customer who may be a reseller. */
export interface PelangganReseller extends Omit<Pelanggan, 'jenis'> {
  readonly jenis: JenisPelanggan;
}

/** Whether a member buys as a reseller: by what he is, and while the shop has resellers. */
export async function adalahReseller(
  sql: Sql,
  context: Pick<WorkContext, 'shop' | 'isOn'>,
  kode_member: string,
): Promise<boolean> {
  if (kode_member === '' || !context.isOn('RESELLER_MODULE')) return false;
  const found = await sql.query(
    `select from member where kode_toko = $1 and kode_member = $2 and jenis_member = 'RESELLER' and status_aktif`,
    [context.shop.kode_toko, kode_member],
  );
  return found.length > 0;
}

/**
 * Who buys, where resellers have prices of their own: a member who is one is told as one, whatever was sent.
 * @throws Problem at `pelanggan.jenis` where somebody was sent as a reseller who is none.
 */
export async function pelangganReseller(
  tx: Tx,
  context: WorkContext,
  masuk: Values<typeof PELANGGAN_FIELDS>,
): Promise<PelangganReseller> {
  const pelanggan = await pelangganJual(tx, context, masuk);
  if (await adalahReseller(tx, context, pelanggan.kode_member)) return { ...pelanggan, jenis: 'RESELLER' };
  if (masuk.jenis === 'RESELLER') {
    throw new Problem('data_tidak_valid', {}, { 'pelanggan.jenis': { rule: 'bukan_reseller' } });
  }
  return pelanggan;
}
