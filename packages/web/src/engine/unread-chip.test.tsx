import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIELDS_UNREAD, PAGES_UNREAD } from '@kilau/contract/modules.unread.ts';
import { renderUi } from '../testing/ui.tsx';
import { UnreadChip, UnreadFieldChip } from './UnreadChip.tsx';

it('says behind the title of each page that nothing obeys that nothing does, and of no other', async () => {
  await renderUi(
    <>
      {[...PAGES_UNREAD, '/master-bank', '/master-bandrol'].map((path) => (
        <UnreadChip key={path} path={path} />
      ))}
    </>,
  );
  expect(screen.getAllByText(/^Belum dipakai: /)).toHaveLength(PAGES_UNREAD.size);
});

it('says so below a field whose page has others that are obeyed', async () => {
  const fields = Object.entries(FIELDS_UNREAD).flatMap(([setting, names]) => names.map((name) => ({ setting, name })));
  await renderUi(
    <>
      {[...fields, { setting: 'setting-member', name: 'nik_wajib' }, { setting: 'setting-nota', name: 'judul' }].map(
        (one) => (
          <UnreadFieldChip key={one.setting + one.name} {...one} />
        ),
      )}
    </>,
  );
  expect(screen.getAllByText('Belum dipakai')).toHaveLength(fields.length);
});
