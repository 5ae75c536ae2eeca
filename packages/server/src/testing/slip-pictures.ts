/** What a receipt printer is told to draw dot by dot. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Row by row, # where it is black. */
  readonly dots: string;
}

/** The pictures among the bytes for a receipt printer: GS v 0, bytes of a row, rows, dots. */
export function pictures(bytes: Buffer): Picture[] {
  const found: Picture[] = [];
  for (let at = bytes.indexOf('\x1dv0\0'); at >= 0; at = bytes.indexOf('\x1dv0\0', at)) {
    const [across, height] = [bytes.readUInt16LE(at + 4), bytes.readUInt16LE(at + 6)];
    const data = bytes.subarray(at + 8, at + 8 + across * height);
    const black = (dot: number): boolean => (((data[dot >> 3] ?? 0) >> (7 - (dot & 7))) & 1) === 1;
    const dots = Array.from({ length: data.length * 8 }, (_, dot) => (black(dot) ? '#' : ' ')).join('');
    found.push({ width: across * 8, height, dots });
    at += 8 + data.length;
  }
  return found;
}
