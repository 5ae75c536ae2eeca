/**
 * What other features may use: choosing the receipt that pieces are entered from, what is left of it, and the approval
 * of more.
 */
export { izinBeratTerima } from './izin-berat.ts';
export { useSumberTerima } from './panggilan.ts';
export { PilihSumber } from './PilihSumber.tsx';
export { SisaTerima } from './SisaTerima.tsx';
