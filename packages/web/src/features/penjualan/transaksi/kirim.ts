import { bayarKirim } from '../../../trade/bayar/bayar-kirim.ts';
import { salahBarang, salahDari as salahNiaga, type Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { pelangganKirim } from '../../../trade/pelanggan/pelanggan-draft.ts';
import { salahDiAksesoris } from './aksesoris.ts';
import type { BarisDraft, DraftJual, TukarDraft } from './draft.ts';
import { pasarDari } from './pasar.ts';

/**
 * A line as it is sent. The price that was seen goes along, so that the server notices one that moved meanwhile;
 * ongkos only when it was typed, because the piece charges it by itself.
 */
function barisKirim({ barang, berat, harga, ongkos, diskon, cara_diskon, otorisasi, ...pasar }: BarisDraft) {
  return {
    kode_barcode: barang.kode_barcode,
    berat: angka(berat),
    ...(barang.harga.harga_tetap === null ? { harga_gram: angka(harga) } : { harga_jual: angka(harga) }),
    ...(ongkos === null ? {} : { ongkos: angka(ongkos) }),
    ...(cara_diskon === 'PERSEN' ? { diskon_persen: angka(diskon) } : { diskon_rp: angka(diskon) }),
    ...(otorisasi ? { otorisasi: otorisasi.id } : {}),
    ...pasarDari(pasar),
  };
}

/** Old goods as a payment, and where money goes back to. */
const tukarKirim = ({ kirim, kembali }: TukarDraft) => ({
  jenis: 'TUKAR',
  ...kirim,
  ...(kembali && {
    kembali_rekening: kembali.no_rekening,
    kembali_customer: kembali.no_rekening_customer,
    ...(kembali.otorisasi && { kembali_otorisasi: kembali.otorisasi.id }),
  }),
});

/** The body of `POST penjualan` and `PUT penjualan/{no}`. */
export const isiPenjualan = ({
  kode_sales,
  pelanggan,
  keterangan = '',
  limit,
  barang,
  aksesoris = [],
  bayar,
  tukar,
}: DraftJual) => ({
  kode_sales,
  ...(limit && { otorisasi_limit: limit.id }),
  ...(keterangan !== '' && { keterangan }),
  pelanggan: pelangganKirim(pelanggan),
  barang: barang.map(barisKirim),
  ...(aksesoris.length > 0 && {
    aksesoris: aksesoris.map(({ kode_barcode, qty, diskon = '', otorisasi }) => ({
      kode_barcode,
      qty: angka(qty),
      ...(diskon !== '' && { diskon_rp: angka(diskon) }),
      ...(otorisasi && { otorisasi: otorisasi.id }),
    })),
  }),
  bayar: [...bayar.map(bayarKirim), ...(tukar && tukar.isi.barang.length > 0 ? [tukarKirim(tukar)] : [])],
});

export const salahBaris = (kode_barcode: string, field: string): string => salahBarang(kode_barcode, field);

/** Where a sentence about a barcode stands: at the new piece, or at the old one. */
export function salahBarcode({ tukar }: DraftJual, kode: string): string {
  const lama = tukar?.isi.barang.find(({ barang }) => 'nota' in barang && barang.nota.kode_barcode === kode);
  return lama ? ['tukar', 'barang', lama.id, 'kode_barcode'].join('.') : salahBaris(kode, 'kode_barcode');
}

/** The server's sentences where the draft has its lines and payments. */
export const salahDari = (draft: DraftJual, fields: Salah): Salah =>
  salahNiaga(draft, salahDiAksesoris(draft.aksesoris ?? [], diTukar(draft, fields)), ({ barang }, field) =>
    salahBaris(barang.kode_barcode, field),
  );

/** Sentences about old goods, which were sent behind all payments, stand with their lines. */
function diTukar({ bayar, tukar }: DraftJual, fields: Salah): Salah {
  const mulai = `bayar.${bayar.length}.`;
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => {
      if (!tukar || !path.startsWith(mulai)) return [path, sentence];
      const [rows = '', index = '', ...field] = path.slice(mulai.length).split('.');
      const id = tukar.isi.barang[Number(index)]?.id ?? index;
      return [['tukar', rows, ...(rows === 'barang' ? [id, ...field] : [])].join('.'), sentence];
    }),
  );
}

/** What is left of the sentences when something was changed: those of the changed part go. */
export function tanpaSalah(salah: Salah, start: string): Salah {
  const sisa = Object.entries(salah).filter(([path]) => path !== start && !path.startsWith(`${start}.`));
  return sisa.length === Object.keys(salah).length ? salah : Object.fromEntries(sisa);
}
