import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOOKING, SEVERAL } from './enter-next.ts';
import { EnterForm } from './EnterForm.tsx';

afterEach(cleanup);

function show(onSubmit: () => void = () => undefined, onKeyDown: () => void = () => undefined) {
  render(
    <EnterForm onSubmit={onSubmit}>
      <input aria-label="kode" onKeyDown={onKeyDown} defaultValue="CN" />
      <input aria-label="locked" readOnly />
      <input aria-label="off" disabled />
      <button type="button">calendar</button>
      <input aria-label="nama" role="combobox" aria-expanded="false" aria-controls="list" />
      <textarea aria-label="note" />
      <input aria-label="berat" />
      <button type="submit">save</button>
    </EnterForm>,
  );
}
const at = (label: string): HTMLElement => screen.getByLabelText(label);
const enter = (label: string, more: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(at(label), { key: 'Enter', ...more });

describe('EnterForm', () => {
  it('goes to the next field that can be typed in, past locked ones and buttons, and selects what stands there', () => {
    show();
    at('kode').focus();
    enter('kode');
    expect(document.activeElement).toBe(at('nama'));
    enter('nama', { shiftKey: true });
    expect(document.activeElement).toBe(at('kode'));
    expect([(at('kode') as HTMLInputElement).selectionStart, (at('kode') as HTMLInputElement).selectionEnd]).toEqual([
      0, 2,
    ]);
  });

  it('leaves the last field for the saving, and gives the focus back to it', () => {
    const seen: (Element | null)[] = [];
    show(() => seen.push(document.activeElement));
    at('berat').focus();
    enter('berat');
    expect(seen).toEqual([document.body]);
    expect(document.activeElement).toBe(at('berat'));
  });

  it('catches Enter before the field sees it', () => {
    const seen = vi.fn();
    show(undefined, seen);
    enter('kode');
    expect(seen).not.toHaveBeenCalled();
  });

  it('leaves Enter to a list that is open, and goes on once the list has taken it', async () => {
    show();
    at('nama').focus();
    at('nama').setAttribute('aria-expanded', 'true');
    enter('nama');
    expect(document.activeElement).toBe(at('nama'));
    at('nama').setAttribute('aria-expanded', 'false');
    await waitFor(() => expect(document.activeElement).toBe(at('note')));
  });

  it('stays where the list stays open, where several are chosen, and on the last field', async () => {
    const saved = vi.fn();
    show(saved);
    const stays = async (label: string) => {
      at(label).focus();
      enter(label);
      at(label).setAttribute('aria-expanded', 'false');
      await new Promise((resolve) => void setTimeout(resolve, 5));
      expect(document.activeElement).toBe(at(label));
    };
    at('nama').setAttribute('aria-expanded', 'true');
    at('nama').focus();
    enter('nama');
    await new Promise((resolve) => void setTimeout(resolve, 5));
    expect(document.activeElement).toBe(at('nama'));
    at('nama').setAttribute(SEVERAL, '');
    await stays('nama');
    at('berat').setAttribute('aria-expanded', 'true');
    await stays('berat');
    expect(saved).not.toHaveBeenCalled();
  });

  it('does not wait for a list that has not come: the field looks for what was typed once it is left', () => {
    show();
    at('nama').focus();
    at('nama').setAttribute('aria-expanded', 'true');
    at('nama').setAttribute(LOOKING, 'true');
    enter('nama');
    expect(document.activeElement).toBe(at('note'));
  });

  it('leaves Enter to a text of several lines, where Ctrl+Enter goes on', () => {
    show();
    at('note').focus();
    expect(enter('note')).toBe(true);
    expect(document.activeElement).toBe(at('note'));
    enter('note', { ctrlKey: true });
    expect(document.activeElement).toBe(at('berat'));
  });

  it('saves on the last field, once the field was left', () => {
    const order: string[] = [];
    show(() => order.push('save'));
    at('berat').addEventListener('blur', () => order.push('left'));
    at('berat').focus();
    enter('berat');
    expect(order).toEqual(['left', 'save']);
  });

  it('stays on the first field when going back from it', () => {
    show();
    at('kode').focus();
    enter('kode', { shiftKey: true });
    expect(document.activeElement).toBe(at('kode'));
  });

  it('goes back from a list that is open, also from one that has found nothing', () => {
    show();
    at('nama').focus();
    at('nama').setAttribute('aria-expanded', 'true');
    enter('nama', { shiftKey: true });
    expect(document.activeElement).toBe(at('kode'));
  });

  it('does not move while a word is being composed', () => {
    show();
    at('kode').focus();
    enter('kode', { isComposing: true });
    expect(document.activeElement).toBe(at('kode'));
  });
});
