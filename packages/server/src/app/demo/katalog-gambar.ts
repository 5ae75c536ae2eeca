import sharp from 'sharp';

/** Edge of a drawn picture; those that fill a phone are this wide and taller. */
const EDGE = 600;

const line = (path: string, width = 10): string =>
  `<path d="${path}" fill="none" stroke="url(#emas)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const stone = (x: number, y: number, r: number): string =>
  `<path d="M${x - r} ${y}l${r / 2} ${-r * 0.7}h${r}l${r / 2} ${r * 0.7}-${r} ${r}z" fill="#fdfdf7" stroke="#8a6410" stroke-width="3" stroke-linejoin="round"/>`;
const beads = (from: number, to: number, at: (t: number) => readonly [number, number], r: number): string =>
  Array.from({ length: 25 }, (_, index) => at(from + ((to - from) * index) / 24))
    .map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="url(#emas)"/>`)
    .join('');
const arc =
  (cx: number, cy: number, rx: number, ry: number) =>
  (t: number): readonly [number, number] => [cx + rx * Math.cos(t), cy + ry * Math.sin(t)];

/** Jewellery as it is drawn: within 240 by 240. */
const MOTIF = {
  cincin: `<circle cx="120" cy="150" r="58" fill="none" stroke="url(#emas)" stroke-width="16"/>${stone(120, 68, 34)}`,
  wedding: `<circle cx="92" cy="132" r="52" fill="none" stroke="url(#emas)" stroke-width="14"/><circle cx="150" cy="132" r="52" fill="none" stroke="url(#emas)" stroke-width="14"/>`,
  kalung: `${beads(0.15, Math.PI - 0.15, arc(120, 60, 86, 100), 6)}${stone(120, 178, 22)}`,
  gelang: `<ellipse cx="120" cy="126" rx="90" ry="58" fill="none" stroke="url(#emas)" stroke-width="14"/>${beads(0, Math.PI * 2, arc(120, 126, 90, 58), 9)}`,
  anting: [76, 164]
    .map(
      (x) =>
        `${line(`M${x} 60a16 16 0 1 1 -1 0`, 6)}<circle cx="${x}" cy="108" r="10" fill="url(#emas)"/>${stone(x, 150, 24)}`,
    )
    .join(''),
  liontin: `${line('M60 40Q120 100 180 40', 6)}<path d="M120 198C40 142 70 84 120 116 170 84 200 142 120 198z" fill="url(#emas)" stroke="#8a6410" stroke-width="4"/>`,
  batangan: `<path d="M62 170l22-92h72l22 92z" fill="url(#emas)" stroke="#8a6410" stroke-width="4"/><path d="M84 78h72l8 18H78z" fill="#fbe7ae"/><circle cx="120" cy="134" r="22" fill="none" stroke="#8a6410" stroke-width="5"/>`,
  payung: `${line('M120 50v120a18 18 0 0 1 -36 0', 8)}<path d="M40 116a80 70 0 0 1 160 0q-20-18-40 0-20-18-40 0-20-18-40 0-20-18-40 0z" fill="url(#emas)" stroke="#8a6410" stroke-width="4"/>`,
  cangkir: `<path d="M64 84h96v66a34 34 0 0 1-34 34H98a34 34 0 0 1-34-34z" fill="url(#emas)" stroke="#8a6410" stroke-width="4"/>${line('M160 100h14a22 22 0 0 1 0 44h-14', 9)}`,
  kotak: `<rect x="56" y="104" width="128" height="84" rx="6" fill="url(#emas)" stroke="#8a6410" stroke-width="4"/><rect x="48" y="80" width="144" height="28" rx="6" fill="#fbe7ae" stroke="#8a6410" stroke-width="4"/><path d="M120 80v108" stroke="#8a6410" stroke-width="10"/>`,
  timbangan: `${line('M120 50v130M76 180h88M50 76h140', 8)}${[50, 190].map((x) => `<path d="M${x} 76l-26 56h52z" fill="none" stroke="url(#emas)" stroke-width="5"/><path d="M${x - 30} 132a30 22 0 0 0 60 0z" fill="url(#emas)"/>`).join('')}`,
} as const;
export type Motif = keyof typeof MOTIF;

interface Rupa {
  readonly motif: Motif;
  /** Behind the jewellery. */
  readonly warna: string;
  /** Turned a little, so that several pictures of one thing differ. */
  readonly putar?: number;
  /** Fills the screen of a phone. */
  readonly tinggi?: boolean;
}

/** A drawn picture, small enough for a demo. */
export function gambarContoh({ motif, warna, putar = 0, tinggi = false }: Rupa): Promise<Buffer> {
  const height = tinggi ? 480 : 240;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 ${height}">
    <defs>
      <linearGradient id="emas" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#f4d479"/><stop offset=".5" stop-color="#c9971c"/>
        <stop offset="1" stop-color="#e9c35a"/>
      </linearGradient>
      <radialGradient id="latar"><stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="${warna}"/></radialGradient>
    </defs>
    <rect width="240" height="${height}" fill="url(#latar)"/>
    <g transform="translate(0 ${(height - 240) / 2}) rotate(${putar} 120 120)">${MOTIF[motif]}</g>
  </svg>`;
  return sharp(Buffer.from(svg))
    .resize(EDGE, tinggi ? EDGE * 2 : EDGE)
    .png()
    .toBuffer();
}
