import { Dec } from '@kilau/contract/core/dec.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { BayarDraft } from '../../trade/bayar/bayar-draft.ts';
import { bayarKirim } from '../../trade/bayar/bayar-kirim.ts';
import { hitungPembayaran } from '../../trade/bayar/hitung.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { KOSONG, NOL, type Rusak } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { PELANGGAN_KOSONG, pelangganKirim, type PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';

/** A line as it is typed; numbers are texts. */
export interface IsiService {
  readonly nama_barang: string;
  readonly jumlah: string;
  readonly berat: string;
  readonly kode_deskripsi: string;
  readonly deskripsi: string;
  readonly ongkos: string;
  /** Key of the photo of what was brought; empty without one. */
  readonly foto: string;
}
export interface BarisService extends IsiService {
  readonly id: string;
}

/** A repair that is not saved yet. */
export interface DraftService {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly tgl_selesai: string;
  readonly nota_manual: string;
  readonly keterangan: string;
  readonly barang: readonly BarisService[];
  readonly bayar: readonly BayarDraft[];
}

export const ISI_KOSONG: IsiService = {
  nama_barang: '',
  jumlah: '1',
  berat: '',
  kode_deskripsi: '',
  deskripsi: '',
  ongkos: '',
  foto: '',
};

export const serviceKosong = (kode_sales = ''): DraftService => ({
  kode_sales,
  pelanggan: PELANGGAN_KOSONG,
  tgl_selesai: '',
  nota_manual: '',
  keterangan: '',
  barang: [],
  bayar: [],
});

/** Nothing worth keeping has been entered yet. */
export const serviceHampa = ({ barang, bayar, pelanggan, nota_manual }: DraftService): boolean =>
  barang.length === 0 &&
  bayar.length === 0 &&
  nota_manual === '' &&
  pelanggan.nama === '' &&
  pelanggan.kode_member === '';

/** What a kind of work usually costs, for so many pieces. */
export const ongkosBiasa = (ongkos: unknown, jumlah: string): string =>
  Dec.parse(String(ongkos ?? ''))
    ?.times(Dec.max(angka(jumlah), Dec.from(1)))
    .toString() ?? '';

export interface HitungService {
  readonly total: Dec;
  readonly ppn: Dec;
  readonly bayar: HasilBayar;
}

/** What it comes to as the server will work it out. */
export function hitungService({ barang, bayar }: DraftService, aturan: AturanJual): HitungService {
  const total = Dec.sum(barang.map(({ ongkos }) => angka(ongkos)));
  return { total, ppn: Dec.zero, bayar: hitungPembayaran(total, bayar, aturan.fee) };
}

/** What a line lacks. */
export const periksaBaris = (isi: IsiService): Rusak => ({
  ...(isi.nama_barang.trim() === '' && { nama_barang: KOSONG }),
  ...(angka(isi.jumlah).isZero() && { jumlah: NOL }),
  ...(angka(isi.berat).isZero() && { berat: NOL }),
  ...(isi.deskripsi.trim() === '' && { deskripsi: KOSONG }),
  ...(isi.ongkos === '' && { ongkos: KOSONG }),
});

/** What keeps a repair from being sent; the server checks all of it again. @param hari the business day. */
export const periksaService = (
  draft: DraftService,
  { bayar }: HitungService,
  aturan: AturanJual,
  hari: string,
): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...(draft.tgl_selesai === ''
    ? { tgl_selesai: KOSONG }
    : draft.tgl_selesai < hari && { tgl_selesai: { rule: 'sebelum_hari_ini', params: { tgl: hari } } }),
  ...((bayar.kembali.gt(0) || bayar.lebih_non_tunai.gt(0)) && { bayar: { rule: 'melebihi_tagihan' } }),
});

/** The body of `POST service`. */
export const kirimService = ({ pelanggan, barang, bayar, nota_manual, keterangan, ...kepala }: DraftService) => ({
  ...kepala,
  ...(nota_manual !== '' && { nota_manual }),
  ...(keterangan !== '' && { keterangan }),
  pelanggan: pelangganKirim(pelanggan),
  barang: barang.map(({ nama_barang, jumlah, berat, kode_deskripsi, deskripsi, ongkos, foto }) => ({
    nama_barang,
    jumlah: Number(jumlah),
    berat: angka(berat),
    ...(kode_deskripsi !== '' && { kode_deskripsi }),
    deskripsi,
    ongkos: angka(ongkos),
    ...(foto !== '' && { foto }),
  })),
  bayar: bayar.map(bayarKirim),
});
