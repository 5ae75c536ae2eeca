import { choice, lines } from '../../core/field.ts';
import { deepFreeze } from '../../core/resource.ts';

export const IMPOR_PUSAT = '/import-data-pusat';

/**
 * Masters that head office keeps for its branches, in the order in which they refer to each other: classes, prices,
 * purities, conditions, parameters of prices and points, transaction codes, gifts, instalments, marketplaces. Never
 * places, people, accounts or numbers: these are each shop's own.
 */
export const MASTER_PUSAT = deepFreeze([
  'kategori',
  'jenis-group',
  'kelompok-harga',
  'group',
  'jenis',
  'kadar',
  'kondisi-barang',
  'kondisi-pembelian',
  'harga-beli',
  'harga-emas-pembelian',
  'parameter-ongkos',
  'parameter-point',
  'kode-transaksi',
  'hadiah',
  'para-cicilan',
  'marketplace',
] as const);
export type MasterPusat = (typeof MASTER_PUSAT)[number];

/** Which of them are to be taken over. */
export const IMPOR_FIELDS = {
  master: lines(
    { kunci: choice(MASTER_PUSAT, { required: true, label: 'impor_pusat.master' }) },
    { min: 1, max: MASTER_PUSAT.length, required: true, label: 'impor_pusat.master' },
  ),
} as const;

/** One column that head office says otherwise. */
export interface KolomBeda {
  readonly kolom: string;
  readonly lama: string;
  readonly baru: string;
}

/** What a branch would take over of one master. */
export interface BedaMaster {
  readonly kunci: MasterPusat;
  /** Its page, by which it is called. */
  readonly halaman: string;
  readonly baru: readonly string[];
  readonly ubah: readonly { readonly kode: string; readonly kolom: readonly KolomBeda[] }[];
  /** Taken over before, and gone there. */
  readonly hilang: readonly string[];
}

export interface BedaPusat {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly data: readonly BedaMaster[];
}
