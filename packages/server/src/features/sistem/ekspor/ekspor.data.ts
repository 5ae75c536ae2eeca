import type { EksporDokumen } from '@kilau/contract/features/sistem/ekspor.ts';
import { EKSPOR_BUKU } from './buku.data.ts';
import { EKSPOR_JUAL_BELI } from './jual-beli.data.ts';
import { EKSPOR_STOK } from './stok.data.ts';
import type { TabelEkspor } from './tabel.ts';

/** A table that is not declared in the contract, or the other way round, does not compile. */
export const TABEL_EKSPOR: Readonly<Record<EksporDokumen, TabelEkspor>> = {
  ...EKSPOR_JUAL_BELI,
  ...EKSPOR_STOK,
  ...EKSPOR_BUKU,
};
