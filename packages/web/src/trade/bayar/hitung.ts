import type { Dec } from '@kilau/contract/core/dec.ts';
import { hitungBayar, type FeeDitanggung, type HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { angka } from '../harga/angka.ts';
import type { BayarDraft } from './bayar-draft.ts';

/** What payments of a draft come to, as the server will work them out. */
export const hitungPembayaran = (
  total: Dec,
  bayar: readonly Pick<BayarDraft, 'jenis' | 'jumlah' | 'fee_persen'>[],
  fee: FeeDitanggung,
): HasilBayar =>
  hitungBayar(
    total,
    bayar.map(({ jenis: caraBayar, jumlah, fee_persen }) => ({
      jenis: caraBayar,
      jumlah: angka(jumlah),
      fee_persen: angka(fee_persen),
    })),
    fee,
  );
