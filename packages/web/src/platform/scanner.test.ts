import { describe, expect, it } from 'vitest';
import { ScanDetector } from './scanner.ts';

/** Types a code at a pace, beginning at a time; answers what the ending key made of it. */
function type(detector: ScanDetector, code: string, gap: number, end = 'Enter', start = 1000): string | undefined {
  [...code].forEach((character, index) => expect(detector.press(character, start + index * gap)).toBeUndefined());
  return detector.press(end, start + code.length * gap);
}

describe('ScanDetector', () => {
  it('hears a code that comes fast and ends with Enter', () =>
    expect(type(new ScanDetector(), '00001204', 8)).toBe('00001204'));
  it('hears one that ends with Tab', () => expect(type(new ScanDetector(), '00001204', 35, 'Tab')).toBe('00001204'));
  it('leaves a hand alone', () => expect(type(new ScanDetector(), '00001204', 36)).toBeUndefined());
  it('leaves two or three keys hit together alone', () => expect(type(new ScanDetector(), '123', 5)).toBeUndefined());
  it('does not take an Enter that comes later', () => {
    const detector = new ScanDetector();
    [...'00001204'].forEach((character, index) => detector.press(character, index * 5));
    expect(detector.press('Enter', 500)).toBeUndefined();
  });
  it('begins anew after a pause: what a hand typed before the scan is not part of it', () => {
    const detector = new ScanDetector();
    detector.press('9', 0);
    detector.press('9', 200);
    expect(type(detector, 'KL-0007', 10, 'Enter', 900)).toBe('KL-0007');
  });
  it('lets Shift pass, which scanners send for capitals', () => {
    const detector = new ScanDetector();
    let time = 0;
    for (const key of ['Shift', 'A', 'Shift', 'B', 'C', 'D']) detector.press(key, (time += 6));
    expect(detector.press('Enter', time + 6)).toBe('ABCD');
  });
  it('forgets a burst that an arrow key interrupts', () => {
    const detector = new ScanDetector();
    [...'0000'].forEach((character, index) => detector.press(character, index * 5));
    detector.press('ArrowLeft', 22);
    [...'12'].forEach((character, index) => detector.press(character, 25 + index * 5));
    expect(detector.press('Enter', 35)).toBeUndefined();
  });
  it('hears the next code at once', () => {
    const detector = new ScanDetector();
    expect(type(detector, '00001204', 8, 'Enter', 0)).toBe('00001204');
    expect(type(detector, '00002871', 8, 'Enter', 80)).toBe('00002871');
  });
});
