/** So long is the name of a piece at least (specification: longer than five letters). */
export const NAMA_BARANG_MIN = 6;

/**
 * What goods are called once they are a piece of the shop. Whoever pledges or orders them may call them by a shorter
 * word, which then goes with their purity and, as far as that is not enough, the paper that they came by: `BROS 70 %`.
 */
export const namaBarang = (nama: string, kadar: { toString(): string }, nomor: string): string =>
  [`${kadar.toString()} %`, nomor].reduce(
    (panjang, kata) => (panjang.length < NAMA_BARANG_MIN ? `${panjang} ${kata}` : panjang),
    nama,
  );
