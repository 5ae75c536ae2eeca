import type { Label, BidangLabel, TataLabel } from './label.ts';
import { labelTitik, type Tulisan } from './label-titik.ts';

/** Letters that every TSPL printer has: name, width and height in dots. */
const FONTS = [
  ['1', 8, 12],
  ['2', 12, 20],
  ['3', 16, 24],
  ['4', 24, 32],
] as const;
const SMALLEST = FONTS[0];
const LARGEST_FACTOR = 4;

interface Huruf {
  readonly nama: string;
  readonly kali: number;
  readonly lebar: number;
  readonly tinggi: number;
}

/** The largest letters that are no higher than the line and narrow enough for the text; else the smallest there are. */
function hurufUntuk({ teks, tinggi, lebar }: Tulisan): Huruf {
  const all = FONTS.flatMap(([nama, width, height]) =>
    Array.from({ length: LARGEST_FACTOR }, (_, index): Huruf => ({
      nama,
      kali: index + 1,
      lebar: width * (index + 1),
      tinggi: height * (index + 1),
    })),
  );
  const fitting = all.filter((font) => font.tinggi <= tinggi * 1.1 && font.lebar * teks.length <= lebar * 1.02);
  return (
    fitting.toSorted((a, b) => b.tinggi - a.tinggi || a.kali - b.kali)[0] ?? {
      nama: SMALLEST[0],
      kali: 1,
      lebar: SMALLEST[1],
      tinggi: SMALLEST[2],
    }
  );
}

/** Longer than its room even in the smallest letters, a text ends where the room does. */
const sampaiTepi = (teks: string, lebar: number, huruf: number): string =>
  teks.slice(0, Math.max(1, Math.floor((lebar * 1.02) / huruf)));

function tsplTulisan(line: Tulisan): string {
  const { nama, kali, lebar } = hurufUntuk(line);
  // A quote would end the text.
  return `TEXT ${line.x},${line.y},"${nama}",0,${kali},${kali},"${sampaiTepi(line.teks, line.lebar, lebar).replaceAll('"', "'")}"`;
}

/** The tags in TSPL, as TSC printers and their many likes understand it. */
function tspl(labels: readonly Label[], bidang: BidangLabel, tata: TataLabel, dpi: number): string {
  const head = [
    `SIZE ${bidang.lebar} mm,${bidang.tinggi} mm`,
    `GAP ${tata.celah_label} mm,0 mm`,
    `DENSITY ${tata.kegelapan}`,
    'DIRECTION 1',
    'REFERENCE 0,0',
  ];
  const body = labels.flatMap((label) => {
    const { kotak, tulisan } = labelTitik(label, bidang, dpi);
    return [
      'CLS',
      ...kotak.map(({ x, y, lebar, tinggi }) => `BAR ${x},${y},${lebar},${tinggi}`),
      ...tulisan.map(tsplTulisan),
      'PRINT 1,1',
    ];
  });
  return [...head, ...body, ''].join('\r\n');
}

/** Its letters may be of any size: as high as the line, and narrower where the text is long. */
function zplTulisan({ x, y, tinggi, lebar, teks }: Tulisan): string {
  const width = Math.max(1, Math.min(tinggi, Math.floor((lebar * 1.8) / teks.length)));
  // A caret or tilde would begin a command.
  return `^FO${x},${y}^A0N,${tinggi},${width}^FD${teks.replaceAll(/[\^~]/g, ' ')}^FS`;
}

/** The tags in ZPL II, as Zebra printers understand it. */
function zpl(labels: readonly Label[], bidang: BidangLabel, tata: TataLabel, dpi: number): string {
  const dots = (mm: number): number => Math.round((mm * dpi) / 25.4);
  const head = `^XA^PW${dots(bidang.lebar)}^LL${dots(bidang.tinggi)}^LH0,0^CI28`;
  const body = labels.map((label) => {
    const { kotak, tulisan } = labelTitik(label, bidang, dpi);
    return [
      head,
      ...kotak.map(({ x, y, lebar, tinggi }) => `^FO${x},${y}^GB${lebar},${tinggi},${Math.min(lebar, tinggi)}^FS`),
      ...tulisan.map(zplTulisan),
      '^PQ1^XZ',
    ].join('\n');
  });
  // Darkness goes from 0 to 30 here.
  return [`~SD${String(tata.kegelapan * 2).padStart(2, '0')}`, ...body, ''].join('\n');
}

/** The tags as bytes for a raw label printer. */
export function labelRaw(
  bahasa: 'TSPL' | 'ZPL',
  labels: readonly Label[],
  bidang: BidangLabel,
  tata: TataLabel,
): Buffer {
  return Buffer.from((bahasa === 'ZPL' ? zpl : tspl)(labels, bidang, tata, Number(tata.dpi_printer)), 'latin1');
}
