import { definePage } from '../../core/page.ts';

/** What a shop has when it moves in, out of files: masters, goods, money and open papers. */
export const pindahanPage = definePage({ path: '/pindahan', menu: 'utility', kind: 'tool', levels: ['OWN', 'SU'] });

/**
 * What comes in, in the order in which it is best taken: goods name trays, papers name members. Each has a title and a
 * note (`pindahan.<key>`, `pindahan.<key>_isi`).
 */
export const PINDAHAN = [
  'member',
  'supplier',
  'barang',
  'manual',
  'uang',
  'titipan',
  'pesanan',
  'cicilan',
  'hutang',
] as const;
export type Pindahan = (typeof PINDAHAN)[number];

/** One thing that may be taken in here now (`GET pindahan`). */
export interface KartuPindahan {
  readonly key: Pindahan;
  /** Where its file goes: `{path}/import`, beside which the template lies. */
  readonly path: string;
  /** Columns of the file, each with what it is called. */
  readonly kolom: readonly {
    readonly nama: string;
    readonly label: string;
    readonly wajib: boolean;
    /** A paper needs it: it stands in the first row of its number, and the rows after that leave it empty. */
    readonly awal: boolean;
  }[];
  /** A record of a master: it may come at any time, and what is there already is changed. */
  readonly master: boolean;
}

/** The cards of the page, and whether the shop may still say what it had: no day was closed yet. */
export interface DaftarPindahan {
  readonly terbuka: boolean;
  readonly tgl: string;
  readonly kartu: readonly KartuPindahan[];
}
