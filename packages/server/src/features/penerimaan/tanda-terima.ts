import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import { showPaper, type ShownPaper } from '../../engine/paper/read.ts';
import type { Copy } from '../../engine/print/copy.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { gambarTandaTerima } from './tanda-terima.gambar.ts';
import { bingkaiBukti, type BingkaiContext } from '../../trade/bukti/bingkai.ts';

const SHOWN = 3;
const gram = (berat: Dec | null): string => (berat === null ? '' : formatNumber(berat, SHOWN));

function infoOf(t: Context['t'], dokumen: ShownPaper<typeof penerimaanBarang>): (readonly [string, string])[] {
  const { kode_supplier, nama_supplier, no_intern, tgl_nota, keterangan } = dokumen;
  const supplier = kode_supplier === nama_supplier ? kode_supplier : `${kode_supplier} · ${nama_supplier}`;
  return (
    [
      [t('field.tgl'), formatDate(dokumen.tgl)],
      [t('terima.asal'), t(`pilihan.asal_terima.${dokumen.asal}`)],
      [t('terima.supplier'), supplier],
      [t('terima.no_intern'), no_intern],
      [t('terima.tgl_nota'), tgl_nota === null ? '' : formatDate(tgl_nota)],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh],
      [t('field.keterangan'), keterangan],
    ] as const
  ).map(([label, isi]) => [label, (isi ?? '') === '' ? '-' : String(isi)] as const);
}

/** Tanda Terima Barang: who brought what, who took it, line by line. @throws Problem `dokumen_tidak_ditemukan`. */
export async function tandaTerimaBarang(sql: Sql, context: BingkaiContext, nomor: string, copy: Copy): Promise<Buffer> {
  const { t } = context;
  const dokumen = await showPaper(sql, context, penerimaanBarang, nomor);
  const { baris, qty, berat, berat_bruto, status } = dokumen;
  const ongkos = baris.flatMap((row) => (row.ongkos === null ? [] : [row.ongkos]));
  return gambarTandaTerima({
    ...bingkaiBukti(context, status, copy),
    judul: t('terima.tanda_terima'),
    nomor,
    info: infoOf(t, dokumen),
    kepala: [
      t('laporan.group'),
      t('laporan.jenis'),
      t('field.kadar'),
      t('terima.qty'),
      t('terima.berat_bruto'),
      t('terima.berat_bersih'),
      t('terima.ongkos'),
    ],
    baris: baris.map((row) => [
      row.kode_group,
      row.kode_dept,
      formatPlain(row.kadar),
      formatNumber(row.qty),
      gram(row.berat_bruto),
      gram(row.berat),
      row.ongkos === null ? '' : formatNumber(row.ongkos),
    ]),
    total: [
      t('laporan.total'),
      '',
      '',
      formatNumber(qty),
      berat_bruto.isZero() ? '' : gram(berat_bruto),
      gram(berat),
      ongkos.length === 0 ? '' : formatNumber(Dec.sum(ongkos)),
    ],
    tanda_tangan: [t('pindah.menyerahkan'), t('pindah.menerima'), t('pindah.mengetahui')],
  });
}
