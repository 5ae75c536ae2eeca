import { ukuranKertas, unsurOf, type NotaTata } from '@kilau/contract/trade/nota/nota-tata.ts';
import { copyMarks, type Copy } from '../../engine/print/copy.ts';
import { PdfCanvas } from '../../engine/render/pdf-canvas.ts';
import { createPdf, MM, pdfBytes } from '../../engine/render/pdf-document.ts';
import { openFonts, type PdfFonts } from '../../engine/render/pdf-font.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { fotoContoh } from '../barang/foto-contoh.ts';
import { bacaFoto } from '../barang/foto.ts';
import { bacaTokoNota, lembarNota, type NotaContext } from './nota-bagian.ts';
import { bagiBaris, gambarBebas } from './nota-bebas.ts';
import { semuaBarang, type DokumenNota } from './nota-dokumen.ts';
import { warnaDari } from './nota-gaya.ts';
import { notaIsi, type BarisNota, type NotaIsi } from './nota-isi.ts';
import { bagiLembar, gambarLembar, type Lembar } from './nota-lembar.ts';

/** The points that the nota is designed for: A5 lying. */
const RANCANGAN = { lebar: 595.28, tinggi: 419.53 } as const;
const EDGE = 240;

/**
 * Photos of the lines, in their order: the one that was taken at the sale, what the piece looked like when it was sold,
 * else as it looks now, else a drawn ring.
 */
async function fotoBaris(sql: Sql, context: NotaContext, dokumen: DokumenNota): Promise<Buffer[]> {
  const barang = semuaBarang(dokumen);
  const now = await sql.query<{ kode_barcode: string; foto: string }>(
    `select kode_barcode, foto from barang where kode_toko = $1 and kode_barcode = any($2)`,
    [context.shop.kode_toko, barang.map((baris) => baris.kode_barcode)],
  );
  const byBarcode = new Map(now.map((row) => [row.kode_barcode, row.foto]));
  return Promise.all(
    barang.map(
      async ({ foto, foto_jual = '', kode_barcode }) =>
        (await gambarTersimpan(context, foto_jual)) ??
        (await bacaFoto(context.files, foto, 'kecil')) ??
        (await bacaFoto(context.files, byBarcode.get(kode_barcode) ?? '', 'kecil')) ??
        fotoContoh(EDGE),
    ),
  );
}

/** A picture by its key, unless there is none or its file is gone: the shop's logo, one taken at a sale. */
async function gambarTersimpan({ files }: NotaContext, kunci: string): Promise<Buffer | undefined> {
  return kunci !== '' && (await files.exists(kunci)) ? files.get(kunci) : undefined;
}

function* texts(context: NotaContext, isi: NotaIsi, tata: NotaTata): Generator<string> {
  yield JSON.stringify(isi);
  yield JSON.stringify(tata.unsur);
  yield `${context.shop.nama_toko}${context.shop.alamat_toko}${context.t('nota.lembar_customer')}${context.t('nota.lembar_arsip')}`;
  yield `${context.t('nota.halaman')}${context.t('nota.bersambung')}`;
}

/** The pieces of each page. */
const bagian = (tata: NotaTata, { baris }: NotaIsi): BarisNota[][] =>
  tata.tata_letak === 'BEBAS' ? bagiBaris(unsurOf(tata), baris) : bagiLembar(baris);

/** The pages of one printing; the end of the sale is on the last. */
function lembar(
  context: NotaContext,
  isi: NotaIsi,
  pictures: Pick<Lembar, 'foto' | 'logo'>,
  untuk: string,
  pages: readonly (readonly BarisNota[])[],
): Lembar[] {
  const halaman = pages.length;
  let dari = 0;
  return pages.map((baris, index) => {
    const foto = pictures.foto.slice(dari, dari + baris.length);
    dari += baris.length;
    return {
      isi,
      untuk,
      logo: pictures.logo,
      foto,
      baris,
      nama_toko: context.shop.nama_toko,
      alamat_toko: context.shop.alamat_toko,
      halaman: context.t('nota.halaman', { n: index + 1, of: halaman }),
      bersambung: index + 1 < halaman ? context.t('nota.bersambung', { n: index + 2 }) : undefined,
    };
  });
}

/** Draws the pages on the shop's paper: moved as its printer needs, the designed nota as large as the paper allows. */
function gambar(
  doc: PDFKit.PDFDocument,
  fonts: PdfFonts,
  tata: NotaTata,
  lebarMm: number,
  pages: readonly Lembar[],
): void {
  const bebas = tata.tata_letak === 'BEBAS';
  const scale = bebas ? 1 : (lebarMm * MM) / RANCANGAN.lebar;
  for (const page of pages) {
    const canvas = new PdfCanvas(doc.addPage().page);
    doc
      .save()
      .translate((tata.geser_x ?? 0) * MM, (tata.geser_y ?? 0) * MM)
      .scale(scale);
    const pena = { doc, canvas, fonts, warna: warnaDari(tata.warna), tata };
    if (bebas) gambarBebas(pena, page);
    else gambarLembar(pena, page);
    doc.restore();
  }
}

/** A sale on paper, by a layout that need not be the stored one. */
export async function gambarNota(
  sql: Sql,
  context: NotaContext,
  tata: NotaTata,
  dokumen: DokumenNota,
  copy: Copy,
): Promise<Buffer> {
  const toko = await bacaTokoNota(sql, context.shop.kode_toko);
  const isi = notaIsi(context, toko, tata, dokumen, copy);
  const gambarnya = { foto: await fotoBaris(sql, context, dokumen), logo: await gambarTersimpan(context, toko.logo) };
  const [lebar, tinggi] = ukuranKertas(tata);
  const doc = createPdf({
    title: `${isi.judul} ${dokumen.no_faktur_group}`,
    author: context.shop.nama_toko,
    lang: context.lang,
    waktu: context.now(),
    across: copyMarks(context, dokumen.status, copy).across,
    size: [lebar * MM, tinggi * MM],
    layout: 'portrait',
  });
  const fonts = openFonts(doc, context.lang, texts(context, isi, tata));
  const pages = bagian(tata, isi);
  gambar(
    doc,
    fonts,
    tata,
    lebar,
    lembarNota(context).flatMap((siapa) => lembar(context, isi, gambarnya, siapa, pages)),
  );
  return pdfBytes(doc);
}
