import { formatDate } from '@kilau/contract/core/format.ts';
import type { HancurBarang } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { Copy } from '../../../engine/print/copy.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { bacaHancur, bacaHancurBeli } from '../kertas/baca.ts';
import { barisBukti, buktiBarang, type BuktiContext } from '../kertas/bukti.ts';

/** Bukti Hancur: why, who approved it, piece by piece. */
async function gambar(context: BuktiContext, dokumen: HancurBarang, judul: LocaleKey, copy: Copy): Promise<Buffer> {
  const { t } = context;
  return buktiBarang(context, dokumen, copy, {
    judul: t(judul),
    nomor: dokumen.no_hancur,
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

type Gambar = (sql: Sql, context: BuktiContext, nomor: string, copy: Copy) => Promise<Buffer>;

/** Of pieces of the stock. @throws Problem `dokumen_tidak_ditemukan`. */
export const buktiHancur: Gambar = async (sql, context, nomor, copy) =>
  gambar(context, await bacaHancur(sql, context, nomor), 'hancur.bukti', copy);

/** Of bought pieces. @throws Problem `dokumen_tidak_ditemukan`. */
export const buktiHancurBeli: Gambar = async (sql, context, nomor, copy) =>
  gambar(context, await bacaHancurBeli(sql, context, nomor), 'hancur.bukti_beli', copy);
