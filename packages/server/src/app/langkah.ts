import { barangAda, labelDicetak } from '../features/barang/langkah.ts';
import { hargaDiisi, salesAda } from '../features/master/langkah.ts';
import { menjualSejakLama, pernahMenjual } from '../features/penjualan/langkah.ts';
import { penggunaLain, type StepCounts } from '../features/sistem/beranda/langkah.routes.ts';

/** What ticks each first step of the registry: one without it does not compile. */
export const langkah: StepCounts = {
  harga: hargaDiisi,
  sales: salesAda,
  users: penggunaLain,
  barang: barangAda,
  cetak: labelDicetak,
  penjualan: pernahMenjual,
  lama: menjualSejakLama,
};
