/** A message with what the shop writes below each. */
export const denganKaki = (pesan: string, kaki: string | null): string =>
  [pesan, kaki ?? ''].filter((part) => part.trim() !== '').join('\n\n');
