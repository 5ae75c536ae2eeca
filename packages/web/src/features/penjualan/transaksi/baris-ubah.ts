import { Dec } from '@kilau/contract/core/dec.ts';
import { ongkosBaris } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { BarangJual, BarisTersimpan } from '../wire.ts';
import { izinSemula } from '../../../engine/approval/permintaan.ts';
import { hargaSekarang, type BarisDraft } from './draft.ts';
import { pasarDari } from './pasar.ts';

/**
 * A stored line as a line that can be typed in. The price of that day stands in it; when today's is another one, it is
 * offered, because the server takes no price that has passed.
 */
export function barisUbah(baris: BarisTersimpan, barang: BarangJual): BarisDraft {
  const utuh = barang.harga.harga_tetap !== null;
  const harga = String(utuh ? baris.harga_jual : baris.harga_gram);
  const dulu: BarangJual = {
    ...barang,
    harga: { ...barang.harga, ...(utuh ? { harga_tetap: baris.harga_sistem } : { harga_gram: baris.harga_sistem }) },
  };
  const bergerak = hargaSekarang(dulu) !== hargaSekarang(barang);
  const diketik = harga !== hargaSekarang(dulu);
  const sendiri = ongkosBaris(barang.tipe_ongkos, barang.ongkos, baris.berat);
  return {
    barang: bergerak && !diketik ? dulu : barang,
    berat: String(baris.berat),
    harga,
    ongkos: sendiri.eq(baris.ongkos) ? null : String(baris.ongkos),
    ...(Dec.from(baris.diskon_persen).gt(0)
      ? { cara_diskon: 'PERSEN', diskon: String(baris.diskon_persen) }
      : { cara_diskon: 'RP', diskon: baris.diskon === 0 ? '' : String(baris.diskon) }),
    ...pasarDari(baris),
    otorisasi: izinSemula(baris.otorisasi),
    baru: bergerak && !diketik ? barang : null,
  };
}
