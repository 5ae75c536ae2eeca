import { Dec } from '@kilau/contract/core/dec.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { ATURAN } from '../../testing/barang-jual.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import type { IsiBayar } from './bayar-draft.ts';
import { PaymentForm } from './PaymentForm.tsx';

const rekening = (no_rekening: string) => ({ no_rekening, kode_bank: 'BCA', nama_rekening: 'KILAU' });
const saved: IsiBayar[] = [];

beforeEach(() => {
  saved.length = 0;
  session.open(testUser());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([rekening('111'), rekening('222')])));
});
afterEach(() => {
  cleanup();
  session.chooseBranch(undefined);
  session.close();
  vi.unstubAllGlobals();
});

const draw = () =>
  openPage(
    () => (
      <PaymentForm
        bayar={undefined}
        cara="TRANSFER"
        kurang={Dec.from(100_000)}
        aturan={ATURAN}
        salah={{}}
        onSave={(isi) => saved.push(isi)}
        onRemove={() => undefined}
        onClose={() => undefined}
      />
    ),
    '/',
  );
const tambah = async () => userEvent.click(await screen.findByRole('button', { name: /^Tambah/ }));

it('begins with the account that took the last payment, and in another shop with none of this one', async () => {
  await draw();
  fireEvent.click(await screen.findByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: /222/ }));
  await tambah();
  expect(saved.map(({ no_rekening }) => no_rekening)).toEqual(['222']);
  cleanup();
  await draw();
  await tambah();
  expect(saved.map(({ no_rekening }) => no_rekening)).toEqual(['222', '222']);
  cleanup();
  session.chooseBranch('KL02');
  await draw();
  await tambah();
  expect(saved).toHaveLength(2);
});
