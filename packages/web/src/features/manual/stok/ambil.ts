import { barisManualFields } from '@kilau/contract/features/manual/baris.fields.ts';
import type { StokManual } from '@kilau/contract/features/manual/stok.fields.ts';
import { NOL, type Rusak } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { kurangIsi, type Isi as IsiOf } from '../../../trade/isian/isi.ts';

/** What is typed of a row that something is taken of. */
export const FIELDS = { qty: barisManualFields.qty, berat: barisManualFields.berat } as const;
export type Isi = IsiOf<typeof FIELDS>;

/** What is wrong with an amount that is to be taken; nothing when it may be taken. */
export function periksaAmbil(isi: Isi, bebas: Pick<StokManual, 'bebas_qty' | 'bebas_berat'>): Rusak {
  const [pcs, gram] = [angka(isi.qty), angka(isi.berat)];
  const kurang = kurangIsi(FIELDS, isi);
  if (Object.keys(kurang).length > 0) return kurang;
  if (pcs.isZero() && gram.isZero()) return { qty: NOL };
  return {
    ...(pcs.gt(bebas.bebas_qty) && { qty: { rule: 'melebihi_bebas' } }),
    ...(gram.gt(bebas.bebas_berat) && { berat: { rule: 'melebihi_bebas' } }),
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
