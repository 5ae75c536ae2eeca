import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { PageDeeds } from './PageDeeds.tsx';

const NOMOR = 'KL-PI-261121-0001';
const PATH = hutang.deeds.lelang.page;

afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('says who may do what the level of the user may not', async () => {
  const paper = { nomor: NOMOR, status: 'AKTIF', versi: 1, boleh: [], riwayat: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(paper)));
  session.open(testUser());
  await openPage(() => <PageDeeds kind={hutang} path={PATH} nomor={NOMOR} onDone={() => undefined} />, PATH);
  expect((await screen.findByRole('alert')).textContent).toBe(
    `Lelang ${NOMOR} dilakukan oleh SPV, OWN; level Anda tidak berhak.`,
  );
});
