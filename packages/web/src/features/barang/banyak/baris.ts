import {
  adaIsiBaris,
  BANYAK_KOLOM,
  banyakFields,
  kolomKepala,
  type IsiBanyak,
  type KolomBanyak,
} from '@kilau/contract/features/barang/banyak/banyak.ts';
import { TAMBAH_MAKS } from '@kilau/contract/features/barang/barang.fields.ts';
import { beratJual } from '@kilau/contract/features/barang/tambah/berat.calc.ts';
import { parseTsv, toTsv } from '@kilau/contract/features/barang/banyak/tsv.ts';
import { CellReader, type Words } from '@kilau/contract/core/cell-text.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';

/** A row of the grid. It is never changed, only replaced: what was found out about it holds as long as it is there. */
export interface Baris {
  readonly isi: IsiBanyak;
  /** The scale has said its weight. */
  readonly ditimbang: boolean;
}
export type Tabel = readonly Baris[];

export interface Sel {
  readonly r: number;
  readonly c: number;
}

type KolomBerat = Extract<KolomBanyak, `berat${string}`>;

const KOSONG: Baris = { isi: {}, ditimbang: false };
/** Rows that are always there to be typed in, and below the last one that holds something. */
const LEAST = 15;
const SPARE = 3;

export const kolomDi = (c: number): KolomBanyak => BANYAK_KOLOM[c] ?? BANYAK_KOLOM[0];
export const terisi = (tabel: Tabel): Tabel => tabel.filter(({ isi }) => adaIsiBaris(isi));

/** One more than the place of the last row that holds something. */
const akhir = (tabel: Tabel): number => tabel.findLastIndex(({ isi }) => adaIsiBaris(isi)) + 1;

/** The grid with room below, and never longer than what is saved at once. */
export function lapang(tabel: Tabel): Tabel {
  const length = Math.min(TAMBAH_MAKS, Math.max(LEAST, akhir(tabel) + SPARE));
  return Array.from({ length }, (_, index) => tabel[index] ?? KOSONG);
}

const reader = new CellReader([]);
/** A weight as saving will read it, whichever sign parts its decimals; nothing where it will not be read. */
export function gramDi(isi: IsiBanyak, name: KolomBerat): Dec | undefined {
  const cell = reader.read(banyakFields[name], isi[name] ?? '');
  return 'value' in cell && cell.value !== null ? Dec.parse(String(cell.value)) : undefined;
}
const gram = (isi: IsiBanyak, name: KolomBerat): Dec => gramDi(isi, name) ?? Dec.zero;

/** What the server makes of a weight that is left open; nothing where it will refuse to. */
const beratTerbuka = (isi: IsiBanyak, aturan: string): Dec | undefined =>
  beratJual(
    {
      berat_asli: gram(isi, 'berat_asli'),
      berat_atribut: gram(isi, 'berat_atribut'),
      berat_plastik: gram(isi, 'berat_plastik'),
    },
    aturan,
  );

/** The same as the grid proposes it: only where none was typed. */
export function beratUsul({ isi }: Baris, aturan: string): string {
  const berat = (isi.berat ?? '').trim() === '' ? beratTerbuka(isi, aturan) : undefined;
  return berat ? formatNumber(berat, 3) : '';
}

/** The rows that are entered from the same line of a receipt as this one: how many, and what they weigh. */
export function diambil(tabel: Tabel, milik: IsiBanyak, aturan: string): { readonly qty: number; readonly berat: Dec } {
  const rows = tabel.filter(({ isi }) =>
    (['no_terima', 'kode_group', 'kode_dept', 'kadar'] as const).every((name) => isi[name] === milik[name]),
  );
  const berat = ({ isi }: Baris) => gramDi(isi, 'berat') ?? beratTerbuka(isi, aturan) ?? Dec.zero;
  return { qty: rows.length, berat: Dec.sum(rows.map(berat)) };
}

/** A weight that is typed over is no longer the scale's. */
function diubah(baris: Baris, isi: IsiBanyak, ditimbang = false): Baris {
  const ada = adaIsiBaris(isi);
  return { isi, ditimbang: ada && (ditimbang || (baris.ditimbang && isi.berat_asli === baris.isi.berat_asli)) };
}

const ganti = (tabel: Tabel, r: number, baris: Baris): Tabel => tabel.map((row, index) => (index === r ? baris : row));

/** Writes one cell. */
export function tulis(tabel: Tabel, { r, c }: Sel, teks: string, ditimbang = false): Tabel {
  const baris = tabel[r] ?? KOSONG;
  return lapang(ganti(tabel, r, diubah(baris, { ...baris.isi, [kolomDi(c)]: teks }, ditimbang)));
}

interface Kotak {
  readonly r1: number;
  readonly r2: number;
  readonly c1: number;
  readonly c2: number;
}
export const kotakDari = (a: Sel, b: Sel): Kotak => ({
  r1: Math.min(a.r, b.r),
  r2: Math.max(a.r, b.r),
  c1: Math.min(a.c, b.c),
  c2: Math.max(a.c, b.c),
});

function petakan(tabel: Tabel, { r1, r2, c1, c2 }: Kotak, teks: (r: number, kolom: KolomBanyak) => string): Tabel {
  return lapang(
    tabel.map((baris, r) => {
      if (r < r1 || r > r2) return baris;
      const baru = BANYAK_KOLOM.slice(c1, c2 + 1).map((kolom) => [kolom, teks(r, kolom)] as const);
      return diubah(baris, { ...baris.isi, ...Object.fromEntries(baru) });
    }),
  );
}

export const hapusIsi = (tabel: Tabel, kotak: Kotak): Tabel => petakan(tabel, kotak, () => '');

/** Puts the same values into rows, from one to another. */
export const isiSumber = (tabel: Tabel, r1: number, r2: number, isi: IsiBanyak): Tabel =>
  lapang(tabel.map((baris, r) => (r < r1 || r > r2 ? baris : diubah(baris, { ...baris.isi, ...isi }))));

/** Fills the range from its first row; one row alone is filled from the row above it. */
export function isiBawah(tabel: Tabel, kotak: Kotak): Tabel {
  const dari = kotak.r1 === kotak.r2 ? kotak.r1 - 1 : kotak.r1;
  if (dari < 0) return tabel;
  return petakan(tabel, { ...kotak, r1: dari + 1 }, (_, kolom) => tabel[dari]?.isi[kolom] ?? '');
}

/** The row once more below itself, without its weight: every piece is weighed. */
export function duplikat(tabel: Tabel, r: number): Tabel {
  const asal = tabel[r];
  if (!asal || !adaIsiBaris(asal.isi) || akhir(tabel) >= TAMBAH_MAKS) return tabel;
  const isi = { ...asal.isi, berat_asli: '', berat: '' };
  return lapang([...tabel.slice(0, r + 1), { isi, ditimbang: false }, ...tabel.slice(r + 1)]);
}

export const hapusBaris = (tabel: Tabel, r1: number, r2: number): Tabel =>
  lapang(tabel.filter((_, index) => index < r1 || index > r2));

export const salin = (tabel: Tabel, { r1, r2, c1, c2 }: Kotak): string =>
  toTsv(tabel.slice(r1, r2 + 1).map(({ isi }) => BANYAK_KOLOM.slice(c1, c2 + 1).map((kolom) => isi[kolom] ?? '')));

export interface Ditempel {
  readonly tabel: Tabel;
  /** Where it ended. */
  readonly sampai: Sel;
  /** Rows that found no room. */
  readonly sisa: number;
}

/** Puts what was copied from a sheet into the grid: from the cell on, or below the columns that its head names. */
export function tempel(tabel: Tabel, dari: Sel, teks: string, words: Words): Ditempel {
  const cells = parseTsv(teks);
  const kepala = cells.length > 1 ? kolomKepala(cells[0] ?? [], words) : undefined;
  const isi = kepala ? cells.slice(1) : cells;
  const kolom = (index: number): KolomBanyak | undefined => (kepala ? kepala[index] : BANYAK_KOLOM[dari.c + index]);
  const muat = isi.slice(0, TAMBAH_MAKS - dari.r);
  const panjang = Math.max(tabel.length, dari.r + muat.length);
  const baru = Array.from({ length: panjang }, (_, r) => {
    const baris = tabel[r] ?? KOSONG;
    const masuk = muat[r - dari.r];
    if (!masuk) return baris;
    const pasangan = masuk.flatMap((cell, index): [string, string][] => {
      const name = kolom(index);
      return name === undefined ? [] : [[name, cell.trim()]];
    });
    return diubah(baris, { ...baris.isi, ...Object.fromEntries(pasangan) });
  });
  const lebar = Math.max(1, ...muat.map((row) => row.length));
  const sampai = {
    r: Math.max(dari.r, dari.r + muat.length - 1),
    c: kepala ? dari.c : Math.min(BANYAK_KOLOM.length - 1, dari.c + lebar - 1),
  };
  return { tabel: lapang(baru), sampai, sisa: isi.length - muat.length };
}

/** Rows of a file, below what is there already. */
export function sambung(tabel: Tabel, masuk: readonly IsiBanyak[]): { readonly tabel: Tabel; readonly sisa: number } {
  const mulai = akhir(tabel);
  const muat = masuk.slice(0, TAMBAH_MAKS - mulai);
  return {
    tabel: lapang([...tabel.slice(0, mulai), ...muat.map((isi): Baris => ({ isi, ditimbang: false }))]),
    sisa: masuk.length - muat.length,
  };
}
