import sharp from 'sharp';

/** A ring with its stone, drawn: what stands where a piece has no photo. */
const GAMBAR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">
  <rect width="240" height="240" fill="#f7efdc"/>
  <circle cx="120" cy="144" r="54" fill="none" stroke="#c9971c" stroke-width="15"/>
  <path d="M84 66l18-24h36l18 24-36 42z" fill="#e2b544" stroke="#8a6410" stroke-width="4" stroke-linejoin="round"/>
  <path d="M84 66h72M102 42l18 24 18-24M120 66v42" fill="none" stroke="#8a6410" stroke-width="3" stroke-linejoin="round"/>
</svg>`;

const made = new Map<number, Promise<Buffer>>();

/** The picture for pieces without a photo, as PNG with the given edge in pixels. */
export function fotoContoh(edge: number): Promise<Buffer> {
  const known = made.get(edge);
  if (known) return known;
  const picture = sharp(Buffer.from(GAMBAR)).resize(edge, edge).png({ palette: true }).toBuffer();
  made.set(edge, picture);
  return picture;
}
