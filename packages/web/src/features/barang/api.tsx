/** What other features may show of the goods. */
export { FotoBarang } from './FotoBarang.tsx';
export { CACHE } from './calls.ts';
export { useKirim } from './use-kirim.ts';
export { Terakhir } from './pindah/Terakhir.tsx';
