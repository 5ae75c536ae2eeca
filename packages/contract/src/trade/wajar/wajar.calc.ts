import { Dec, type DecInput } from '../../core/dec.ts';

/**
 * What nobody means but with a digit too many or in the wrong field, and what therefore is asked about before it goes
 * on. The bands are far from all that is haggled over or handed across a counter.
 */

/** A price, or an ongkos, this many times what it usually is. */
const KALI_HARGA = 2;
const KALI_ONGKOS = 5;
/** Cash so many times what is due, with so many rupiah to give back. */
const KALI_TUNAI = 5;
const KEMBALI_WAJAR = 1_000_000;
/** What was made weighs so many times what was ordered, or the other way round. */
const KALI_BERAT = 1.5;
/** Percentage points between a purity and that of its group. */
const SELISIH_KADAR = 10;

const kali = (nilai: DecInput, biasa: DecInput, batas: number): Dec | undefined => {
  const dasar = Dec.from(biasa);
  if (!dasar.gt(0) || !Dec.from(nilai).gt(dasar.times(batas))) return undefined;
  return Dec.from(nilai).dividedBy(dasar, 1, 'half-up');
};

/** How many times its usual price something is sold for, where that wants a question. */
export const hargaTidakWajar = (harga: DecInput, biasa: DecInput): Dec | undefined => kali(harga, biasa, KALI_HARGA);

/** The same of a making charge, which the counter sets more freely. */
export const ongkosTidakWajar = (ongkos: DecInput, biasa: DecInput): Dec | undefined =>
  kali(ongkos, biasa, KALI_ONGKOS);

/** How many times what is due is handed over in cash, where that wants a question. */
export function tunaiTidakWajar(tunai: DecInput, tagihan: DecInput): Dec | undefined {
  if (!Dec.from(tunai).minus(tagihan).gt(KEMBALI_WAJAR)) return undefined;
  return kali(tunai, Dec.max(1, tagihan), KALI_TUNAI);
}

/** By how many percentage points a purity differs from its group's, where that wants a question. */
export function kadarTidakWajar(kadar: DecInput, kadar_group: DecInput): Dec | undefined {
  const selisih = Dec.from(kadar).minus(kadar_group).abs();
  return Dec.from(kadar_group).gt(0) && selisih.gt(SELISIH_KADAR) ? selisih : undefined;
}

/** Whether what was made weighs so much more or less than it was ordered at that it wants a question. */
export function beratJadiTidakWajar(berat: DecInput, dipesan: DecInput): boolean {
  const [jadi, biasa] = [Dec.from(berat), Dec.from(dipesan)];
  return jadi.gt(biasa.times(KALI_BERAT)) || jadi.times(KALI_BERAT).lt(biasa);
}

/**
 * What a confirmation says: exactly which value was looked at. Another value is another question, so that nothing is
 * confirmed ahead.
 */
export const tandaWajar = {
  harga: (kode_barcode: string, harga: DecInput) => `harga:${kode_barcode}:${Dec.from(harga).toString()}`,
  ongkos: (kode_barcode: string, ongkos: DecInput) => `ongkos:${kode_barcode}:${Dec.from(ongkos).toString()}`,
  tunai: (jumlah: DecInput) => `tunai:${Dec.from(jumlah).toString()}`,
  kadar: (kode_group: string, kadar: DecInput) => `kadar:${kode_group}:${Dec.from(kadar).toString()}`,
  beratJadi: (baris: number, berat: DecInput) => `berat-jadi:${baris}:${Dec.from(berat).toString()}`,
  /** @param kode_group empty for the global price. */
  hargaEmas: (kode_group: string, harga: DecInput) => `harga-emas:${kode_group}:${Dec.from(harga).toString()}`,
} as const;
