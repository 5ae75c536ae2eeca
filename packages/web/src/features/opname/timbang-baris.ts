import { Dec } from '@kilau/contract/core/dec.ts';
import type { DataTimbang } from '@kilau/contract/features/opname/opname.wire.ts';
import { keadaanTimbang, selisihTimbang, type KeadaanTimbang } from '@kilau/contract/features/opname/timbang.calc.ts';
import type { Tone } from '../../ui/Chip.tsx';

export const TONE_TIMBANG: Readonly<Record<KeadaanTimbang, Tone>> = { COCOK: 'good', PERIKSA: 'warn', SELISIH: 'bad' };

/** The difference for what stands in the field; `undefined` while it is no weight. */
export function bandingkan(
  { total, toleransi }: Pick<DataTimbang, 'total' | 'toleransi'>,
  berat_timbang: string,
): { readonly selisih: Dec; readonly keadaan: KeadaanTimbang } | undefined {
  const berat = Dec.parse(berat_timbang);
  if (!berat || berat.lte(0)) return undefined;
  const selisih = selisihTimbang(total, berat);
  return { selisih, keadaan: keadaanTimbang(selisih, toleransi) };
}
