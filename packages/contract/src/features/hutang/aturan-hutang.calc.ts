import { Dec, type DecInput } from '../../core/dec.ts';
import { bungaUntuk, type AturanBunga, type BungaJumlah } from './bunga.calc.ts';
import { bulatkanPlafond } from './plafond.calc.ts';

/** A ceiling by purity: of a gram, of the day's price of it, or of the weight of one thing. */
export interface PlafondKadar {
  readonly kadar: DecInput;
  /** Rupiah lent on a gram; absent where an amount is. */
  readonly harga_gram?: DecInput;
  readonly jumlah_pokok?: DecInput;
  readonly berat_dari?: DecInput;
  readonly berat_sampai?: DecInput | null;
}

/** What the shop lends by today, to who asks. */
export interface AturanHutang extends AturanBunga {
  /** Ceilings by purity; absent where nothing holds them. */
  readonly plafond?: readonly PlafondKadar[] | undefined;
  /** The largest loan that he may enter; absent: any. */
  readonly batas?: DecInput | null | undefined;
  /** Rates by amount; none: the usual one, or what was agreed. */
  readonly daftar_bunga: readonly BungaJumlah[];
  readonly bunga_umum: DecInput;
  readonly lama_umum: number;
}

interface Barang {
  readonly kadar: DecInput;
  readonly berat: DecInput;
}

/** What is lent at most on one thing: nothing on a purity that the list does not know; undefined without a list. */
export function plafondBarang({ plafond }: AturanHutang, { kadar, berat }: Barang): Dec | undefined {
  if (!plafond) return undefined;
  const gram = Dec.from(berat);
  const found = plafond.find(
    (row) =>
      Dec.from(row.kadar).eq(kadar) &&
      gram.gte(row.berat_dari ?? 0) &&
      (row.berat_sampai === undefined || row.berat_sampai === null || gram.lte(row.berat_sampai)),
  );
  if (!found) return Dec.zero;
  return found.jumlah_pokok === undefined
    ? gram.times(found.harga_gram ?? 0).round(0, 'down')
    : Dec.from(found.jumlah_pokok);
}

/** What is lent at most on all of it, and by whom; undefined where nothing says so. */
export function plafondHutang(aturan: AturanHutang, barang: readonly Barang[]): Dec | undefined {
  const { plafond, batas } = aturan;
  const semua = plafond && bulatkanPlafond(Dec.sum(barang.map((row) => plafondBarang(aturan, row) ?? Dec.zero)));
  if (batas === undefined || batas === null) return semua;
  return semua ? Dec.min(semua, batas) : Dec.from(batas);
}

/** The rate that the list says of an amount; undefined where it says none, and any may be agreed. */
export const bungaDaftar = ({ daftar_bunga }: AturanHutang, jumlah: DecInput): Dec | undefined =>
  bungaUntuk(jumlah, daftar_bunga);
