import { Dec } from '@kilau/contract/core/dec.ts';
import type { StokManual } from '@kilau/contract/features/manual/stok.wire.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';

/** What is taken of a row, as it is typed. */
export interface Isi {
  readonly qty: string;
  readonly berat: string;
}

/** What is wrong with an amount that is to be taken, by field; nothing when it may be taken. */
export function periksaAmbil(
  { qty, berat }: Isi,
  bebas: Pick<StokManual, 'bebas_qty' | 'bebas_berat'>,
): Readonly<Partial<Record<keyof Isi, LocaleKey>>> {
  const [pcs, gram] = [Dec.parse(qty), Dec.parse(berat)];
  if (!pcs || !gram) {
    return {
      ...(!pcs && { qty: 'rule.label_tidak_boleh_kosong' as const }),
      ...(!gram && { berat: 'rule.label_tidak_boleh_kosong' as const }),
    };
  }
  if (pcs.isZero() && gram.isZero()) return { qty: 'rule.tidak_boleh_nol' };
  return {
    ...(pcs.gt(bebas.bebas_qty) && { qty: 'manual.ambil_lebih' as const }),
    ...(gram.gt(bebas.bebas_berat) && { berat: 'manual.ambil_lebih' as const }),
  };
}

/** What is wrong with single lines, by their place in the list: `barang.0.kode_baki`. */
export const salahBaris = (salah: Readonly<Record<string, string>>): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(salah).flatMap(([path, pesan]) => {
      const index = /^barang\.(\d+)\./.exec(path)?.[1];
      return index === undefined ? [] : [[Number.parseInt(index, 10), pesan] as const];
    }),
  );
