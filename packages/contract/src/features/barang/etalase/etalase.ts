import type { GalatKirim } from '../../../core/antrean.ts';
import { text } from '../../../core/field.ts';
import { definePage } from '../../../core/page.ts';
import type { KeadaanBarang } from '../../../trade/barang/keadaan.ts';

/** Free pieces are shown on a web of somebody else's (domain guide §8.4), and hidden as soon as they are not free. */
export const KIRIM_EXTERNAL = '/kirim-barang-external';
export const UPDATE_EXTERNAL = '/update-barang-external';
export const EXTERNAL_GATE = 'BARANG_WEB_EXTERNAL_MODULE';
export const etalasePages = [
  definePage({ path: KIRIM_EXTERNAL, menu: 'barang', kind: 'tool', gate: EXTERNAL_GATE }),
  definePage({ path: UPDATE_EXTERNAL, menu: 'barang', kind: 'tool', gate: EXTERNAL_GATE }),
] as const;

/** Most pieces that are sent at once. */
export const EXTERNAL_MAKS = 500;
export const externalFields = { kode_barcode: text({ max: 30, required: true }) } as const;

/** What the web was told of a piece, all of it. */
export interface IsiEtalase {
  readonly nama_barang: string;
  readonly kode_dept: string;
  readonly berat: number;
  readonly kadar: number;
  /** Rupiah; null while no price is set. */
  readonly harga: number | null;
  /** Key of its photo; empty when it has none. */
  readonly foto: string;
}
export const BEDA_ETALASE = ['nama_barang', 'kode_dept', 'berat', 'kadar', 'harga', 'foto'] as const;

/** A piece that may be shown (`GET barang/get/external`). */
export interface BarangEtalase extends IsiEtalase {
  readonly kode_barcode: string;
  readonly kode_group: string;
  readonly kode_baki: string;
}

/** As the web has it: shown, hidden, the last try failed, the first one is still to come. */
export const KEADAAN_ETALASE = ['TERBIT', 'DITARIK', 'GAGAL', 'MENUNGGU'] as const;
export type KeadaanEtalase = (typeof KEADAAN_ETALASE)[number];

/** A piece that the web has or had (`GET barang/get/external-terbit`). */
export interface BarangTerbit extends BarangEtalase, KeadaanBarang {
  readonly keadaan: KeadaanEtalase;
  /** What the web is to do: show it, or hide it. */
  readonly tampil: boolean;
  /** It was published by hand and not withdrawn by hand: it comes back by itself when nobody holds it any more. */
  readonly mau: boolean;
  /** Rises with every message: the web passes over what it knows better. */
  readonly versi: number;
  /** When the web took the last one, when it was tried, and why it did not get through. */
  readonly sampai_pada: string | null;
  readonly dicoba: string | null;
  readonly galat: GalatKirim | null;
  /** What is otherwise than the web was told. */
  readonly beda: readonly (typeof BEDA_ETALASE)[number][];
}

/** What pieces were sent: how many of those that were asked for. */
export interface HasilEtalase {
  readonly jumlah: number;
}
