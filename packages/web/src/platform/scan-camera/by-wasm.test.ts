import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, it } from 'vitest';
import { decodeByWasm, type Decode } from './by-wasm.ts';

let decode: Decode;
beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  decode = await decodeByWasm({ wasmBinary: new Uint8Array(readFileSync(path)).buffer });
});

/** Bars and spaces in turn that a label prints for 00001204. */
const BARS = [
  2, 1, 1, 2, 3, 2, 2, 1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 1, 2, 2, 3, 2, 1, 2, 1, 3, 2, 2, 3, 1, 1, 1, 2, 3, 2, 3, 3,
  1, 1, 1, 2,
];
const QUIET = 10;
const WIDTH = 640;
const HEIGHT = 400;

/** A label as a camera sees it: grey, grainy, a little blurred, and held askew. */
function photo({ step, slope, ink, paper }: Record<'step' | 'slope' | 'ink' | 'paper', number>): ImageData {
  const edges = BARS.reduce<number[]>((at, width) => [...at, (at.at(-1) ?? 0) + width], [QUIET]);
  const isInk = (x: number): boolean => {
    const bar = edges.findIndex((edge) => x < edge);
    return bar > 0 && bar % 2 === 1;
  };
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const across = (x - 60 - slope * y) / step;
      const dark = [-0.4, 0, 0.4].filter((off) => y > 120 && y < 260 && isInk(across + off / step)).length / 3;
      const grain = ((x * 7919 + y * 104_729) % 23) - 11;
      data.fill(paper + dark * (ink - paper) + grain, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
    }
  }
  return { data, width: WIDTH, height: HEIGHT, colorSpace: 'srgb' };
}

it.each([
  { name: 'near', step: 4, slope: 0, ink: 20, paper: 235 },
  { name: 'small', step: 1.7, slope: 0, ink: 40, paper: 220 },
  { name: 'askew', step: 3, slope: 0.3, ink: 30, paper: 230 },
  { name: 'in poor light', step: 3, slope: -0.1, ink: 60, paper: 120 },
])('reads the code of a label that is $name', async (seen) => expect(await decode(photo(seen))).toEqual(['00001204']));

it('sees no code where there is none', async () =>
  expect(await decode(photo({ step: 3, slope: 0, ink: 200, paper: 200 }))).toEqual([]));
