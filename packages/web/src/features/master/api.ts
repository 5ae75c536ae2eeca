/** What other features may use of the masters. */
export { useKursUsd } from './kurs-usd.ts';
