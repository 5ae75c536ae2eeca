import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(?:js|mjs|css|svg|wasm)$/;
/** Smaller files gain nothing. */
const FROM_BYTES = 1000;
/** The last two steps take ten times as long for the last few per cent. */
const BROTLI_QUALITY = 9;
const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

async function pack(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < FROM_BYTES) return;
  const [small, smaller] = await Promise.all([
    asGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
    asBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
}

/** Packs the built files once, as small as they get, so that the server packs nothing while a till waits. */
export function packed(): Plugin {
  return {
    name: 'kilau-packed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((name) => PACKED.test(name)).map((name) => pack(join(dir, name))));
    },
  };
}
