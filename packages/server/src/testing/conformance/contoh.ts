import type { KindKey } from '@kilau/contract/registry.ts';
import type { Db } from '../../platform/database/tx.ts';

/** Kinds of the registry, and those that the engine's own tests are made with. */
export type ContohKey = KindKey | 'uji-pinjaman' | 'uji-tukar';

export type Body = Readonly<Record<string, unknown>>;

/** What a sample may ask of the shop it is made in. */
export interface Dunia {
  readonly db: Db;
  /** Differs from sample to sample. */
  readonly n: number;
  /** Makes another paper and answers its number. */
  readonly paper: (key: ContohKey, into: string) => Promise<string>;
  /** Makes one of exactly this, which takes no approval. */
  readonly dengan: (key: ContohKey, body: Body) => Promise<string>;
  /** Makes a paper in the neighbour's shop and answers its number. */
  readonly tetangga: (key: ContohKey, body: Body) => Promise<string>;
}

/** The paper that does a deed without a page to one of this number. */
interface Pelaku {
  readonly kind: string;
  readonly body: Body;
}
/** Such a deed, by its name and, where it leads to several, by the state: `terima DONE`. */
type OlehLain = (nomor: string, dunia: Dunia) => Pelaku | Promise<Pelaku>;

/** A paper of which another shop tells. */
export interface Diberitakan {
  readonly total: number;
  /** The pieces that it names, of one that names any. */
  readonly barang?: readonly { readonly kode_barcode: string }[];
}

/** What the definition of a kind cannot say of its samples: the goods that a paper is about. */
export interface Contoh {
  /** Modules and parameters that its samples go by, beside those that its gates ask for. */
  readonly modul?: Readonly<Record<string, string>>;
  /** Pages that its samples ask for, beside those of its definition. */
  readonly halaman?: readonly string[];
  /** What is sent to make a paper, where the samples of the fields would not do. */
  readonly isi?: (dunia: Dunia) => Promise<Body>;
  /** Business days on which its papers are made, and on which all else is done to them, where that takes time. */
  readonly hari?: { readonly buat: string; readonly lalu: string };
  /** What is sent with a deed, by its name and, where it leads to several, by the state: `sebagian LUNAS`. */
  readonly perbuatan?: Readonly<Record<string, Body | ((dunia: Dunia) => Promise<Body>)>>;
  /** What another shop tells of one of this kind, by the deed that notes it, in the order in which it would. */
  readonly kabar?: Readonly<Record<string, (paper: Diberitakan) => Body>>;
  /** Papers that do the deeds without a page to one of this kind: the kind and what is sent to make it. */
  readonly olehLain?: Readonly<Record<string, OlehLain>>;
  /** Its papers are evidence: they move nothing. */
  readonly bukti?: true;
}
