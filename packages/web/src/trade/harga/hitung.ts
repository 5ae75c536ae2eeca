import { Dec } from '@kilau/contract/core/dec.ts';
import type { Wire } from '@kilau/contract/core/schema.ts';
import { hitungPpn, type HargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { AturanPpn } from './aturan-jual.ts';

/** Today's price as it was told, for the arithmetic. */
export const hargaSistem = ({ sumber, harga_gram, persentase, harga_tetap }: Wire<HargaSistem>): HargaSistem => ({
  sumber,
  harga_gram: Dec.from(harga_gram),
  persentase: Dec.from(persentase),
  harga_tetap: harga_tetap === null ? null : Dec.from(harga_tetap),
});

/** What a line costs with its tax. @param faktur it came with a complete faktur pajak. */
export const denganPpn = (
  harga_total: Dec,
  aturan: AturanPpn | undefined,
  faktur: boolean,
): { readonly ppn: Dec; readonly total: Dec } =>
  aturan
    ? hitungPpn(harga_total, faktur ? aturan.tarif_faktur : aturan.tarif_tanpa_faktur, aturan.cara)
    : { ppn: Dec.zero, total: harga_total };
