/** What other features may ask of goods received: taking pieces out of a receipt as they are entered. */
export { ambilPenerimaan, periksaAmbil } from './ambil.ts';
