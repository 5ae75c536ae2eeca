import { Dec, type DecInput } from '../../../core/dec.ts';
import { lines } from '../../../core/field.ts';
import type { Values, Wire } from '../../../core/schema.ts';
import { barangFields } from '../barang.fields.ts';

/** Parts of a piece that are not gold: beads, pearls, rubber (domain guide §1.1). A piece has at most so many. */
export const ATRIBUT_MAKS = 3;
export const atributFields = {
  nama_atribut: barangFields.nama_atribut,
  berat_atribut: barangFields.berat_atribut,
  harga_atribut: barangFields.harga_atribut,
} as const;
export const atributLines = lines(atributFields, { max: ATRIBUT_MAKS, label: 'field.atribut' });

export type AtributMasuk = Values<typeof atributFields>;
/** One part, with nothing left open. */
export interface Atribut {
  readonly nama_atribut: string;
  readonly berat_atribut: Dec;
  readonly harga_atribut: Dec;
}
export type AtributTersimpan = Wire<Atribut>;

/** A part in any form: typed, sent, kept. */
type AtributApaPun = { readonly [K in keyof Atribut]?: (Atribut[K] extends Dec ? DecInput : string) | null };

/** The parts that hold something, nothing left open. */
export const atributBersih = (daftar: readonly AtributApaPun[]): Atribut[] =>
  daftar
    .map((atribut) => ({
      nama_atribut: atribut.nama_atribut ?? '',
      berat_atribut: Dec.from(atribut.berat_atribut ?? 0),
      harga_atribut: Dec.from(atribut.harga_atribut ?? 0),
    }))
    .filter(
      (atribut) => atribut.nama_atribut !== '' || !atribut.berat_atribut.isZero() || !atribut.harga_atribut.isZero(),
    );

/** What the piece itself says of its parts: their names beside each other, their weight and price added up. */
export const jumlahAtribut = (daftar: readonly Atribut[]): Atribut => ({
  nama_atribut: daftar
    .map((atribut) => atribut.nama_atribut)
    .filter((nama) => nama !== '')
    .join(', '),
  berat_atribut: Dec.sum(daftar.map((atribut) => atribut.berat_atribut)),
  harga_atribut: Dec.sum(daftar.map((atribut) => atribut.harga_atribut)),
});

/** The parts of a piece that is kept. One without a list has a single one, in its own three columns. */
export const atributBarang = ({
  atribut,
  ...bagian
}: AtributApaPun & { readonly atribut: readonly AtributApaPun[] }): Atribut[] =>
  atributBersih(atribut.length > 0 ? atribut : [bagian]);

const KOSONG: Atribut = { nama_atribut: '', berat_atribut: Dec.zero, harga_atribut: Dec.zero };

/**
 * The parts with another price in all: the first one takes the difference, and what it has not got comes off the next.
 */
export function atributSeharga(daftar: readonly Atribut[], harga: Dec): Atribut[] {
  let beda = harga.minus(jumlahAtribut(daftar).harga_atribut);
  return atributBersih(
    (daftar.length > 0 ? daftar : [KOSONG]).map((atribut) => {
      const lama = atribut.harga_atribut;
      const baru = Dec.max(lama.plus(beda), Dec.zero);
      beda = beda.minus(baru.minus(lama));
      return { ...atribut, harga_atribut: baru };
    }),
  );
}
