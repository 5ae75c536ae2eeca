import type { Fields } from '@kilau/contract/core/field.ts';
import { banyakFields, kolomBanyak } from '@kilau/contract/features/barang/banyak/banyak.ts';
import { takeTogether, type RowImport, type TakenRow } from '../../../engine/import/rows.ts';
import { tambahBarang, type BarangMasuk } from '../tambah/tambah.post.ts';

/** Pieces of one document: as many as are labelled at once, and no more than others wait for. */
const SEKALI = 500;

/** A row whose fields were held against those of a piece; no scale has said what stands in a file. */
const barangDari = ({ values }: TakenRow): BarangMasuk =>
  ({ ...values, no_terima: null, berat_manual: true }) as unknown as BarangMasuk;

/** Pieces that lie in the shop when it moves in: each with a new barcode, under `SALDO AWAL` in the books. */
export const barangAwal: RowImport = {
  key: 'barang',
  // What a supplier is owed is none of the capital's: a receipt of before has been entered before.
  fields: (actor): Fields =>
    Object.fromEntries(
      kolomBanyak(actor)
        .filter((name) => name !== 'no_terima')
        .map((name) => [name, banyakFields[name]]),
    ),
  kode: 'kode_intern',
  // Nobody is asked about what is odd in the midst of a file.
  take: async (tx, { konfirmasi: _, ...context }, rows, { kunci, work }) => {
    for (let from = 0; from < rows.length; from += SEKALI) {
      await work.step({ tahap: 'simpan', selesai: from, jumlah: rows.length });
      await takeTogether(rows.slice(from, from + SEKALI), (some) =>
        tambahBarang(tx, context, some.map(barangDari), `${kunci}/${from}`, null, 'SALDO AWAL'),
      );
    }
  },
};
