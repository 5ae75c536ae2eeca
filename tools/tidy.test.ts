import { describe, expect, it } from 'vitest';
import { dependencyFaults } from './tidy/dependencies.ts';
import { emptyNames } from './tidy/names.ts';
import { pieceWrites } from './tidy/piece-writes.ts';
import { projectFiles, read, type SourceFile } from './tidy/repository.ts';
import { mutedSaves, namelessRules } from './tidy/sayings.ts';
import {
  bannedWords,
  brokenLinks,
  documentTitles,
  floatArithmetic,
  longFiles,
  traces,
  wideLines,
} from './tidy/text.ts';

const TEXT = /\.(ts|tsx|mjs|cjs|js|css|sql|html|md|json|ya?ml|txt|tsv|svg|sh)$|(^|\/)[^./]+$|(^|\/)\.[^./]+$/;
const paths = projectFiles();
const files = read(paths.filter((path) => TEXT.test(path)));

const planted = (path: string, text: string): SourceFile[] => [{ path, text }];

describe('files', () => {
  it('are at most 400 lines long', () => expect(longFiles(files)).toEqual([]));
  it('are found when longer', () => {
    expect(longFiles(planted('a.ts', 'x\n'.repeat(401)))).toEqual(['a.ts:401 longer than 400 lines']);
    expect(longFiles(planted('a.ts', 'x\n'.repeat(400)))).toEqual([]);
  });
});

describe('lines', () => {
  it('are at most 120 columns wide', () => expect(wideLines(files)).toEqual([]));
  it.each([
    [`// ${'why '.repeat(30)}`, 1],
    [`  select ${'kolom, '.repeat(20)}`, 1],
    [`const judul = '${'kata '.repeat(30)}';`, 0],
    [`// ${'字'.repeat(117)}`, 0],
  ])('are found when wider: %s', (line, findings) => {
    expect(wideLines(planted('a.ts', `const a = 1;\n${line}\n`))).toHaveLength(findings);
    expect(wideLines(planted('server/migrations/0001-a.sql', `${line}\n`))).toHaveLength(findings);
  });
});

describe('words', () => {
  it('of work not done do not occur', () => expect(bannedWords(files)).toEqual([]));
  // Written in two halves, so that this file does not contain what it looks for.
  it.each([
    ['x as ', 'any;'],
    ['// @ts-', 'ignore'],
    ['// @ts-', 'expect-error'],
    ['// @ts-', 'nocheck'],
    ['/* eslint', '-disable */'],
    ['// oxlint', '-disable-next-line'],
    ['Number.parse', 'Float(x)'],
    ['// TO', 'DO later'],
    ['// FIX', 'ME'],
  ])('finds %s%s', (left, right) => {
    expect(bannedWords(planted('a.tsx', `const a = 1;\n${left}${right}\n`))).toHaveLength(1);
    expect(bannedWords(planted('a.tsx', `const a = 1;\n${left}\n`))).toEqual([]);
  });
});

describe('names', () => {
  it('say what they hold', () => expect(emptyNames(files)).toEqual([]));
  // Written in two halves, so that this file does not contain what it looks for.
  const name = ['sa', 'tu'].join('');
  it.each([
    `barang.map((${name}) => ${name}.berat)`,
    `barang.map(${name} => 1)`,
    `baris.reduce((sum, ${name}) => sum + ${name}.qty, 0)`,
    `for (const ${name} of baris) sum += 1;`,
    `for (const [index, ${name}] of baris.entries()) use(index);`,
    `const [${name}] = await pieces(1);`,
    `const { baris: ${name} } = props;`,
    `function Cells({ ${name} }: Props) {}`,
    `interface Props { readonly ${name}: Baris; }`,
    `const pick = (${name}: string) => 1;`,
    `async function ${name}(sql: Sql) {}`,
    `use(\`\${kode}-\`); const ${name} = \`\${kode}\`;`,
  ])('are found when they do not: %s', (line) => {
    expect(emptyNames(planted('a.ts', `const a = 1;\n${line}\n`))).toEqual([`a.ts:2 ${name}: of what?`]);
  });
  it('may be the numeral in a text', () => {
    const line = `const path = 'pindah/${name}-baki'; // (${name}) of them`;
    expect(emptyNames(planted('a.ts', line))).toEqual([]);
    expect(emptyNames(planted('core/terbilang.ts', `const A = { ${name}: 1 };`))).toEqual([]);
  });
});

describe('arithmetic of money and weight', () => {
  it('stays within Dec', () => expect(floatArithmetic(files)).toEqual([]));
  it.each([
    ['packages/contract/src/features/hutang/bunga.calc.ts', 'Math.floor(harga.toJSON())', 1],
    ['packages/server/src/ledger/post.ts', 'const jumlah = Number(entry.jumlah);', 1],
    ['packages/server/src/ledger/ledger.test.ts', 'Number(entry.jumlah)', 0],
    ['packages/web/src/ui/table/DataTable.tsx', 'Math.floor(height / 32)', 0],
  ])('is looked for in %s', (path, text, findings) =>
    expect(floatArithmetic(planted(path, text))).toHaveLength(findings),
  );
});

describe('traces of one machine', () => {
  it('do not occur', () => expect(traces(files)).toEqual([]));
  it.each([
    ["const a = '/work", "/shop/x';"],
    ['see /home', '/budi/kilau'],
    ['cd /root', '/kilau'],
    ['C:\\Users', '\\budi'],
    ['https://registry', '.example.org/pg'],
    ['https://host/arti', 'factory/npm'],
    ['"resolved": "', 'https://host/pg.tgz"'],
  ])('finds %s%s', (left, right) => {
    expect(traces(planted('a.json', `${left}${right}`))).toHaveLength(1);
  });
  it.each(["path: '/home',", "import './work/a.ts'", "'@kilau/contract/registry.ts'", 'packages/home/budi/x'])(
    'lets %s pass',
    (text) => {
      expect(traces(planted('a.ts', text))).toEqual([]);
    },
  );
});

describe('rows of pieces', () => {
  it('are written by the trade alone', () => expect(pieceWrites(files)).toEqual([]));
  const POST = 'packages/server/src/features/barang/pindah/pindah.post.ts';
  it.each([
    [POST, 'x\n`update barang set kode_baki = $1`', 1],
    [POST, '`with a as (\n  UPDATE\n    barang b set status = $1)`', 1],
    [POST, '`insert into barang (kode_toko)`; `delete from barang where true`', 2],
    ['packages/server/src/app/demo/goods.ts', '`insert into barang select 1`', 1],
    [POST, '`update barang_batu set butir = 1`; `insert into pindah_barang values (1)`', 0],
    [POST, "'/update-barang'; `select 1 from barang b for update`", 0],
    ['packages/server/src/trade/barang/pindah.ts', '`update barang set kode_baki = $1`', 0],
    ['packages/server/src/features/barang/barang.test.ts', '`update barang set kode_baki = $1`', 0],
  ])('are looked for in %s: %s', (path, text, findings) =>
    expect(pieceWrites(planted(path, text))).toHaveLength(findings),
  );
  it('are seen where the trade writes them', () => {
    const moved = files.filter(({ path }) => path.startsWith('packages/server/src/trade/barang/'));
    const elsewhere = moved.map(({ path, text }) => ({ path: path.replace('/trade/', '/features/'), text }));
    expect(new Set(pieceWrites(elsewhere).map((finding) => finding.split(':')[0]?.split('/').at(-1)))).toEqual(
      new Set([
        'beli-luar.ts',
        'beli.ts',
        'cicil.ts',
        'ganti.ts',
        'hancur.ts',
        'isi.ts',
        'jual.ts',
        'kirim.ts',
        'masuk.ts',
        'modal.ts',
        'pindah.ts',
        'sortir.ts',
        'titip.ts',
      ]),
    );
  });
});

describe('documents', () => {
  it('have one title each, all different', () => expect(documentTitles(files)).toEqual([]));
  it.each([
    ['no title', [{ path: 'docs/a.md', text: 'text\n' }]],
    ['two titles', [{ path: 'docs/a.md', text: '# A\n\n# B\n' }]],
    ['a late title', [{ path: 'README.md', text: 'text\n\n# A\n' }]],
    [
      'a title twice',
      [
        { path: 'docs/a.md', text: '# A\n' },
        { path: 'docs/b.md', text: '# A\n' },
      ],
    ],
  ])('are found with %s', (_, documents) => expect(documentTitles(documents)).toHaveLength(1));
  it('link to files that exist', () => {
    // Pictures are not read, but may be linked to.
    expect(
      brokenLinks(paths.map((path) => ({ path, text: files.find((file) => file.path === path)?.text ?? '' }))),
    ).toEqual([]);
  });
  it('are found with a broken link', () => {
    const linked = [
      { path: 'docs/a.md', text: '[b](b.md) [c](../c.md#part) [d](d) [out](https://example.org) [here](#part)' },
      { path: 'c.md', text: '' },
      { path: 'docs/d/e.md', text: '' },
    ];
    expect(brokenLinks(linked)).toEqual(['docs/a.md links to docs/b.md, which does not exist']);
  });
  it('may show # in a code block', () =>
    expect(documentTitles(planted('docs/a.md', '# A\n\n```\n# not a title\n```\n'))).toEqual([]));
});

describe('dependencies', () => {
  it('are pinned, and each has its reason', () => expect(dependencyFaults(files)).toEqual([]));
  const decisions = {
    path: 'docs/decisions.md',
    text: '# Decisions\n\n- `ghost` stands elsewhere.\n\n## Dependencies\n\n- `pg` driver.\n- `@types/*` types.\n',
  };
  const manifest = (text: object): SourceFile => ({ path: 'packages/server/package.json', text: JSON.stringify(text) });
  it.each([
    [
      'a loose version',
      { dependencies: { pg: '^8.0.0', '@kilau/contract': '3.5.3' }, devDependencies: { '@types/pg': '8.0.0' } },
      'pg: ^8.0.0 is not exact',
    ],
    [
      'no reason',
      { dependencies: { pg: '8.0.0', zod: '4.0.0' }, devDependencies: { '@types/pg': '8.0.0' } },
      'zod: no line in docs/decisions.md',
    ],
    [
      'a reason but no package',
      { optionalDependencies: { pg: '8.0.0' } },
      'docs/decisions.md @types/*: no such package',
    ],
  ])('are found with %s', (_, text, finding) => {
    expect(dependencyFaults([decisions, manifest(text)])).toEqual([expect.stringContaining(finding)]);
  });
});

describe('a form that saves', () => {
  it('says so with the one button that does', () => expect(mutedSaves(files)).toEqual([]));
  it.each([
    ['<ActionButton primary shortcut="F8" onClick={() => save()}>', 1],
    ['<ActionButton\n  type="submit"\n  loading={busy}\n>', 1],
    ["{t(busy ? 'umum.sedang_menyimpan' : 'umum.simpan')}", 1],
    ['<ActionButton type="submit" shortcut="Enter">', 0],
    ['<ActionButton onClick={() => go()} loading={busy}>', 0],
  ])('is found when it does not: %s', (line, findings) =>
    expect(mutedSaves(planted('packages/web/src/a.tsx', line))).toHaveLength(findings),
  );
});

describe('a broken rule', () => {
  it('is said with the label of what is missing', () => expect(namelessRules(files)).toEqual([]));
  it.each(['t.of(`rule.${rule}`, params)', "t('rule.tidak_boleh_kosong')"])('is found without: %s', (line) =>
    expect(namelessRules(planted('packages/server/src/a.ts', line))).toHaveLength(1),
  );
});
