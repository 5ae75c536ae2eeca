import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { OTORISASI_TRANSFER } from '@kilau/contract/trade/beli/cara-beli.ts';
import {
  OTORISASI_DIATAS_NOTA,
  OTORISASI_DIBAWAH_NOTA,
  OTORISASI_RUGI_NOTA,
  OTORISASI_TANPA_BARCODE,
} from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import { susut } from '@kilau/contract/trade/beli/susut.calc.ts';
import { mintaSemua } from '../../engine/approval/minta.tsx';
import type { Izin, Permintaan, RingkasanBaris } from '../../engine/approval/permintaan.ts';
import { kurangIzin } from '../../trade/dokumen/izin-baris.ts';
import type { Translate } from '../../ui/text.ts';
import type { AturanBeli } from './aturan.ts';
import type { BarisHitung, HitungBeli } from './hitung.ts';
import { notaDari, type DraftBeli } from './isi.ts';

const gram = (berat: Dec): string => `${formatNumber(berat, 3)} gr`;

/** Grams that are gone, or too many. */
const bertanda = (beda: Dec): string => `${beda.isNegative() ? '−' : '+'}${gram(beda.abs())}`;

/** Why a line needs an approval, in a sentence. */
export function alasanIzin(t: Translate, row: BarisHitung, { izin: { toleransi } }: AturanBeli): string {
  const { kategori, harga_beli, tangga, harga_maks, berat, barang } = row;
  const selisih = formatNumber(harga_beli.minus(tangga.harga_hitung).abs());
  if (kategori === OTORISASI_TANPA_BARCODE) return t('pembelian.alasan_tanpa_nota');
  if (kategori === OTORISASI_DIATAS_NOTA) return t('pembelian.alasan_diatas', { selisih });
  if (kategori === OTORISASI_DIBAWAH_NOTA) return t('pembelian.alasan_dibawah', { selisih });
  if (kategori === OTORISASI_RUGI_NOTA) return t('pembelian.alasan_rugi', { maks: formatNumber(harga_maks ?? 0) });
  return t('pembelian.alasan_berat', {
    beda: bertanda(susut({ berat, berat_nota: barang.berat_nota }).negated()),
    gram: gram(Dec.from(toleransi?.gram ?? 0)),
    persen: String(toleransi?.persen ?? 0),
  });
}

/** A line as the approver reads it: what the nota says beside what is to be paid. */
function permintaanBaris(t: Translate, row: BarisHitung, aturan: AturanBeli): Permintaan {
  const { baris, barang, berat, tangga, harga_beli, kategori, nilai } = row;
  const nota = notaDari(baris);
  const { berat_nota } = barang;
  const ringkasan: readonly RingkasanBaris[] = [
    { label: t('pembelian.alasan'), nilai: alasanIzin(t, row, aturan) },
    {
      label: t('field.berat'),
      nilai: gram(berat),
      ...(berat_nota && !berat_nota.eq(berat) && { semula: gram(berat_nota) }),
    },
    { label: t('field.kondisi_barang'), nilai: baris.kondisi_barang },
    { label: t(nota ? 'field.harga_nota' : 'pembelian.harga_kode'), nilai: formatRupiah(tangga.dasar) },
    {
      label: t('field.harga_beli'),
      nilai: formatRupiah(harga_beli),
      ...(!harga_beli.eq(tangga.harga_hitung) && { semula: formatRupiah(tangga.harga_hitung) }),
    },
  ];
  return {
    kategori: kategori ?? '',
    dokumen: '',
    nilai,
    judul: nota ? `${nota.kode_barcode} · ${nota.nama_barang}` : `${barang.nama_barang} · ${t('pembelian.tanpa_nota')}`,
    ringkasan,
  };
}

/** A transfer that needs an approval it does not hold, as that is asked for. */
function permintaanTransfer(
  t: Translate,
  { transfer }: DraftBeli,
  { bayar }: HitungBeli,
  aturan: AturanBeli,
  now: number,
): Permintaan | undefined {
  if (transfer === null || !aturan.izin_transfer || bayar.transfer.isZero()) return undefined;
  const { no_rekening, no_rekening_customer } = transfer;
  const nilai = { no_rekening, no_rekening_customer, jumlah: bayar.transfer.toJSON() };
  if (!kurangIzin({ kategori: OTORISASI_TRANSFER, baris: transfer, nilai }, now)) return undefined;
  return {
    kategori: OTORISASI_TRANSFER,
    dokumen: '',
    nilai,
    judul: t('pembelian.dibayar'),
    ringkasan: [
      { label: t('pembelian.dari_rekening'), nilai: no_rekening },
      { label: t('field.no_rekening_customer'), nilai: no_rekening_customer },
      { label: t('field.jumlah'), nilai: formatRupiah(bayar.transfer) },
    ],
  };
}

/** Lines that need an approval nobody gave. */
export const barisTanpaIzin = ({ baris }: HitungBeli): readonly BarisHitung[] =>
  baris.filter((row) => kurangIzin(row, 0));

/**
 * Asks for all that is open in one go: lines, and the transfer.
 * @returns the purchase with what was given; nothing when nobody approved.
 */
export async function mintaIzin(
  t: Translate,
  draft: DraftBeli,
  hitung: HitungBeli,
  aturan: AturanBeli,
): Promise<DraftBeli | undefined> {
  const now = Date.now();
  const kurang = hitung.baris.filter((row) => kurangIzin(row, now));
  const transfer = permintaanTransfer(t, draft, hitung, aturan, now);
  const diminta = [...kurang.map((row) => permintaanBaris(t, row, aturan)), ...(transfer ? [transfer] : [])];
  if (diminta.length === 0) return draft;
  const izin = await mintaSemua(diminta);
  if (!izin) return undefined;
  const diberi = new Map<string, Izin | undefined>(kurang.map(({ baris }, index) => [baris.id, izin[index]]));
  return {
    ...draft,
    barang: draft.barang.map((baris) => {
      const otorisasi = diberi.get(baris.id);
      return otorisasi ? { ...baris, otorisasi, gugur: false } : baris;
    }),
    transfer: draft.transfer && transfer ? { ...draft.transfer, otorisasi: izin.at(-1) ?? null } : draft.transfer,
  };
}
