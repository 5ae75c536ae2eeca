/** What other features may show of the goods. */
export { FotoBarang } from './FotoBarang.tsx';
