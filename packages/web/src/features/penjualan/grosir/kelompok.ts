import { Dec } from '@kilau/contract/core/dec.ts';
import { hargaSekarang, type BarisDraft } from '../transaksi/draft.ts';
import type { BarisHitung } from '../transaksi/hitung.ts';

/** The pieces of a group in the sale: how many, how heavy, at which price a gram, for how much. */
export interface KelompokGrosir {
  readonly kode_group: string;
  readonly qty: number;
  readonly berat: Dec;
  /** Rupiah per gram, as typed. */
  readonly harga: string;
  readonly total: Dec;
  readonly baris: readonly BarisDraft[];
}

/** Pieces that carry their own price have none per gram. */
const perGram = ({ baris }: BarisHitung): boolean => baris.barang.harga.harga_tetap === null;

/** The groups of a sale in the order in which they came. */
export function kelompokGrosir(baris: readonly BarisHitung[]): readonly KelompokGrosir[] {
  const milik = baris.filter(perGram);
  return [...new Set(milik.map((row) => row.baris.barang.kode_group))].map((kode_group) => {
    const rows = milik.filter((row) => row.baris.barang.kode_group === kode_group);
    return {
      kode_group,
      qty: rows.length,
      berat: Dec.sum(rows.map(({ berat }) => berat)),
      harga: rows[0]?.baris.harga ?? '',
      total: Dec.sum(rows.map(({ total }) => total)),
      baris: rows.map((row) => row.baris),
    };
  });
}

/** Pieces that came after the price of their group was named: they still carry today's. */
export const barangMenyusul = ({ harga, baris }: KelompokGrosir): readonly BarisDraft[] =>
  baris.filter((row) => row.harga !== harga && row.harga === hargaSekarang(row.barang));
