import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../../platform/session.ts';
import { ATURAN, CINCIN } from '../../../testing/barang-jual.ts';
import { renderUi } from '../../../testing/ui.tsx';
import { testUser } from '../../../testing/user.ts';
import { draftKosong, ubahDraft, type IsiBaris } from './draft.ts';
import type { Lanjut, TempatBaris } from './layar.ts';
import { LineEditor } from './LineEditor.tsx';

const saved: [isi: IsiBaris, lanjut: Lanjut | undefined][] = [];
beforeEach(() => {
  saved.length = 0;
  session.open(testUser());
});
afterEach(() => {
  cleanup();
  session.close();
});

const [baris] = ubahDraft(draftKosong(), { type: 'add-line', barang: CINCIN }).barang;
const draw = (dibuka?: TempatBaris) =>
  baris &&
  renderUi(
    <LineEditor
      baris={baris}
      aturan={ATURAN}
      salah={{}}
      dibuka={dibuka}
      onSave={(isi, lanjut) => saved.push([isi, lanjut])}
      onCancel={() => undefined}
    />,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const satuan = () => screen.getByRole('radio', { checked: true }).textContent;

it('2 with Rp chosen are 2 rupiah, and the key % makes 2 % of them', async () => {
  await draw('DISKON');
  await userEvent.keyboard('2');
  expect([satuan(), field('Diskon').value]).toEqual(['Rp', 'Rp. 2']);
  screen.getByText('= 0 %');
  await userEvent.keyboard('%');
  expect([satuan(), field('Diskon').value]).toEqual(['%', '2 %']);
  // 2 % of 3,192,500.
  screen.getByText('= Rp. 63,850');
  await userEvent.keyboard('%');
  expect([satuan(), field('Diskon').value]).toEqual(['Rp', 'Rp. 2']);
});

it('comes to a wanted total with the discount that makes it so', async () => {
  await draw();
  await userEvent.keyboard('=');
  expect(document.activeElement).toBe(field('atau jadikan total'));
  await userEvent.keyboard('3150000{Enter}');
  expect(field('Diskon').value).toBe('Rp. 42,500');
  expect(saved).toEqual([[expect.objectContaining({ cara_diskon: 'RP', diskon: '42500' }), undefined]]);
});

it('comes to no total above its price, and says so', async () => {
  await draw('TOTAL');
  await userEvent.keyboard('3192501{Enter}');
  screen.getByText('Lebih dari harga baris ini');
  expect(saved).toEqual([]);
});

it('is paid for by the key of payments as it was typed', async () => {
  await draw('DISKON');
  await userEvent.keyboard('50000{F4}');
  expect(saved).toEqual([[expect.objectContaining({ cara_diskon: 'RP', diskon: '50000' }), 'BAYAR']]);
});

it('asks for the approval by its key, with what was typed', async () => {
  await draw('PERSEN');
  await userEvent.keyboard('2');
  screen.getByText(/Perlu otorisasi: OTORISASI DISKON/);
  screen.getByText(/63,850 · 2 %/);
  await userEvent.keyboard('{F10}');
  expect(saved).toEqual([[expect.objectContaining({ cara_diskon: 'PERSEN', diskon: '2' }), 'IZIN']]);
});
