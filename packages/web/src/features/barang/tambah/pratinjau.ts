import { Dec } from '@kilau/contract/core/dec.ts';
import { beratJual } from '@kilau/contract/features/barang/tambah/berat.calc.ts';
import {
  hargaBaris,
  hargaSistem,
  type AturanHarga,
  type HargaHariIni,
} from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { FormValues } from '../../../ui/form/record-form.ts';
import { barisDari, jumlahBaris } from './atribut-baris.ts';

/** What of a group its pieces are priced by. */
export interface HargaGroup {
  /** What its kelompok harga gives it; 0: its own price counts. */
  readonly harga_kelompok: number;
  readonly harga: number;
  readonly persentase: number;
  readonly kadar: number;
}

/** A number of the form; nothing typed counts as nothing. */
const angka = (value: unknown): Dec => Dec.parse(value) ?? Dec.zero;

/** What of the piece's true weight is not gold, as far as it is typed. */
export const taraIsian = (isi: FormValues) => ({
  berat_asli: angka(isi['berat_asli']),
  berat_atribut: jumlahBaris(barisDari(isi['atribut'])).berat_atribut,
  berat_plastik: angka(isi['berat_plastik']),
});

/** What the server will make of a weight that is left open; nothing while there is none. */
export const beratUsul = (isi: FormValues, pembulatan_berat: string): Dec | undefined =>
  beratJual(taraIsian(isi), pembulatan_berat);

/**
 * What the piece that is being typed would cost today, by the arithmetic of the sale.
 * `undefined` while its weight or its price is not known.
 * @param pembulatan_berat the shop's rule for a weight that is left open.
 */
export function pratinjauHarga(
  isi: FormValues,
  group: HargaGroup | undefined,
  harga_global: number,
  aturan: AturanHarga,
  pembulatan_berat = '',
): HargaHariIni | undefined {
  const berat = angka(isi['berat']).isZero() ? beratUsul(isi, pembulatan_berat) : angka(isi['berat']);
  if (!group || !berat) return undefined;
  const typed = angka(isi['kadar']);
  const percent = typed.gt(100) ? typed.dividedBy(10, 4, 'half-even') : typed;
  const khusus = angka(isi['harga_khusus']);
  const harga = hargaSistem(
    {
      harga_kelompok: group.harga_kelompok,
      harga_group: group.harga,
      persentase_group: group.persentase,
      harga_global,
      kadar: percent.isZero() ? group.kadar : percent,
      markis: isi['markis'] === true,
      harga_khusus: khusus.isZero() ? null : khusus,
    },
    aturan.mode_harga,
  );
  if (!harga) return undefined;
  const tipe_ongkos = isi['tipe_ongkos'] === 'TOTAL' ? 'TOTAL' : 'PER_GRAM';
  return {
    harga,
    jual: hargaBaris(
      {
        ...harga,
        berat,
        tipe_ongkos,
        tarif_ongkos: angka(isi['ongkos']),
        harga_atribut: jumlahBaris(barisDari(isi['atribut'])).harga_atribut,
      },
      aturan,
    ),
  };
}
