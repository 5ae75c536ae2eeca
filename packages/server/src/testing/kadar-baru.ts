import { Dec } from '@kilau/contract/core/dec.ts';
import { nilaiKadar, OTORISASI_KADAR } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { grantApproval } from '../engine/approval.ts';
import { daftarKadar, ubahKadar } from '../features/barang/massal/kadar.post.ts';
import type { Sql, Tx } from '../platform/database/tx.ts';
import { atWork, SHOP } from './shop.ts';

/** A piece and its new purity, as a hand types them. */
interface Kadar {
  readonly kode_barcode: string;
  readonly kadar: string;
  readonly kadar_cetak?: string | null;
  readonly tanpa_cetak?: boolean;
}

/** A line of the call, of a piece as it is seen now. */
export async function barisKadar(sql: Sql, { kode_barcode, kadar, kadar_cetak = null, tanpa_cetak = false }: Kadar) {
  const pilihan = { kode_group: null, kode_dept: null, kode_baki: null, barcode: kode_barcode };
  const [dilihat] = await daftarKadar(sql, SHOP.kode_toko, pilihan);
  return { kode_barcode, versi: dilihat?.versi ?? '', kadar: Dec.from(kadar), kadar_cetak, tanpa_cetak };
}

/** Gives a piece another purity: looked at, approved, saved. */
export async function beriKadar(tx: Tx, kadar: Kadar, kunci: string): Promise<{ readonly no_update: string }> {
  const barang = [await barisKadar(tx, kadar)];
  const { id: otorisasi } = await grantApproval(tx, atWork(), {
    kategori: OTORISASI_KADAR,
    dokumen: '',
    nilai: nilaiKadar(barang),
    keterangan: 'uji',
    disetujui_oleh: 'SPV1',
    saluran: 'MANUAL',
  });
  return ubahKadar(tx, atWork(), { barang, otorisasi }, kunci);
}
