import { bayarKirim } from '../../../trade/bayar/bayar-kirim.ts';
import { salahBayar, type Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { BarisDraft, DraftJual } from './draft.ts';

/**
 * A line as it is sent. The price that was seen goes along, so that the server notices one that moved meanwhile;
 * ongkos only when it was typed, because the piece charges it by itself.
 */
function barisKirim({ barang, berat, harga, ongkos, diskon, cara_diskon, otorisasi }: BarisDraft) {
  return {
    kode_barcode: barang.kode_barcode,
    berat: angka(berat),
    ...(barang.harga.harga_tetap === null ? { harga_gram: angka(harga) } : { harga_jual: angka(harga) }),
    ...(ongkos === null ? {} : { ongkos: angka(ongkos) }),
    ...(cara_diskon === 'PERSEN' ? { diskon_persen: angka(diskon) } : { diskon_rp: angka(diskon) }),
    ...(otorisasi ? { otorisasi: otorisasi.id } : {}),
  };
}

/** The body of `POST penjualan` and `PUT penjualan/{no}`. */
export function isiPenjualan({ kode_sales, pelanggan, barang, bayar }: DraftJual) {
  const { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat } = pelanggan;
  return {
    kode_sales,
    pelanggan:
      jenisPelanggan === 'MEMBER'
        ? { jenis: jenisPelanggan, kode_member }
        : { jenis: jenisPelanggan, nama, no_hp, alamat },
    barang: barang.map(barisKirim),
    bayar: bayar.map(bayarKirim),
  };
}

export const salahBaris = (kode_barcode: string, field: string): string => `barang.${kode_barcode}.${field}`;

const INDEXED = /^(barang|bayar)\.(\d+)\.(.+)$/;

/** The server counts lines (`barang.0.berat`); the draft knows them by what they are. */
export function salahDari(draft: DraftJual, fields: Readonly<Record<string, string>>): Salah {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => {
      const [, rows, index = '', field = ''] = INDEXED.exec(path) ?? [];
      const baris = rows === 'barang' ? draft.barang[Number(index)] : undefined;
      const bayar = rows === 'bayar' ? draft.bayar[Number(index)] : undefined;
      if (baris) return [salahBaris(baris.barang.kode_barcode, field), sentence];
      return [bayar ? salahBayar(bayar.id, field) : path, sentence];
    }),
  );
}

/** What is left of the sentences when something was changed: those of the changed part go. */
export function tanpaSalah(salah: Salah, start: string): Salah {
  const sisa = Object.entries(salah).filter(([path]) => path !== start && !path.startsWith(`${start}.`));
  return sisa.length === Object.keys(salah).length ? salah : Object.fromEntries(sisa);
}
