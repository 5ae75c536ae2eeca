import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideRefInputs } from '../../engine/inputs/ref-slot.ts';
import { session } from '../../platform/session.ts';
import { ATURAN } from '../../testing/barang-jual.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { IsianPo } from './IsianPo.tsx';

/** Answers of the day's prices, in the order in which they were asked for. */
let jawab: ((hari: object) => void)[];

beforeEach(() => {
  // Group and type are typed here, whoever brought pickers before.
  provideRefInputs(undefined);
  session.open(testUser());
  jawab = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        jawab.push((hari) => resolve(Response.json(hari)));
      }),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.close();
  vi.unstubAllGlobals();
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const ketik = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const draw = () =>
  openPage(
    () => <IsianPo ubah={undefined} aturan={ATURAN} onSimpan={() => undefined} fieldRef={undefined} />,
    '/transaksi-pre-order',
  );
const HARI = { kadar: 70, harga_gram: 1_437_000, ongkos: 50_000 };

it('leaves a price alone that was typed while that of the day was asked for', async () => {
  await draw();
  await screen.findByRole('form');
  ketik('kode_group', '700');
  await waitFor(() => expect(jawab).toHaveLength(1));
  ketik('harga_gram', '900000');
  act(() => jawab[0]?.(HARI));
  await waitFor(() => expect(field('ongkos').value).toContain('50,000'));
  expect(field('harga_gram').value).toContain('900,000');
});

it('takes the price of the type that was chosen last, whichever answer comes first', async () => {
  await draw();
  await screen.findByRole('form');
  ketik('kode_group', '700');
  ketik('kode_dept', 'CN');
  ketik('kode_dept', 'GL');
  await waitFor(() => expect(jawab).toHaveLength(3));
  act(() => jawab[2]?.({ ...HARI, ongkos: 75_000 }));
  await waitFor(() => expect(field('ongkos').value).toContain('75,000'));
  act(() => jawab[1]?.(HARI));
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect(field('ongkos').value).toContain('75,000');
});
