import { Dec } from '@kilau/contract/core/dec.ts';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { hitungPembayaran } from '../../trade/bayar/hitung.ts';
import { drafHampa, drafKirim, drafKosong, type Draf } from '../../trade/dokumen/draf.ts';
import { periksaKepala } from '../../trade/dokumen/periksa.ts';
import { KOSONG, type Rusak } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { isiKirim, isiKosong, kurangIsi, type Isi } from '../../trade/isian/isi.ts';

const FIELDS = service.rows.barang;
/** A line as it is typed. */
export type IsiService = Isi<typeof FIELDS>;
export type BarisService = IsiService & { readonly id: string };

/** A repair that is not saved yet. */
export interface DraftService extends Draf<BarisService> {
  readonly tgl_selesai: string;
  readonly nota_manual: string;
  readonly keterangan: string;
}

export const ISI_KOSONG: IsiService = isiKosong(FIELDS, { jumlah: '1' });
export const serviceKosong = (sebelum?: DraftService): DraftService => ({
  ...drafKosong(sebelum),
  tgl_selesai: '',
  nota_manual: '',
  keterangan: '',
});

/** Nothing worth keeping has been entered yet. */
export const serviceHampa = (draft: DraftService): boolean => drafHampa(draft) && draft.nota_manual === '';

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
  ...kurangIsi(FIELDS, isi),
  ...(isi.jumlah === '' && { jumlah: KOSONG }),
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
export const kirimService = ({ tgl_selesai, nota_manual, keterangan, ...draft }: DraftService) => ({
  ...drafKirim(draft),
  ...isiKirim(service.header, { tgl_selesai, nota_manual, keterangan }),
  barang: draft.barang.map((baris) => isiKirim(FIELDS, baris)),
});
