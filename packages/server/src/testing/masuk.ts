import type { Dec } from '@kilau/contract/core/dec.ts';
import { daftarModal, ubahModal } from '../features/barang/modal/modal.post.ts';
import { periksaBarang, tambahBarang, type BarangMasuk } from '../features/barang/tambah/tambah.post.ts';
import type { Tx } from '../platform/database/tx.ts';
import { atWork } from './shop.ts';

/** Pieces to be entered, for features that goods are entered out of. */
export type Masuk = BarangMasuk;

const SEMUA = { kode_group: null, kode_dept: null, kode_baki: null };
/** At work under the level of a user of the small shop. */
const kerja = (siapa: string) => atWork(siapa, siapa === 'OWNER' ? 'OWN' : 'KASIR');

/** Enters pieces as one document. */
export const enterRows = (
  tx: Tx,
  rows: readonly Masuk[],
  siapa = 'KASIR1',
  otorisasi: string | null = null,
): Promise<{ no_tambah: string; kode_barcode: string[] }> => tambahBarang(tx, kerja(siapa), rows, '', otorisasi);

/** Says what pieces cost. */
export const setModal = async (
  tx: Tx,
  rows: readonly { readonly kode_barcode: string; readonly harga_modal: Dec }[],
): Promise<{ no_update: string; jumlah: number }> => {
  const ada = await daftarModal(tx, kerja('OWNER'), {
    ...SEMUA,
    barcode: rows.map((row) => row.kode_barcode).join(' '),
  });
  const versi = new Map(ada.map((row) => [row.kode_barcode, row.versi]));
  return ubahModal(
    tx,
    kerja('OWNER'),
    rows.map((row) => ({ ...row, versi: versi.get(row.kode_barcode) ?? '' })),
    '',
  );
};

/** Asks whether they would be entered, without doing it. */
export const checkRows = (tx: Tx, rows: readonly Masuk[]): Promise<void> => periksaBarang(tx, atWork(), rows);
