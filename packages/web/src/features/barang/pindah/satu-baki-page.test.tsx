import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { onPhone } from '../../../testing/phone.ts';
import { testUser } from '../../../testing/user.ts';
import { SatuBakiPage } from './SatuBakiPage.tsx';

beforeEach(() => {
  session.open(testUser());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [], next: null })));
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

async function tombol() {
  await openPage(SatuBakiPage, '/pindah-barang-satu-baki');
  const [simpan, ...lain] = await screen.findAllByRole<HTMLButtonElement>('button', { name: /F8/ });
  expect(lain).toEqual([]);
  return simpan as HTMLButtonElement;
}

it('saves at the thumb on a phone, by the form that stands elsewhere', async () => {
  onPhone();
  const simpan = await tombol();
  expect(simpan.closest('form')).toBeNull();
  expect(simpan.form).toBe(document.querySelector('form'));
});

it('saves in the form elsewhere', async () => expect((await tombol()).closest('form')).not.toBeNull());
