import type { Izin } from '../../../engine/approval/permintaan.ts';
import type { IsiBeli } from '../../../trade/beli/isi.ts';
import type { BayarDraft } from '../../../trade/bayar/bayar-draft.ts';
import {
  denganPelanggan,
  PELANGGAN_KOSONG,
  type PelangganDraft,
  type UbahPelanggan,
} from '../../../trade/pelanggan/pelanggan-draft.ts';
import type { BarangJual } from '../wire.ts';
import type { AksesorisDraft } from './aksesoris.ts';
import { PASAR, type IsiPasar } from './pasar.ts';

/** Numbers of a draft are texts, exactly as typed: a draft goes through JSON and back unchanged. */
type Angka = string;

/** What may be changed of a line. */
export interface IsiBaris extends IsiPasar {
  readonly berat: Angka;
  /** Rupiah per gram, or of the whole piece when it carries its own price. */
  readonly harga: Angka;
  /** Rupiah for the line; `null`: as the piece charges by itself. */
  readonly ongkos: Angka | null;
  readonly diskon: Angka;
  readonly cara_diskon: 'RP' | 'PERSEN';
}

export interface BarisDraft extends IsiBaris {
  /** The piece and the price of the day, as they were when it was scanned or its price was taken anew. */
  readonly barang: BarangJual;
  /** Held until the sale is saved. It is bound to the line's values: any change of the line drops it. */
  readonly otorisasi: Izin | null;
  /** Who had approved what the line said before it was changed. */
  readonly gugur?: string;
  /** The piece as it is priced now, when that is no longer the price of the line. */
  readonly baru: BarangJual | null;
}

/** Where money goes back to by transfer: from which of the shop's accounts, and to which of the customer's. */
export interface KembaliDraft {
  readonly no_rekening: string;
  readonly no_rekening_customer: string;
  readonly otorisasi: Izin | null;
}

/** Old goods that pay for new ones. */
export interface TukarDraft {
  /** Number of the purchase that an OPEN sale has made already; empty for a new one. */
  readonly beli: string;
  readonly isi: IsiBeli;
  /** What they come to, as it was worked out last: rupiah, grams, and how many lines lack an approval. */
  readonly jumlah: Angka;
  readonly berat: Angka;
  readonly kurang: number;
  /** What they are worth beyond the new ones is transferred; absent: out of the drawer. */
  readonly kembali?: KembaliDraft | undefined;
  /** What is sent of them. */
  readonly kirim: Readonly<Record<string, unknown>>;
}

/** A sale that is not saved yet. */
export interface DraftJual {
  /** Number of the OPEN sale that is being changed; empty for a new one. */
  readonly ubah: string;
  /** The version of it that was opened. */
  readonly versi?: number;
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  /** What stands in the customer's field and is nobody yet; absent: nothing. */
  readonly ketik?: string;
  /** A remark for the nota. */
  readonly keterangan?: string;
  readonly barang: readonly BarisDraft[];
  /** Accessories beside the pieces; absent: none. */
  readonly aksesoris?: readonly AksesorisDraft[];
  readonly bayar: readonly BayarDraft[];
  /** The approval of a sale beyond the limit, as long as it is worth something: the server says what it binds. */
  readonly limit?: Izin;
  /** Absent: nothing is exchanged. */
  readonly tukar?: TukarDraft;
}

/** An empty sale. The sales person of the one before stays chosen. */
export const draftKosong = (kode_sales = '', jenisPelanggan: PelangganDraft['jenis'] = 'NON MEMBER'): DraftJual => ({
  ubah: '',
  kode_sales,
  pelanggan: { ...PELANGGAN_KOSONG, jenis: jenisPelanggan },
  barang: [],
  bayar: [],
});

/** A line that was taken out, and where it stood. */
export interface Dihapus {
  readonly baris: BarisDraft;
  readonly di: number;
}

export type UbahDraft =
  | { readonly type: 'replace'; readonly draft: DraftJual }
  | UbahPelanggan
  | { readonly type: 'add-line'; readonly barang: BarangJual }
  | { readonly type: 'change-line'; readonly kode_barcode: string; readonly isi: Partial<IsiBaris> }
  | { readonly type: 'remove-line'; readonly kode_barcode: string }
  | ({ readonly type: 'put-back' } & Dihapus)
  | { readonly type: 'price-seen'; readonly barang: BarangJual }
  | { readonly type: 'take-price'; readonly kode_barcode: string }
  | { readonly type: 'approve-line'; readonly kode_barcode: string; readonly otorisasi: Izin | null }
  | { readonly type: 'exchange'; readonly tukar: TukarDraft | undefined }
  | { readonly type: 'accessories'; readonly aksesoris: readonly AksesorisDraft[] }
  | { readonly type: 'remark'; readonly keterangan: string }
  | { readonly type: 'limit'; readonly limit: Izin }
  | { readonly type: 'payments'; readonly bayar: readonly BayarDraft[] };

/** Today's price of a piece: per gram, or of the whole piece when it carries its own. */
export const hargaSekarang = (barang: BarangJual): string =>
  String(barang.harga.harga_tetap ?? barang.harga.harga_gram);

const barisBaru = (barang: BarangJual): BarisDraft => ({
  barang,
  berat: String(barang.berat),
  harga: hargaSekarang(barang),
  ongkos: null,
  diskon: '',
  cara_diskon: 'RP',
  otorisasi: null,
  baru: null,
});

export const barisDari = (draft: DraftJual, kode_barcode: string): BarisDraft | undefined =>
  draft.barang.find((baris) => baris.barang.kode_barcode === kode_barcode);

function ubahBaris(draft: DraftJual, kode_barcode: string, ubah: (baris: BarisDraft) => BarisDraft): DraftJual {
  return {
    ...draft,
    barang: draft.barang.map((baris) => (baris.barang.kode_barcode === kode_barcode ? ubah(baris) : baris)),
  };
}

/** The piece as read again: its price may have moved. A price typed by hand stays, measured against the new one. */
function lihatHarga(baris: BarisDraft, barang: BarangJual): BarisDraft {
  if (hargaSekarang(barang) === hargaSekarang(baris.barang)) return { ...baris, barang, baru: null };
  const diketik = baris.harga !== hargaSekarang(baris.barang);
  return diketik ? { ...baris, barang, baru: null, otorisasi: null } : { ...baris, baru: barang };
}

const ambilHarga = (baris: BarisDraft): BarisDraft =>
  baris.baru === null
    ? baris
    : { ...baris, barang: baris.baru, harga: hargaSekarang(baris.baru), baru: null, otorisasi: null };

const SAMA = ['berat', 'harga', 'ongkos', 'diskon', 'cara_diskon'] as const satisfies readonly (keyof IsiBaris)[];

/** A line with other values: an approval of those before is worth nothing. One that stays as it was keeps it. */
function gantiIsi(baris: BarisDraft, isi: Partial<IsiBaris>): BarisDraft {
  const baru = { ...baris, ...isi };
  if (SAMA.every((name) => baru[name] === baris[name])) {
    return PASAR.every((name) => (baru[name] ?? '') === (baris[name] ?? '')) ? baris : baru;
  }
  const { gugur = '', ...rest } = baru;
  const oleh = baris.otorisasi?.disetujui_oleh ?? gugur;
  return { ...rest, otorisasi: null, ...(oleh !== '' && { gugur: oleh }) };
}

/** A line with the approval it got. */
function disetujui({ gugur: _gugur, ...baris }: BarisDraft, otorisasi: Izin | null): BarisDraft {
  return { ...baris, otorisasi };
}

/** A draft after one change. A piece that is already there is not added twice. */
export function ubahDraft(draft: DraftJual, ubah: UbahDraft): DraftJual {
  switch (ubah.type) {
    case 'replace':
      return ubah.draft;
    case 'sales':
    case 'customer':
    case 'typed':
      return { ...draft, ...denganPelanggan(draft, ubah) };
    case 'add-line':
      return barisDari(draft, ubah.barang.kode_barcode)
        ? draft
        : { ...draft, barang: [...draft.barang, barisBaru(ubah.barang)] };
    case 'change-line':
      return ubahBaris(draft, ubah.kode_barcode, (baris) => gantiIsi(baris, ubah.isi));
    case 'remove-line':
      return { ...draft, barang: draft.barang.filter((baris) => baris.barang.kode_barcode !== ubah.kode_barcode) };
    case 'put-back':
      return barisDari(draft, ubah.baris.barang.kode_barcode)
        ? draft
        : { ...draft, barang: draft.barang.toSpliced(ubah.di, 0, ubah.baris) };
    case 'price-seen':
      return ubahBaris(draft, ubah.barang.kode_barcode, (baris) => lihatHarga(baris, ubah.barang));
    case 'take-price':
      return ubahBaris(draft, ubah.kode_barcode, ambilHarga);
    case 'approve-line':
      return ubahBaris(draft, ubah.kode_barcode, (baris) => disetujui(baris, ubah.otorisasi));
    case 'exchange': {
      const { tukar: _, ...rest } = draft;
      return ubah.tukar ? { ...rest, tukar: ubah.tukar } : rest;
    }
    case 'accessories':
      return { ...draft, aksesoris: ubah.aksesoris };
    case 'remark':
      return { ...draft, keterangan: ubah.keterangan };
    case 'limit':
      return { ...draft, limit: ubah.limit };
    case 'payments':
      return { ...draft, bayar: ubah.bayar };
  }
}

/** Nothing worth keeping has been entered yet. */
export const draftHampa = ({ barang, aksesoris, bayar, pelanggan, keterangan = '', ubah, tukar }: DraftJual): boolean =>
  ubah === '' &&
  !tukar?.isi.barang.length &&
  !tukar?.isi.luar &&
  keterangan === '' &&
  barang.length === 0 &&
  !aksesoris?.length &&
  bayar.length === 0 &&
  pelanggan.kode_member === '' &&
  pelanggan.nama === '' &&
  pelanggan.no_hp === '' &&
  pelanggan.alamat === '';
