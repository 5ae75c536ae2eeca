import { salahBarang, type Salah } from '../../../trade/dokumen/salah.ts';
import type { BarangJual } from '../wire.ts';
import { barisDari, draftKosong, ubahDraft, type Dihapus, type DraftJual, type UbahDraft } from './draft.ts';
import { tanpaSalah } from './kirim.ts';

/** Why a code was not taken, and which document has the piece. */
export interface ScanDitolak {
  readonly kode: string;
  readonly pesan: string;
  /** Number of the document that holds or took it; empty when none does. */
  readonly nomor: string;
}

/** Where an approval of a line stands that has not come, as long as the line says what was asked about. */
export type TanyaIzin =
  | { readonly diminta: number }
  /** What was said to the one who tried. */
  | { readonly ditolak: string };

/** Where the hand is led to in a line that opens: its first field unless told. */
export type TempatBaris = 'DISKON' | 'PERSEN' | 'TOTAL';

/** What follows when a line is taken over: its approval is asked for, or the sale is paid or saved. */
export type Lanjut = 'IZIN' | 'BAYAR' | 'SIMPAN';

/** What the screen of a sale holds beside the draft. */
export interface Layar {
  readonly draft: DraftJual;
  /** Sentences beside fields, from the last check or refusal. */
  readonly salah: Salah;
  /** Codes that were scanned and are being looked up. */
  readonly dicari: readonly string[];
  readonly ditolak: ScanDitolak | undefined;
  /** Barcode of the line that the keys mean. */
  readonly dipilih: string | undefined;
  /** Barcode of the line that is being typed in. */
  readonly diedit: string | undefined;
  readonly dibuka: TempatBaris | undefined;
  /** Approvals that are asked for until a moment, or were refused, by barcode. */
  readonly izin: Readonly<Record<string, TanyaIzin>>;
  /** Lines that were taken out of this sale, the last one behind. */
  readonly dihapus: readonly Dihapus[];
}

export type UbahLayar =
  | { readonly type: 'draft'; readonly ubah: UbahDraft }
  | { readonly type: 'start'; readonly draft: DraftJual }
  | { readonly type: 'scan'; readonly kode: string }
  | { readonly type: 'scanned'; readonly kode: string; readonly barang: BarangJual }
  | { readonly type: 'looked'; readonly kode: string }
  | { readonly type: 'refused'; readonly ditolak: ScanDitolak }
  | { readonly type: 'calm' }
  | { readonly type: 'put-back' }
  | { readonly type: 'select'; readonly kode_barcode: string | undefined }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'edit'; readonly kode_barcode: string | undefined; readonly di?: TempatBaris }
  | { readonly type: 'asked'; readonly kode_barcode: readonly string[]; readonly izin: TanyaIzin | undefined }
  | { readonly type: 'errors'; readonly salah: Salah };

export const layarAwal = (draft: DraftJual = draftKosong()): Layar => ({
  draft,
  salah: {},
  dicari: [],
  ditolak: undefined,
  dipilih: draft.barang.at(-1)?.barang.kode_barcode,
  diedit: undefined,
  dibuka: undefined,
  izin: {},
  dihapus: [],
});

/** Which sentences a change makes old. */
function basi(ubah: UbahDraft): string {
  switch (ubah.type) {
    case 'sales':
      return 'kode_sales';
    case 'customer':
    case 'typed':
      return 'pelanggan';
    case 'accessories':
      return 'aksesoris';
    case 'remark':
      return 'keterangan';
    case 'limit':
      return 'otorisasi_limit';
    case 'payments':
      return 'bayar';
    case 'exchange':
      return 'tukar';
    case 'change-line':
    case 'remove-line':
    case 'take-price':
    case 'approve-line':
      return salahBarang(ubah.kode_barcode);
    case 'price-seen':
      return salahBarang(ubah.barang.kode_barcode);
    case 'add-line':
    case 'put-back':
    case 'replace':
      return 'barang';
  }
}

/** The line that takes the place of a removed one under the hand: the next, or else the one before. */
function tetangga({ barang }: DraftJual, kode_barcode: string): string | undefined {
  const index = barang.findIndex((baris) => baris.barang.kode_barcode === kode_barcode);
  return (barang[index + 1] ?? barang[index - 1])?.barang.kode_barcode;
}

/** What is left of the questions when lines were changed: those about the changed ones go. */
function tanpaTanya(izin: Layar['izin'], kode: readonly string[]): Layar['izin'] {
  const sisa = Object.entries(izin).filter(([kode_barcode]) => !kode.includes(kode_barcode));
  return sisa.length === Object.keys(izin).length ? izin : Object.fromEntries(sisa);
}

function ubahIsi(layar: Layar, ubah: UbahDraft): Layar {
  const next = {
    ...layar,
    draft: ubahDraft(layar.draft, ubah),
    salah: tanpaSalah(layar.salah, basi(ubah)),
    izin: 'kode_barcode' in ubah ? tanpaTanya(layar.izin, [ubah.kode_barcode]) : layar.izin,
    ditolak: undefined,
  };
  if (ubah.type !== 'remove-line') return next;
  const baris = barisDari(layar.draft, ubah.kode_barcode);
  return {
    ...next,
    dihapus: baris ? [...layar.dihapus, { baris, di: layar.draft.barang.indexOf(baris) }] : layar.dihapus,
    dipilih: layar.dipilih === ubah.kode_barcode ? tetangga(layar.draft, ubah.kode_barcode) : layar.dipilih,
    diedit: layar.diedit === ubah.kode_barcode ? undefined : layar.diedit,
  };
}

/** Puts the line back that was taken out last, and chooses it. */
function kembali(layar: Layar): Layar {
  const hapus = layar.dihapus.at(-1);
  if (!hapus) return layar;
  const next = ubahIsi(layar, { type: 'put-back', ...hapus });
  return { ...next, dihapus: layar.dihapus.slice(0, -1), dipilih: hapus.baris.barang.kode_barcode };
}

function langkah(layar: Layar, by: 1 | -1): Layar {
  const { barang } = layar.draft;
  const index = barang.findIndex((baris) => baris.barang.kode_barcode === layar.dipilih);
  const next = barang[Math.min(barang.length - 1, Math.max(0, index < 0 ? barang.length - 1 : index + by))];
  return next ? { ...layar, dipilih: next.barang.kode_barcode } : layar;
}

const tanpa = (kode: string, dicari: readonly string[]): readonly string[] => dicari.filter((lain) => lain !== kode);

/** The screen after one event. */
export function ubahLayar(layar: Layar, ubah: UbahLayar): Layar {
  switch (ubah.type) {
    case 'draft':
      return ubahIsi(layar, ubah.ubah);
    case 'start':
      return { ...layarAwal(ubah.draft), dicari: layar.dicari };
    case 'scan':
      return { ...layar, dicari: [...layar.dicari, ubah.kode], ditolak: undefined };
    case 'scanned': {
      const next = ubahIsi(layar, { type: 'add-line', barang: ubah.barang });
      // A piece without a price (markis) is priced at the counter: its line opens at once, over none that is typed in.
      const kode_barcode = ubah.barang.kode_barcode;
      const tanpaHarga = ubah.barang.harga.harga_tetap === 0 && next.diedit === undefined;
      return {
        ...next,
        dicari: tanpa(ubah.kode, layar.dicari),
        dipilih: kode_barcode,
        ...(tanpaHarga && { diedit: kode_barcode, dibuka: undefined }),
      };
    }
    case 'looked':
      return { ...layar, dicari: tanpa(ubah.kode, layar.dicari), ditolak: undefined };
    case 'refused': {
      const ada = barisDari(layar.draft, ubah.ditolak.kode) ? ubah.ditolak.kode : layar.dipilih;
      return { ...layar, dicari: tanpa(ubah.ditolak.kode, layar.dicari), ditolak: ubah.ditolak, dipilih: ada };
    }
    case 'calm':
      return layar.ditolak === undefined ? layar : { ...layar, ditolak: undefined };
    case 'put-back':
      return kembali(layar);
    case 'select':
      return { ...layar, dipilih: ubah.kode_barcode };
    case 'step':
      return langkah(layar, ubah.by);
    case 'edit':
      return {
        ...layar,
        diedit: ubah.kode_barcode,
        dibuka: ubah.di,
        dipilih: ubah.kode_barcode ?? layar.dipilih,
      };
    case 'asked': {
      const sisa = tanpaTanya(layar.izin, ubah.kode_barcode);
      const { izin } = ubah;
      if (izin === undefined) return { ...layar, izin: sisa };
      return { ...layar, izin: { ...sisa, ...Object.fromEntries(ubah.kode_barcode.map((kode) => [kode, izin])) } };
    }
    case 'errors':
      return { ...layar, salah: ubah.salah };
  }
}
