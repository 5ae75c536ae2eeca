import type { BarangNota } from '@kilau/contract/trade/beli/beli.wire.ts';
import type { Izin } from '../../engine/approval/permintaan.ts';
import { idBerikut } from '../dokumen/id-berikut.ts';

/** Numbers of a draft are texts, exactly as typed. */
type Angka = string;

/** Goods that the shop never sold, as they are described. */
export interface IsiLuar {
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Angka;
  readonly berat: Angka;
  readonly kode_harga: string;
  readonly uji: string;
  readonly hasil_kadar: Angka;
}

/** What the clerk says of a line, whatever it is. */
export interface IsiBaris {
  /** Empty until one is chosen. */
  readonly kondisi_barang: string;
  /** As weighed now. */
  readonly berat: Angka;
  readonly potongan_lain: Angka;
  /** Key of the photo of what lies on the counter; empty without one. */
  readonly foto_barang: string;
  readonly hidup: boolean;
  /** What was agreed on; null: what is worked out. */
  readonly harga_beli: Angka | null;
}

export interface BarisBeli extends IsiBaris {
  readonly id: string;
  /** The piece with its nota, or the description of what has none. */
  readonly barang: { readonly nota: BarangNota } | { readonly luar: IsiLuar };
  readonly otorisasi: Izin | null;
  /** It was approved, and then changed. */
  readonly gugur: boolean;
}

/** Goods that are bought, as they are entered. */
export interface IsiBeli {
  /** What was shown by who brings goods without a nota. */
  readonly jenis_identitas: string;
  readonly nik_sim_passport: string;
  /** Key of the photo of that. */
  readonly foto_identitas: string;
  readonly barang: readonly BarisBeli[];
  /** Goods that are being described: in the place of a line, or behind all others where `id` is empty. */
  readonly luar: (IsiLuar & { readonly id: string }) | null;
}

export const LUAR_KOSONG: IsiLuar = {
  nama_barang: '',
  kode_group: '',
  kode_dept: '',
  kadar: '',
  berat: '',
  kode_harga: '',
  uji: '',
  hasil_kadar: '',
};
const BARIS_KOSONG = {
  kondisi_barang: '',
  potongan_lain: '',
  foto_barang: '',
  hidup: false,
  harga_beli: null,
  otorisasi: null,
  gugur: false,
} as const;

export const ISI_BELI_KOSONG: IsiBeli = {
  jenis_identitas: 'KTP',
  nik_sim_passport: '',
  foto_identitas: '',
  barang: [],
  luar: null,
};

export const notaDari = ({ barang }: BarisBeli): BarangNota | undefined => ('nota' in barang ? barang.nota : undefined);
export const luarDari = ({ barang }: BarisBeli): IsiLuar | undefined => ('luar' in barang ? barang.luar : undefined);
export const adaLuar = (draft: Pick<IsiBeli, 'barang'>): boolean =>
  draft.barang.some((baris) => luarDari(baris) !== undefined);
export const namaBaris = ({ barang }: BarisBeli): string =>
  'nota' in barang ? barang.nota.nama_barang : barang.luar.nama_barang;

/** With pieces that were scanned. @returns also the line of the first of them. */
export function denganNota<D extends IsiBeli>(
  draft: D,
  barang: readonly BarangNota[],
): { readonly draft: D; readonly pertama: string } {
  const pertama = idBerikut(draft.barang);
  const baris = barang.map((nota, index): BarisBeli => ({
    ...BARIS_KOSONG,
    id: String(Number(pertama) + index),
    barang: { nota },
    berat: String(nota.berat_nota),
  }));
  return { draft: { ...draft, barang: [...draft.barang, ...baris] }, pertama };
}

/** With the goods that were described, as a line. @returns also which one. */
export function denganLuar<D extends IsiBeli>(draft: D): { readonly draft: D; readonly id: string } {
  const { luar } = draft;
  if (luar === null) return { draft, id: '' };
  const { id: lama, ...isi } = luar;
  const id = lama === '' ? idBerikut(draft.barang) : lama;
  const barang = draft.barang.some((baris) => baris.id === id)
    ? ubahBaris(draft.barang, id, { berat: isi.berat }).map((baris) =>
        baris.id === id ? { ...baris, barang: { luar: isi } } : baris,
      )
    : [...draft.barang, { ...BARIS_KOSONG, id, barang: { luar: isi }, berat: isi.berat }];
  return { draft: { ...draft, luar: null, barang }, id };
}

/** Lines of which one is changed: what was approved of it holds no more. */
export const ubahBaris = (barang: readonly BarisBeli[], id: string, part: Partial<IsiBaris>): readonly BarisBeli[] =>
  barang.map((baris) =>
    baris.id === id ? { ...baris, ...part, otorisasi: null, gugur: baris.gugur || baris.otorisasi !== null } : baris,
  );

/** Lines with one that was taken out back in its place, unless its piece was scanned again meanwhile. */
export function denganKembali(
  barang: readonly BarisBeli[],
  { baris, index }: { readonly baris: BarisBeli; readonly index: number },
): readonly BarisBeli[] {
  const kode = notaDari(baris)?.kode_barcode;
  if (kode !== undefined && barang.some((row) => notaDari(row)?.kode_barcode === kode)) return barang;
  return barang.toSpliced(index, 0, { ...baris, id: idBerikut(barang) });
}
