import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ref, refs, text, type Field } from '@kilau/contract/core/field.ts';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { RefPicker } from '../resource/RefPicker.tsx';
import { RefsPicker } from '../resource/RefsPicker.tsx';
import { SuggestInput } from '../resource/SuggestInput.tsx';
import { FieldInput } from './FieldInput.tsx';
import { provideRefInputs } from './ref-slot.ts';

const FIELDS: readonly Field[] = [
  ref('bank', {}),
  refs('bank', { max: 3 }),
  text({ max: 40, suggests: { from: 'kondisi-pinjaman', field: 'kondisi_pinjaman' } }),
];

beforeEach(() => {
  session.open(testUser());
  Element.prototype.scrollIntoView ??= () => undefined;
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) =>
      Promise.resolve(Response.json(url.includes('parapinjaman') ? [] : { data: [], next: null })),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  provideRefInputs({ one: RefPicker, many: RefsPicker });
});

/** Draws a field whose picker comes when that is said. */
async function late(field: Field): Promise<{ readonly before: HTMLElement; readonly arrive: () => Promise<void> }> {
  let come: () => void = () => undefined;
  const there = new Promise<void>((resolve) => {
    come = resolve;
  });
  provideRefInputs({
    one: lazy(() => there.then(() => ({ default: RefPicker }))),
    many: lazy(() => there.then(() => ({ default: RefsPicker }))),
    suggested: lazy(() => there.then(() => ({ default: SuggestInput }))),
  });
  await renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FieldInput name="isian" label="Isian" field={field} />
      <button type="button">next</button>
    </QueryClientProvider>,
  );
  const before = await screen.findByLabelText('Isian');
  const arrive = async () => {
    come();
    await waitFor(() => expect(before.isConnected).toBe(false));
  };
  return { before, arrive };
}

/** An open list goes by the field's label too. */
const input = () => document.querySelector<HTMLInputElement>('input[name="isian"]');

describe('a click on a picker whose code is still on its way', () => {
  it.each(FIELDS)('opens its list once it is there, under a hand that stays: %o', async (field) => {
    const { before, arrive } = await late(field);
    await userEvent.click(before);
    await arrive();
    await waitFor(() => expect(input()?.ariaExpanded).toBe('true'));
    expect(document.activeElement).toBe(input());
  });

  it.each(FIELDS)('opens nothing under a hand that has gone on: %o', async (field) => {
    const { before, arrive } = await late(field);
    await userEvent.click(before);
    await userEvent.tab();
    await arrive();
    await waitFor(() => expect(input()?.ariaExpanded).toBe('false'));
    expect(document.activeElement?.textContent).toBe('next');
  });

  it.each(FIELDS)('is not the same as a hand that was led there: %o', async (field) => {
    const { before, arrive } = await late(field);
    before.focus();
    await arrive();
    await waitFor(() => expect(document.activeElement).toBe(input()));
    expect(input()?.ariaExpanded).toBe('false');
  });
});
