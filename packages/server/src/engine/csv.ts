import { csvCell } from '@kilau/contract/core/csv.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** One record of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
