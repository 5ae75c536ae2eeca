import { Problem } from '@kilau/contract/core/problem.ts';
import { openFonts } from '../../engine/render/pdf-font.ts';
import { createPdf, pdfBytes } from '../../engine/render/pdf-document.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { bacaFoto, fotoContoh } from '../barang/api.ts';
import { bacaPenjualan, type PenjualanDokumen } from './baca.ts';
import { notaIsi, type NotaContext, type NotaIsi, type TokoNota } from './nota-isi.ts';
import { gambarLembar, type Lembar } from './nota-lembar.ts';

/** Pieces on one page. */
const SEHALAMAN = 5;
const EDGE = 240;

/** Photos of the lines, in their order: what the piece looked like when it was sold, else as it looks now, else a drawn ring. */
async function fotoBaris(sql: Sql, context: NotaContext, dokumen: PenjualanDokumen): Promise<Buffer[]> {
  const now = await sql.query<{ kode_barcode: string; foto: string }>(
    `select kode_barcode, foto from barang where kode_toko = $1 and kode_barcode = any($2)`, [context.shop.kode_toko, dokumen.barang.map((satu) => satu.kode_barcode)]);
  const byBarcode = new Map(now.map((row) => [row.kode_barcode, row.foto]));
  return Promise.all(dokumen.barang.map(async ({ foto, kode_barcode }) =>
    await bacaFoto(context.files, foto, 'kecil') ?? await bacaFoto(context.files, byBarcode.get(kode_barcode) ?? '', 'kecil') ?? fotoContoh(EDGE)));
}

function* texts(context: NotaContext, isi: NotaIsi): Generator<string> {
  yield JSON.stringify(isi);
  yield `${context.shop.nama_toko}${context.shop.alamat_toko}${context.t('nota.lembar_customer')}${context.t('nota.lembar_arsip')}`;
  yield `${context.t('laporan.halaman')}${context.t('nota.bersambung')}`;
}

/** The pages of one printing: up to five pieces on each, the end of the sale on the last. */
function lembar(context: NotaContext, isi: NotaIsi, foto: readonly Buffer[], untuk: string): Lembar[] {
  const halaman = Math.max(1, Math.ceil(isi.baris.length / SEHALAMAN));
  return Array.from({ length: halaman }, (_, index) => {
    const dari = index * SEHALAMAN;
    return {
      isi, untuk, foto: foto.slice(dari, dari + SEHALAMAN), baris: isi.baris.slice(dari, dari + SEHALAMAN),
      nama_toko: context.shop.nama_toko, alamat_toko: context.shop.alamat_toko,
      halaman: context.t('laporan.halaman', { n: index + 1, of: halaman }),
      bersambung: index + 1 < halaman ? context.t('nota.bersambung', { n: index + 2 }) : undefined,
    };
  });
}

/**
 * The paper a customer keeps: A5 landscape, for him and once more for the shop when DUPLICATE_PRINT_MODULE is on.
 * @param copy the how many-th printing this is; from the second on it says DUPLIKAT.
 * @throws Problem `dokumen_tidak_ditemukan`; `status_tidak_sesuai` while the sale is OPEN: nothing is sold yet.
 */
export async function notaPenjualan(sql: Sql, context: NotaContext, nomor: string, copy: number): Promise<Buffer> {
  const dokumen = await bacaPenjualan(sql, context, nomor);
  if (!dokumen) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (dokumen.valid_oleh === null) throw new Problem('status_tidak_sesuai', { nomor, status: dokumen.status });
  const toko = await sql.one<TokoNota>(`select kota, no_telp, npwp from toko where kode_toko = $1`, [context.shop.kode_toko]);
  const isi = notaIsi(context, toko, dokumen, copy);
  const foto = await fotoBaris(sql, context, dokumen);
  const doc = createPdf({ title: `${isi.judul} ${nomor}`, author: context.shop.nama_toko, lang: context.lang, waktu: context.now(), size: 'A5', layout: 'landscape' });
  const fonts = openFonts(doc, context.lang, texts(context, isi));
  const untuk = context.isOn('DUPLICATE_PRINT_MODULE') ? [context.t('nota.lembar_customer'), context.t('nota.lembar_arsip')] : [''];
  for (const satu of untuk.flatMap((siapa) => lembar(context, isi, foto, siapa))) gambarLembar(doc, fonts, satu);
  return pdfBytes(doc);
}
