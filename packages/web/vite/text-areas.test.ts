import { describe, expect, it } from 'vitest';
import { areaOf, areasIn, byArea } from './text-areas.ts';

const known = new Set(['opname', 'field', 'hint', 'modul', 'jenis_kupon', 'awal']);

describe('the area of a text', () => {
  it.each([
    ['opname.judul', 'opname'],
    ['umum.simpan', 'awal'],
    ['page.home', 'awal'],
    ['opsi.gram', 'modul'],
  ])('of %s is %s', (key, area) => expect(areaOf(key)).toBe(area));
  it('holds every text of a language once', () => {
    const areas = byArea({ 'umum.a': '1', 'opname.b': '2', 'page.c': '3' });
    expect(Object.fromEntries(areas)).toEqual({ awal: { 'umum.a': '1', 'page.c': '3' }, opname: { 'opname.b': '2' } });
  });
});

describe('the areas that a module may say', () => {
  it.each([
    ["t('opname.judul')", ['opname']],
    ['t.of(`field.${name}`)', ['field']],
    ["text({ label: 'field.nama' }); t('opname.x')", ['field', 'opname']],
    ["choice(all, { optionLabel: 'jenis_kupon' })", ['jenis_kupon']],
    ['t.of(labelKey(name, field))', ['field']],
    ['t.has(hintKey(path))', ['hint']],
    ['t.of(`modul.${key}`)', ['modul']],
    ["t('umum.simpan')", []],
    ["prints: ['opname.pdf', 'opname.escpos']", []],
    ["t('opname.pdf_kosong')", ['opname']],
    ["import x from './opname.ts'; call('lain.x'); 'opname'", []],
  ])('%s', (code, areas) => expect(areasIn(code, known)).toEqual(areas));
});
