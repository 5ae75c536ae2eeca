import { EpcReader } from '@kilau/contract/features/opname/epc.ts';
import type { SerialPortLike } from '../../platform/scale.ts';

/** RFID readers speak faster than scales. */
const BAUD = 115_200;

const serial = (): { requestPort: () => Promise<SerialPortLike> } | undefined =>
  (typeof navigator === 'undefined' ? undefined : (navigator as Navigator & { serial?: { requestPort: () => Promise<SerialPortLike> } }).serial);

export const adaPembaca = (): boolean => serial() !== undefined;

/** Reads tags from a port until it ends or is stopped, each once. */
export async function bacaPort(port: SerialPortLike, onTag: (epc: readonly string[]) => void, stop: AbortSignal): Promise<void> {
  await port.open({ baudRate: BAUD });
  const stream = port.readable?.getReader();
  const reader = new EpcReader();
  const decoder = new TextDecoder('ascii');
  const cancel = () => void stream?.cancel();
  stop.addEventListener('abort', cancel);
  try {
    for (;;) {
      const next = await stream?.read();
      if (!next || next.done) return;
      const tags = reader.push(decoder.decode(next.value, { stream: true }));
      if (tags.length > 0) onTag(tags);
    }
  } finally {
    stop.removeEventListener('abort', cancel);
    stream?.releaseLock();
    await port.close().catch(() => undefined);
  }
}

/** Asks for the reader's port; nothing when the user chose none. Must come from a click. */
export const pilihPort = async (): Promise<SerialPortLike | undefined> => serial()?.requestPort().catch(() => undefined);
