import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import type { BarisPindah } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import type { Copy } from '../../../engine/print/copy.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import type { BuktiBaris } from '../../../trade/bukti/bukti.ts';
import { bacaPindah } from '../kertas/baca.ts';
import { barisBukti, buktiBarang, type BuktiContext } from '../kertas/bukti.ts';

const harga = (rupiah: number | null): string => (rupiah === null ? '-' : formatNumber(rupiah));
/** What the pieces are worth together; nothing while no price of them is known. */
export const jumlahHarga = (barang: readonly BarisPindah[]): Dec | null => {
  const ada = barang.flatMap((baris) => (baris.harga_jual === null ? [] : [baris.harga_jual]));
  return ada.length === 0 ? null : Dec.sum(ada);
};

/** The row of a transfer (specification, section 3) beside what a piece is told by anyway. */
async function barisPindah(context: BuktiContext, barang: readonly BarisPindah[]): Promise<BuktiBaris[]> {
  const baris = await barisBukti(context, barang);
  return barang.map((row, index) => ({
    ...(baris[index] as BuktiBaris),
    nama_barang: row.keterangan,
    tgl: formatDate(row.tgl_system),
    size: row.size,
    qty: String(row.qty),
    harga: harga(row.harga_jual),
  }));
}

/** Tanda Terima of a move: who gave, who took, piece by piece. @throws Problem `dokumen_tidak_ditemukan`. */
export async function tandaTerima(sql: Sql, context: BuktiContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await bacaPindah(sql, context, nomor);
  const { t } = context;
  const nilai = jumlahHarga(dokumen.barang);
  return buktiBarang(context, dokumen, copy, {
    judul: t('pindah.tanda_terima'),
    nomor,
    tanda_tangan: [t('pindah.menyerahkan'), t('pindah.menerima'), t('pindah.mengetahui')],
    info: [
      [t('field.tgl'), formatDate(dokumen.tgl)],
      [t('field.ke_baki'), `${dokumen.kode_gudang} · ${dokumen.kode_baki} ${dokumen.nama_baki}`],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh],
      [t('field.keterangan'), dokumen.keterangan === '' ? '-' : dokumen.keterangan],
    ],
    kolom: {
      barang: `${t('field.kode_barcode')} · ${t('field.keterangan')}`,
      tgl: t('field.tgl'),
      dari: t('pindah.dari'),
      size: t('field.size'),
      kadar: t('field.kadar'),
      qty: t('field.qty'),
      berat: t('nota.berat'),
      harga: t('field.harga_jual'),
    },
    baris: await barisPindah(context, dokumen.barang),
    total: { qty: formatNumber(dokumen.jumlah_barang), ...(nilai && { harga: formatNumber(nilai) }) },
  });
}
