import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { BAYAR_BANK } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { salahBayar } from '../../../trade/dokumen/salah.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import type { DraftJual } from './draft.ts';
import type { BarisHitung, HitungJual } from './hitung.ts';
import { salahBaris } from './kirim.ts';

const KOSONG: RuleBreak = { rule: 'tidak_boleh_kosong' };

/** The rules that one line breaks, by field. */
export function periksaBaris({ baris, berat, hasil }: BarisHitung): Readonly<Record<string, RuleBreak>> {
  return {
    ...(berat.isZero()
      ? { berat: { rule: 'tidak_boleh_nol' } }
      : berat.gt(baris.barang.berat)
        ? { berat: { rule: 'melebihi_berat_stok' } }
        : {}),
    ...(hasil.harga_jual.isZero() ? { harga: { rule: 'tidak_boleh_nol' } } : {}),
    ...(hasil.diskon_berlebih ? { diskon_rp: { rule: 'diskon_melebihi_total' } } : {}),
  };
}

function periksaBayar({ bayar }: DraftJual, { total, bayar: hasil }: HitungJual): Record<string, RuleBreak> {
  const breaks: Record<string, RuleBreak> = {};
  for (const { id, jenis: caraBayar, no_rekening } of bayar) {
    if (BAYAR_BANK.has(caraBayar) && no_rekening === '') breaks[salahBayar(id, 'no_rekening')] = KOSONG;
  }
  if (total.gt(0) && hasil.kurang.gt(0)) breaks['bayar'] = { rule: 'pembayaran_kurang' };
  else if (hasil.lebih_non_tunai.gt(0)) breaks['bayar'] = { rule: 'melebihi_tagihan' };
  return breaks;
}

/**
 * What keeps a sale from being sent, by the paths of `salahDari`, in the order of the screen. The server checks all of
 * it again; this only spares the way there.
 */
export function periksaJual(
  draft: DraftJual,
  hitung: HitungJual,
  aturan: AturanJual,
): Readonly<Record<string, RuleBreak>> {
  const breaks: Record<string, RuleBreak> = {};
  if (aturan.sales_wajib && draft.kode_sales === '') breaks['kode_sales'] = KOSONG;
  if (draft.pelanggan.jenis === 'MEMBER' && draft.pelanggan.kode_member === '') {
    breaks['pelanggan.kode_member'] = KOSONG;
  }
  if (draft.barang.length === 0) breaks['barang'] = KOSONG;
  for (const baris of hitung.baris) {
    for (const [field, broken] of Object.entries(periksaBaris(baris))) {
      breaks[salahBaris(baris.baris.barang.kode_barcode, field)] = broken;
    }
  }
  return { ...breaks, ...periksaBayar(draft, hitung) };
}
