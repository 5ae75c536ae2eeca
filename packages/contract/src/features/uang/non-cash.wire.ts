import type { DecInput } from '../../core/dec.ts';
import { choice, date, lines, ref } from '../../core/field.ts';
import { BARIS_BAYAR } from './cek-non-cash.kind.ts';
import { KATA_CARA } from '../../trade/bayar/kata-cara.ts';

/** The ways whose money is looked for on an account. */
export const CARA_NON_CASH = ['DEBET', 'CREDIT', 'TRANSFER', 'QRIS'] as const;
/** Waits, was found as booked, or as something else. */
export const KEADAAN_NON_CASH = ['BELUM', 'VALID', 'SELISIH'] as const;

/** What `GET validasi-non-cash` may be asked for. */
export const NON_CASH_FIELDS = {
  tgl_from: date({}),
  tgl_to: date({}),
  no_rekening: ref('rekening', { all: true }),
  cara: choice(CARA_NON_CASH, { label: 'field.cara_bayar', ...KATA_CARA }),
  keadaan: choice(KEADAAN_NON_CASH, { optionLabel: 'pilihan.keadaan_non_cash' }),
} as const;

/** So many go with one call. */
const PALING_BANYAK = 200;
/** Body of `POST validasi-non-cash`: payments that have come as they were booked. */
export const SAHKAN_FIELDS = { baris: lines(BARIS_BAYAR, { min: 1, max: PALING_BANYAK }) } as const;

/** Which payment. */
export interface BarisBayar {
  readonly jenis_dokumen: string;
  readonly no_dokumen: string;
  readonly ke_bayar: number;
  readonly baris_bayar: number;
}

/** A payment that went to an account. */
export interface BarisNonCash extends BarisBayar {
  /** The business day it was booked on. */
  readonly tgl: string;
  readonly user_id: string;
  readonly nama: string;
  readonly cara: string;
  readonly no_rekening: string;
  readonly nama_rekening: string;
  readonly no_kartu: string;
  readonly jumlah: DecInput;
  readonly fee: DecInput;
  /** What the books have put on the account. */
  readonly seharusnya: DecInput;
  readonly keadaan: (typeof KEADAAN_NON_CASH)[number];
  readonly jumlah_masuk: DecInput | null;
  readonly selisih: DecInput | null;
  readonly sebab: string | null;
  readonly no_cek: string | null;
  readonly dicek_oleh: string | null;
  /** Days since then, by the shop's date. */
  readonly umur: number;
}

/** All rows asked for, of one account. */
export interface RekeningNonCash {
  readonly no_rekening: string;
  readonly nama_rekening: string;
  readonly jumlah: number;
  readonly belum: number;
  readonly seharusnya: DecInput;
  readonly belum_rp: DecInput;
  readonly selisih: DecInput;
}

/** What became of one of many. */
export interface HasilNonCash extends BarisBayar {
  readonly status: 'VALID' | 'GAGAL';
  readonly no_cek?: string;
  readonly code?: string;
  readonly message?: string;
}

/** Answer of `GET validasi-non-cash`: the oldest first, with what each account comes to. */
export interface DaftarNonCash {
  readonly data: readonly BarisNonCash[];
  readonly rekening: readonly RekeningNonCash[];
  /** There are more than were told. */
  readonly terpotong: boolean;
}
