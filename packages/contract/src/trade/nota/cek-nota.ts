/** The three parts of the code on a nota, as its page gets them: shop, number, and the sign that cannot be guessed. */
export interface KodeCek {
  readonly kode_toko: string;
  readonly nomor: string;
  readonly tanda: string;
}

/** They stand apart by a letter that none of them has, and that a link may hold as it is. */
const PISAH = '.';

/** The path and query of a nota's page. */
export const tautanCek = ({ kode_toko, nomor, tanda }: KodeCek): string =>
  `/cek-nota?k=${[kode_toko, nomor, tanda].map(encodeURIComponent).join(PISAH)}`;

/** The parts again; nothing where it is no such code. */
export function bacaKodeCek(kode: string): KodeCek | undefined {
  const [kode_toko, nomor, tanda, ...lebih] = kode.split(PISAH);
  return kode_toko && nomor && tanda && lebih.length === 0 ? { kode_toko, nomor, tanda } : undefined;
}

/** What a person compares, below the code: the sign alone. */
export const tandaTertulis = (isi: string): string => isi.split(/[|.]/).at(-1) ?? '';
