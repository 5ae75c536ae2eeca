import { failure } from '../ui/dialog/toasts.ts';
import { createStore, useStore } from '../ui/store.ts';
import { text } from '../ui/text.ts';
import { readText, writeText } from './storage.ts';

/** The part of Web Serial that a scale needs; the browser's own types do not know it yet. */
export interface SerialPortLike {
  readonly readable: ReadableStream<Uint8Array> | null;
  open: (options: { baudRate: number }) => Promise<void>;
  close: () => Promise<void>;
}
interface SerialLike extends EventTarget {
  getPorts: () => Promise<SerialPortLike[]>;
  requestPort: () => Promise<SerialPortLike>;
}

export type ScaleState = 'unsupported' | 'off' | 'connecting' | 'on';
export interface Scale {
  readonly state: ScaleState;
  /** Grams as text, exactly as the scale wrote them; `undefined` before the first reading, and once it is silent. */
  readonly grams: string | undefined;
}

const BAUD_NAME = 'timbangan.baud';
const DEFAULT_BAUD = 9600;
/** Speeds that counter scales are set to, in bits per second. */
export const BAUD_RATES = [1200, 2400, 4800, 9600, 19200, 38400];
/** A scale repeats itself several times a second: older text is only in the way. */
const KEEP = 64;
/** So long after its last reading it is no longer known what lies on a scale; one that sends by a key has been read. */
const SILENT_MS = 5000;

const serial = (): SerialLike | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as Navigator & { serial?: SerialLike }).serial;

const scale = createStore<Scale>({ state: serial() ? 'off' : 'unsupported', grams: undefined });
export const useScale = (): Scale => useStore(scale);
export const scaleReading = (): string | undefined => (scale.get().state === 'on' ? scale.get().grams : undefined);
/** The reading for whoever asks for it by key or button; he is told where the scale says nothing. */
export function askScale(): string | undefined {
  const grams = scaleReading();
  if (grams === undefined && scale.get().state === 'on') failure(text('shell.timbangan_diam'));
  return grams;
}

const READING = /([+-]?)\s*(\d+(?:[.,]\d+)?)\s*g/gi;

/**
 * The value before the last `g` of what the scale sent (specification, section 7): `ST,GS,+  3.450 g` → `3.450`. The
 * letters of a head such as `GS` are no such marker: no figures stand before them.
 */
export const parseReading = (sent: string): string | undefined => lastReading(sent)?.grams;

/** With what stands behind it. */
function lastReading(sent: string): { readonly grams: string; readonly rest: string } | undefined {
  const last = [...sent.matchAll(READING)].at(-1);
  if (!last?.[2]) return undefined;
  const grams = `${last[1] === '-' ? '-' : ''}${last[2].replace(',', '.')}`;
  return { grams, rest: sent.slice(last.index + last[0].length) };
}

/** Reads a port until it ends, passing every reading on. */
export async function readScale(port: SerialPortLike, onReading: (grams: string) => void): Promise<void> {
  if (!port.readable) return;
  const reader = port.readable.getReader();
  const decoder = new TextDecoder('ascii');
  let sent = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      sent = (sent + decoder.decode(value, { stream: true })).slice(-KEEP);
      const last = lastReading(sent);
      if (!last) continue;
      // Told once: noise behind it is no new reading.
      sent = last.rest;
      onReading(last.grams);
    }
  } finally {
    reader.releaseLock();
  }
}

/** The speed this device's scale is set to. */
export function baudRate(): number {
  const stored = Number(readText(BAUD_NAME));
  return BAUD_RATES.includes(stored) ? stored : DEFAULT_BAUD;
}

async function run(port: SerialPortLike): Promise<void> {
  scale.set({ state: 'connecting', grams: undefined });
  let silent: ReturnType<typeof setTimeout> | undefined;
  const heard = (grams: string) => {
    clearTimeout(silent);
    silent = setTimeout(() => scale.set({ state: 'on', grams: undefined }), SILENT_MS);
    scale.set((now) => (now.grams === grams ? now : { state: 'on', grams }));
  };
  try {
    await port.open({ baudRate: baudRate() });
    scale.set({ state: 'on', grams: undefined });
    await readScale(port, heard);
  } catch {
    // Pulled out or taken by another program: the header says 'off', and plugging it in connects again.
  } finally {
    clearTimeout(silent);
    scale.set({ state: 'off', grams: undefined });
    await port.close().catch(() => undefined);
  }
}

/** Asks the user for the scale's port, once per device. Must come from a click. */
export async function connectScale(): Promise<void> {
  const port = await serial()
    ?.requestPort()
    .catch(() => undefined);
  if (port) void run(port);
}

export function setBaudRate(baud: number): void {
  writeText(BAUD_NAME, String(baud));
}

/** Connects to a scale that was allowed before, now and whenever it is plugged in. */
export function startScale(): void {
  const ports = serial();
  if (!ports) return;
  const connect = async () => {
    const [port] = await ports.getPorts();
    if (port && scale.get().state === 'off') void run(port);
  };
  ports.addEventListener('connect', () => void connect());
  void connect();
}
