import type { Dec } from '@kilau/contract/core/dec.ts';
import { CARA_BAYAR } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { OTORISASI_TRANSFER } from '@kilau/contract/trade/beli/cara-beli.ts';
import { approveWithin } from '../../engine/paper/approve.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import { assertIsi, assertSatuTunai, dibagi, uangKeluar } from '../../trade/bayar/uang-keluar.ts';
import type { PembelianMasuk } from './baris-beli.ts';

/** Category of the cash book. */
export const KATEGORI_BELI = 'PEMBELIAN';

/** Whether a sale that is paid with these goods makes the purchase. No caller can say so: it is none of his ways. */
export const ditukar = ({ bayar }: Pick<PembelianMasuk, 'bayar'>): boolean =>
  bayar.some(({ jenis }) => jenis === 'TUKAR');

/** Goods that pay a sale, under its number: out of the purchase what goes into the sale. */
export const bayarTukar = (jumlah: Dec): Payment => ({
  arah: 'KELUAR',
  cara: 'TUKAR',
  akun: CARA_BAYAR.TUKAR.akun,
  sub: { nomor: 'sebab' },
  kategori: KATEGORI_BELI,
  jumlah,
});

type BayarMasuk = PembelianMasuk['bayar'][number];
/**
 * How a purchase is paid: out of the drawer of who validates it, or from accounts, which may take an approval.
 * @param total what is to be paid.
 * @throws Problem `pembayaran_kosong`, `pembayaran_kurang`, `otorisasi_diperlukan`, …, at the payment.
 */
export async function bayarBeli(work: Work, total: Dec, masuk: readonly BayarMasuk[]): Promise<Payment[]> {
  const bayar = dibagi(total, masuk);
  assertSatuTunai(bayar);
  const hasil: Payment[] = [];
  for (const [index, row] of bayar.entries()) {
    assertIsi(row, index);
    const { jumlah, no_rekening, no_rekening_customer, otorisasi } = row;
    if (row.jenis === 'TRANSFER' && work.context.isOn('OTORISASI_PEMBAYARAN_TRANSFER')) {
      await approveWithin(work, {
        id: otorisasi,
        at: `bayar.${index}.otorisasi`,
        kategori: OTORISASI_TRANSFER,
        nilai: { no_rekening, no_rekening_customer, jumlah: jumlah.toJSON() },
      });
    }
    hasil.push(uangKeluar(row, work.context.actor.user_id, KATEGORI_BELI));
  }
  return hasil;
}
