import type { SourceFile } from './repository.ts';

const SERVER = /^packages\/server\/src\/.*\.ts$/;
/** Tests and what they are made of bring pieces into states on purpose. */
const ON_PURPOSE = /\.test\.ts$|^packages\/server\/src\/testing\//;
const TRADE = 'packages/server/src/trade/barang/';
/** A statement that writes rows of pieces, over several lines too; `barang_batu` and the like are other tables. */
const WRITE =
  /\b(update|insert\s+into|delete\s+from|merge\s+into|truncate|copy)\s+(only\s+|table\s+)?barang(?![\w-])/gi;

/** Statements that write a piece's row anywhere but in the trade, as `path:line what is written`. */
export const pieceWrites = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => SERVER.test(path) && !ON_PURPOSE.test(path) && !path.startsWith(TRADE))
    .flatMap(({ path, text }) =>
      [...text.matchAll(WRITE)].map(
        ({ 0: found, index }) =>
          `${path}:${text.slice(0, index).split('\n').length} ${found.replaceAll(/\s+/g, ' ')}: only ${TRADE} does`,
      ),
    );
