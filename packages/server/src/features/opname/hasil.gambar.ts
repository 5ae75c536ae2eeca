import { GREY, LINE, type PdfCanvas } from '../../engine/render/pdf-canvas.ts';
import { openFonts, printable, type PdfFonts } from '../../engine/render/pdf-font.ts';
import { addressLines, drawLetterhead } from '../../engine/render/pdf-head.ts';
import { drawPages, firstLine, openProof, pictureOpener } from '../../engine/render/proof-draw.ts';
import { PROOF, type ProofPage } from '../../engine/render/proof-page.ts';

/** One piece of a count, as texts. With a photo it is a tall line, without one a plain line. */
export interface BarisHasil {
  readonly foto?: Buffer;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly rincian: string;
  /** What became of it, and who saw it when. */
  readonly keterangan: string;
  readonly berat: string;
}

/** One heap of a count: missing, elsewhere, gone, found. */
export interface BagianHasil {
  readonly judul: string;
  readonly berat: string;
  /** Something is wrong with these. */
  readonly merah: boolean;
  readonly baris: readonly BarisHasil[];
}

/** The result of a count: A4 upright, its figures above, heap by heap, signatures at the end. */
export interface Hasil extends ProofPage {
  /** Label, figure, and a note below it. */
  readonly angka: readonly (readonly [label: string, isi: string, catatan: string])[];
  readonly kolom: { readonly barang: string; readonly keterangan: string; readonly berat: string };
  readonly bagian: readonly BagianHasil[];
}

const { left: KIRI, right: KANAN, top: ATAS, bottom: BAWAH, size: SIZE, small: SMALL, red: MERAH } = PROOF;
const LEBAR = KANAN - KIRI;
const FOTO = 46;
const TINGGI = { judul: 21, foto: FOTO + 6, baris: 16, kolom: 15, tanda_tangan: 80 } as const;
const INFO = 22;
const ANGKA = 40;
const X = {
  no: KIRI + 20,
  barcode: KIRI + 26,
  nama: KIRI + 80,
  keterangan: KIRI + 240,
  foto: KIRI + 26,
  isiFoto: KIRI + 26 + FOTO + 8,
} as const;

type Butir =
  | { readonly bentuk: 'judul'; readonly bagian: BagianHasil }
  | { readonly bentuk: 'baris' | 'foto'; readonly baris: BarisHasil; readonly nomor: number };

interface Pena {
  readonly doc: PDFKit.PDFDocument;
  readonly canvas: PdfCanvas;
  readonly fonts: PdfFonts;
}

/** Where the line below letterhead and title stands. */
const bawahKop = ({ toko }: Hasil): number => ATAS + Math.max(15 + 9.5 * addressLines(toko.alamat_toko).length, 34) + 6;

/** Letterhead, title, who and what. Answers where the table may begin. */
function gambarKepala({ canvas, fonts }: Pena, hasil: Hasil, pertama: boolean): number {
  drawLetterhead(canvas, fonts, hasil.toko, KIRI, ATAS);
  canvas.textRight(fonts.bold, 14, KANAN, ATAS + 12, printable(hasil.judul));
  canvas.textRight(fonts.bold, 11, KANAN, ATAS + 27, hasil.nomor);
  let y = bawahKop(hasil);
  canvas.rules(KIRI, LEBAR, [y], 1);
  if (!pertama) return y + 6;
  hasil.info.forEach(([label, isi], index) => {
    const x = KIRI + (index % 2) * (LEBAR / 2);
    const top = y + 12 + Math.floor(index / 2) * INFO;
    canvas.text(fonts.regular, SMALL, x, top, printable(label), GREY);
    canvas.text(fonts.bold, SIZE, x, top + 10, firstLine(fonts, SIZE, LEBAR / 2 - 14, isi));
  });
  y += 14 + Math.ceil(hasil.info.length / 2) * INFO;
  canvas.band(KIRI, y, LEBAR, ANGKA);
  const lebarKolom = LEBAR / hasil.angka.length;
  hasil.angka.forEach(([label, isi, catatan], index) => {
    const x = KIRI + index * lebarKolom + 8;
    canvas.text(fonts.regular, SMALL, x, y + 11, firstLine(fonts, SMALL, lebarKolom - 12, label), GREY);
    canvas.text(fonts.bold, 12, x, y + 24, printable(isi));
    canvas.text(fonts.regular, SMALL, x, y + 34, printable(catatan), GREY);
  });
  return y + ANGKA + 8;
}

function gambarKolom({ canvas, fonts }: Pena, { kolom }: Hasil, y: number): void {
  canvas.rules(KIRI, LEBAR, [y, y + TINGGI.kolom], 0.5);
  const line = y + 10;
  canvas.text(fonts.bold, SMALL, X.barcode, line, printable(kolom.barang), GREY);
  canvas.text(fonts.bold, SMALL, X.keterangan, line, printable(kolom.keterangan), GREY);
  canvas.textRight(fonts.bold, SMALL, KANAN - 4, line, printable(kolom.berat), GREY);
}

function gambarButir(
  { doc, canvas, fonts }: Pena,
  butir: Butir,
  y: number,
  gambar: ReturnType<typeof pictureOpener>,
): void {
  if (butir.bentuk === 'judul') {
    const { judul, berat, merah } = butir.bagian;
    canvas.band(KIRI, y, LEBAR, TINGGI.judul);
    canvas.text(fonts.bold, 9.5, KIRI + 6, y + 14, printable(judul), merah ? MERAH : undefined);
    canvas.textRight(fonts.bold, SIZE, KANAN - 4, y + 14, berat);
    return;
  }
  const { baris, nomor } = butir;
  const foto = butir.bentuk === 'foto';
  const tengah = foto ? y + TINGGI.foto / 2 + 3 : y + 11;
  canvas.textRight(fonts.regular, SIZE, X.no, tengah, String(nomor), GREY);
  if (foto) {
    if (baris.foto) {
      doc.image(gambar(baris.foto), X.foto, y + 3, { fit: [FOTO, FOTO], align: 'center', valign: 'center' });
    }
    const lebar = X.keterangan - X.isiFoto - 8;
    canvas.text(fonts.bold, SIZE, X.isiFoto, y + 16, baris.kode_barcode);
    canvas.text(fonts.regular, SIZE, X.isiFoto, y + 28, firstLine(fonts, SIZE, lebar, baris.nama_barang));
    canvas.text(fonts.regular, SMALL, X.isiFoto, y + 39, firstLine(fonts, SMALL, lebar, baris.rincian), GREY);
  } else {
    canvas.text(
      fonts.bold,
      SIZE,
      X.barcode,
      tengah,
      firstLine(fonts, SIZE, X.nama - X.barcode - 4, baris.kode_barcode),
    );
    canvas.text(
      fonts.regular,
      SIZE,
      X.nama,
      tengah,
      firstLine(
        fonts,
        SIZE,
        X.keterangan - X.nama - 8,
        [baris.nama_barang, baris.rincian].filter((teks) => teks !== '').join(' · '),
      ),
    );
  }
  canvas.text(
    fonts.regular,
    SMALL,
    X.keterangan,
    tengah,
    firstLine(fonts, SMALL, KANAN - 44 - X.keterangan, baris.keterangan),
  );
  canvas.textRight(fonts.regular, SIZE, KANAN - 4, tengah, baris.berat);
  canvas.rules(KIRI, LEBAR, [y + TINGGI[butir.bentuk]], 0.35, LINE);
}

function gambarTandaTangan({ canvas, fonts }: Pena, { tanda_tangan }: Hasil, y: number): void {
  const lebar = LEBAR / tanda_tangan.length;
  tanda_tangan.forEach((siapa, index) => {
    const kiri = KIRI + index * lebar;
    canvas.text(fonts.regular, SIZE, kiri + 6, y + 22, printable(siapa), GREY);
    canvas.rules(kiri + 6, Math.min(lebar - 30, 150), [y + TINGGI.tanda_tangan - 8], 0.5);
  });
}

/** Headings and pieces in their order; each heap counts its own. */
const butirDari = (bagian: readonly BagianHasil[]): readonly Butir[] =>
  bagian
    .filter(({ baris }) => baris.length > 0)
    .flatMap((tumpukan): Butir[] => [
      { bentuk: 'judul', bagian: tumpukan },
      ...tumpukan.baris.map((baris, index): Butir => ({
        bentuk: baris.foto ? 'foto' : 'baris',
        baris,
        nomor: index + 1,
      })),
    ]);

/** Deals the lines out to pages: a heading stays with its first piece, the signatures stand behind the last. */
function bagiHalaman(butir: readonly Butir[], ruang: (halaman: number) => number): Butir[][] {
  const pages: Butir[][] = [[]];
  let sisa = ruang(0);
  butir.forEach((baris, index) => {
    const berikut = butir[index + 1];
    const perlu = TINGGI[baris.bentuk] + (baris.bentuk === 'judul' && berikut ? TINGGI[berikut.bentuk] : 0);
    if (perlu > sisa) {
      pages.push([]);
      sisa = ruang(pages.length - 1);
    }
    pages.at(-1)?.push(baris);
    sisa -= TINGGI[baris.bentuk];
  });
  if (sisa < TINGGI.tanda_tangan) pages.push([]);
  return pages;
}

function* teksHasil({
  toko,
  judul,
  nomor,
  info,
  angka,
  kolom,
  bagian,
  tanda_tangan,
  dicetak,
  halaman,
}: Hasil): Generator<string> {
  yield* [
    toko.nama_toko,
    toko.alamat_toko,
    judul,
    nomor,
    dicetak,
    halaman(1, 1),
    '…',
    ...info.flat(),
    ...angka.flat(),
    ...Object.values(kolom),
    ...tanda_tangan,
  ];
  for (const tumpukan of bagian) {
    yield tumpukan.judul;
    for (const { nama_barang, rincian, keterangan } of tumpukan.baris) yield `${nama_barang}${rincian}${keterangan}`;
  }
}

/** Draws the result of a count as PDF. */
export async function gambarHasil(hasil: Hasil): Promise<Buffer> {
  const doc = openProof(hasil, undefined);
  const fonts = openFonts(doc, hasil.lang, teksHasil(hasil));
  const gambar = pictureOpener(doc);
  const kepala = Math.ceil(hasil.info.length / 2) * INFO + ANGKA + 16;
  const pages = bagiHalaman(
    butirDari(hasil.bagian),
    (index) => BAWAH - 20 - bawahKop(hasil) - TINGGI.kolom - (index === 0 ? kepala : 0),
  );
  return drawPages(doc, fonts, hasil, (canvas, index) => {
    const pena = { doc, canvas, fonts };
    const top = gambarKepala(pena, hasil, index === 0);
    gambarKolom(pena, hasil, top);
    let y = top + TINGGI.kolom;
    for (const baris of pages[index] ?? []) {
      gambarButir(pena, baris, y, gambar);
      y += TINGGI[baris.bentuk];
    }
    if (index === pages.length - 1) gambarTandaTangan(pena, hasil, y);
    return pages.length;
  });
}
