import { Dec, type DecInput } from '../../../core/dec.ts';
import { integer, lines, money, ref, text, weight } from '../../../core/field.ts';
import type { Values, Wire } from '../../../core/schema.ts';
import { hargaBatu, type HargaKarat } from '../../master/api.ts';

/** Most lines of stones in one piece; stones alike share a line. */
export const BATU_MAKS = 20;

/** A stone of a piece, or several alike (domain guide §2.8). `carat` and `harga` are those of the whole line. */
export const batuFields = {
  kode_jenis_batu: ref('jenis-batu', { required: true }),
  jumlah: integer({ required: true, min: 1, max: 9999, default: 1, label: 'field.jumlah_batu' }),
  carat: weight({ required: true, min: 0.001, unit: 'ct' }),
  kode_shape: ref('batu-shape'),
  kode_color: ref('batu-color'),
  kode_clarity: ref('batu-clarity'),
  kode_cutgrade: ref('batu-cutgrade'),
  kode_polish: ref('batu-polish'),
  kode_symmetry: ref('batu-symmetry'),
  kode_fluorescence: ref('batu-fluorescence'),
  no_sertifikat: text({ max: 40, upper: true }),
  harga: money({ label: 'field.harga_batu' }),
} as const;
export const batuLines = lines(batuFields, { max: BATU_MAKS, label: 'field.batu' });

export type BatuMasuk = Values<typeof batuFields>;
export type Batu = Wire<BatuMasuk>;

/** Stones, carats and rupiah of a piece, all together. */
export const jumlahBatu = (
  batu: readonly { readonly jumlah: DecInput; readonly carat: DecInput; readonly harga?: DecInput | null }[],
) => ({
  jumlah: Dec.sum(batu.map((baris) => baris.jumlah)),
  carat: Dec.sum(batu.map((baris) => baris.carat)),
  nilai: Dec.sum(batu.map((baris) => baris.harga ?? 0)),
});

/** A row of the price list of stones. */
export interface TarifBatu extends HargaKarat {
  readonly kode_shape: string | null;
  readonly kode_color: string | null;
  readonly kode_clarity: string | null;
  readonly karat_dari: DecInput;
  readonly karat_sampai: DecInput | null;
}

const SIFAT = ['kode_shape', 'kode_color', 'kode_clarity'] as const;
/** Above what the order of the three can add up to. */
const BOBOT = 10;
type Dinilai = { readonly [K in (typeof SIFAT)[number]]?: string | null } & {
  readonly jumlah: DecInput;
  readonly carat: DecInput;
};

/**
 * What the price list says a line of stones is worth. The band is that of a single stone; of several rows that fit, the
 * one that names most of shape, colour and clarity counts, and among those the one that names the earlier.
 * @returns undefined where nothing fits, or a price in dollars has no rate.
 */
export function nilaiBatu(tarif: readonly TarifBatu[], batu: Dinilai, kurs: DecInput | null): Dec | undefined {
  const jumlah = Dec.from(batu.jumlah);
  if (jumlah.lte(0)) return undefined;
  const caratPerButir = Dec.from(batu.carat).dividedBy(jumlah, 3, 'half-up');
  const cocok = (baris: TarifBatu): boolean =>
    SIFAT.every((sifat) => baris[sifat] === null || baris[sifat] === batu[sifat]) &&
    caratPerButir.gte(baris.karat_dari) &&
    (baris.karat_sampai === null || caratPerButir.lte(baris.karat_sampai));
  // How many are named comes first: a shape alone does not outweigh both others.
  const tepat = (baris: TarifBatu): number =>
    SIFAT.reduce((sum, sifat, index) => sum + (baris[sifat] === null ? 0 : BOBOT + SIFAT.length - index), 0);
  const [terbaik] = tarif.filter(cocok).toSorted((a, b) => tepat(b) - tepat(a));
  return terbaik && hargaBatu(batu.carat, terbaik, kurs);
}
