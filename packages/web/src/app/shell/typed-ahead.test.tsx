import { afterEach, describe, expect, it } from 'vitest';
import { beginTyping, endTyping, hearTyping } from './typed-ahead.ts';

afterEach(endTyping);
const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

describe('what is typed before a search is there', () => {
  it('is kept for it, and reaches nothing else', () => {
    beginTyping();
    expect([...'tinb'].map((key) => press(key))).toEqual([false, false, false, false]);
    press('Backspace');
    press('Backspace');
    const heard: string[] = [];
    let there = false;
    hearTyping(
      (text) => heard.push(text),
      () => there,
    );
    press('m');
    expect(heard).toEqual(['ti', 'tim']);
    there = true;
    expect(press('b')).toBe(true);
    expect(heard).toEqual(['ti', 'tim']);
  });

  it('takes no keys of its own, and none once it is closed', () => {
    beginTyping();
    expect(press('k', { ctrlKey: true })).toBe(true);
    expect(press('Escape')).toBe(true);
    endTyping();
    expect(press('a')).toBe(true);
  });
});
