import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { renderUi } from '../../../testing/ui.tsx';
import { testUser } from '../../../testing/user.ts';
import { PilihBandrol } from './PilihBandrol.tsx';

let tags: readonly object[];
let asked: string[];
const draw = (onPilih: (berat: string) => void) =>
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PilihBandrol onPilih={onPilih} />
    </QueryClientProvider>,
  );

beforeEach(() => {
  session.open(testUser());
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json(tags));
  });
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

it('offers the tags of the shop; pressing one writes its weight', async () => {
  tags = [
    { _id: 'B1', keterangan: 'BANDROL KECIL', berat_bandrol: 0.15 },
    { _id: 'B2', keterangan: 'BANDROL STANDAR', berat_bandrol: 0.25 },
  ];
  const chosen: string[] = [];
  await draw((berat) => chosen.push(berat));
  await userEvent.click(await screen.findByRole('button', { name: 'BANDROL KECIL 0.15 gr' }));
  await userEvent.click(screen.getByRole('button', { name: 'BANDROL STANDAR 0.25 gr' }));
  expect(chosen).toEqual(['0.15', '0.25']);
  expect(asked).toEqual(['/api/v1/parabandrol/get/all']);
});

it('takes no room where the shop keeps none', async () => {
  tags = [];
  await draw(() => undefined);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('group')).toBeNull();
});
