import { formatDate, formatInstant, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { BarisBarang, HancurBarang, PindahBarang } from '@kilau/contract/features/barang/pindah.wire.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { writeSheet, type SheetColumn } from '../../engine/render/xlsx.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { gambarBukti, type Bukti, type BuktiBaris } from './bukti.ts';
import { fotoContoh } from './foto-contoh.ts';
import { bacaFoto } from './foto.ts';
import { bacaHancur, bacaPindah } from './pindah.baca.ts';

type BuktiContext = Pick<Context, 'shop' | 'actor' | 'now' | 'lang' | 't' | 'files'>;
type Dokumen = Omit<PindahBarang, 'boleh'> | Omit<HancurBarang, 'boleh'>;

const EDGE = 240;
const SHOWN = 3;
/** Least width of the names in the sheet, in letters; a longer one widens it. */
const NAMA_LEBAR = 34;

async function barisBukti({ files }: BuktiContext, barang: readonly BarisBarang[]): Promise<BuktiBaris[]> {
  const contoh = await fotoContoh(EDGE);
  return Promise.all(barang.map(async (satu) => ({
    foto: await bacaFoto(files, satu.foto, 'kecil') ?? contoh,
    kode_barcode: satu.kode_barcode, nama_barang: satu.nama_barang,
    rincian: [satu.kode_group, satu.kode_dept, satu.kode_intern].filter((teks) => teks !== '').join(' · '),
    dari: `${satu.dari_gudang} · ${satu.dari_baki}`, kadar: formatPlain(satu.kadar), berat: formatNumber(satu.berat, SHOWN),
  })));
}

/** DIBATALKAN, and from the second printing on DUPLIKAT with its count. */
const tandaOf = ({ t }: BuktiContext, { status }: Dokumen, copy: number): string[] =>
  [...(status === 'CANC' ? [t('nota.dibatalkan')] : []), ...(copy > 1 ? [t('nota.duplikat', { ke: copy - 1 })] : [])];

async function bukti(context: BuktiContext, dokumen: Dokumen, copy: number, own: Pick<Bukti, 'judul' | 'nomor' | 'info' | 'tanda_tangan'>): Promise<Buffer> {
  const { shop, t, lang } = context;
  const waktu = context.now();
  return gambarBukti({
    ...own, toko: shop, lang, waktu, tanda: tandaOf(context, dokumen, copy),
    kolom: { barang: t('barang.barang'), dari: t('pindah.dari'), kadar: t('field.kadar'), berat: t('nota.berat') },
    baris: await barisBukti(context, dokumen.barang),
    total: { label: t('nota.jumlah_barang', { jumlah: dokumen.jumlah_barang }), berat: formatNumber(Dec.from(dokumen.total_berat), SHOWN) },
    dicetak: t('laporan.printed_by', { user: context.actor.user_id, waktu: formatInstant(waktu, shop.zona_waktu) }),
    halaman: (n, of) => t('laporan.halaman', { n, of }),
  });
}

/** Tanda Terima of a move: who gave, who took, piece by piece. @throws Problem `dokumen_tidak_ditemukan`. */
export async function tandaTerima(sql: Sql, context: BuktiContext, nomor: string, copy: number): Promise<Buffer> {
  const dokumen = await bacaPindah(sql, context, nomor);
  if (!dokumen) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { t } = context;
  return bukti(context, dokumen, copy, {
    judul: t('pindah.tanda_terima'), nomor, tanda_tangan: [t('pindah.menyerahkan'), t('pindah.menerima'), t('pindah.mengetahui')],
    info: [
      [t('field.tgl'), formatDate(dokumen.tgl)], [t('field.ke_baki'), `${dokumen.kode_gudang} · ${dokumen.kode_baki} ${dokumen.nama_baki}`],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh], [t('field.keterangan'), dokumen.keterangan === '' ? '-' : dokumen.keterangan],
    ],
  });
}

/** Bukti Hancur: why, who approved it, piece by piece. @throws Problem `dokumen_tidak_ditemukan`. */
export async function buktiHancur(sql: Sql, context: BuktiContext, nomor: string, copy: number): Promise<Buffer> {
  const dokumen = await bacaHancur(sql, context, nomor);
  if (!dokumen) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { t } = context;
  return bukti(context, dokumen, copy, {
    judul: t('hancur.bukti'), nomor, tanda_tangan: [t('hancur.petugas'), t('pindah.mengetahui')],
    info: [
      [t('field.tgl'), formatDate(dokumen.tgl)], [t('hancur.kondisi'), `${dokumen.kode_kondisi} · ${dokumen.nama_kondisi}`],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh], [t('field.disetujui_oleh'), dokumen.disetujui_oleh],
      [t('field.keterangan'), dokumen.keterangan === '' ? '-' : dokumen.keterangan],
    ],
  });
}

/** The lines of a move as a sheet. `copy` counts printings, like those on paper. */
export async function lembarPindah(context: BuktiContext, dokumen: Omit<PindahBarang, 'boleh'>, copy: number): Promise<Buffer> {
  const { shop, t, actor } = context;
  const waktu = context.now();
  const text = (label: string, width: number): SheetColumn => ({ label, width, numeric: false });
  const number = (label: string, format?: string): SheetColumn => ({ label, width: 12, numeric: true, ...(format && { format }) });
  const nama = Math.max(NAMA_LEBAR, ...dokumen.barang.map((satu) => satu.nama_barang.length + 2));
  const total = Dec.from(dokumen.total_berat).toJSON();
  return writeSheet({
    title: `${t('pindah.tanda_terima')} ${dokumen.no_pindah}`, name: dokumen.no_pindah, author: shop.nama_toko, waktu,
    lines: [
      `${t('pindah.tanda_terima')} ${dokumen.no_pindah}`, shop.nama_toko,
      `${t('field.tgl')} ${formatDate(dokumen.tgl)} · ${t('field.ke_baki')} ${dokumen.kode_gudang} · ${dokumen.kode_baki}`, ...tandaOf(context, dokumen, copy),
    ],
    columns: [
      text(t('field.kode_barcode'), 12), text(t('field.nama_barang'), nama), text(t('laporan.group'), 10), text(t('laporan.jenis'), 10),
      text(t('field.dari_gudang'), 12), text(t('field.dari_baki'), 12), number(t('field.kadar')), number(t('field.berat'), '#,##0.000'),
    ],
    blocks: [{
      heading: undefined, subtotal: [],
      rows: dokumen.barang.map((satu) => [satu.kode_barcode, satu.nama_barang, satu.kode_group, satu.kode_dept, satu.dari_gudang, satu.dari_baki, satu.kadar, satu.berat]),
    }],
    total: { label: `${t('laporan.total')} · ${t('nota.jumlah_barang', { jumlah: dokumen.jumlah_barang })}`, cells: [undefined, undefined, undefined, undefined, undefined, undefined, undefined, { value: total, formula: 'sum' }] },
    printed: t('laporan.printed_by', { user: actor.user_id, waktu: formatInstant(waktu, shop.zona_waktu) }),
  });
}
