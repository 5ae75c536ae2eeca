/** What other features may use of the sale. */
export { aturanJual } from './aturan.ts';
