import { formatDate } from '@kilau/contract/core/format.ts';
import type { Copy } from '../../../engine/print/copy.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { bacaHancur } from '../kertas/baca.ts';
import { barisBukti, buktiBarang, type BuktiContext } from '../kertas/bukti.ts';

/** Bukti Hancur: why, who approved it, piece by piece. @throws Problem `dokumen_tidak_ditemukan`. */
export async function buktiHancur(sql: Sql, context: BuktiContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await bacaHancur(sql, context, nomor);
  const { t } = context;
  return buktiBarang(context, dokumen, copy, {
    judul: t('hancur.bukti'),
    nomor,
    tanda_tangan: [t('hancur.petugas'), t('pindah.mengetahui')],
    info: [
      [t('field.tgl'), formatDate(dokumen.tgl)],
      [t('hancur.kondisi'), [...new Set([dokumen.kode_kondisi, dokumen.nama_kondisi])].join(' · ')],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh],
      [t('field.disetujui_oleh'), dokumen.disetujui_oleh],
      [t('field.keterangan'), dokumen.keterangan === '' ? '-' : dokumen.keterangan],
    ],
    kolom: { barang: t('barang.barang'), dari: t('pindah.dari'), kadar: t('field.kadar'), berat: t('nota.berat') },
    baris: await barisBukti(context, dokumen.barang),
  });
}
