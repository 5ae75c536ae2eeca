import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { USUAL_SAYINGS, type ResourceSaying } from '@kilau/contract/core/resource.ts';
import { texts as source } from '@kilau/contract/locales/id/index.ts';
import { kinds, resources } from '@kilau/contract/registry.ts';
import { parseTable } from './spec/expected.ts';
import { repositoryRoot } from './tidy/repository.ts';

const texts: Readonly<Record<string, string>> = source;
const papers: readonly Kind[] = kinds;

/** What the specification lets each page say after a deed and after one that failed (sections 8, 9). */
const rows = parseTable(readFileSync(new URL('spec/page-words.tsv', import.meta.url), 'utf8'));

/** Words that are changed on purpose (docs/deviations.md, Wording). */
const changed = (page: string, text: string): string =>
  page === '/group-description-katalog'
    ? text.replace('Harga Katalog', 'Group Description Katalog')
    : text.replace('Kesalhaan', 'Kesalahan');

/** Pages made by hand, by the file that says it and how. */
const BY_HAND: Readonly<Record<string, Readonly<Record<string, readonly [file: string, key: string]>>>> = {
  '/parameter-akun': {
    diedit: ['features/uang/akun/jurnal-calls.ts', 'master.diedit'],
    gagal_diedit: ['features/uang/akun/jurnal-calls.ts', 'akun.gagal_diedit'],
  },
  '/parameter-harga-global': {
    disimpan: ['features/master/HargaGlobalPage.tsx', 'master.disimpan'],
    gagal_disimpan: ['features/master/HargaGlobalPage.tsx', 'master.harga_gagal'],
  },
  '/pengalihan-saldo-uang': {
    gagal_disimpan: ['features/uang/pengalihan/PengalihanPage.tsx', 'uang.gagal_mengirim'],
  },
  '(authorization dialog)': { gagal_disimpan: ['engine/approval/OtorisasiForm.tsx', 'otorisasi.gagal_mengirim'] },
  '/ganti-password': {
    diedit: ['features/sistem/masuk/GantiPasswordPage.tsx', 'password.berhasil'],
    gagal_diedit: ['features/sistem/masuk/GantiPasswordPage.tsx', 'password.gagal'],
  },
};

/** The key of what a page says. */
function keyOf(page: string, deed: string): string {
  const byHand = BY_HAND[page]?.[deed];
  if (byHand) {
    const [file, key] = byHand;
    const text = readFileSync(join(repositoryRoot, 'packages/web/src', file), 'utf8');
    const said = deed.startsWith('gagal_')
      ? String.raw`(reportProblem|failureText)\([^;]*`
      : String.raw`success\([^;]*`;
    return new RegExp(`${said}'${key}'`).test(text) ? key : `${file} does not say it`;
  }
  const kind = papers.find(({ pages }) => pages.list === page);
  if (kind) return { gagal_disimpan: kind.failed, kosong: kind.emptyText }[deed] ?? `${page} says nothing of its own`;
  const resource = resources.find((one) => one.page === page);
  if (!resource) return `no page ${page}`;
  const usual: Partial<Readonly<Record<string, string>>> = USUAL_SAYINGS;
  return resource.says?.[deed as ResourceSaying] ?? usual[deed] ?? `${page} says nothing of its own`;
}

describe('after a deed, and after one that failed', () => {
  it('reads the specification', () => expect(rows.length).toBeGreaterThan(60));
  it.each(rows.map(({ page = '', deed = '', text = '' }) => [page, deed, text] as const))(
    '%s, %s: %s',
    (page, deed, text) => expect(texts[keyOf(page, deed)]).toBe(changed(page, text)),
  );
});
