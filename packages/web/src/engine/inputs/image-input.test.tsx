import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { image } from '@kilau/contract/core/field.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { session } from '../../platform/session.ts';
import { FieldInput } from './FieldInput.tsx';

const field = image({ folder: 'ITEM', use: 'layar' });
const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
/** Uploads that wait for their answer. */
let waiting: ((response: Response) => void)[];
const change = vi.fn();

beforeEach(() => {
  session.open(testUser());
  change.mockClear();
  waiting = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) =>
    init.method === 'POST'
      ? new Promise<Response>((resolve) => void waiting.push(resolve))
      : Promise.resolve(new Response(new Blob(['x']))),
  );
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

const draw = (defaultValue = '') =>
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FieldInput name="gambar" label="Gambar" field={field} defaultValue={defaultValue} onChange={change} />
    </QueryClientProvider>,
  );

async function choose() {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no place to put a file');
  await userEvent.upload(input, file);
}
const stored = (nama: string) => waiting.shift()?.(Response.json({ nama }));
const remove = () => userEvent.click(screen.getByRole('button', { name: 'Hapus' }));

it('is sent again where the same file is chosen once more', async () => {
  await draw();
  await choose();
  stored('ITEM-1.jpg');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('ITEM-1.jpg'));
  await remove();
  expect(change).toHaveBeenLastCalledWith('');
  expect(document.querySelector<HTMLInputElement>('input[type=file]')?.files).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pilih Gambar' }));
  expect(document.querySelector<HTMLInputElement>('input[type=file]')?.files).toHaveLength(0);
});

it('is not removed while the one in its place is on its way, which would come back behind it', async () => {
  await draw('ITEM-0.jpg');
  await choose();
  await remove();
  stored('ITEM-1.jpg');
  await waitFor(() => expect(change).toHaveBeenCalledWith('ITEM-1.jpg'));
  await remove();
  expect(change.mock.calls).toEqual([['ITEM-1.jpg'], ['']]);
});
