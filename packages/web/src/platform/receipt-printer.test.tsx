import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../ui/dialog/toasts.ts';
import { text } from '../ui/text.ts';
import { printReceipt, type UsbDeviceLike, type UsbLike } from './receipt-printer.ts';

const paper = { name: 'KL-FJ-1', bentuk: 'nota.escpos' };
const KEYBOARD = 3;
const PRINTER = 7;

interface Fake extends UsbDeviceLike {
  readonly done: string[];
}

/** A device that writes down what is done to it. */
function device(interfaceClass: number, refuses?: DOMException): Fake {
  const done: string[] = [];
  const interfaces = [
    { interfaceNumber: 0, alternates: [{ interfaceClass: 255, endpoints: [] }] },
    {
      interfaceNumber: 1,
      alternates: [
        {
          interfaceClass,
          endpoints: [
            { endpointNumber: 4, direction: 'in', type: 'bulk' },
            { endpointNumber: 2, direction: 'out', type: 'bulk' },
          ],
        },
      ],
    },
  ] as const;
  let configuration: Fake['configuration'] = null;
  return {
    done,
    configurations: [{ interfaces }],
    get configuration() {
      return configuration;
    },
    open: () => (refuses ? Promise.reject(refuses) : Promise.resolve(void done.push('open'))),
    close: () => Promise.resolve(void done.push('close')),
    selectConfiguration: (value) => {
      configuration = { interfaces };
      return Promise.resolve(void done.push(`configuration ${value}`));
    },
    claimInterface: (value) => Promise.resolve(void done.push(`interface ${value}`)),
    transferOut: (endpoint, bytes) =>
      Promise.resolve(void done.push(`to ${endpoint}: ${new TextDecoder().decode(bytes as ArrayBuffer)}`)),
  };
}

const printed = ['open', 'configuration 1', 'interface 1', 'to 2: ESC@ nota', 'close'];
let fetched: number;
let files: string[];
const fetchBytes = () => {
  fetched += 1;
  return Promise.resolve(new Blob(['ESC@ nota']));
};

/** A browser that knows these devices, and lets its user choose that one. */
function browser(allowed: UsbDeviceLike[], chosen?: UsbDeviceLike): void {
  const usb: UsbLike = {
    getDevices: () => Promise.resolve(allowed),
    requestDevice: ({ filters }) => {
      expect(filters).toEqual([{ classCode: PRINTER }]);
      return chosen ? Promise.resolve(chosen) : Promise.reject(new DOMException('none', 'NotFoundError'));
    },
  };
  vi.stubGlobal('navigator', { usb });
}

beforeEach(() => {
  fetched = 0;
  files = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saveFile(this: HTMLAnchorElement) {
    files.push(this.download);
  });
});
afterEach(() => {
  toasts.set([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a receipt', () => {
  it('goes to the printer that was allowed before, not to another device', async () => {
    const printer = device(PRINTER);
    browser([device(KEYBOARD), printer]);
    await printReceipt(paper, 'usb', fetchBytes);
    expect(printer.done).toEqual(printed);
    expect([fetched, files]).toEqual([1, []]);
  });

  it('goes to the one that its user chooses now', async () => {
    const printer = device(PRINTER);
    browser([device(KEYBOARD)], printer);
    await printReceipt(paper, 'usb', fetchBytes);
    expect(printer.done).toEqual(printed);
  });

  it('is not counted where none was chosen, and says nothing', async () => {
    browser([]);
    await printReceipt(paper, 'usb', fetchBytes);
    expect([fetched, toasts.get()]).toEqual([0, []]);
  });

  it('is not counted where the printer does not answer, and says so', async () => {
    browser([device(PRINTER, new DOMException('taken', 'NetworkError'))]);
    await printReceipt(paper, 'usb', fetchBytes);
    expect(fetched).toBe(0);
    expect(toasts.get()).toMatchObject([{ tone: 'bad', message: text('cetak.printer_gagal') }]);
  });

  it('leaves what the server refuses to who asked', async () => {
    const printer = device(PRINTER);
    browser([printer]);
    await expect(printReceipt(paper, 'usb', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(printer.done.at(-1)).toBe('close');
  });

  it.each([
    ['berkas', 'nota.escpos', 'KL-FJ-1.escpos', true],
    ['berkas', 'slip.txt', 'KL-FJ-1.txt', true],
    ['usb', 'nota.escpos', 'KL-FJ-1.escpos', false],
  ] as const)(
    'is a file where the shop says %s, or the browser knows no USB: %s',
    async (where, bentuk, file, known) => {
      if (known) browser([device(PRINTER)]);
      else vi.stubGlobal('navigator', {});
      await printReceipt({ name: 'KL-FJ-1', bentuk }, where, fetchBytes);
      expect([fetched, files]).toEqual([1, [file]]);
    },
  );
});
