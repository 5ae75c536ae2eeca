import { formatDate, formatInstant, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { BarisManual, KepalaManual } from '@kilau/contract/features/manual/stok.wire.ts';
import { copyMarks, type Copy } from '../../engine/print/copy.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { gambarBukti, type Bukti } from '../../trade/bukti/bukti.ts';
import { bacaHancurManual, bacaPindahManual, bacaTambahManual } from './dokumen.baca.ts';

type BuktiContext = Pick<Context, 'shop' | 'actor' | 'now' | 'lang' | 't'>;
type Dokumen = KepalaManual & { readonly barang: readonly BarisManual[] };

const SHOWN = 3;
const atau = (teks: string): string => (teks === '' ? '-' : teks);

/** A proof of lines without barcodes: what, from where, how many, how heavy. */
function bukti(
  { shop, t, lang, actor, now }: BuktiContext,
  dokumen: Dokumen,
  copy: Copy,
  own: Pick<Bukti, 'judul' | 'nomor' | 'info' | 'tanda_tangan'>,
): Promise<Buffer> {
  const waktu = now();
  return gambarBukti({
    ...own,
    toko: shop,
    lang,
    waktu,
    ...copyMarks({ t }, dokumen.status, copy),
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
      label: t('manual.jumlah_baris', { jumlah: dokumen.jumlah_baris }),
      qty: formatNumber(dokumen.total_qty),
      berat: formatNumber(Dec.from(dokumen.total_berat), SHOWN),
    },
    dicetak: t('laporan.printed_by', { user: actor.user_id, waktu: formatInstant(waktu, shop.zona_waktu) }),
    halaman: (n, of) => t('laporan.halaman', { n, of }),
  });
}

/** Proof of what came in. @throws Problem `dokumen_tidak_ditemukan`. */
export async function buktiTambahManual(sql: Sql, context: BuktiContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await bacaTambahManual(sql, context, nomor);
  if (!dokumen) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { t } = context;
  return bukti(context, dokumen, copy, {
    judul: t('manual.bukti_tambah'),
    nomor,
    tanda_tangan: [t('hancur.petugas'), t('pindah.mengetahui')],
    info: [
      [t('field.tgl'), formatDate(dokumen.tgl)],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh],
      [t('field.keterangan'), atau(dokumen.keterangan)],
    ],
  });
}

/** Tanda Terima of a move: who gave, who took. @throws Problem `dokumen_tidak_ditemukan`. */
export async function buktiPindahManual(sql: Sql, context: BuktiContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await bacaPindahManual(sql, context, nomor);
  if (!dokumen) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { t } = context;
  return bukti(context, dokumen, copy, {
    judul: t('manual.tanda_terima'),
    nomor,
    tanda_tangan: [t('pindah.menyerahkan'), t('pindah.menerima'), t('pindah.mengetahui')],
    info: [
      [t('field.tgl'), formatDate(dokumen.tgl)],
      [t('field.ke_baki'), `${dokumen.kode_gudang} · ${dokumen.kode_baki} ${dokumen.nama_baki}`],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh],
      [t('field.keterangan'), atau(dokumen.keterangan)],
    ],
  });
}

/** Bukti Hancur: why, and who approved it. @throws Problem `dokumen_tidak_ditemukan`. */
export async function buktiHancurManual(sql: Sql, context: BuktiContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await bacaHancurManual(sql, context, nomor);
  if (!dokumen) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { t } = context;
  return bukti(context, dokumen, copy, {
    judul: t('manual.bukti_hancur'),
    nomor,
    tanda_tangan: [t('hancur.petugas'), t('pindah.mengetahui')],
    info: [
      [t('field.tgl'), formatDate(dokumen.tgl)],
      [t('hancur.kondisi'), `${dokumen.kode_kondisi} · ${dokumen.nama_kondisi}`],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh],
      [t('field.disetujui_oleh'), dokumen.disetujui_oleh],
      [t('field.keterangan'), atau(dokumen.keterangan)],
    ],
  });
}
