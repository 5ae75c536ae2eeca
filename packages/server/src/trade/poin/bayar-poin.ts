import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { nilaiPoin } from '@kilau/contract/trade/poin/poin.calc.ts';
import type { Drawn, Work } from '../../engine/paper/kind.ts';
import { aturanPoin } from './poin.ts';
import { saldoMember } from './tamu.ts';

/**
 * What a member's points pay: what they are worth (domain guide §2.5). Whether he still has them is asked again when it
 * is booked.
 * @throws Problem at `poin`: without a member, worth nothing, more than he has; `toko_tidak_terjangkau` where the shop
 * that keeps him does not answer.
 */
export async function bayarPoin(
  { tx, context }: Work,
  { kode_member, poin }: { readonly kode_member: string; readonly poin: number },
): Promise<Drawn> {
  if (!context.isOn('PENJUALAN_BAYAR_POIN_MODULE')) throw new Problem('jenis_bayar_tidak_aktif', { jenis: 'POIN' });
  if (kode_member === '') throw new Problem('data_tidak_valid', {}, { poin: { rule: 'poin_hanya_member' } });
  const jumlah = nilaiPoin(poin, await aturanPoin(tx, context));
  if (jumlah.isZero()) throw new Problem('data_tidak_valid', {}, { poin: { rule: 'poin_tanpa_nilai' } });
  const saldo = await saldoMember(tx, context, kode_member);
  if (saldo.lt(poin)) {
    throw new Problem('poin_tidak_cukup', {}, { poin: { rule: 'poin_tidak_cukup', params: { poin: saldo.toJSON() } } });
  }
  return { jumlah, diterima: Dec.from(poin), pemilik: kode_member };
}
