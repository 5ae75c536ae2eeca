import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whatsappSetting } from '@kilau/contract/features/sistem/setting/whatsapp.setting.ts';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { initialValues } from '../../../ui/form/record-form.ts';
import { WhatsappSettingPage } from './WhatsappSettingPage.tsx';

vi.setConfig({ testTimeout: 20_000 });

let record: Readonly<Record<string, unknown>>;

beforeEach(() => {
  record = {
    ...initialValues(whatsappSetting.fields, ''),
    alamat_gateway: 'https://satu.test',
    template_nota: 'Nota',
    diubah_oleh: 'OWNER',
    diubah_pada: '2026-11-21T01:00:00Z',
  };
  session.open(testUser({ level: 'OWN' }));
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    if (url.includes('/tes')) return Promise.resolve(Response.json({ hasil: 'TERHUBUNG', status: 200, ms: 5 }));
    if (method === 'PUT') record = { ...record, ...JSON.parse(String(body)), diubah_pada: '2026-11-21T02:00:00Z' };
    return Promise.resolve(Response.json(record));
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('says nothing any more of a gateway that was tried before another one was saved', async () => {
  await openPage(WhatsappSettingPage, '/setting-whatsapp');
  await userEvent.click(await screen.findByRole('button', { name: /^Tes/ }));
  await screen.findByText(/Gateway menjawab/);
  const field = document.querySelector<HTMLInputElement>('[name="alamat_gateway"]');
  await userEvent.type(field ?? document.body, '2');
  await waitFor(() => expect(screen.queryByText(/Gateway menjawab/)).toBeNull());
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(record['diubah_pada']).toBe('2026-11-21T02:00:00Z'));
  await waitFor(() => expect(screen.queryByText(/belum disimpan/)).toBeNull());
  expect(screen.queryByText(/Gateway menjawab/)).toBeNull();
});
