import { Dec } from '@kilau/contract/core/dec.ts';
import { daftarModal, ubahModal } from '../features/barang/modal/modal.post.ts';
import type { Tx } from '../platform/database/tx.ts';
import { atWork } from './shop.ts';

/** Says that a piece has cost so much: looked at, saved. */
export async function beriModal(tx: Tx, kode_barcode: string, harga: number, kunci: string): Promise<void> {
  const pilihan = { kode_group: null, kode_dept: null, kode_baki: null, barcode: kode_barcode };
  const [dilihat] = await daftarModal(tx, atWork(), pilihan);
  const baru = { kode_barcode, harga_modal: Dec.from(harga), versi: dilihat?.versi ?? '' };
  await ubahModal(tx, atWork('OWNER', 'OWN'), [baru], kunci);
}
