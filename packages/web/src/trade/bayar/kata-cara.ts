import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { Translate } from '../../ui/text.ts';

/** Ways that other languages have a word of their own for; the others are names. */
const KATA: Readonly<Partial<Record<JenisBayar, LocaleKey>>> = {
  CASH: 'penjualan.cara_cash',
  DEBET: 'penjualan.cara_debet',
  CREDIT: 'penjualan.cara_credit',
  TRANSFER: 'penjualan.cara_transfer',
  TITIPAN: 'penjualan.cara_titipan',
  'PRE-ORDER': 'penjualan.cara_pre_order',
  PESANAN: 'penjualan.cara_pesanan',
  POIN: 'penjualan.cara_poin',
  KUPON: 'penjualan.cara_kupon',
};

/** What a way to pay is called where one pays. */
export function kataCara(t: Translate, cara: JenisBayar): string {
  const key = KATA[cara];
  return key === undefined ? cara : t(key);
}
