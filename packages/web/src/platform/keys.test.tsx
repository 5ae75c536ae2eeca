import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DialogDepth, openDialogs } from '../ui/dialog/depth.ts';
import { keyName, useActiveKeys, useKeys } from './keys.ts';

afterEach(() => {
  cleanup();
  openDialogs.set(0);
});

interface LogProps {
  readonly name: string;
  readonly keys: readonly string[];
  readonly enabled?: boolean;
}

/** Binds keys and shows how often each was pressed. */
function Log({ name, keys, enabled }: LogProps) {
  const [pressed, setPressed] = useState('');
  useKeys(
    keys.map((key) => ({
      key,
      label: `${name} ${key}`,
      enabled,
      main: key === 'F8',
      run: () => setPressed(`${pressed}${key} `),
    })),
  );
  return <output aria-label={name}>{pressed}</output>;
}

function Shown() {
  return (
    <output aria-label="shown">
      {useActiveKeys()
        .map(({ label }) => label)
        .join(', ')}
    </output>
  );
}

const shown = (label: string): string => (screen.getByLabelText(label).textContent ?? '').trim();

describe('keyName', () => {
  it.each([
    [{ key: 'F8' }, 'F8'],
    [{ key: 'k', ctrlKey: true }, 'Ctrl+K'],
    [{ key: 'k', metaKey: true }, 'Ctrl+K'],
    [{ key: '?', shiftKey: true }, '?'],
    [{ key: 'Enter', shiftKey: true }, 'Shift+Enter'],
    [{ key: 'n', altKey: true }, 'Alt+N'],
  ])('calls %o %s', (event, name) =>
    expect(keyName({ ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, ...event })).toBe(name),
  );
});

describe('useKeys', () => {
  it('runs the newest binding of a key, and the others behind it for their own keys', () => {
    render(
      <>
        <Log name="program" keys={['F8', 'Ctrl+K']} />
        <Log name="page" keys={['F8']} />
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'F8' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(shown('page')).toBe('F8');
    expect(shown('program')).toBe('Ctrl+K');
  });

  it('calls the latest handler, not the first one', () => {
    render(<Log name="page" keys={['F8']} />);
    fireEvent.keyDown(document.body, { key: 'F8' });
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(shown('page')).toBe('F8 F8');
  });

  it('leaves a key that has just closed a dialog to that dialog', () => {
    render(<Log name="page" keys={['Escape']} />);
    openDialogs.set(1);
    const close = () => openDialogs.set(0);
    addEventListener('keydown', close, true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    removeEventListener('keydown', close, true);
    expect(shown('page')).toBe('');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown('page')).toBe('Escape');
  });

  it('leaves characters and editing keys to the field that has the focus', () => {
    render(
      <>
        <Log name="page" keys={['?', 'Delete', 'F9']} />
        <input aria-label="field" />
      </>,
    );
    const field = screen.getByLabelText('field');
    fireEvent.keyDown(field, { key: '?' });
    fireEvent.keyDown(field, { key: 'Delete' });
    expect(shown('page')).toBe('');
    fireEvent.keyDown(field, { key: 'F9' });
    expect(shown('page')).toBe('F9');
  });

  it('answers a question mark in an empty search field, and leaves it one with words', () => {
    render(
      <>
        <Log name="page" keys={['?']} />
        <input type="search" aria-label="search" defaultValue="" />
      </>,
    );
    const search = screen.getByLabelText<HTMLInputElement>('search');
    fireEvent.keyDown(search, { key: '?' });
    expect(shown('page')).toBe('?');
    search.value = 'apa';
    fireEvent.keyDown(search, { key: '?' });
    expect(shown('page')).toBe('?');
  });

  it('does nothing for a key that is switched off, held down, or taken by somebody else', () => {
    const { rerender } = render(<Log name="page" keys={['F8']} enabled={false} />);
    fireEvent.keyDown(document.body, { key: 'F8' });
    rerender(<Log name="page" keys={['F8']} />);
    fireEvent.keyDown(document.body, { key: 'F8', repeat: true });
    const taken = new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true });
    taken.preventDefault();
    fireEvent(document.body, taken);
    expect(shown('page')).toBe('');
  });

  it('belongs to the dialog while one is open, and to the page again afterwards', () => {
    openDialogs.set(1);
    const { rerender } = render(
      <>
        <Log name="page" keys={['F8']} />
        <DialogDepth value={1}>
          <Log name="dialog" keys={['F8']} />
        </DialogDepth>
        <Shown />
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect([shown('page'), shown('dialog'), shown('shown')]).toEqual(['', 'F8', 'dialog F8']);
    openDialogs.set(0);
    rerender(
      <>
        <Log name="page" keys={['F8']} />
        <Shown />
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect([shown('page'), shown('shown')]).toEqual(['F8', 'page F8']);
  });

  it('shows each key once, the page before the program', () => {
    render(
      <>
        <Log name="program" keys={['F8', 'F1']} />
        <Log name="page" keys={['F8', 'F2']} />
        <Shown />
      </>,
    );
    expect(shown('shown')).toBe('page F8, page F2, program F1');
  });
});
