import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { hancurBarangManual } from '@kilau/contract/features/manual/hancur-manual.kind.ts';
import { pindahBarangManual } from '@kilau/contract/features/manual/pindah-manual.kind.ts';
import { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.kind.ts';
import { showPaper, type ShownPaper } from '../../../engine/paper/read.ts';
import type { Copy } from '../../../engine/print/copy.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { gambarBukti, type Bukti } from '../../../trade/bukti/bukti.ts';
import { bingkaiBukti, infoBukti } from '../../../trade/bukti/bingkai.ts';

type Dokumen = ShownPaper<typeof tambahBarangManual>;

const SHOWN = 3;

/** A proof of lines without barcodes: what, from where, how many, how heavy. */
function bukti(
  context: Context,
  dokumen: Dokumen,
  copy: Copy,
  own: Pick<Bukti, 'judul' | 'info' | 'tanda_tangan'>,
): Promise<Buffer> {
  const { t } = context;
  return gambarBukti({
    ...own,
    nomor: dokumen.nomor,
    info: infoBukti(context, dokumen, own.info),
    ...bingkaiBukti(context, dokumen.status, copy),
    kolom: {
      barang: t('barang.barang'),
      dari: t('manual.letak'),
      kadar: t('field.kadar'),
      qty: t('field.qty'),
      berat: t('nota.berat'),
    },
    baris: dokumen.barang.map((baris) => ({
      kode_barcode: baris.kode_dept,
      nama_barang: baris.nama_dept,
      rincian: baris.kode_group,
      dari: `${baris.kode_gudang} · ${baris.kode_baki}`,
      kadar: formatPlain(baris.kadar),
      qty: formatNumber(baris.qty),
      berat: formatNumber(baris.berat, SHOWN),
    })),
    total: {
      label: t('manual.jumlah_baris', { jumlah: dokumen.barang.length }),
      qty: formatNumber(dokumen.total_qty),
      berat: formatNumber(dokumen.total_berat, SHOWN),
    },
  });
}

/** Proof of what came in. @throws Problem `dokumen_tidak_ditemukan`. */
export async function buktiTambahManual(sql: Sql, context: Context, nomor: string, copy: Copy): Promise<Buffer> {
  const { t } = context;
  return bukti(context, await showPaper(sql, context, tambahBarangManual, nomor), copy, {
    judul: t('manual.bukti_tambah'),
    tanda_tangan: [t('hancur.petugas'), t('pindah.mengetahui')],
    info: [],
  });
}

/** Tanda Terima of a move: who gave, who took. @throws Problem `dokumen_tidak_ditemukan`. */
export async function buktiPindahManual(sql: Sql, context: Context, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await showPaper(sql, context, pindahBarangManual, nomor);
  const { nama_baki } = await sql.one<{ nama_baki: string }>(
    'select nama_baki from baki where kode_toko = $1 and kode_baki = $2',
    [context.shop.kode_toko, dokumen.kode_baki],
  );
  const { t } = context;
  return bukti(context, dokumen, copy, {
    judul: t('manual.tanda_terima'),
    tanda_tangan: [t('pindah.menyerahkan'), t('pindah.menerima'), t('pindah.mengetahui')],
    info: [[t('field.ke_baki'), `${dokumen.kode_gudang} · ${dokumen.kode_baki} ${nama_baki}`]],
  });
}

/** Bukti Hancur: why, and who approved it. @throws Problem `dokumen_tidak_ditemukan`. */
export async function buktiHancurManual(sql: Sql, context: Context, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await showPaper(sql, context, hancurBarangManual, nomor);
  const { disetujui_oleh } = await sql.one<{ disetujui_oleh: string }>(
    'select disetujui_oleh from perbuatan where kode_toko = $1 and jenis = $2 and nomor = $3 and ke = 1',
    [context.shop.kode_toko, hancurBarangManual.key, nomor],
  );
  const { t } = context;
  return bukti(context, dokumen, copy, {
    judul: t('manual.bukti_hancur'),
    tanda_tangan: [t('hancur.petugas'), t('pindah.mengetahui')],
    info: [
      [t('hancur.kondisi'), `${dokumen.kode_kondisi} · ${dokumen.nama_kondisi}`],
      [t('field.disetujui_oleh'), disetujui_oleh],
    ],
  });
}
