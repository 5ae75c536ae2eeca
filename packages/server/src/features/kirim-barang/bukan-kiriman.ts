import { Problem } from '@kilau/contract/core/problem.ts';

/**
 * That a piece of what was sent is not where a deed needs it.
 * @param hasil what became of it; empty for one that was not sent with it.
 */
export const bukanKiriman = (kode_barcode: string, nomor: string, hasil: string): Problem =>
  new Problem('barang_bukan_kiriman', {
    kode_barcode,
    nomor,
    hasil,
    kata: hasil === '' ? 'kirim_barang.tidak_ikut' : `pilihan.hasil_kirim.${hasil}`,
  });
