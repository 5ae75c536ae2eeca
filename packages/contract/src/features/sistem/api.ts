/** What other features may use of the system's pages. */
export { antreanPage, type PeriksaBuku } from './antrean.ts';
