/** What somebody may answer to a message of the shop: no more of them, or again. */
const KATA = {
  BERHENTI: ['STOP', 'BERHENTI', 'UNSUBSCRIBE'],
  MULAI: ['MULAI', 'START'],
} as const;
export type Balasan = keyof typeof KATA;

/** What a message asks for. A word within a sentence asks for nothing: somebody writes to the shop. */
export function bacaBalasan(pesan: string): Balasan | undefined {
  const kata = pesan
    .toUpperCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .trim();
  const known = Object.entries(KATA).find(([, words]) => (words as readonly string[]).includes(kata));
  return known?.[0] as Balasan | undefined;
}
