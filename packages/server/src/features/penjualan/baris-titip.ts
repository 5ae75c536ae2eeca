import { Dec } from '@kilau/contract/core/dec.ts';
import { jumlahBaris } from '@kilau/contract/trade/nota/jumlah-nota.calc.ts';
import type { AturanHarga, HargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { TANPA_PASAR_MASUK } from '@kilau/contract/features/penjualan/pasar.fields.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { barangTidakDikenal } from '../../trade/barang/dikenal.ts';
import { assertDititip } from '../../trade/barang/tersedia.ts';
import type { BarangJual } from '../../trade/harga/barang-jual.ts';
import type { BarangTitip, HargaJanji } from '../../trade/titip/barang-titip.ts';
import { hitungBaris, type BarangMasuk, type BarisJual } from './baris-jual.ts';

/** What somebody sends who says nothing but which piece. */
const polos = (kode_barcode: string): BarangMasuk => ({
  kode_barcode,
  berat: null,
  harga_gram: null,
  harga_jual: null,
  ongkos: null,
  diskon_rp: null,
  diskon_persen: null,
  otorisasi: null,
  ...TANPA_PASAR_MASUK,
});

/** The price that a deposit was left at, or that instalments were agreed at, as the sale keeps one. */
export function hargaTerkunci(barang: BarangJual, titip: HargaJanji): BarisJual {
  const sistem: HargaSistem = {
    sumber: titip.sumber_harga as HargaSistem['sumber'],
    harga_gram: titip.harga_gram,
    persentase: titip.persentase,
    harga_tetap: titip.sumber_harga === 'BARANG' ? titip.harga_sistem : null,
  };
  const { harga_jual, ongkos, harga_atribut, diskon = Dec.zero, harga_rata } = titip;
  // Without the tax that is added to it, as of any other line: the total of a promise holds it.
  const harga_total = jumlahBaris({ harga_jual, ongkos, harga_atribut, diskon });
  return {
    barang,
    berat: titip.berat,
    sistem,
    harga_gram: titip.harga_gram,
    tarif_ongkos: titip.tarif_ongkos,
    hasil: { harga_jual, ongkos, harga_atribut, harga_total, harga_rata, diskon, diskon_berlebih: false },
    ppn_tarif: titip.ppn_tarif,
    ppn: titip.ppn,
    total: titip.harga_total,
    diskon_persen: Dec.zero,
    kategori: undefined,
    dijanjikan: true,
    otorisasi: null,
    aturan: {
      mode_harga: titip.mode_harga as AturanHarga['mode_harga'],
      pembulatan: titip.pembulatan,
      bulat_turun: titip.arah_pembulatan === 'TURUN',
    },
  };
}

/**
 * A line of a piece that a deposit or an order brings: at the price that it was promised at where that stands,
 * otherwise at today's.
 * @throws Problem `barang_sedang_dipesan`, `barang_sudah_terjual`, …
 */
export async function hitungTitip(
  tx: Tx,
  context: WorkContext,
  aturan: AturanHarga,
  {
    piece,
    titip,
    holder,
  }: { readonly piece: BarangJual | undefined; readonly titip: BarangTitip; readonly holder: string },
): Promise<BarisJual> {
  const { kode_barcode } = titip;
  if (!piece) throw await barangTidakDikenal(tx, kode_barcode);
  assertDititip(kode_barcode, piece, titip.nomor, holder);
  if (titip.mengikat) return hargaTerkunci(piece, titip);
  // What was agreed on when it was left needs nobody's approval now.
  return { ...(await hitungBaris(tx, context, aturan, piece, polos(kode_barcode), 0)), dijanjikan: true };
}
