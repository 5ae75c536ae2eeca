import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { integer, lines, money, text, weight } from '@kilau/contract/core/field.ts';
import type { KindDeed } from '@kilau/contract/core/kind.ts';
import { startI18n } from '../../platform/i18n.ts';
import { session } from '../../platform/session.ts';
import { testUser } from '../../testing/user.ts';
import type { Paper } from './paper-calls.ts';
import { useDeedForm } from './use-deed-form.ts';

const DEED: KindDeed = {
  page: '/uji',
  from: ['DONE'],
  to: 'DONE',
  input: {
    alasan: text({ max: 40 }),
    barang: lines({ baris: integer({}), berat: weight({}) }, { max: 9 }),
    bayar: lines({ jumlah: money({}) }, { max: 9 }),
  },
  begins: [
    { input: 'barang', lines: { name: 'barang', columns: ['baris', 'berat'], told: { by: 'hasil', in: 'baris' } } },
    { input: 'bayar', rest: 'jumlah' },
  ],
};
const paper = (sisa: number, ...jadi: readonly number[]): Paper => ({
  nomor: 'N1',
  status: 'DONE',
  versi: 1 + jadi.length,
  sisa,
  bayar: [],
  riwayat: [],
  boleh: ['ambil'],
  barang: [1, 2].map((baris) => ({ baris, berat: 2.5 })),
  hasil: jadi.map((baris) => ({ baris })),
});

afterEach(() => {
  cleanup();
  session.close();
});

async function buka(awal: Paper, draft: string, isSent = () => false) {
  await startI18n();
  session.open(testUser());
  return renderHook(({ kini }) => useDeedForm(DEED, kini, draft, isSent), { initialProps: { kini: awal } });
}

it('shows what the paper says by now where nobody has typed, and keeps what was', async () => {
  const { result, rerender } = await buka(paper(500_000), 'uji-1');
  act(() => result.current.form.setFieldValue('alasan', 'SALAH'));
  act(() => result.current.form.setFieldValue('bayar', [{ jumlah: '450000' }]));
  rerender({ kini: paper(300_000, 1) });
  expect(result.current.form.getValues()).toEqual({
    alasan: 'SALAH',
    barang: [{ baris: '2', berat: '2.5' }],
    bayar: [{ jumlah: '450000' }],
  });
  // Rows are drawn anew.
  expect(result.current.drawn).toBe(1);
});

it('takes what was filled in for none that was typed, when it is opened over another state of the paper', async () => {
  const first = await buka(paper(0), 'uji-2');
  act(() => first.result.current.filling.setFieldValue('bayar', [{ jumlah: '500000' }]));
  act(() => first.result.current.form.setFieldValue('alasan', 'SALAH'));
  first.unmount();
  const { result } = await buka(paper(0, 1), 'uji-2');
  expect(result.current.form.getValues()).toMatchObject({ alasan: 'SALAH', bayar: [] });
});

it('leaves what was sent and not answered as it was sent', async () => {
  const { result, rerender } = await buka(paper(500_000), 'uji-3', () => true);
  rerender({ kini: paper(300_000, 1) });
  expect(result.current.form.getValues()).toMatchObject({ bayar: [{ jumlah: '500000' }] });
});
