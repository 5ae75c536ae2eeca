import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatGram, formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import {
  OTORISASI_DIATAS_NOTA,
  OTORISASI_DIBAWAH_NOTA,
  OTORISASI_RUGI_NOTA,
  OTORISASI_TANPA_BARCODE,
} from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import { susut } from '@kilau/contract/trade/beli/susut.calc.ts';
import { mintaSemua } from '../../engine/approval/minta.tsx';
import type { Izin, Permintaan, RingkasanBaris } from '../../engine/approval/permintaan.ts';
import { denganIzin, izinMenurut, kurangIzin } from '../dokumen/izin-baris.ts';
import type { Translate } from '../../ui/text.ts';
import type { AturanBeli } from './aturan.ts';
import type { BarisHitung, HitungBarang } from './hitung.ts';
import { notaDari, type IsiBeli } from './isi.ts';

/** Grams that are gone, or too many. */
const bertanda = (t: Translate, beda: Dec): string => `${beda.isNegative() ? '−' : '+'}${formatGram(beda.abs(), t)}`;

/** Why a line needs an approval, in a sentence. */
export function alasanIzin(t: Translate, row: BarisHitung, { izin: { toleransi } }: AturanBeli): string {
  const { kategori, harga_beli, tangga, harga_maks, berat, barang } = row;
  const selisih = formatNumber(harga_beli.minus(tangga.harga_hitung).abs());
  if (kategori === OTORISASI_TANPA_BARCODE) return t('pembelian.alasan_tanpa_nota');
  if (kategori === OTORISASI_DIATAS_NOTA) return t('pembelian.alasan_diatas', { selisih });
  if (kategori === OTORISASI_DIBAWAH_NOTA) return t('pembelian.alasan_dibawah', { selisih });
  if (kategori === OTORISASI_RUGI_NOTA) return t('pembelian.alasan_rugi', { maks: formatNumber(harga_maks ?? 0) });
  return t('pembelian.alasan_berat', {
    beda: bertanda(t, susut({ berat, berat_nota: barang.berat_nota }).negated()),
    gram: formatGram(toleransi?.gram ?? 0, t),
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
      nilai: formatGram(berat, t),
      ...(berat_nota && !berat_nota.eq(berat) && { semula: formatGram(berat_nota, t) }),
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

/** Lines that need an approval nobody gave. */
export const barisTanpaIzin = ({ baris }: Pick<HitungBarang, 'baris'>): readonly BarisHitung[] =>
  baris.filter((row) => kurangIzin(row, 0));

/**
 * Asks for all that is open in one go.
 * @param lain what else is asked for with the lines.
 * @returns what gives the lines theirs, and the approvals of what was asked for beside them; nothing when nobody
 * approved.
 */
export async function mintaIzinBarang(
  t: Translate,
  { baris }: Pick<HitungBarang, 'baris'>,
  aturan: AturanBeli,
  lain: readonly Permintaan[] = [],
): Promise<
  | {
      readonly beri: <D extends Pick<IsiBeli, 'barang'>>(isi: D) => D;
      readonly lain: readonly (Izin | undefined)[];
    }
  | undefined
> {
  const now = Date.now();
  const kurang = baris.filter((row) => kurangIzin(row, now));
  const diminta = [...kurang.map((row) => permintaanBaris(t, row, aturan)), ...lain];
  if (diminta.length === 0) return { beri: (isi) => isi, lain: [] };
  const izin = await mintaSemua(diminta);
  if (!izin) return undefined;
  const diberi = izinMenurut(
    kurang.map((row) => row.baris),
    izin,
  );
  return {
    beri: (isi) => ({
      ...isi,
      barang: denganIzin(isi.barang, diberi, (row, otorisasi) => ({ ...row, otorisasi, gugur: false })),
    }),
    lain: izin.slice(kurang.length),
  };
}

/** Nobody has agreed to anything any more. */
export const tanpaIzin = <D extends Pick<IsiBeli, 'barang'>>(isi: D): D => ({
  ...isi,
  barang: isi.barang.map((baris) => ({ ...baris, otorisasi: null, gugur: baris.gugur || baris.otorisasi !== null })),
});
