import { formatInstant } from '@kilau/contract/core/format.ts';

const ESC = '\x1b';
const INITIALISE = `${ESC}@`;
const BOLD = `${ESC}E`;
/** GS V 66: feeds to the knife and cuts, where there is one. */
const CUT = '\x1dVB\x00';

/** What a test prints: plain letters that every receipt printer has. */
export function testPage(printer: string, heading: string, timeZone: string): Blob {
  const plain = heading.replaceAll(/[^\x20-\x7e]/g, '').trim();
  const lines = ['KILAU', plain === '' ? 'TEST' : plain, printer, formatInstant(new Date().toISOString(), timeZone)];
  return new Blob([INITIALISE, BOLD, '\x01', lines.join('\n'), BOLD, '\x00', '\n\n\n\n', CUT]);
}
