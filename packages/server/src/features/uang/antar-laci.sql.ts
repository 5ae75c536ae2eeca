/**
 * Whether a posting `p` moved cash from drawer to drawer: it was handed on, or counted as out of another one. In the
 * shop's cash nothing moved.
 */
export const ANTAR_LACI = `(p.jenis = 'pengalihan-saldo' or p.jenis = 'hitung-laci' and exists (
  select from hitung_laci k where k.kode_toko = p.kode_toko and k.nomor = p.nomor and k.beban = 'LACI'))`;
