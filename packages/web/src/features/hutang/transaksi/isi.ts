import { Dec } from '@kilau/contract/core/dec.ts';
import {
  bungaDaftar,
  plafondBarang,
  plafondHutang,
  type AturanHutang,
} from '@kilau/contract/features/hutang/aturan-hutang.calc.ts';
import { besarKembali } from '@kilau/contract/features/hutang/hutang.calc.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { KELUAR_KOSONG, periksaKeluar, type KeluarDraft } from '../../../trade/bayar/keluar-draft.ts';
import { drafHampa, drafKosong, siapaKirim, type Draf } from '../../../trade/dokumen/draf.ts';
import { periksaKepala } from '../../../trade/dokumen/periksa.ts';
import type { Rusak } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { isiKirim, isiKosong, kurangIsi, type Isi } from '../../../trade/isian/isi.ts';

const { foto, nama_barang, kode_dept, kadar, berat, berat_plastik, jumlah, kondisi } = hutang.rows.barang;
/** What is typed of one thing that is pledged, beside its photo. */
export const FIELDS_JAMINAN = {
  nama_barang,
  kode_dept,
  kadar,
  berat,
  berat_plastik,
  jumlah: { ...jumlah, label: 'field.qty' },
  kondisi,
} as const;
const FIELDS = { ...FIELDS_JAMINAN, foto };
export type IsiJaminan = Isi<typeof FIELDS>;
export type JaminanDraft = IsiJaminan & { readonly id: string };
export const JAMINAN_KOSONG: IsiJaminan = isiKosong(FIELDS, { jumlah: '1' });

const { jumlah_hutang, bunga, lama_pinjam, no_hutang, nik_sim_passport, keterangan } = hutang.header;
/** What is typed of the loan itself. What is left empty of it is as the shop's list says, or as usual. */
export const FIELDS_SYARAT = { jumlah_hutang, bunga, lama_pinjam, no_hutang, nik_sim_passport, keterangan } as const;

export type SyaratDraft = Isi<typeof FIELDS_SYARAT> & KeluarDraft;
/** A loan that is not saved yet. */
export type DraftHutang = Omit<Draf<JaminanDraft>, 'bayar'> & SyaratDraft;

export const hutangKosong = (sebelum?: DraftHutang): DraftHutang => ({
  ...drafKosong(sebelum),
  ...isiKosong(FIELDS_SYARAT),
  ...KELUAR_KOSONG,
});

/** Nothing worth keeping has been entered yet. */
export const hutangHampa = ({ barang, jumlah_hutang: diminta, pelanggan }: DraftHutang): boolean =>
  drafHampa({ barang, pelanggan }) && diminta === '';

export interface JaminanHitung {
  readonly baris: JaminanDraft;
  readonly plafond: Dec | undefined;
}
export interface HitungHutang {
  readonly baris: readonly JaminanHitung[];
  readonly berat: Dec;
  readonly berat_total: Dec;
  /** Undefined where nothing says it. */
  readonly plafond: Dec | undefined;
  readonly lebih: Dec;
  readonly bunga: Dec;
  /** The list says the rate: no other is agreed. */
  readonly bunga_tetap: boolean;
  readonly lama_pinjam: number;
  readonly jatuh_tempo: string;
  readonly bunga_rp: Dec;
  readonly besar_kembali: Dec;
}

/** The whole loan as the server will work it out. @param tgl the business day. */
export function hitungHutang(draft: DraftHutang, aturan: AturanHutang, tgl: string): HitungHutang {
  const { barang } = draft;
  const diminta = angka(draft.jumlah_hutang);
  const emas = barang.map((row) => ({ kadar: angka(row.kadar), berat: angka(row.berat) }));
  const daftar = bungaDaftar(aturan, diminta);
  const persen = daftar ?? (draft.bunga === '' ? Dec.from(aturan.bunga_umum) : angka(draft.bunga));
  const lama = draft.lama_pinjam === '' ? aturan.lama_umum : Number(draft.lama_pinjam);
  const gram = Dec.sum(emas.map((row) => row.berat));
  const plafond = plafondHutang(aturan, emas);
  return {
    baris: barang.map((baris, index) => {
      const row = emas[index];
      return { baris, plafond: row && plafondBarang(aturan, row) };
    }),
    berat: gram,
    berat_total: gram.plus(Dec.sum(barang.map((row) => angka(row.berat_plastik)))),
    plafond,
    lebih: plafond ? Dec.max(Dec.zero, diminta.minus(plafond)) : Dec.zero,
    bunga: persen,
    bunga_tetap: daftar !== undefined,
    lama_pinjam: lama,
    ...besarKembali(diminta, persen, Math.max(1, lama), tgl, aturan),
  };
}

/** What keeps it from being sent. */
export const periksaHutang = (draft: DraftHutang, aturan: AturanJual): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...kurangIsi(FIELDS_SYARAT, draft),
  ...periksaKeluar(draft),
});

/** The body of `POST hutang`. */
export function kirimHutang(draft: DraftHutang, { bunga_tetap }: HitungHutang) {
  const { cara, no_rekening, no_rekening_customer } = draft;
  return {
    ...siapaKirim(draft),
    ...isiKirim(FIELDS_SYARAT, { ...draft, ...(bunga_tetap && { bunga: '' }) }),
    barang: draft.barang.map((row) => isiKirim(FIELDS, row)),
    bayar: [
      {
        jenis: cara,
        ...(cara === 'TRANSFER' && isiKirim(hutang.rows.bayar, { no_rekening, no_rekening_customer })),
      },
    ],
  };
}
