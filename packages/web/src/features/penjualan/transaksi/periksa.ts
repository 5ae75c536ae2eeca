import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { salahKupon } from '@kilau/contract/trade/kupon/kupon.calc.ts';
import { BAYAR_BANK } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { periksaKepala, periksaTagihan } from '../../../trade/dokumen/periksa.ts';
import { KOSONG, NOL, salahBayar, type Rusak } from '../../../trade/dokumen/salah.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { periksaAksesoris } from './aksesoris.ts';
import type { DraftJual } from './draft.ts';
import type { BarisHitung, HitungJual } from './hitung.ts';
import { salahBaris } from './kirim.ts';
import { periksaIsiPasar } from './pasar.ts';

const LEBIH_TOTAL: RuleBreak = { rule: 'diskon_melebihi_total' };
const LEBIH_100: RuleBreak = { rule: 'persen_maks', params: { max: 100 } };

/** The rules that one line breaks, by field. */
export function periksaBaris({ baris, berat, hasil }: BarisHitung): Rusak {
  return {
    ...(berat.isZero()
      ? { berat: NOL }
      : berat.gt(baris.barang.berat)
        ? { berat: { rule: 'melebihi_berat_stok' } }
        : {}),
    ...(hasil.harga_jual.isZero() ? { harga: NOL } : {}),
    ...(hasil.diskon_berlebih ? { diskon_rp: baris.cara_diskon === 'PERSEN' ? LEBIH_100 : LEBIH_TOTAL } : {}),
  };
}

const periksaBayar = ({ bayar, ubah }: DraftJual, { belanja }: HitungJual): Rusak => ({
  ...Object.fromEntries(
    bayar.flatMap(({ id, kupon }) => {
      const salah = kupon && salahKupon(kupon, belanja, ubah);
      return salah ? [[salahBayar(id, 'kode_kupon'), salah]] : [];
    }),
  ),
  ...Object.fromEntries(
    bayar
      .filter(({ jenis: caraBayar, no_rekening }) => BAYAR_BANK.has(caraBayar) && no_rekening === '')
      .map(({ id }) => [salahBayar(id, 'no_rekening'), KOSONG]),
  ),
});

/**
 * What keeps a sale from being sent, by the paths of `salahDari`, in the order of the screen. The server checks all of
 * it again; this only spares the way there.
 */
export const periksaJual = (draft: DraftJual, hitung: HitungJual, aturan: AturanJual): Rusak => ({
  ...periksaKepala({ ...draft, barang: [...hitung.baris, ...hitung.titipan, ...hitung.aksesoris] }, aturan),
  ...Object.fromEntries(
    hitung.baris.flatMap((terhitung) =>
      Object.entries({
        ...periksaBaris(terhitung),
        ...periksaIsiPasar(terhitung.baris, terhitung.baris.barang.foto),
      }).map(([field, broken]) => [salahBaris(terhitung.baris.barang.kode_barcode, field), broken]),
    ),
  ),
  ...periksaAksesoris(draft.aksesoris ?? []),
  ...periksaBayar(draft, hitung),
  ...periksaTagihan(hitung.total, hitung.bayar),
});
