import { describe, expect, it } from 'vitest';
import { approvals } from './approvals.ts';
import { reprintApproval } from './core/approval.ts';
import type { Fields } from './core/field.ts';
import { MENU } from './core/menu.ts';
import { MODULE_KEYS } from './modules.ts';
import { answerOf, waitingStates } from './core/kind-pages.ts';
import { kindFaults } from './core/kind-faults.ts';
import { texts } from './locales/id/index.ts';
import { gatedModules, kinds, pages, reports } from './registry.ts';

describe('the pages', () => {
  it('have one address each, aliases included', () => {
    const paths = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('have a page of tiles for every section of the menu that has any, and for no other', () => {
    const filled = MENU.filter(({ key, tiles }) => tiles !== undefined && pages.some(({ menu }) => menu === key)).map(
      ({ tiles }) => tiles,
    );
    const declared = MENU.map(({ tiles }) => tiles).filter((tiles) => pages.some(({ path }) => path === tiles));
    expect(declared).toEqual(filled);
  });

  it('are gated by modules that exist', () => {
    expect([...gatedModules].filter((key) => !(MODULE_KEYS as readonly string[]).includes(key))).toEqual([]);
  });
});

describe('the reports', () => {
  it('list cashiers alone under Valid By, and ALL (specification, sections 6 and 9)', () => {
    const asked = reports.flatMap(({ page, filters }) => {
      const field = filters['valid_by'];
      return field === undefined ? [] : [{ page, field }];
    });
    expect(asked.length).toBeGreaterThan(10);
    const others = asked.filter(
      ({ field }) => field.kind !== 'ref' || field.all !== 'ALL' || field.only?.['level'] !== 'KASIR',
    );
    expect(others).toEqual([]);
  });

  it('say in the words of the specification that they could not be searched (section 8)', () => {
    const said = reports.filter(({ failedText }) => failedText === 'laporan.tidak_dapat_dicari');
    expect(said.map(({ page }) => page).toSorted()).toEqual([
      '/laporan-batal-pesanan',
      '/laporan-batal-terima-barang-supplier',
      '/laporan-batal-titip',
      '/laporan-opname-hutang',
      '/laporan-pesanan',
      '/laporan-pesanan-barang',
    ]);
    expect(texts['laporan.tidak_dapat_dicari']).toBe('Data Yang Di Cari Tidak Ada !!!');
  });
});

describe('the kinds of paper', () => {
  it.each(kinds.map((kind) => [kind.key, kind] as const))('%s names nothing that is not there', (_key, kind) =>
    expect(kindFaults(kind)).toEqual([]),
  );

  it('lead from every state in which they wait to a page where that is answered', () => {
    const lost = kinds.flatMap((kind) =>
      waitingStates(kind).flatMap((status) => {
        const page = answerOf(kind, status)?.page;
        return pages.some(({ path }) => path === page) ? [] : [`${kind.key} ${status}`];
      }),
    );
    expect(lost).toEqual([]);
    const hutang = kinds.find(({ key }) => key === 'hutang');
    expect(hutang && ['OPEN', 'TUNGGU', 'CANC'].map((status) => answerOf(hutang, status)?.page)).toEqual([
      '/validasi-hutang',
      '/validasi-pelunasan-hutang',
      undefined,
    ]);
  });
});

describe('what an approval binds', () => {
  const words: Readonly<Record<string, string>> = texts;

  it('says each choice in words', () => {
    const raw = approvals.flatMap(({ kategori, nilai }) =>
      Object.entries(nilai).flatMap(([name, field]) =>
        field.kind === 'choice'
          ? field.options.filter((one) => !(`${field.optionLabel}.${one}` in words)).map((one) => [kategori, name, one])
          : [],
      ),
    );
    expect(raw).toEqual([]);
  });

  it('knows every form of a paper that is not printed again unasked', () => {
    for (const { reprint, prints = [] } of kinds) {
      if (reprint === undefined) continue;
      const { bentuk } = reprintApproval(reprint).nilai;
      expect(bentuk?.kind === 'choice' && prints.filter((form) => !bentuk.options.includes(form))).toEqual([]);
    }
  });
});

it('tells in words, of the check of a payment that is not cash, which paper it is of', () => {
  const field = kinds.map((kind): Fields => kind.header).find((header) => 'jenis_dokumen' in header)?.['jenis_dokumen'];
  const told = field?.kind === 'text' ? field.told : undefined;
  const paid = kinds.flatMap(({ key, label, rows }) =>
    label !== undefined && 'bayar' in rows ? [[key, label] as const] : [],
  );
  expect(paid.length).toBeGreaterThan(5);
  expect(told).toMatchObject(Object.fromEntries(paid));
  expect(Object.values(told ?? {}).filter((key) => !(key in texts))).toEqual([]);
});
