import { describe, expect, it } from 'vitest';
import { choice, lines, money, text } from '@kilau/contract/core/field.ts';
import { definePage } from '@kilau/contract/core/page.ts';
import {
  derivedKeys,
  invariantKeys,
  labelsIn,
  missingKeys,
  pageKeys,
  program,
  quotedKeys,
  ruleKeys,
  unknownFamilies,
  unusedKeys,
} from './tidy/locale-keys.ts';
import { areas, differences, languages, misplaced } from './tidy/locale-texts.ts';

const all = await languages();
const source = all.id ?? {};
const usage = { derived: await derivedKeys(), quoted: quotedKeys(program()) };

describe('languages', () => {
  it('begin with Indonesian', () => expect(Object.keys(all)[0]).toBe('id'));
  it('have the same keys, the same parameters and no empty text', () => expect(differences(all)).toEqual([]));
  it.each(Object.entries(all))('keep each key of %s in one file', async (language, texts) => {
    expect(misplaced(await areas(language), texts)).toEqual([]);
  });

  const id = { 'umum.simpan': 'Simpan', 'umum.sisa': 'Sisa {{jumlah}} dari {{total}}' };
  it.each([
    ['a missing key', { 'umum.simpan': 'Save' }, 'en umum.sisa: missing'],
    ['a key of its own', { ...id, 'umum.lain': 'Other' }, 'en umum.lain: not in id'],
    ['an empty text', { ...id, 'umum.simpan': ' ' }, 'en umum.simpan: empty'],
    [
      'a missing parameter',
      { ...id, 'umum.sisa': '{{jumlah}} left' },
      'en umum.sisa: parameters [jumlah] instead of [jumlah, total]',
    ],
    [
      'a mistyped parameter',
      { ...id, 'umum.sisa': '{{jumlah}} of {{totl}} left' },
      'en umum.sisa: parameters [jumlah, totl] instead of [jumlah, total]',
    ],
    [
      'a plural of what is not said',
      { ...id, 'umum.sisa': '{{jumlah}} {{jumla?row|rows}} of {{total}} left' },
      'en umum.sisa: jumla is not said',
    ],
  ])('are found with %s', (_, en, finding) => expect(differences({ id, en })).toEqual([finding]));
  it('may order parameters their own way', () => {
    expect(differences({ id, en: { ...id, 'umum.sisa': 'Of {{total}}, {{ jumlah }} left' } })).toEqual([]);
  });
  it('are found with a key in two files, or a file left out', () => {
    const umum = { 'umum.simpan': 'Simpan' };
    expect(misplaced({ 'umum.ts': umum, 'barang.ts': umum }, umum)).toEqual(['umum.simpan: in umum.ts and barang.ts']);
    expect(misplaced({ 'umum.ts': umum, 'barang.ts': { 'barang.baru': 'Baru' } }, umum)).toEqual([
      'barang.baru: barang.ts is not in index.ts',
    ]);
  });
});

describe('keys', () => {
  it('are all shown somewhere', () => expect(unusedKeys(Object.keys(source), usage)).toEqual([]));
  it('are all written', () => expect(missingKeys(Object.keys(source), usage)).toEqual([]));
  it('are put together only where the parts are known', () =>
    expect(unknownFamilies(program(), usage.derived)).toEqual([]));

  it('are found unused or missing', () => {
    const keys = ['umum.simpan', 'umum.lama', 'field.berat'];
    const used = {
      derived: new Set(['field.berat', 'field.kadar']),
      quoted: new Set(['umum.simpan', 'umum.baru', 'umum.csv', 'package.json']),
    };
    expect(unusedKeys(keys, used)).toEqual(['umum.lama']);
    expect(missingKeys(keys, used)).toEqual(['field.kadar', 'umum.baru']);
  });
  it('are read out of source, comments aside', () => {
    const planted = [
      {
        path: 'a.tsx',
        text: "/** like 'umum.contoh' */\n// 'umum.contoh'\nt('umum.simpan'); <A label=\"page.master-jenis\" /> `umum.a` 'Umum.B' 'umum'",
      },
    ];
    expect([...quotedKeys(planted)]).toEqual(['umum.simpan', 'page.master-jenis', 'umum.a']);
  });
  it('of a family nobody has listed are found', () => {
    const planted = (line: string) =>
      unknownFamilies([{ path: 'a.tsx', text: line }], new Set(['menu.barang', 'problem.tidak_ditemukan']));
    expect(planted('t.of(`musim.${x}`)')).toEqual(['a.tsx musim']);
    expect(planted('context.t(`musim.hujan.${x}`)')).toEqual(['a.tsx musim.hujan']);
    expect(planted('t.of(`menu.${x}`); t(`problem.${code}`); rows.at(`barang.${index}`); t(key)')).toEqual([]);
  });
  it('follow from fields wherever a definition has them', () => {
    const definition = {
      key: 'x',
      fields: { jenis: choice(['A', 'B'], { optionLabel: 'pilihan.jenis' }), nilai: money({ label: 'field.harga' }) },
      rows: { barang: { detail: lines({ ukuran: text({ max: 5 }), q: text({ max: 5 }) }, { max: 3 }) } },
    };
    expect(labelsIn(definition)).toEqual([
      'field.jenis',
      'pilihan.jenis.A',
      'pilihan.jenis.B',
      'field.harga',
      'field.detail',
      'field.ukuran',
    ]);
  });
  it('follow from pages and rules', () => {
    expect(
      pageKeys([
        definePage({ path: '/', kind: 'public' }),
        definePage({ path: '/master-jenis', menu: 'barang', kind: 'master' }),
      ]),
    ).toEqual(['page.', 'page.master-jenis', 'hint.master-jenis']);
    expect(
      ruleKeys({
        path: 'packages/contract/src/core/schema.ts',
        text: "broken(min === 0 ? 'tidak_boleh_minus' : 'terlalu_kecil')",
      }),
    ).toEqual(['rule.tidak_boleh_minus', 'rule.terlalu_kecil']);
    expect(
      invariantKeys({
        path: 'packages/server/src/ledger/a.ts',
        text: "{ kunci: 'aset_seimbang', sql }, { kunci: '' }",
      }),
    ).toEqual(['rekonsiliasi.aset_seimbang']);
    expect(
      ruleKeys({
        path: 'packages/server/src/features/a.ts',
        text: "{ berat: { rule: 'melebihi_stok' }, kode: 'bukan_rule' }",
      }),
    ).toEqual(['rule.melebihi_stok']);
  });
});
