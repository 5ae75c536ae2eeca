/** What other features may use: choosing the receipt that pieces are entered from. */
export { useSumberTerima } from './panggilan.ts';
export { PilihSumber } from './PilihSumber.tsx';
