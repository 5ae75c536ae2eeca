import type { EpcReader } from '@kilau/contract/features/opname/epc.ts';
import type { SerialPortLike } from '../../platform/scale.ts';

/** RFID readers speak faster than scales. */
const BAUD = 115_200;
/** A reader that is still for so long has ended its frame, with or without a line end. */
const DIAM_MS = 400;

const serial = (): { requestPort: () => Promise<SerialPortLike> } | undefined =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as Navigator & { serial?: { requestPort: () => Promise<SerialPortLike> } }).serial;

export const adaPembaca = (): boolean => serial() !== undefined;

/**
 * Reads tags from a port until it ends or is stopped, each once; the last frame counts also without a line end.
 * @param reader knows which tags were seen; whoever loses some makes it forget them.
 */
export async function bacaPort(
  port: SerialPortLike,
  reader: EpcReader,
  onTag: (epc: readonly string[]) => void,
  stop: AbortSignal,
): Promise<void> {
  await port.open({ baudRate: BAUD });
  const stream = port.readable?.getReader();
  const decoder = new TextDecoder('ascii');
  const cancel = () => void stream?.cancel();
  const beri = (tags: readonly string[]) => {
    if (tags.length > 0) onTag(tags);
  };
  let diam: ReturnType<typeof setTimeout> | undefined;
  stop.addEventListener('abort', cancel);
  try {
    for (;;) {
      const next = await stream?.read();
      clearTimeout(diam);
      if (!next || next.done) return;
      beri(reader.push(decoder.decode(next.value, { stream: true })));
      diam = setTimeout(() => beri(reader.flush()), DIAM_MS);
    }
  } finally {
    clearTimeout(diam);
    beri(reader.flush());
    stop.removeEventListener('abort', cancel);
    stream?.releaseLock();
    await port.close().catch(() => undefined);
  }
}

/** Asks for the reader's port; nothing when the user chose none. Must come from a click. */
export const pilihPort = async (): Promise<SerialPortLike | undefined> =>
  serial()
    ?.requestPort()
    .catch(() => undefined);
