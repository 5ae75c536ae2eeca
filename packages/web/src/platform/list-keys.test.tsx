import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { openDialogs } from '../ui/dialog/depth.ts';
import { useListKeys } from './list-keys.ts';

afterEach(() => {
  cleanup();
  openDialogs.set(0);
});

function Page() {
  const [done, setDone] = useState<readonly number[]>([]);
  const [code, setCode] = useState('');
  const hand = useListKeys(3, (index) => setDone((list) => [...list, index]));
  return (
    <>
      <div data-scan-box>
        <input aria-label="code" value={code} onChange={(event) => setCode(event.target.value)} />
      </div>
      <input aria-label="name" />
      <output aria-label="hand">{hand}</output>
      <output aria-label="done">{done.join(' ')}</output>
    </>
  );
}

const shown = (label: string): string | null => screen.getByLabelText(label).textContent;
function press(key: string, target: HTMLElement, timeStamp = 10_000): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(target, event);
}

describe('useListKeys', () => {
  it('leads the hand and does the deed from an empty field for codes', () => {
    render(<Page />);
    const code = screen.getByLabelText('code');
    press('ArrowDown', code);
    press('ArrowDown', code);
    press('ArrowDown', code);
    expect(shown('hand')).toBe('2');
    press('ArrowUp', code);
    press('Enter', code);
    press('Enter', document.body);
    expect(shown('done')).toBe('1 1');
  });

  it('leaves a field its keys, and a code its Enter', () => {
    render(<Page />);
    press('Enter', screen.getByLabelText('name'));
    press('ArrowDown', screen.getByLabelText('name'));
    const code = screen.getByLabelText('code');
    fireEvent.change(code, { target: { value: '00001204' } });
    press('Enter', code);
    fireEvent.change(code, { target: { value: '' } });
    // A reader that ends its code with two Enters means no line either.
    press('4', code, 20_000);
    press('Enter', code, 20_100);
    expect([shown('hand'), shown('done')]).toEqual(['0', '']);
    press('Enter', code, 20_900);
    expect(shown('done')).toBe('0');
  });

  it('leaves the keys to a dialog', () => {
    render(<Page />);
    openDialogs.set(1);
    press('Enter', document.body);
    expect(shown('done')).toBe('');
  });
});
