import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import type { PelangganDraft } from '../../../trade/pelanggan/pelanggan-draft.ts';

/**
 * The ways in which a sale is paid beside money: what its customer left or ordered, a coupon, his points if he is a
 * member.
 */
export const caraLain = (
  { bayar_lain }: Pick<AturanJual, 'bayar_lain'>,
  { jenis: jenisPelanggan, kode_member }: Pick<PelangganDraft, 'jenis' | 'kode_member'>,
): readonly JenisBayar[] => {
  const member = jenisPelanggan === 'MEMBER' && kode_member !== '';
  return ['TITIPAN', 'PESANAN', ...bayar_lain.filter((cara) => member || cara !== 'POIN')];
};
