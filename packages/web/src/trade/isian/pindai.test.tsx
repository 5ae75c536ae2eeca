import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { useScanner } from '../../platform/scanner.ts';
import { renderUi } from '../../testing/ui.tsx';
import { PindaiBar } from './PindaiBar.tsx';

afterEach(cleanup);

function Halaman({ onKode }: { readonly onKode: (kode: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [catatan, setCatatan] = useState('');
  const [hapus, setHapus] = useState<string>();
  useScanner(onKode);
  return (
    <>
      <input aria-label="catatan" value={catatan} onChange={(event) => setCatatan(event.target.value)} />
      <button type="button" onClick={() => onKode('TOMBOL')}>
        simpan
      </button>
      <PindaiBar
        label="kode"
        ditolak={undefined}
        onPindai={onKode}
        onKetik={() => undefined}
        onTombol={(key) => key === 'Delete' && (setHapus('00000001'), true)}
        pindaiRef={field}
        dihapus={hapus}
        onKembali={() => onKode('KEMBALI')}
      />
    </>
  );
}

let jam = 0;
/** What a browser does for a key; the clock is the event's. */
function tekan(key: string, target: HTMLElement, more: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'timeStamp', { value: jam });
  const taken = !fireEvent(target, event);
  if (taken || more.ctrlKey) return;
  if (key.length === 1 && target instanceof HTMLInputElement) {
    fireEvent.change(target, { target: { value: target.value + key } });
  }
  if (key === 'Enter' && target instanceof HTMLButtonElement) fireEvent.click(target);
}

function pindai(kode: string, jeda: readonly number[], target: HTMLElement): void {
  jam += 400;
  [...kode, 'Enter'].forEach((key, index) => {
    jam += index === 0 ? 0 : (jeda[index - 1] ?? 8);
    tekan(key, target);
  });
}

const kotak = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('kode');
const kodeKe = (n: number): string => String(n).padStart(8, '0');

describe('a thousand scans with gaps of 5 to 120 ms', () => {
  it('are all taken, whole and in order, by the field for codes and where nothing is typed', async () => {
    const codes: string[] = [];
    await renderUi(<Halaman onKode={(kode) => codes.push(kode)} />);
    const [pertama] = fc.sample(
      fc.array(fc.array(fc.integer({ min: 5, max: 120 }), { minLength: 8, maxLength: 8 }), {
        minLength: 1000,
        maxLength: 1000,
      }),
      { numRuns: 1, seed: 7 },
    );
    const tempat = [kotak(), kotak(), document.body, screen.getByText('simpan')];
    (pertama ?? []).forEach((jeda, n) => pindai(kodeKe(n), jeda, tempat[n % tempat.length] ?? document.body));
    expect(codes).toEqual(Array.from({ length: 1000 }, (_, n) => kodeKe(n)));
    expect(kotak().value).toBe('');
  }, 60_000);

  it('of one pace each are taken in any field, and leave what was typed there', async () => {
    const codes: string[] = [];
    await renderUi(<Halaman onKode={(kode) => codes.push(kode)} />);
    const catatan = screen.getByLabelText<HTMLInputElement>('catatan');
    fireEvent.change(catatan, { target: { value: 'bu ani' } });
    for (let n = 0; n < 200; n += 1) {
      pindai(
        kodeKe(n),
        Array.from({ length: 8 }, () => 5 + (n % 45)),
        catatan,
      );
    }
    expect(codes).toEqual(Array.from({ length: 200 }, (_, n) => kodeKe(n)));
    expect(catatan.value).toBe('bu ani');
  }, 60_000);
});

describe('the field for codes', () => {
  it('takes all that stands in it with Enter, however slowly it was typed', async () => {
    const codes: string[] = [];
    await renderUi(<Halaman onKode={(kode) => codes.push(kode)} />);
    pindai('00001204', [400, 90, 700, 60, 90, 120, 250, 900], kotak());
    expect(codes).toEqual(['00001204']);
    expect(kotak().value).toBe('');
  });

  it('keeps what a hand has begun when something is scanned meanwhile', async () => {
    const codes: string[] = [];
    await renderUi(<Halaman onKode={(kode) => codes.push(kode)} />);
    fireEvent.change(kotak(), { target: { value: 'KL' } });
    pindai('00001204', [], kotak());
    expect(codes).toEqual(['00001204']);
    expect(kotak().value).toBe('KL');
  });

  it('puts a line back with Ctrl+Z once one was taken out, and leaves that key to what is typed', async () => {
    const codes: string[] = [];
    await renderUi(<Halaman onKode={(kode) => codes.push(kode)} />);
    jam += 1000;
    tekan('z', kotak(), { ctrlKey: true });
    expect(codes).toEqual([]);
    tekan('Delete', kotak());
    fireEvent.change(kotak(), { target: { value: '12' } });
    tekan('z', kotak(), { ctrlKey: true });
    expect(codes).toEqual([]);
    fireEvent.change(kotak(), { target: { value: '' } });
    tekan('z', kotak(), { ctrlKey: true });
    expect(codes).toEqual(['KEMBALI']);
  });
});
