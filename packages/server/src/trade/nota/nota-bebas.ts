import { unsurOf, type NotaUnsur, type UnsurTata } from '@kilau/contract/trade/nota/nota-tata.ts';
import { GREY, INK, LINE } from '../../engine/render/pdf-canvas.ts';
import { MM } from '../../engine/render/pdf-document.ts';
import { printable } from '../../engine/render/pdf-font.ts';
import { nameSegments } from '../../engine/render/slip/slip.ts';
import { drawQr } from '../../engine/render/qr.ts';
import type { Pasangan } from './nota-bagian.ts';
import { muat, operands, potong, RED, tulisBaris, type Pena } from './nota-gaya.ts';
import type { BarisNota, NotaIsi } from './nota-isi.ts';
import { gambarFoto, gambarLogo, type Lembar } from './nota-lembar.ts';

/** Height of a line of text, of a row of the table, and of its head, as multiples of the letter size. */
const SPASI = 1.18;
const BARIS_TINGGI = 2.5;
const KEPALA_TINGGI = 1.6;
/** From one segment of a name to the next. */
const NAMA_TINGGI = 1.1;

/** The box of an element in points. */
interface Kotak {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const kotakOf = ({ x, y, lebar, tinggi }: UnsurTata): Kotak => ({
  x: x * MM,
  y: y * MM,
  w: lebar * MM,
  h: tinggi * MM,
});

/** The segments of a name, of which a nota leaves out none. */
const segmenNama = ({ nama }: Pick<BarisNota, 'nama'>): string[] => nameSegments(printable(nama));

/** Height of the row of a piece: every further segment of its name is a line more. */
const tinggiBaris = (baris: BarisNota, huruf: number): number =>
  huruf * (BARIS_TINGGI + NAMA_TINGGI * (segmenNama(baris).length - 1));

const ruangTabel = ({ tinggi, huruf }: UnsurTata): number => tinggi * MM - huruf * KEPALA_TINGGI;

/** Deals the pieces out to pages, as many on each as its table has room for, at least one. */
export function bagiBaris(unsur: readonly UnsurTata[], baris: readonly BarisNota[]): BarisNota[][] {
  const tabel = unsur.find((item) => item.unsur === 'BARANG');
  if (!tabel) return [[...baris]];
  const pages: BarisNota[][] = [];
  let room = 0;
  for (const one of baris) {
    const needed = tinggiBaris(one, tabel.huruf);
    const page = pages.at(-1);
    if (page && needed <= room) page.push(one);
    else {
      pages.push([one]);
      room = ruangTabel(tabel);
    }
    room -= needed;
  }
  return pages.length === 0 ? [[]] : pages;
}

/** Lines in the element's box, cut where it ends. */
function tulis({ canvas, fonts }: Pena, unsur: UnsurTata, texts: readonly string[], color = INK): void {
  const { x, y, w, h } = kotakOf(unsur);
  const font = unsur.tebal ? fonts.bold : fonts.regular;
  const step = unsur.huruf * SPASI;
  const most = Math.max(1, Math.floor(h / step));
  const lines = texts.flatMap((text) => tulisBaris(font, unsur.huruf, w, text, most)).slice(0, most);
  lines.forEach((line, index) => {
    const rest = w - font.width(line, unsur.huruf);
    const left = unsur.rata === 'KANAN' ? x + rest : unsur.rata === 'TENGAH' ? x + rest / 2 : x;
    canvas.text(font, unsur.huruf, left, y + unsur.huruf + index * step, line, color);
  });
}

/** Labels on the left, figures on the right, one pair a line. */
function tulisPasangan({ canvas, fonts }: Pena, unsur: UnsurTata, rows: readonly Pasangan[]): void {
  const { x, y, w, h } = kotakOf(unsur);
  const font = unsur.tebal ? fonts.bold : fonts.regular;
  const step = unsur.huruf * SPASI;
  rows.slice(0, Math.max(1, Math.floor(h / step))).forEach(([label, value], index) => {
    const base = y + unsur.huruf + index * step;
    canvas.text(
      font,
      unsur.huruf,
      x,
      base,
      potong(font, unsur.huruf, w - font.width(value, unsur.huruf) - 4, label),
      GREY,
    );
    canvas.textRight(font, unsur.huruf, x + w, base, printable(value));
  });
}

/** Share of the table's width that its figures take, divided among their columns. */
const BAGIAN_ANGKA = 0.66;

function gambarTabel({ canvas, fonts }: Pena, unsur: UnsurTata, { isi, baris }: Lembar): void {
  const { x, y, w } = kotakOf(unsur);
  const { huruf } = unsur;
  const [barang, ...angka] = isi.kolom;
  const lebar = (w * BAGIAN_ANGKA) / angka.length;
  const tepi = (index: number) => x + w - (angka.length - 1 - index) * lebar;
  const small = huruf * 0.85;
  canvas.text(fonts.bold, small, x, y + huruf, printable(barang), GREY);
  angka.forEach((label, index) =>
    canvas.textRight(
      fonts.bold,
      muat(fonts.bold, small, lebar - 2, label),
      tepi(index),
      y + huruf,
      printable(label),
      GREY,
    ),
  );
  canvas.rules(x, w, [y + huruf * KEPALA_TINGGI], 0.5, LINE);
  let top = y + huruf * KEPALA_TINGGI;
  for (const barisNota of baris) {
    gambarBaris({ canvas, fonts }, barisNota, { x, top, unsur, lebar, tepi });
    top += tinggiBaris(barisNota, huruf);
  }
}

interface TempatBaris {
  readonly x: number;
  readonly top: number;
  readonly unsur: UnsurTata;
  /** Width of a column of figures, and where each ends. */
  readonly lebar: number;
  readonly tepi: (index: number) => number;
}

/** A piece: its name in segments, narrower and smaller rather than cut, what is told below it, and its figures. */
function gambarBaris(
  { canvas, fonts }: Pick<Pena, 'canvas' | 'fonts'>,
  baris: BarisNota,
  { x, top, unsur, lebar, tepi }: TempatBaris,
): void {
  const width = kotakOf(unsur).w * (1 - BAGIAN_ANGKA) - 4;
  const segmen = segmenNama(baris);
  // A piece that is taller than the whole table takes smaller letters.
  const huruf = unsur.huruf * Math.min(1, ruangTabel(unsur) / tinggiBaris(baris, unsur.huruf));
  const base = top + huruf * 1.05;
  const size = Math.min(huruf, ...segmen.map((text) => muat(fonts.bold, huruf, width, text)));
  segmen.forEach((text, index) => canvas.text(fonts.bold, size, x, base + index * huruf * NAMA_TINGGI, text));
  const small = muat(fonts.regular, huruf * 0.85, width, printable(baris.rincian));
  canvas.text(fonts.regular, small, x, base + segmen.length * huruf * NAMA_TINGGI, printable(baris.rincian), GREY);
  baris.angka.forEach((text, index) =>
    canvas.textRight(fonts.regular, muat(fonts.regular, huruf, lebar - 3, text), tepi(index), base, printable(text)),
  );
}

function gambarQr({ canvas }: Pena, unsur: UnsurTata, isi: NotaIsi): void {
  const { x, y, w, h } = kotakOf(unsur);
  drawQr(canvas, isi.qr, x, y, Math.min(w, h));
}

function gambarTandaTangan({ canvas, fonts }: Pena, unsur: UnsurTata, names: readonly string[]): void {
  const { x, y, w, h } = kotakOf(unsur);
  const width = (w - 12 * (names.length - 1)) / names.length;
  names.forEach((name, index) => {
    const left = x + index * (width + 12);
    const shown = potong(fonts.regular, unsur.huruf, width, name);
    canvas.rules(left, width, [y + h - unsur.huruf * 1.3], 0.6, LINE);
    canvas.text(
      fonts.regular,
      unsur.huruf,
      left + (width - fonts.regular.width(shown, unsur.huruf)) / 2,
      y + h - 1,
      shown,
      GREY,
    );
  });
}

/** Two lines of one entry of the head: `nama` and what stands below it. */
const infoOf = (isi: NotaIsi, index: number, line: number): string => isi.info[index]?.[1].split('\n')[line] ?? '';

type Gambar = (pena: Pena, unsur: UnsurTata, lembar: Lembar) => void;
const teks =
  (of: (lembar: Lembar) => readonly string[]): Gambar =>
  (pena, unsur, lembar) =>
    tulis(
      pena,
      unsur,
      of(lembar).filter((line) => line !== ''),
    );

/** Elements that stand on every page of a long nota; the others end the sale, on its last one. */
const AKHIR: ReadonlySet<NotaUnsur> = new Set([
  'JUMLAH BARANG',
  'TOTAL BERAT',
  'RINGKASAN',
  'TOTAL',
  'TERBILANG',
  'PEMBAYARAN',
  'TANDA TANGAN',
]);

const GAMBAR: { readonly [U in NotaUnsur]: Gambar } = {
  LOGO: ({ doc }, unsur, { logo }) =>
    gambarLogo(doc, logo, unsur.x * MM, unsur.y * MM, Math.min(unsur.lebar, unsur.tinggi) * MM),
  'NAMA TOKO': teks(({ nama_toko }) => [nama_toko]),
  'ALAMAT TOKO': teks(({ alamat_toko }) => [alamat_toko]),
  KONTAK: teks(({ isi }) => [isi.kontak]),
  JUDUL: (pena, unsur, { isi }) => tulis(pena, unsur, [isi.judul.toUpperCase()], pena.warna.aksen),
  NOMOR: teks(({ isi }) => [isi.nomor]),
  TANGGAL: teks(({ isi }) => [infoOf(isi, 0, 0)]),
  PELANGGAN: teks(({ isi }) => [infoOf(isi, 1, 0)]),
  'ALAMAT PELANGGAN': teks(({ isi }) => [infoOf(isi, 1, 1)]),
  SALES: teks(({ isi }) => [infoOf(isi, 2, 0)]),
  KASIR: teks(({ isi }) => [infoOf(isi, 3, 0)]),
  KETERANGAN: teks(({ isi }) => [isi.keterangan]),
  TANDA: (pena, unsur, { isi, untuk }) =>
    tulis(pena, unsur, [[...isi.tanda, untuk].filter((text) => text !== '').join('  ')], operands(RED)),
  BARANG: gambarTabel,
  FOTO: ({ doc }, unsur, { foto }) => {
    if (foto[0]) gambarFoto(doc, foto[0], unsur.x * MM, unsur.y * MM, Math.min(unsur.lebar, unsur.tinggi) * MM);
  },
  'JUMLAH BARANG': teks(({ isi }) => [isi.jumlah_barang]),
  'TOTAL BERAT': teks(({ isi }) => [isi.total_berat]),
  RINGKASAN: (pena, unsur, { isi }) =>
    tulisPasangan(pena, unsur, [[isi.jumlah_barang, isi.total_berat], ...isi.ringkas]),
  TOTAL: teks(({ isi }) => [isi.total[1]]),
  TERBILANG: teks(({ isi }) => [isi.terbilang[1]]),
  PEMBAYARAN: (pena, unsur, { isi }) => tulisPasangan(pena, unsur, isi.bayar.baris),
  SYARAT: teks(({ isi }) => isi.syarat),
  QR: (pena, unsur, { isi }) => gambarQr(pena, unsur, isi),
  'TANDA TANGAN': (pena, unsur, { isi }) => gambarTandaTangan(pena, unsur, isi.tanda_tangan),
  DICETAK: teks(({ isi, halaman }) => [`${isi.dicetak} · ${halaman}`]),
  TEKS: (pena, unsur) => tulis(pena, unsur, [unsur.teks ?? '']),
};

/** Draws one page of a nota by the shop's own layout: every element in its box, nothing besides. */
export function gambarBebas(pena: Pena, lembar: Lembar): void {
  for (const unsur of unsurOf(pena.tata)) {
    const kind = unsur.unsur as NotaUnsur;
    if (lembar.bersambung !== undefined && AKHIR.has(kind)) continue;
    GAMBAR[kind](pena, unsur, lembar);
  }
  pena.canvas.flush();
}
