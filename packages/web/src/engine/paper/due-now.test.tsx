import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen } from '@testing-library/react';
import { choice, integer, lines, money } from '@kilau/contract/core/field.ts';
import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import { beforeEach, expect, it } from 'vitest';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { DueNow, useAmountDue, useDue } from './DueNow.tsx';

const TODAY = '2026-11-22';
const BAYAR = lines({ jenis: choice(['CASH'], { default: 'CASH' }), jumlah: money({}) }, { max: 5 });
const FIELDS = { lama_hari: integer({}), bunga_rp: money({}) } as const;

beforeEach(() => session.open(testUser()));

/** A form of such payments, as far as what is due reaches it. */
function formulir(...jumlah: readonly string[]) {
  const values = { bayar: jumlah.map((rupiah) => ({ jenis: 'CASH', jumlah: rupiah })) };
  return {
    values,
    getValues: () => values,
    setFieldValue: (name: string, rows: readonly object[]) => void Object.assign(values, { [name]: rows }),
  };
}

/** The amount of a form, as long as it was not sent. */
const filling = (form: ReturnType<typeof formulir>, isSent = () => false) => ({
  form,
  fields: { bayar: BAYAR },
  today: TODAY,
  isSent,
});

it('fills what is due into the first payment, once it is known, and follows it until somebody types', () => {
  const form = formulir('', '');
  const { rerender, result } = renderHook(({ due }) => useAmountDue(filling(form), due), {
    initialProps: { due: undefined as number | undefined },
  });
  expect(result.current).toBe(0);
  rerender({ due: 120_000 });
  expect(form.values.bayar.map(({ jumlah }) => jumlah)).toEqual(['120000', '']);
  expect(result.current).toBe(1);
  rerender({ due: 240_000 });
  expect(form.values.bayar.map(({ jumlah }) => jumlah)).toEqual(['240000', '']);
  expect(result.current).toBe(2);
  form.setFieldValue('bayar', [{ jenis: 'CASH', jumlah: '' }]);
  rerender({ due: 360_000 });
  expect(form.values.bayar.map(({ jumlah }) => jumlah)).toEqual(['']);
});

it('leaves what was sent and not answered as it was sent', () => {
  const form = formulir('');
  let sent = false;
  const { rerender } = renderHook(
    ({ due }) =>
      useAmountDue(
        filling(form, () => sent),
        due,
      ),
    {
      initialProps: { due: 120_000 },
    },
  );
  sent = true;
  rerender({ due: 240_000 });
  expect(form.values.bayar[0]?.jumlah).toBe('120000');
});

it('leaves what was typed meanwhile', () => {
  const form = formulir('50000');
  renderHook(() => useAmountDue(filling(form), 120_000));
  expect(form.values.bayar[0]?.jumlah).toBe('50000');
});

it('begins a payment where something is due and none need be, and none where nothing is', () => {
  const form = formulir();
  const { rerender } = renderHook(({ due }) => useAmountDue(filling(form), due), {
    initialProps: { due: 0 },
  });
  expect(form.values.bayar).toEqual([]);
  rerender({ due: 120_000 });
  expect(form.values.bayar).toEqual([{ jenis: 'CASH', jumlah: '120000' }]);
});

it('tells what is due, label by label', async () => {
  const { rerender } = await renderUi(<DueNow fields={FIELDS} due={undefined} />);
  expect(screen.getAllByText('…')).toHaveLength(2);
  rerender(<DueNow fields={FIELDS} due={{ lama_hari: 32, bunga_rp: 256_000 }} />);
  expect(screen.getByText('256,000')).toBeTruthy();
  expect(screen.getByText('32')).toBeTruthy();
});

it('is told by the paper itself where no call answers it', () => {
  const client = new QueryClient();
  const paper = { nomor: 'CC-1', denda: 12_000, bayar_lunas: 480_000, total: 9 } as never;
  const lunas = cicilan.deeds['pelunasan-cepat'];
  const { result } = renderHook(() => useDue(cicilan, paper, lunas), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(result.current).toEqual({ denda: 12_000, bayar_lunas: 480_000 });
});
