import { failure, toast } from '../ui/dialog/toasts.ts';
import { downloadBlob } from '../ui/table/csv.ts';
import { text } from '../ui/text.ts';
import type { Paper } from './paper.ts';

interface UsbEndpoint {
  readonly endpointNumber: number;
  readonly direction: 'in' | 'out';
  readonly type: 'bulk' | 'interrupt' | 'isochronous';
}
interface UsbInterface {
  readonly interfaceNumber: number;
  readonly alternates: readonly { readonly interfaceClass: number; readonly endpoints: readonly UsbEndpoint[] }[];
}
/** The part of WebUSB that a printer needs; the browser's own types do not know it yet. */
export interface UsbDeviceLike {
  readonly configurations: readonly { readonly interfaces: readonly UsbInterface[] }[];
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null;
  open: () => Promise<void>;
  close: () => Promise<void>;
  selectConfiguration: (value: number) => Promise<void>;
  claimInterface: (number: number) => Promise<void>;
  transferOut: (endpoint: number, bytes: BufferSource) => Promise<unknown>;
}
export interface UsbLike {
  getDevices: () => Promise<UsbDeviceLike[]>;
  requestDevice: (options: { filters: readonly { classCode: number }[] }) => Promise<UsbDeviceLike>;
}

/** What printers call themselves among USB devices. */
const PRINTER = 7;

type Named = Pick<Paper, 'name' | 'bentuk'>;

const usb = (): UsbLike | undefined => (navigator as Navigator & { usb?: UsbLike }).usb;

const printerPart = (interfaces: readonly UsbInterface[] = []) =>
  interfaces.flatMap(({ interfaceNumber, alternates }) =>
    alternates
      .filter(({ interfaceClass }) => interfaceClass === PRINTER)
      .flatMap(({ endpoints }) => endpoints.filter(({ direction, type }) => direction === 'out' && type === 'bulk'))
      .map(({ endpointNumber }) => ({ interfaceNumber, endpointNumber })),
  )[0];

/** The printer this device was allowed to use before, or the one its user chooses now. */
async function chosenPrinter(devices: UsbLike): Promise<UsbDeviceLike> {
  const allowed = await devices.getDevices();
  const known = allowed.find(({ configurations }) =>
    configurations.some(({ interfaces }) => printerPart(interfaces) !== undefined),
  );
  return known ?? devices.requestDevice({ filters: [{ classCode: PRINTER }] });
}

/** Opens the printer before anything is counted, and answers what takes its bytes. */
async function openPrinter(device: UsbDeviceLike): Promise<(bytes: BufferSource) => Promise<void>> {
  await device.open();
  if (device.configuration === null) await device.selectConfiguration(1);
  const part = printerPart(device.configuration?.interfaces);
  if (!part) throw new DOMException('no printer in it', 'NotSupportedError');
  await device.claimInterface(part.interfaceNumber);
  return async (bytes) => {
    await device.transferOut(part.endpointNumber, bytes);
  };
}

/** Straight to the printer. Nothing is counted where there is none, or where its user chose none. */
async function toPrinter(devices: UsbLike, fetchBytes: () => Promise<Blob>): Promise<void> {
  const device = await chosenPrinter(devices);
  try {
    const send = await openPrinter(device);
    await send(await (await fetchBytes()).arrayBuffer());
  } finally {
    await device.close().catch(() => undefined);
  }
}

/** Commands for a receipt printer as a file, for the program that feeds it. */
async function toFile({ name, bentuk = '' }: Named, fetchBytes: () => Promise<Blob>): Promise<void> {
  downloadBlob(`${name}.${bentuk.split('.').at(-1) ?? ''}`, await fetchBytes());
  toast(text('cetak.terunduh'));
}

const nothingChosen = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Prints a receipt on a printer that takes its own language: over USB, or as a file where the shop said so or the
 * browser knows no USB.
 * @param fetchBytes fetches them from the server, which counts the printing by that.
 */
export async function printReceipt(
  paper: Named,
  where: 'usb' | 'berkas',
  fetchBytes: () => Promise<Blob>,
): Promise<void> {
  const devices = usb();
  if (where === 'berkas' || !devices) {
    await toFile(paper, fetchBytes);
    return;
  }
  try {
    await toPrinter(devices, fetchBytes);
  } catch (error) {
    if (nothingChosen(error)) return;
    if (!(error instanceof DOMException)) throw error;
    failure(text('cetak.printer_gagal'));
  }
}
