import { expect, test } from 'vitest';
import { code, lines, text } from './field.ts';
import { ruleSentence, type Said } from './rule-text.ts';
import { fieldBreaks, recordSchema } from './schema.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'field.nama': 'Nama',
  'field.pemilik': 'Pemilik Toko',
  'field.barang': 'Barang',
  'rule.tidak_boleh_kosong': 'Tidak Boleh Kosong',
  'rule.label_tidak_boleh_kosong': '{{label}} Tidak Boleh Kosong',
  'rule.terlalu_panjang': 'Paling banyak {{max}} karakter',
};
const said: Said = {
  has: (key) => key in TEXTS,
  say: (key, params = {}) =>
    (TEXTS[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(params[name])),
};

test('what is missing is called by its own label, by that of its name, or not at all', () => {
  const schema = recordSchema({
    nama: text({ required: true, max: 3 }),
    oleh: text({ required: true, max: 3, label: 'field.pemilik' }),
    lain: code({ required: true }),
    barang: lines({ nama: text({ required: true, max: 3 }) }, { min: 1, max: 2 }),
    kosong: lines({ nama: text({ max: 3 }) }, { min: 1, max: 2, label: 'field.barang' }),
  });
  const { error } = schema.safeParse({ barang: [{ nama: 'abcd' }, {}], kosong: [] });
  const breaks = Object.entries(error ? fieldBreaks(error) : {});
  expect(Object.fromEntries(breaks.map(([path, broken]) => [path, ruleSentence(said, path, broken)]))).toEqual({
    nama: 'Nama Tidak Boleh Kosong',
    oleh: 'Pemilik Toko Tidak Boleh Kosong',
    lain: 'Tidak Boleh Kosong',
    'barang.0.nama': 'Paling banyak 3 karakter',
    'barang.1.nama': 'Nama Tidak Boleh Kosong',
    kosong: 'Barang Tidak Boleh Kosong',
  });
});
