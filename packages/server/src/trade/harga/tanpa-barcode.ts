import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { hargaSistem, type AturanHarga, type HargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { nilaiTanpaBarcode, type BarisTanpaBarcode } from '@kilau/contract/trade/harga/tanpa-barcode.calc.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { aturanOtorisasi } from '../otorisasi/aturan-otorisasi.ts';
import { aturanHarga } from './aturan-harga.ts';
import type { HargaGroup } from './harga-group.ts';
import { assertBukanHargaLama } from './harga-lama.ts';
import { pajakBaris } from './pajak-baris.ts';

/** Goods without a piece of their own, as they are sent; without a price they cost the day's. */
interface BarisDikirim extends Omit<BarisTanpaBarcode, 'harga_gram'> {
  readonly kadar: Dec;
  readonly harga_gram: Dec | null;
}

/** How a line is worked out. */
interface Cara {
  /** What its approval calls it, and what a refusal does. */
  readonly nama: string;
  readonly sebutan?: string;
  /** The usual making charge. */
  readonly biasa?: Dec;
  /** It was agreed on before today. */
  readonly lama?: boolean;
}

/** What goods of a group cost today, if that is set. */
export const hargaGroup = (
  { harga_kelompok, harga_group, persentase_group, harga_global }: HargaGroup,
  kadar: Dec,
  { mode_harga }: Pick<AturanHarga, 'mode_harga'>,
): HargaSistem | undefined =>
  hargaSistem(
    { harga_kelompok, harga_group, persentase_group, harga_global, kadar, markis: false, harga_khusus: null },
    mode_harga,
  );

/** The same of goods that are sold. @throws Problem `harga_belum_diatur` */
export function hargaDipesan(group: HargaGroup, kadar: Dec, aturan: AturanHarga): HargaSistem {
  const sistem = hargaGroup(group, kadar, aturan);
  if (!sistem || sistem.harga_gram.isZero()) {
    throw new Problem('harga_belum_diatur', { kode_group: group.kode_group });
  }
  return sistem;
}

/**
 * A line at the day's price of its group, or at the one that was agreed on: what it comes to, with its tax, and the
 * approval that it needs. Where such goods came from is not known: the rate without a faktur pajak.
 * @throws Problem `harga_belum_diatur`, `harga_sudah_berubah`
 */
export async function hitungTanpaBarcode(
  { tx, context }: Pick<Work, 'tx' | 'context'>,
  baris: BarisDikirim,
  group: HargaGroup,
  { nama, sebutan = nama, biasa, lama = false }: Cara,
) {
  const aturan = { harga: aturanHarga(context), otorisasi: aturanOtorisasi(context) };
  const { kadar } = baris;
  const sistem = hargaDipesan(group, kadar, aturan.harga);
  const harga_gram = baris.harga_gram ?? sistem.harga_gram;
  if (!lama && !harga_gram.eq(sistem.harga_gram)) {
    const barang = { kode_barcode: sebutan, kode_group: group.kode_group, kadar };
    await assertBukanHargaLama(tx, context, barang, harga_gram, sistem.harga_gram);
  }
  const hitung = nilaiTanpaBarcode(nama, { ...baris, harga_gram }, sistem, aturan, biasa);
  const pajak = pajakBaris(context, { asal_faktur_pajak: false }, hitung.hasil.harga_total);
  return { sistem, harga_gram, ...hitung, ...pajak };
}

export type HitungTanpaBarcode = Awaited<ReturnType<typeof hitungTanpaBarcode>>;
