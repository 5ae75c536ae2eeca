import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { StatusBarang } from './StatusBarang.tsx';

beforeEach(() => session.open(testUser()));
afterEach(cleanup);

const bebas: KeadaanBarang = { status: 'TERSEDIA', pemilik_nomor: null, klaim_nomor: null };

it.each([
  [bebas, 'Tersedia', 'gold', ''],
  [{ ...bebas, klaim_nomor: 'KL-FJ-261121-0007' }, 'Reservasi', 'warn', 'KL-FJ-261121-0007'],
  [{ ...bebas, status: 'TERJUAL', pemilik_nomor: 'KL-FJ-261121-0008' }, 'Terjual', 'info', 'KL-FJ-261121-0008'],
] as const)('the badge of %o says %s', async (barang, kata, tone, nomor) => {
  await renderUi(<StatusBarang barang={barang} />);
  const badge = screen.getByText(kata);
  expect([badge.dataset['tone'], badge.title]).toEqual([tone, nomor]);
});
