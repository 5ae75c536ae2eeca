import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { withKeys } from '../../testing/phone.ts';
import { testUser } from '../../testing/user.ts';
import { OpnameGlobalPage } from './OpnameGlobalPage.tsx';

// Tables with all their cells take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const opname = (hari: string) => ({
  no_opname: `KL-OG-2611${hari}-0001`,
  tgl: `2026-11-${hari}`,
  status: 'SELESAI',
  baris: 1,
  dihitung: 1,
  selisih: 0,
  qty_hitung: 4,
  berat_hitung: 8.52,
  mulai_oleh: 'KASIR1',
  mulai_pada: `2026-11-${hari}T01:00:00Z`,
  selesai_oleh: 'KASIR1',
  selesai_pada: `2026-11-${hari}T02:00:00Z`,
  rincian: [],
});

beforeEach(() => {
  session.open(testUser());
  withKeys();
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      Response.json(url.endsWith('stock-opname-global') ? [opname('21'), opname('20'), opname('19')] : opname('20')),
    ),
  );
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('leads the hand back to the row of the count that was looked at', async () => {
  await openPage(OpnameGlobalPage, '/stock-opname-global?no=KL-OG-261120-0001');
  await screen.findByText('SELESAI');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await screen.findByText('KL-OG-261119-0001');
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('KL-OG-261120-0001'));
});
