import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGES: Readonly<Record<string, string>> = { zbarimg: 'zbar-tools', pdftoppm: 'poppler-utils' };

/** Runs a program; where it is missing, the test fails with a sentence that tells what to install. */
async function program(name: string, args: readonly string[]): Promise<string> {
  try {
    return (await run(name, args)).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error(
        `This test reads printed barcodes with ${name}: install Debian's ${PACKAGES[name] ?? name} (npm test does it where it may).`,
        { cause: error },
      );
    }
    throw error;
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kilau-zbar-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The CODE128 texts that a reader finds in a picture. */
const scan = async (file: string): Promise<string[]> =>
  (await program('zbarimg', ['--quiet', '--raw', '-Sdisable', '-Scode128.enable', file]))
    .split('\n')
    .filter((line) => line !== '');

/** What a scanner reads on each page of a PDF, printed at so many dots per inch in black and white. */
export const scanPdf = (pdf: Buffer, dpi: number): Promise<string[][]> =>
  inFolder(async (folder) => {
    const file = join(folder, 'label.pdf');
    await writeFile(file, pdf);
    await program('pdftoppm', ['-r', String(dpi), '-gray', '-png', file, join(folder, 'page')]);
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted();
    const read: string[][] = [];
    for (const page of pages) read.push(await scan(join(folder, page)));
    return read;
  });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly lebar: number;
  readonly tinggi: number;
}

/** What a scanner reads where a label printer blackens these rectangles of dots. */
export const scanBoxes = (boxes: readonly Box[], width: number, height: number): Promise<string[]> =>
  inFolder(async (folder) => {
    const rows = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (__, x) =>
        boxes.some((box) => x >= box.x && x < box.x + box.lebar && y >= box.y && y < box.y + box.tinggi) ? 1 : 0,
      ).join(' '),
    );
    const file = join(folder, 'label.pbm');
    await writeFile(file, `P1\n${width} ${height}\n${rows.join('\n')}\n`);
    return scan(file);
  });
