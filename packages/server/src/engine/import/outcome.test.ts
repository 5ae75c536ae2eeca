import { Problem } from '@kilau/contract/core/problem.ts';
import { expect, it } from 'vitest';
import { sayRule, translatorOf } from '../../platform/i18n.ts';
import { Item } from './item.ts';
import { refusal } from './outcome.ts';

it('refuses a file with the row and the reason, also where no field is to blame', () => {
  const t = translatorOf('id');
  const [ada, salah, baik] = [new Item(2), new Item(3), new Item(4)];
  ada.refuseFor(new Problem('dokumen_terkait', { nomor: 'SBG-1', sebab: 'KL-FJ-1' }));
  salah.refuse('nama', { rule: 'tidak_boleh_kosong' });
  const { params, fields } = refusal({ t }, [ada, salah, baik]);
  expect(params).toEqual({ jumlah: 2 });
  expect(Object.entries(fields).map(([path, broken]) => [path, sayRule(t, path, broken)])).toEqual([
    ['baris.2', t('problem.dokumen_terkait', { nomor: 'SBG-1', sebab: 'KL-FJ-1' })],
    ['baris.3.nama', 'Nama Tidak Boleh Kosong'],
  ]);
});
