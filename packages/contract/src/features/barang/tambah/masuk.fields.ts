import { atributFields, atributLines } from './atribut.ts';
import { barangFields } from '../barang.fields.ts';
import { batuLines } from './batu.ts';

/**
 * A piece as it is sent: beside its fields the list of its parts, which goes before the three fields of a single one,
 * and its stones.
 */
export const barangMasukFields = { ...barangFields, atribut: atributLines, batu: batuLines } as const;

const tanpaTunggal = Object.entries(barangMasukFields).filter(([name]) => !(name in atributFields));
/** A piece as the form takes it in: its parts only as a list. */
export const barangIsianFields = Object.fromEntries(tanpaTunggal) as unknown as Omit<
  typeof barangMasukFields,
  keyof typeof atributFields
>;

/** Whose it is to change what a piece costs, or what its tag says that it is: to look after the goods is not enough. */
export const HAK_NILAI = { pages: ['/update-profit-barang'] } as const;

/** What may change while the piece is in stock: never its weight (decisions.md 5). */
export const barangUbahFields = {
  kode_intern: barangFields.kode_intern,
  nama_barang: barangFields.nama_barang,
  kadar_cetak: barangFields.kadar_cetak,
  atribut: atributLines,
  berat_plastik: barangFields.berat_plastik,
  size: barangFields.size,
  batu: batuLines,
} as const;
