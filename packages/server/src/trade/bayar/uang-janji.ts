import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { UANG_FIELDS } from '@kilau/contract/trade/bayar/bayar.fields.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import { dikirim, hitungPembayaran } from './bayar.ts';
import { pembayaranJual } from './uang-jual.ts';

/** What is told where more is left than the goods cost. */
type Kelebihan = 'titipan_melebihi_total' | 'pesanan_melebihi_sisa';

/**
 * What a customer leaves with the shop now for goods of a promise.
 * @param sisa what is still to be paid of them.
 * @throws Problem `pembayaran_kosong`, the one named, and as every payment is refused.
 */
export async function uangJanji(
  work: Work,
  sisa: Dec,
  uang: readonly Values<typeof UANG_FIELDS>[],
  { kategori, kelebihan }: { readonly kategori: string; readonly kelebihan: Kelebihan },
): Promise<{ readonly jumlah: Dec; readonly bayar: readonly Payment[] }> {
  const masuk = uang.map(({ jenis: cara, jumlah: rupiah, ...isi }) => dikirim(cara as JenisBayar, rupiah, isi));
  const jumlah = Dec.sum(uang.map((row) => row.jumlah));
  if (masuk.length === 0) throw new Problem('pembayaran_kosong', {}, { bayar: { rule: 'tidak_boleh_kosong' } });
  const bayar = await hitungPembayaran(work, jumlah, masuk);
  if (jumlah.gt(sisa)) {
    throw new Problem(
      kelebihan,
      { lebih: jumlah.minus(sisa).toJSON() },
      { [`bayar.${masuk.length - 1}.jumlah`]: { rule: 'melebihi_tagihan' } },
    );
  }
  return { jumlah, bayar: pembayaranJual(bayar, masuk, work.context.actor.user_id, kategori) };
}
