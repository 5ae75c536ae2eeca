import { describe, expect, it } from 'vitest';
import { boolean, choice, code, integer, secret, text } from '@kilau/contract/core/field.ts';
import { defineSetting } from '@kilau/contract/core/setting.ts';
import { dirtyNames, sectionsOf, takenOver, typedFields } from './setting-form.ts';

const setting = defineSetting({
  key: 'uji',
  page: '/uji',
  menu: 'utility',
  call: 'uji',
  fields: {
    kode: code({ required: true, readOnly: 'always' }),
    cara: choice(['A', 'B'], { required: true, default: 'A' }),
    hari: integer({ min: 1 }),
    token: secret({ max: 50 }),
    nyala: boolean({}),
    catatan: text({ max: 100 }),
  },
  groups: [{ title: 'setelan.pesan', fields: ['token', 'hari'] }],
  needs: [{ when: { cara: ['B'] }, fields: ['hari'], only: true }],
});
const record = { kode: 'K1', cara: 'A', hari: null, token: true, nyala: false, catatan: null };
const form = { kode: 'K1', cara: 'A', hari: '', token: '', nyala: false, catatan: '' };

const shown = (values: Readonly<Record<string, unknown>>) =>
  sectionsOf(setting, values).map(({ title, fields }) => [title, Object.keys(fields)]);

describe('the form of settings', () => {
  it('shows loose fields first, and what means nothing not at all', () => {
    expect(shown(form)).toEqual([
      [undefined, ['kode', 'cara', 'nyala', 'catatan']],
      ['setelan.pesan', ['token']],
    ]);
    expect(shown({ ...form, cara: 'B' })).toEqual([
      [undefined, ['kode', 'cara', 'nyala', 'catatan']],
      ['setelan.pesan', ['token', 'hari']],
    ]);
  });

  it('marks what has become necessary', () => {
    expect(sectionsOf(setting, { ...form, cara: 'B' })[1]?.fields['hari']).toMatchObject({ required: true });
  });

  it('checks and sends what can be typed and is seen', () => {
    expect(Object.keys(typedFields(setting, form))).toEqual(['cara', 'token', 'nyala', 'catatan']);
    expect(Object.keys(typedFields(setting, { ...form, cara: 'B' }))).toEqual([
      'cara',
      'hari',
      'token',
      'nyala',
      'catatan',
    ]);
  });

  it('is dirty where a value differs, and at a secret that was typed', () => {
    expect(dirtyNames(setting, record, form)).toEqual([]);
    expect(dirtyNames(setting, record, { ...form, kode: 'LAIN', hari: 3, nyala: true, token: 'baru' })).toEqual([
      'hari',
      'token',
      'nyala',
    ]);
    expect(dirtyNames(setting, { ...record, hari: 3 }, { ...form, hari: '3' })).toEqual([]);
  });

  it('takes over what somebody else changed, but not where one types oneself', () => {
    const after = { ...record, cara: 'B', catatan: 'dari lain' };
    expect(takenOver(setting, record, after, { ...form, catatan: 'milikku', token: 'baru' })).toEqual([['cara', 'B']]);
  });

  it('shows after a save what is kept, and no secret', () => {
    const after = { ...record, catatan: 'RAPI' };
    const sent = { ...form, catatan: ' rapi ', token: 'baru' };
    expect(takenOver(setting, record, after, sent, sent)).toEqual([
      ['token', ''],
      ['catatan', 'RAPI'],
    ]);
  });

  it('keeps after a save what was typed while it was on its way', () => {
    const after = { ...record, catatan: 'RAPI' };
    const sent = { ...form, catatan: ' rapi ', token: 'baru' };
    expect(takenOver(setting, record, after, { ...sent, catatan: 'lain', token: 'baru2' }, sent)).toEqual([]);
  });
});
