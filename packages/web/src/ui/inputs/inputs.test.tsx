import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/ui.tsx';
import { EnterForm } from '../form/EnterForm.tsx';
import { DateInput } from './DateInput.tsx';
import { MoneyInput } from './NumberInputs.tsx';
import { SelectField } from './SelectField.tsx';
import { CodeInput, TextField } from './TextField.tsx';
import { WeightInput } from './WeightInput.tsx';

afterEach(cleanup);
/** The mask's timers and the frames behind them are over, however slow the machine. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      await new Promise(requestAnimationFrame);
    }
  });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('MoneyInput', () => {
  it('masks while typing and answers the bare number', async () => {
    const change = vi.fn();
    await renderUi(<MoneyInput label="Jumlah" onChange={change} />);
    await userEvent.type(field('Jumlah'), '1500000');
    expect(field('Jumlah').value).toBe('Rp. 1,500,000 ,-');
    expect(change).toHaveBeenLastCalledWith('1500000');
  });
  it('shows what it is given, a number or a text', async () => {
    await renderUi(
      <>
        <MoneyInput label="A" defaultValue={9469000} />
        <MoneyInput label="B" value="250000" />
      </>,
    );
    expect([field('A').value, field('B').value]).toEqual(['Rp. 9,469,000 ,-', 'Rp. 250,000 ,-']);
  });
  it('selects what stands there, but not the first digit of a quick hand', async () => {
    await renderUi(
      <>
        <MoneyInput label="A" defaultValue={1556000} />
        <MoneyInput label="B" defaultValue={1556000} />
        <MoneyInput label="C" defaultValue={1} />
      </>,
    );
    const selected = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
      (selectionEnd ?? 0) - (selectionStart ?? 0);
    act(() => field('A').focus());
    expect(selected(field('A')), 'before the first key').toBe('Rp. 1,556,000 ,-'.length);
    await settle();
    expect(selected(field('A'))).toBe('Rp. 1,556,000 ,-'.length);
    act(() => field('B').focus());
    fireEvent.input(field('B'), { target: { value: 'Rp. 1 ,-' } });
    await settle();
    expect([field('B').value, selected(field('B'))]).toEqual(['Rp. 1 ,-', 0]);
    act(() => field('C').focus());
    // Over what stands there, with the caret behind it, as a browser has it.
    fireEvent.input(field('C'), { target: { value: 'Rp. 1 ,-' } });
    field('C').setSelectionRange('Rp. 1'.length, 'Rp. 1'.length);
    await settle();
    expect(selected(field('C'))).toBe(0);
  });
  it('goes behind the prefix with Home', async () => {
    await renderUi(<MoneyInput label="A" defaultValue={5000} />);
    fireEvent.keyDown(field('A'), { key: 'Home' });
    expect(field('A').selectionStart).toBe(4);
  });
});

describe('WeightInput', () => {
  it('takes no more than 3 decimals', async () => {
    const change = vi.fn();
    await renderUi(<WeightInput label="Berat" onChange={change} />);
    await userEvent.type(field('Berat'), '2.1345');
    expect(change).toHaveBeenLastCalledWith('2.134');
  });
  it('takes the reading with one key, and says when a weight was typed', async () => {
    const change = vi.fn();
    const source = vi.fn();
    await renderUi(<WeightInput label="Berat" reading={() => '3.450'} onChange={change} onSource={source} />);
    await userEvent.type(field('Berat'), '2');
    expect(screen.getByText('Berat diketik, bukan dari timbangan')).toBeTruthy();
    fireEvent.keyDown(field('Berat'), { key: 'F3' });
    expect(field('Berat').value).toBe('3.450 gr');
    expect(change).toHaveBeenLastCalledWith('3.450');
    expect(source.mock.calls.map(([weighed]) => weighed as boolean)).toEqual([false, true]);
    expect(screen.queryByText('Berat diketik, bukan dari timbangan')).toBeNull();
  });
});

describe('DateInput', () => {
  it('answers a day once the field is left, and keeps what is no day', async () => {
    const change = vi.fn();
    await renderUi(
      <>
        <DateInput label="Tanggal" today="2026-11-21" onChange={change} />
        <button type="button">next</button>
      </>,
    );
    await userEvent.type(field('Tanggal'), '05112026');
    await userEvent.tab();
    expect(field('Tanggal').value).toBe('05/11/2026');
    expect(change).toHaveBeenLastCalledWith('2026-11-05');
    await userEvent.clear(field('Tanggal'));
    await userEvent.type(field('Tanggal'), '31/02/2026');
    await userEvent.tab();
    expect(field('Tanggal').value).toBe('31/02/2026');
    expect(change).toHaveBeenLastCalledWith('31/02/2026');
  });

  it('keeps the hand in its calendar with Tab, and has it again with the day', async () => {
    await renderUi(<DateInput label="Tanggal" today="2026-11-21" defaultValue="2026-11-21" />);
    await userEvent.click(field('Tanggal'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const day = await screen.findByRole('button', { name: '21 November 2026' });
    day.focus();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bulan sebelumnya');
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(day);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('Tanggal'));
  });
});

describe('TextField', () => {
  it('lets only the allowed characters through', async () => {
    const change = vi.fn();
    await renderUi(<TextField label="No HP" only="digits" onChange={change} />);
    await userEvent.type(field('No HP'), '08-12a');
    expect(change).toHaveBeenLastCalledWith('0812');
  });
  it('writes codes in capitals', async () => {
    await renderUi(<CodeInput label="Kode" />);
    await userEvent.type(field('Kode'), 'kl01');
    expect(field('Kode').value).toBe('KL01');
  });
});

describe('SelectField', () => {
  it('takes with Enter what the first character found, at once', async () => {
    const change = vi.fn();
    const options = ['BNI', 'BCA', 'MANDIRI'].map((value) => ({ value, label: value }));
    await renderUi(<SelectField label="Rekening" options={options} onChange={change} />);
    await userEvent.click(screen.getByLabelText('Rekening'));
    await userEvent.keyboard('{Escape}m{Enter}');
    expect(change.mock.calls).toEqual([['MANDIRI']]);
  });
  it.each(['b{Enter}', '{ArrowDown}{ArrowDown}{Enter}'])(
    'goes on with the Enter that chooses, after %s',
    async (keys) => {
      const [change, save, row] = [vi.fn(), vi.fn(), vi.fn()];
      const options = ['MANDIRI', 'BNI'].map((value) => ({ value, label: value }));
      await renderUi(
        <div role="presentation" onKeyDown={({ key, defaultPrevented }) => void row(key, defaultPrevented)}>
          <EnterForm onSubmit={save}>
            <SelectField label="Rekening" options={options} onChange={change} clearable />
            <TextField label="Kartu" />
            <SelectField label="Fee" options={options} onChange={change} />
          </EnterForm>
        </div>,
      );
      const list = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
      act(() => list('Rekening').focus());
      await userEvent.keyboard(keys);
      expect(change.mock.calls).toEqual([['BNI']]);
      expect(row.mock.lastCall).toEqual(['Enter', true]);
      expect(document.activeElement).toBe(field('Kartu'));
      await userEvent.keyboard('12{Enter}');
      expect([list('Rekening').value, field('Kartu').value]).toEqual(['BNI', '12']);
      // The last one stays: choosing must not save.
      expect(document.activeElement).toBe(list('Fee'));
      await userEvent.keyboard(keys);
      expect(change.mock.lastCall).toEqual(['BNI']);
      expect(document.activeElement).toBe(list('Fee'));
      expect(save).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      expect(save).toHaveBeenCalledTimes(1);
    },
  );
  it('says that it has found nothing, and does not let Enter save what was chosen before', async () => {
    const [change, save] = [vi.fn(), vi.fn()];
    const options = ['BNI', 'BCA'].map((value) => ({ value, label: value }));
    await renderUi(
      <EnterForm onSubmit={save}>
        <SelectField label="Rekening" options={options} value="BNI" onChange={change} />
        <button type="submit">Simpan</button>
      </EnterForm>,
    );
    await userEvent.click(screen.getByLabelText('Rekening'));
    await userEvent.keyboard('xyz');
    expect(await screen.findByText('Data Tidak Ditemukan')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(save).not.toHaveBeenCalled();
    expect(change).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Rekening' }));
  });
});
