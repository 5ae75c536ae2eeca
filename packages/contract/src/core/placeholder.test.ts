import { expect, it } from 'vitest';
import { fillParameters, fillPlaceholders } from './placeholder.ts';

it('says numbers as a list shows them, words as they are, and what is not given so that it is seen', () => {
  const text = 'Paling sedikit {{dp}} dari {{ berat }} gr di {{tahun}}, {{lain}}';
  const params = { dp: 2_410_900, berat: 1200.5, tahun: '2026' };
  expect(fillParameters(text, params, String)).toBe('Paling sedikit 2,410,900 dari 1,200.5 gr di 2026, {{lain}}');
});

it('says a day as a list shows it, and leaves what only begins like one', () => {
  const text = 'Tanggal {{tgl}} sudah ditutup, {{nomor}}';
  const params = { tgl: '2026-12-31', nomor: '2026-12-31-A' };
  expect(fillParameters(text, params, String)).toBe('Tanggal 31/12/2026 sudah ditutup, 2026-12-31-A');
});

it('says a parameter that names a text in the language of its sentence', () => {
  const words: Readonly<Record<string, string>> = { 'keadaan.DONE': 'Selesai' };
  const params = { nomor: 'KL-FJ-1', status: 'DONE', keadaan: 'keadaan.DONE' };
  expect(fillParameters('{{nomor}}: {{@keadaan}}, {{status}}', params, (key) => words[key] ?? key)).toBe(
    'KL-FJ-1: Selesai, DONE',
  );
});

it('says values in words, one or several, by the family of texts that the sentence names', () => {
  const words: Readonly<Record<string, string>> = { 'modul.A': 'Tukar', 'modul.B': 'Titip', 'field.x': 'Berat' };
  const say = (key: string) => words[key] ?? key;
  expect(fillParameters('Mati: {{@modul.modul}}.', { modul: 'A' }, say)).toBe('Mati: Tukar.');
  expect(fillParameters('Mati: {{@modul.modul}}.', { modul: 'A, B' }, say)).toBe('Mati: Tukar, Titip.');
  expect(fillParameters('Mati: {{@modul.modul}}.', { modul: 'B, BARU' }, say)).toBe('Mati: Titip, BARU.');
  expect(fillParameters('Perlu: {{@nilai}}', { nilai: 'field.x, field.y' }, say)).toBe('Perlu: Berat, field.y');
  expect(fillParameters('Mati: {{@modul.modul}}', {}, say)).toBe('Mati: {{@modul.modul}}');
});

it('says what is one in the singular, and anything else in the plural', () => {
  const text = '{{jumlah}} {{jumlah?piece is|pieces are}} left';
  const said = [0, 1, 2, '1', '100+'].map((jumlah) => fillParameters(text, { jumlah }, String));
  expect(said).toEqual([
    '0 pieces are left',
    '1 piece is left',
    '2 pieces are left',
    '1 piece is left',
    '100+ pieces are left',
  ]);
});

it('leaves out what nothing is known for in a text of the shop’s own', () =>
  expect(fillPlaceholders('Halo {nama}{lain}', { nama: 'SITI' })).toBe('Halo SITI'));
