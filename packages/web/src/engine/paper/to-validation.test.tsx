import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { onPhone } from '../../testing/phone.ts';
import { testUser } from '../../testing/user.ts';
import { ToValidation } from './ToValidation.tsx';

const GATES = ['VALIDASI_PENJUALAN_MODULE', 'CICILAN_MODULE'].map((key) => ({ key, value: 'true' }));
const waits = { nomor: 'KL-1', kertas: 'penjualan', status: 'OPEN', total: 6_022_000 };

beforeEach(() => {
  session.open(testUser({ level: 'OWN', modules: GATES }));
  onPhone();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(kind: Kind) {
  const List = () => (
    <>
      <h1>{kind.key}</h1>
      <ToValidation kind={kind} rows={[waits]} />
    </>
  );
  const router = await openPage(List, kind.pages.list);
  await screen.findByRole('heading', { name: kind.key });
  return router;
}

it('leads on a phone to where what waits is validated', async () => {
  const router = await open(penjualan);
  await userEvent.click(screen.getByRole('button', { name: /\(1\) · .*6,022,000/ }));
  expect(router.state.location.pathname).toBe('/validasi-penjualan');
});

it('offers no way to where somebody is: a list whose papers are validated on it', async () => {
  await open(cicilan);
  expect(screen.queryByRole('button')).toBeNull();
});
