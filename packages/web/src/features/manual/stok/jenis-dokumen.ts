import { hancurBarangManual } from '@kilau/contract/features/manual/hancur-manual.document.ts';
import { pindahBarangManual } from '@kilau/contract/features/manual/pindah-manual.document.ts';
import type {
  HancurManual,
  KepalaManual,
  PindahManual,
  TambahManual,
} from '@kilau/contract/features/manual/stok.wire.ts';
import { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.document.ts';
import type { Translate } from '../../../ui/text.ts';

/** A document of the stock, of whatever kind, as its list or its page tells it. */
export type DokumenManual = KepalaManual &
  Partial<Pick<TambahManual, 'no_tambah'>> &
  Partial<Pick<PindahManual, 'no_pindah' | 'kode_gudang' | 'kode_baki'>> &
  Partial<Pick<HancurManual, 'no_hancur' | 'nama_kondisi' | 'disetujui_oleh'>>;

/** How a kind of document is called on the screen, and what is special about it. */
export interface JenisDokumen {
  readonly base: string;
  readonly kategori_batal: string;
  readonly judul: (t: Translate) => string;
  readonly bukti: (t: Translate) => string;
  readonly batal: (t: Translate) => string;
  readonly nomor: (dokumen: DokumenManual) => string;
  /** Where the goods went, or why they are gone: head and text of a column; absent where there is nothing to tell. */
  readonly hal?: { readonly label: (t: Translate) => string; readonly teks: (dokumen: DokumenManual) => string };
}

export const TAMBAH: JenisDokumen = {
  base: tambahBarangManual.base,
  kategori_batal: tambahBarangManual.actions.batal.approval,
  nomor: (dokumen) => dokumen.no_tambah ?? '',
  judul: (t) => t('manual.dokumen_tambah'),
  bukti: (t) => t('manual.bukti_tambah_pendek'),
  batal: (t) => t('manual.batal_tambah'),
};
export const PINDAH: JenisDokumen = {
  base: pindahBarangManual.base,
  kategori_batal: pindahBarangManual.actions.batal.approval,
  nomor: (dokumen) => dokumen.no_pindah ?? '',
  judul: (t) => t('manual.dokumen_pindah'),
  bukti: (t) => t('pindah.tanda_terima_pendek'),
  batal: (t) => t('manual.batal_pindah'),
  hal: {
    label: (t) => t('field.ke_baki'),
    teks: ({ kode_gudang = '', kode_baki = '' }) => `${kode_gudang} · ${kode_baki}`,
  },
};
export const HANCUR: JenisDokumen = {
  base: hancurBarangManual.base,
  kategori_batal: hancurBarangManual.actions.batal.approval,
  nomor: (dokumen) => dokumen.no_hancur ?? '',
  judul: (t) => t('manual.dokumen_hancur'),
  bukti: (t) => t('hancur.bukti_pendek'),
  batal: (t) => t('manual.batal_hancur'),
  hal: { label: (t) => t('hancur.kondisi'), teks: ({ nama_kondisi = '' }) => nama_kondisi },
};
