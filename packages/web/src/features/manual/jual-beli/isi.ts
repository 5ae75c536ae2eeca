import { Dec } from '@kilau/contract/core/dec.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { hargaBeliManual, hitungBeliManual, kunciBaris } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import type { StokJual } from '@kilau/contract/features/manual/jual-beli.wire.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import type { AturanHargaBeli } from '@kilau/contract/trade/beli/aturan-beli.ts';
import { beliTerlaluMahal, type AturanBeli } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import type { BeratBeli, ToleransiBerat } from '@kilau/contract/trade/beli/susut.calc.ts';
import { hargaBerlaku } from '@kilau/contract/trade/harga/harga-gram.calc.ts';
import type { HargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { nilaiTanpaBarcode } from '@kilau/contract/trade/harga/tanpa-barcode.calc.ts';
import type { Izin } from '../../../engine/approval/permintaan.ts';
import { KELUAR_KOSONG, periksaKeluar, type KeluarDraft } from '../../../trade/bayar/keluar-draft.ts';
import { hitungPembayaran } from '../../../trade/bayar/hitung.ts';
import { drafKirim, drafKosong, siapaKirim, type Draf } from '../../../trade/dokumen/draf.ts';
import { periksaKepala, periksaTagihan } from '../../../trade/dokumen/periksa.ts';
import { KOSONG, type Rusak } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { denganPpn, hargaSistem } from '../../../trade/harga/hitung.ts';
import { isiKirim, isiKosong, kurangIsi, type Isi } from '../../../trade/isian/isi.ts';

const { qty, berat, harga_gram, ongkos, diskon_rp } = penjualanManual.rows.barang;
/** What is typed of a line that is sold. */
export const FIELDS_JUAL = { qty, berat, harga_gram, ongkos, diskon_rp } as const;
const { otorisasi: _, ...dibeli } = pembelianManual.rows.barang;
/** The same of one that is bought. */
export const FIELDS_BELI = dibeli;

export interface IsiJual extends Isi<typeof FIELDS_JUAL> {
  /** Key of the row of the stock, as `kunciBaris` writes it; empty while none is chosen. */
  readonly kunci: string;
}
interface Baris {
  readonly id: string;
  readonly otorisasi: Izin | null;
}
export interface BarisJual extends IsiJual, Baris {
  /** The row of the stock with the price of the day, as it was when the line was made. */
  readonly stok: StokJual;
}
export type DraftJual = Draf<BarisJual>;

export type IsiBeli = Isi<typeof FIELDS_BELI>;
export type BarisBeli = IsiBeli & Baris;
export interface DraftBeli extends Omit<Draf<BarisBeli>, 'bayar'>, KeluarDraft {}

export const ISI_JUAL: IsiJual = { kunci: '', ...isiKosong(FIELDS_JUAL, { qty: '1' }) };
export const ISI_BELI: IsiBeli = isiKosong(FIELDS_BELI, { qty: '1' });
export const beliKosong = (sebelum?: DraftBeli): DraftBeli => ({ ...drafKosong(sebelum), ...KELUAR_KOSONG });

const TANPA_HARGA: HargaSistem = {
  sumber: 'GROUP',
  harga_gram: Dec.zero,
  persentase: Dec.zero,
  harga_tetap: null,
};

/** A line with its arithmetic: what the server will work out for it. */
function hitungBaris(baris: BarisJual, aturan: AturanJual) {
  const sistem = baris.stok.harga ? hargaSistem(baris.stok.harga) : TANPA_HARGA;
  const isi = {
    berat: angka(baris.berat),
    harga_gram: angka(baris.harga_gram),
    ongkos: angka(baris.ongkos),
    diskon_rp: angka(baris.diskon_rp),
  };
  const { nilai, ...hitung } = nilaiTanpaBarcode(kunciBaris(baris.stok), isi, sistem, aturan);
  const pajak = denganPpn(hitung.hasil.harga_total, aturan.ppn, false);
  return { baris, ...hitung, ...pajak, nilai: { ...nilai, qty: Number(baris.qty) } };
}
export type JualHitung = ReturnType<typeof hitungBaris>;
export type HitungJual = ReturnType<typeof hitungJual>;

export function hitungJual(draft: DraftJual, aturan: AturanJual) {
  const baris = draft.barang.map((row) => hitungBaris(row, aturan));
  const total = Dec.sum(baris.map((row) => row.total));
  const bayar = hitungPembayaran(total, draft.bayar, aturan.fee);
  return { baris, total, ppn: Dec.sum(baris.map((row) => row.ppn)), bayar };
}

type AturanBulat = Pick<AturanBeli, 'pembulatan' | 'bulat_turun'>;
export interface AturanIsiBeli extends AturanBulat {
  readonly batas_persen: string;
}

const isiHarga = (isi: IsiBeli) => ({
  berat: angka(isi.berat),
  harga_gram: angka(isi.harga_gram),
  potongan: angka(isi.potongan),
});
export const hargaBeli = (isi: IsiBeli, aturan: AturanBulat): Dec => hargaBeliManual(isiHarga(isi), aturan);

/** What the nota weighs, for the arithmetic. */
export const beratBeli = (isi: IsiBeli): BeratBeli => ({
  berat: angka(isi.berat),
  berat_nota: angka(isi.berat_nota).isZero() ? null : angka(isi.berat_nota),
});

export type HitungBeli = ReturnType<typeof hitungBeli>;
export type BeliHitung = HitungBeli['baris'][number];

export function hitungBeli(draft: DraftBeli, aturan: AturanBulat, toleransi: ToleransiBerat | undefined) {
  const baris = draft.barang.map((row) => ({
    baris: row,
    ...hitungBeliManual({ ...row, ...beratBeli(row), ...isiHarga(row), qty: Number(row.qty) }, aturan, toleransi),
  }));
  return { baris, total: Dec.sum(baris.map(({ harga_beli }) => harga_beli)) };
}

/**
 * What a line that is to be sold lacks. @param lain what other lines of the sale take from the same row of the stock.
 */
export function periksaIsiJual(isi: IsiJual, stok: StokJual | undefined, lain: readonly IsiJual[]): Rusak {
  if (!stok) return { kunci: KOSONG };
  const pcs = lain.reduce((sum, baris) => sum + Number(baris.qty), Number(isi.qty));
  const gram = Dec.sum([isi, ...lain].map((baris) => angka(baris.berat)));
  return {
    ...(pcs > stok.qty && { qty: { rule: 'melebihi_stok', params: { max: stok.qty } } }),
    ...(gram.gt(stok.berat) && { berat: { rule: 'melebihi_berat_stok' } }),
    ...kurangIsi(FIELDS_JUAL, isi),
    ...(isi.harga_gram === '' && { harga_gram: KOSONG }),
  };
}

/** What a gram of a group costs, as its master tells it. */
export interface HargaGroup {
  readonly kode_group: string;
  readonly harga: number;
  readonly harga_kelompok: number;
}

/**
 * Rupiah that a gram of a group is sold for, where the form knows it; 0 otherwise. A shop that sells by percentage has
 * it from the price of 24K: there the server alone asks.
 */
export const jualSegram = (group: HargaGroup | undefined, { mode_harga }: Pick<AturanHargaBeli, 'mode_harga'>): Dec =>
  group && mode_harga === 'GRAM' ? hargaBerlaku(group.harga_kelompok, group.harga) : Dec.zero;

/**
 * What a line that is to be bought lacks. @param jual_gram what a gram of its group is sold for today, 0 when not
 * known.
 */
export function periksaIsiBeli(isi: IsiBeli, aturan: AturanIsiBeli, jual_gram: Dec): Rusak {
  const { berat: gram, harga_gram: harga } = isiHarga(isi);
  const mahal = beliTerlaluMahal(harga, jual_gram, aturan) && { harga_gram: { rule: 'harga_beli_terlalu_tinggi' } };
  const habis = harga.gt(0) && gram.gt(0) && hargaBeli(isi, aturan).isZero();
  return {
    ...kurangIsi(FIELDS_BELI, isi),
    ...mahal,
    ...(habis && { potongan: { rule: 'potongan_melebihi_harga' } }),
  };
}

/** What keeps a sale from being sent; the server checks all of it again. */
export const periksaJual = (draft: DraftJual, { total, bayar }: HitungJual, aturan: AturanJual): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...periksaTagihan(total, bayar),
});
export const periksaBeli = (draft: DraftBeli, aturan: AturanJual): Rusak => ({
  ...periksaKepala(draft, aturan),
  ...periksaKeluar(draft),
});

const izin = (otorisasi: Izin | null) => otorisasi && { otorisasi: otorisasi.id };

/** The body of `POST penjualan-manual`. */
export const kirimJual = (draft: DraftJual) => ({
  ...drafKirim(draft),
  barang: draft.barang.map(({ stok, otorisasi, ...isi }) => {
    const { kode_gudang, kode_baki, kode_group, kode_dept, kadar } = stok;
    const dari = { kode_gudang, kode_baki, kode_group, kode_dept, kadar };
    return { ...dari, ...isiKirim(FIELDS_JUAL, isi), ...izin(otorisasi) };
  }),
});

/** The body of `POST pembelian-manual`. */
export const kirimBeli = ({ cara, no_rekening, no_rekening_customer, ...draft }: DraftBeli) => ({
  ...siapaKirim(draft),
  cara_bayar: cara,
  ...(cara === 'TRANSFER' && { no_rekening, no_rekening_customer }),
  barang: draft.barang.map(({ otorisasi, ...isi }) => ({ ...isiKirim(FIELDS_BELI, isi), ...izin(otorisasi) })),
});

/** Lines as the stock is priced now: whoever typed no price of his own goes with the day's. */
export function ikutiHarga(barang: readonly BarisJual[], stok: readonly StokJual[]): readonly BarisJual[] {
  const now = new Map(stok.map((row) => [kunciBaris(row), row]));
  return barang.map((baris) => {
    const kini = now.get(baris.kunci);
    const [lama, baru] = [baris.stok.harga?.harga_gram, kini?.harga?.harga_gram];
    if (!kini || lama === baru) return baris;
    const ikut = baru !== undefined && lama !== undefined && angka(baris.harga_gram).eq(lama);
    return { ...baris, stok: kini, otorisasi: null, ...(ikut && { harga_gram: String(baru) }) };
  });
}
