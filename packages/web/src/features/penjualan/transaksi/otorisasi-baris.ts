import { Dec } from '@kilau/contract/core/dec.ts';
import { formatGram, formatRupiah } from '@kilau/contract/core/format.ts';
import { ongkosBaris } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Permintaan, RingkasanBaris } from '../../../engine/approval/permintaan.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { Translate } from '../../../ui/text.ts';
import { hargaSekarang } from './draft.ts';
import type { BarisHitung } from './hitung.ts';

/** A value, with what it was where it differs. */
function dibanding(label: string, semula: Dec, nilai: Dec, tulis: (value: Dec) => string): RingkasanBaris {
  return nilai.eq(semula) ? { label, nilai: tulis(nilai) } : { label, nilai: tulis(nilai), semula: tulis(semula) };
}

/** A line as the approver reads it: weight, price, ongkos and discount beside what they would be. */
export function permintaanBaris(
  t: Translate,
  { baris, berat, hasil, total }: BarisHitung,
): Pick<Permintaan, 'judul' | 'ringkasan'> {
  const { barang } = baris;
  const utuh = barang.harga.harga_tetap !== null;
  return {
    judul: `${barang.kode_barcode} · ${barang.nama_barang}`,
    ringkasan: [
      dibanding(t('field.berat'), Dec.from(barang.berat), berat, (gram) => formatGram(gram, t)),
      dibanding(
        t(utuh ? 'penjualan.harga_utuh' : 'penjualan.harga_gram'),
        Dec.from(hargaSekarang(barang)),
        angka(baris.harga),
        formatRupiah,
      ),
      dibanding(t('field.ongkos'), ongkosBaris(barang.tipe_ongkos, barang.ongkos, berat), hasil.ongkos, formatRupiah),
      dibanding(t('field.diskon'), Dec.zero, hasil.diskon, formatRupiah),
      { label: t('field.harga_total'), nilai: formatRupiah(total) },
    ],
  };
}
