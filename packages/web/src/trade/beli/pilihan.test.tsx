import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusFirstError } from '../../ui/form/enter-next.ts';
import { Pilihan } from './Pilihan.tsx';

const OPTIONS = [{ value: 'MULUS' }, { value: 'LECET', note: '5 %' }, { value: 'PATAH' }];
const done = vi.fn<() => void>();

function Kondisi({ awal = '', error }: { readonly awal?: string; readonly error?: string }) {
  const [value, setValue] = useState(awal);
  return <Pilihan label="Kondisi" options={OPTIONS} value={value} error={error} onChoose={setValue} onDone={done} />;
}
const chosen = () => screen.queryByRole('radio', { checked: true })?.textContent ?? '';
const tabbable = () => screen.getAllByRole('radio').filter((radio) => radio.tabIndex === 0);

afterEach(() => {
  cleanup();
  done.mockClear();
});

describe('a choice of few', () => {
  it('is one stop of the hand, at what is chosen', async () => {
    render(<Kondisi />);
    expect(tabbable()).toEqual([screen.getByRole('radio', { name: 'MULUS' })]);
    await userEvent.click(screen.getByRole('radio', { name: /LECET/ }));
    expect(tabbable()).toEqual([screen.getByRole('radio', { name: /LECET/ })]);
    expect(done).not.toHaveBeenCalled();
  });

  it('is made by its figure, which goes on; others do nothing', async () => {
    render(<Kondisi />);
    tabbable()[0]?.focus();
    await userEvent.keyboard('9');
    expect(chosen()).toBe('');
    expect(done).not.toHaveBeenCalled();
    await userEvent.keyboard('3');
    expect(chosen()).toContain('PATAH');
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('goes round by arrows and stays', async () => {
    render(<Kondisi awal="PATAH" />);
    tabbable()[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toContain('MULUS');
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toContain('PATAH');
    expect(done).not.toHaveBeenCalled();
  });

  it('says what is wrong with it, where a refused save leads the hand', async () => {
    render(<Kondisi error="Pilih kondisi" />);
    expect(screen.getByRole('alert').textContent).toBe('Pilih kondisi');
    focusFirstError(document.body);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'MULUS' })));
  });
});
