import { Dec } from '@kilau/contract/core/dec.ts';
import {
  bungaDaftar,
  plafondBarang,
  plafondHutang,
  type AturanHutang,
} from '@kilau/contract/features/hutang/aturan-hutang.calc.ts';
import { besarKembali } from '@kilau/contract/features/hutang/hutang.calc.ts';
import type { CaraBeli } from '@kilau/contract/trade/beli/cara-beli.ts';
import { periksaKepala } from '../../../trade/dokumen/periksa.ts';
import { KOSONG, NOL, type Rusak } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { PELANGGAN_KOSONG, pelangganKirim, type PelangganDraft } from '../../../trade/pelanggan/pelanggan-draft.ts';

/** One thing that is pledged, as it is typed. */
export interface IsiJaminan {
  readonly nama_barang: string;
  readonly kode_dept: string;
  readonly kadar: string;
  readonly jumlah: string;
  readonly berat: string;
  readonly berat_plastik: string;
  readonly kondisi: string;
  readonly foto: string;
}
export interface JaminanDraft extends IsiJaminan {
  readonly id: string;
}
export const JAMINAN_KOSONG: IsiJaminan = {
  nama_barang: '',
  kode_dept: '',
  kadar: '',
  jumlah: '1',
  berat: '',
  berat_plastik: '',
  kondisi: '',
  foto: '',
};

/** A loan that is not saved yet. */
export interface DraftHutang {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly barang: readonly JaminanDraft[];
  readonly jumlah_hutang: string;
  /** Empty: as the shop's list says, or as usual. */
  readonly bunga: string;
  readonly lama_pinjam: string;
  readonly no_hutang: string;
  readonly nik_sim_passport: string;
  readonly keterangan: string;
  readonly cara: CaraBeli;
  readonly no_rekening: string;
  readonly no_rekening_customer: string;
}
export type SyaratDraft = Omit<DraftHutang, 'kode_sales' | 'pelanggan' | 'barang'>;

export const hutangKosong = (kode_sales = ''): DraftHutang => ({
  kode_sales,
  pelanggan: PELANGGAN_KOSONG,
  barang: [],
  jumlah_hutang: '',
  bunga: '',
  lama_pinjam: '',
  no_hutang: '',
  nik_sim_passport: '',
  keterangan: '',
  cara: 'CASH',
  no_rekening: '',
  no_rekening_customer: '',
});

/** Nothing worth keeping has been entered yet. */
export const hutangHampa = ({ barang, jumlah_hutang, pelanggan }: DraftHutang): boolean =>
  barang.length === 0 && jumlah_hutang === '' && pelanggan.nama === '' && pelanggan.kode_member === '';

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
  const { barang, jumlah_hutang } = draft;
  const jumlah = angka(jumlah_hutang);
  const emas = barang.map(({ kadar, berat }) => ({ kadar: angka(kadar), berat: angka(berat) }));
  const daftar = bungaDaftar(aturan, jumlah);
  const bunga = daftar ?? (draft.bunga === '' ? Dec.from(aturan.bunga_umum) : angka(draft.bunga));
  const lama_pinjam = draft.lama_pinjam === '' ? aturan.lama_umum : Number(draft.lama_pinjam);
  const berat = Dec.sum(emas.map((row) => row.berat));
  const plafond = plafondHutang(aturan, emas);
  return {
    baris: barang.map((baris, index) => {
      const row = emas[index];
      return { baris, plafond: row && plafondBarang(aturan, row) };
    }),
    berat,
    berat_total: berat.plus(Dec.sum(barang.map((row) => angka(row.berat_plastik)))),
    plafond,
    lebih: plafond ? Dec.max(Dec.zero, jumlah.minus(plafond)) : Dec.zero,
    bunga,
    bunga_tetap: daftar !== undefined,
    lama_pinjam,
    ...besarKembali(jumlah, bunga, Math.max(1, lama_pinjam), tgl, aturan),
  };
}

/** What keeps a thing from being pledged. */
export const periksaJaminan = ({ nama_barang, kode_dept, kadar, berat }: IsiJaminan): Rusak => ({
  ...(nama_barang.trim() === '' && { nama_barang: KOSONG }),
  ...(kode_dept === '' && { kode_dept: KOSONG }),
  ...(angka(kadar).lte(0) && { kadar: kadar === '' ? KOSONG : NOL }),
  ...(angka(berat).lte(0) && { berat: berat === '' ? KOSONG : NOL }),
});

/** What keeps it from being sent. */
export const periksaHutang = (draft: DraftHutang, aturan: AturanJual): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...(angka(draft.jumlah_hutang).lte(0) && { jumlah_hutang: draft.jumlah_hutang === '' ? KOSONG : NOL }),
  ...(draft.cara === 'TRANSFER' && draft.no_rekening === '' && { no_rekening: KOSONG }),
});

const atauNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
const angkaAtauNull = (typed: string): Dec | null => (typed === '' ? null : angka(typed));

/** The body of `POST hutang`. */
export const kirimHutang = (draft: DraftHutang, { bunga_tetap }: HitungHutang) => ({
  kode_sales: atauNull(draft.kode_sales),
  pelanggan: pelangganKirim(draft.pelanggan),
  no_hutang: atauNull(draft.no_hutang),
  nik_sim_passport: atauNull(draft.nik_sim_passport),
  keterangan: atauNull(draft.keterangan),
  jumlah_hutang: angka(draft.jumlah_hutang),
  bunga: bunga_tetap ? null : angkaAtauNull(draft.bunga),
  lama_pinjam: angkaAtauNull(draft.lama_pinjam),
  barang: draft.barang.map(({ id: _id, ...row }) => ({
    nama_barang: row.nama_barang,
    kode_dept: row.kode_dept,
    kadar: angka(row.kadar),
    jumlah: row.jumlah === '' ? 1 : Number(row.jumlah),
    berat: angka(row.berat),
    berat_plastik: angkaAtauNull(row.berat_plastik),
    kondisi: atauNull(row.kondisi),
    foto: atauNull(row.foto),
  })),
  bayar: [
    draft.cara === 'TRANSFER'
      ? {
          jenis: 'TRANSFER',
          no_rekening: atauNull(draft.no_rekening),
          no_rekening_customer: atauNull(draft.no_rekening_customer),
        }
      : { jenis: 'CASH' },
  ],
});
