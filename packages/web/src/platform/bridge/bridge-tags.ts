import { randomText } from '../api.ts';
import type { Paper } from '../paper.ts';
import { fetchPaper } from '../print.tsx';
import { printOnBridge } from './bridge-print.ts';
import { bridgeSettings } from './bridge-store.ts';

/**
 * Brings the commands of tags to the label printer of this device's bridge. They are fetched once, because that counts.
 * @returns them, where no bridge takes them: for the browser to keep as a file.
 */
export async function printTags(paper: Paper): Promise<Blob | undefined> {
  let fetched: Promise<Blob> | undefined;
  const fetchBytes = () => (fetched ??= fetchPaper(paper));
  const bridge = bridgeSettings();
  if (!bridge || bridge.label === '') return fetchBytes();
  const printed = await printOnBridge(bridge, bridge.label, { id: randomText(16), name: paper.name, fetchBytes });
  return printed === 'absent' ? fetchBytes() : undefined;
}
