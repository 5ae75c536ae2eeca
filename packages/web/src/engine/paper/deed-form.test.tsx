import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { choice, lines, money, text } from '@kilau/contract/core/field.ts';
import type { KindDeed } from '@kilau/contract/core/kind.ts';
import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { DeedForm } from './DeedForm.tsx';
import type { Paper } from './paper-calls.ts';

vi.setConfig({ testTimeout: 20_000 });

const DEED: KindDeed = {
  page: '/uji',
  from: ['AKTIF'],
  to: 'LUNAS',
  input: {
    alasan: text({ max: 40 }),
    bayar: lines({ jenis: choice(['CASH', 'TRANSFER'], { default: 'CASH' }), jumlah: money({}) }, { min: 1, max: 5 }),
  },
  due: { fields: { total: money({}) }, pays: 'total' },
};
const paper = (total: number): Paper => ({
  nomor: 'N1',
  status: 'AKTIF',
  versi: 1,
  total,
  sisa: total,
  bayar: [],
  riwayat: [],
  boleh: ['lunas'],
});

afterEach(() => {
  cleanup();
  session.close();
});

it('leaves the hand in its field when what is due changes, which draws the rows of what is paid anew', async () => {
  session.open(testUser());
  const shown = createStore(paper(120_000));
  await openPage(
    () => <DeedForm kind={cicilan} paper={useStore(shown)} name="lunas" deed={DEED} onDone={() => undefined} />,
    '/uji',
  );
  const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Jumlah/ });
  await waitFor(() => expect(amount().value).toMatch(/120,?000/));
  const before = amount();
  await userEvent.click(before);
  act(() => shown.set(paper(240_000)));
  await waitFor(() => expect(amount().value).toMatch(/240,?000/));
  expect(amount()).not.toBe(before);
  await waitFor(() => expect(document.activeElement).toBe(amount()));
});
