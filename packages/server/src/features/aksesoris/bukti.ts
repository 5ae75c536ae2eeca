import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { showPaper } from '../../engine/paper/read.ts';
import type { Copy } from '../../engine/print/copy.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { gambarBukti } from '../../trade/bukti/bukti.ts';
import { bingkaiBukti } from '../../trade/bukti/bingkai.ts';

/** The proof of what came or was taken, accessory by accessory. @throws Problem `dokumen_tidak_ditemukan`. */
export async function buktiStok(sql: Sql, context: Context, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await showPaper(sql, context, stokAksesoris, nomor);
  const { t } = context;
  const perlu = dokumen.keperluan === null ? '-' : t(`pilihan.keperluan.${dokumen.keperluan}`);
  return gambarBukti({
    judul: t('aksesoris.bukti'),
    nomor,
    ...bingkaiBukti(context, dokumen.status, copy),
    info: [
      [t('field.tgl'), formatDate(dokumen.tgl)],
      [t('aksesoris.arah'), t(`pilihan.arah_stok.${dokumen.arah}`)],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh],
      [t('aksesoris.keperluan'), perlu],
      [t('field.keterangan'), dokumen.keterangan === '' ? '-' : dokumen.keterangan],
    ],
    kolom: {
      barang: t('aksesoris.aksesoris'),
      dari: t('laporan.baki'),
      kadar: t('aksesoris.berat_satuan'),
      qty: t('aksesoris.qty'),
      berat: t('nota.berat'),
    },
    baris: dokumen.barang.map((baris) => ({
      kode_barcode: baris.kode_barcode,
      nama_barang: baris.nama_aksesoris,
      rincian: `${baris.kode_group} · ${baris.kode_dept}`,
      dari: `${baris.kode_gudang} · ${baris.kode_baki}`,
      kadar: formatNumber(baris.berat, 3),
      qty: formatNumber(baris.qty),
      berat: formatNumber(baris.berat.times(baris.qty), 3),
    })),
    total: {
      label: t('laporan.total'),
      qty: formatNumber(dokumen.jumlah_barang),
      berat: formatNumber(dokumen.total_berat, 3),
    },
    tanda_tangan: [t('hancur.petugas'), t('pindah.mengetahui')],
  });
}
