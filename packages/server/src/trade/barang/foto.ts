import type { Files } from '../../platform/files.ts';

/** The key of a photo's small form. */
export const kunciKecil = (kunci: string): string => kunci.replace(/\.jpg$/, '.kecil.jpg');

/** A photo by the key that the piece keeps; nothing when the file is gone. */
export async function bacaFoto(files: Files, kunci: string, ukuran: 'besar' | 'kecil'): Promise<Buffer | undefined> {
  if (kunci === '') return undefined;
  const key = ukuran === 'kecil' ? kunciKecil(kunci) : kunci;
  return (await files.exists(key)) ? files.get(key) : undefined;
}
