import type { Tx } from '../../platform/database/tx.ts';
import type { BarangBebas } from './pegang.ts';

const NOMOR = { pindah_barang_baris: 'no_pindah', hancur_barang_baris: 'no_hancur' } as const;
export type TabelBaris = keyof typeof NOMOR;

/** Writes the lines of a document: what each piece is, and where it lay before the document. */
export async function simpanBaris(tx: Tx, tabel: TabelBaris, kode_toko: string, nomor: string, barang: readonly BarangBebas[]): Promise<void> {
  await tx.query(
    `insert into ${tabel} (kode_toko, ${NOMOR[tabel]}, baris, kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kadar, berat, dari_gudang, dari_baki)
     select $1, $2, t.baris, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kadar, b.berat, t.gudang, t.baki
     from unnest($3::text[], $4::text[], $5::text[]) with ordinality as t(kode_barcode, gudang, baki, baris)
     join barang b on b.kode_toko = $1 and b.kode_barcode = t.kode_barcode`,
    [kode_toko, nomor, barang.map((satu) => satu.kode_barcode), barang.map((satu) => satu.kode_gudang), barang.map((satu) => satu.kode_baki)]);
}
