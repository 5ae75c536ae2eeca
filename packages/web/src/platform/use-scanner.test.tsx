import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DialogDepth, openDialogs } from '../ui/dialog/depth.ts';
import { toasts } from '../ui/dialog/toasts.ts';
import { NumberField } from '../ui/inputs/NumberField.tsx';
import { renderUi } from '../testing/ui.tsx';
import { handScan, useScanGuard, useScanner } from './scanner.ts';

afterEach(() => {
  cleanup();
  openDialogs.set(0);
});

function Page({ enabled = true }: { readonly enabled?: boolean }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [enters, setEnters] = useState(0);
  useScanner((code) => setCodes((list) => [...list, code]), enabled);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setEnters(enters + 1);
      }}
    >
      <input aria-label="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <output aria-label="codes">{codes.join(' ')}</output>
      <output aria-label="enters">{enters}</output>
    </form>
  );
}

const shown = (label: string): string | null => screen.getByLabelText(label).textContent;
const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('note');

/**
 * What a browser does for each key: the key goes down, and unless somebody took it, its character lands in the field.
 */
function press(key: string, timeStamp: number, target: HTMLElement): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(target, event);
  if (event.defaultPrevented) return;
  if (key === 'Enter') fireEvent.submit(target.closest('form') ?? target);
  else if (target instanceof HTMLInputElement) fireEvent.change(target, { target: { value: target.value + key } });
}

const scan = (code: string, at: number, target: HTMLElement): void =>
  [...code, 'Enter'].forEach((key, index) => press(key, at + index * 8, target));

describe('useScanner', () => {
  it('takes the code and takes its characters back out of the field they landed in', () => {
    render(<Page />);
    fireEvent.change(field(), { target: { value: 'untuk bu ' } });
    scan('00001204', 1000, field());
    expect(shown('codes')).toBe('00001204');
    expect(field().value).toBe('untuk bu ');
    expect(shown('enters')).toBe('0');
  });

  it('leaves what a hand types, and its Enter, where they are', () => {
    render(<Page />);
    [...'abcde', 'Enter'].forEach((key, index) => press(key, 1000 + index * 200, field()));
    expect(field().value).toBe('abcde');
    expect(shown('enters')).toBe('1');
    expect(shown('codes')).toBe('');
  });

  it('keeps a burst out of the field from its fourth character on, and gives it back when it was no scan', async () => {
    render(<Page />);
    fireEvent.change(field(), { target: { value: 'untuk ' } });
    [...'abcdef'].forEach((key, index) => press(key, 1000 + index * 8, field()));
    expect(field().value).toBe('untuk abc');
    await waitFor(() => expect(field().value).toBe('untuk abcdef'));
    expect(shown('codes')).toBe('');
  });

  it.each(['Backspace', 'ArrowLeft', 'g'])('gives a burst back before %s', (key) => {
    render(<Page />);
    [...'abcdef'].forEach((letter, index) => press(letter, 1000 + index * 8, field()));
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: 1500 });
    fireEvent(field(), event);
    expect(field().value).toBe('abcdef');
    press('Escape', 2000, field());
  });

  it('hears a scan while nothing has the focus', () => {
    render(<Page />);
    scan('00001204', 0, document.body);
    expect(shown('codes')).toBe('00001204');
  });

  it('lets a scan type like a keyboard when nobody listens', () => {
    render(<Page enabled={false} />);
    scan('00001204', 0, field());
    expect(field().value).toBe('00001204');
    expect(shown('enters')).toBe('1');
  });

  it('leaves the page alone while a dialog lies above it', async () => {
    render(<Page />);
    openDialogs.set(1);
    scan('00001204', 0, document.body);
    expect(shown('codes')).toBe('');
    openDialogs.set(0);
    await waitFor(() => expect(shown('codes')).toBe('00001204'));
  });

  it('belongs to the dialog that is on top', () => {
    render(
      <DialogDepth value={1}>
        <Page />
      </DialogDepth>,
    );
    openDialogs.set(1);
    scan('00001204', 0, document.body);
    expect(shown('codes')).toBe('00001204');
  });
});

/** Where figures are typed, and something is pressed. */
function Dialog() {
  const [presses, setPresses] = useState(0);
  const [amount, setAmount] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <NumberField label="amount" value={amount} onChange={setAmount} />
      <input aria-label="voucher" />
      <button type="button" onKeyDown={({ key }) => key === 'Enter' && setPresses(presses + 1)}>
        print
      </button>
      <output aria-label="presses">{presses}</output>
    </form>
  );
}
const told = () => toasts.get().map(({ message }) => message);
beforeEach(() => toasts.set([]));

describe('a scan while a dialog that takes none lies above the page', () => {
  const under = async () => {
    await renderUi(
      <>
        <Page />
        <Dialog />
      </>,
    );
    openDialogs.set(1);
  };
  /** The page gets what waits while it is still there. */
  const close = async () => {
    openDialogs.set(0);
    await waitFor(() => expect(shown('codes')).toBe('00001204'));
  };
  it('waits for the page, and presses no button', async () => {
    await under();
    scan('00001204', 1000, screen.getByRole('button', { name: 'print' }));
    expect(shown('presses')).toBe('0');
    expect(shown('codes')).toBe('');
    expect(told()).toEqual([expect.stringContaining('00001204')]);
    await close();
  });

  it('is no amount', async () => {
    await under();
    const amount = screen.getByLabelText<HTMLInputElement>('amount');
    scan('00001204', 1000, amount);
    expect(amount.value).toBe('');
    expect(told()).toHaveLength(1);
    await close();
  });

  it('stands where text is typed', async () => {
    await under();
    scan('00001204', 1000, screen.getByLabelText('voucher'));
    expect(screen.getByLabelText<HTMLInputElement>('voucher').value).toBe('00001204');
    expect(told()).toEqual([]);
  });

  it('is not split by a dialog that opens under it', async () => {
    render(<Page />);
    [...'0000'].forEach((key, index) => press(key, 1000 + index * 8, field()));
    openDialogs.set(1);
    [...'1204', 'Enter'].forEach((key, index) => press(key, 1032 + index * 8, field()));
    expect(field().value).toBe('');
    await close();
  });

  it('leaves what a hand presses there to the dialog', async () => {
    await under();
    const button = screen.getByRole('button', { name: 'print' });
    [...'ctcd'].forEach((key, index) => press(key, 1000 + index * 150, button));
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    Object.defineProperty(enter, 'timeStamp', { value: 1600 });
    fireEvent(button, enter);
    expect(enter.defaultPrevented).toBe(false);
  });
});

describe('a scan on a page that takes none, of a program that looks after them', () => {
  function Settings() {
    useScanGuard();
    return <Dialog />;
  }

  it('is no amount', async () => {
    await renderUi(<Settings />);
    const amount = screen.getByLabelText<HTMLInputElement>('amount');
    scan('00001204', 1000, amount);
    expect(amount.value).toBe('');
    expect(told()).toEqual([expect.stringContaining('00001204')]);
  });

  it('presses no button, and waits for no page', async () => {
    const { unmount } = await renderUi(<Settings />);
    scan('00001204', 1000, screen.getByRole('button', { name: 'print' }));
    expect(shown('presses')).toBe('0');
    unmount();
    render(<Page />);
    await Promise.resolve();
    expect(shown('codes')).toBe('');
  });

  it('stands where text is typed', async () => {
    await renderUi(<Settings />);
    scan('00001204', 1000, screen.getByLabelText('voucher'));
    expect(screen.getByLabelText<HTMLInputElement>('voucher').value).toBe('00001204');
    expect(told()).toEqual([]);
  });
});

it('a scan on the row of a list goes to its search, as keys do, where no page takes codes', async () => {
  function List() {
    useScanGuard();
    return (
      <>
        <button type="button">row</button>
        <input aria-label="search" />
      </>
    );
  }
  await renderUi(<List />);
  const [first = '', ...rest] = '00001204';
  press(first, 1000, screen.getByRole('button', { name: 'row' }));
  // The first key has led the hand there.
  const search = screen.getByLabelText<HTMLInputElement>('search');
  rest.forEach((key, index) => press(key, 1008 + index * 8, search));
  press('Enter', 1064, search);
  expect(search.value).toBe('0001204');
  expect(told()).toEqual([]);
});

describe('handScan', () => {
  it('gives a code to the page that opens next, once', async () => {
    handScan('00001204');
    handScan('00001205');
    const { unmount } = render(<Page />);
    await waitFor(() => expect(shown('codes')).toBe('00001204 00001205'));
    unmount();
    render(<Page />);
    await Promise.resolve();
    expect(shown('codes')).toBe('');
  });
});
