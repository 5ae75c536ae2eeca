import { useRef, useState } from 'react';
import { request, type Query } from '../../../platform/api.ts';
import { isCancelled } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { success, toast } from '../../../ui/dialog/toasts.ts';
import { CSV_NAME, downloadBlob } from '../../../ui/table/csv.ts';
import { text } from '../../../ui/text.ts';

/** An export of millions of rows takes its time, in milliseconds. */
const TIMEOUT = 3_600_000;

/** The name the server has given the file. */
const nameOf = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? CSV_NAME;

/** Reads an answer to its end, telling after each part how many bytes there are. */
async function readAll(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: 'text/csv;charset=utf-8' });
    parts.push(value);
    bytes += value.byteLength;
    onBytes(bytes);
  }
}

/** One export at a time: how much of it has come, and a way to stop it. */
export function useEkspor(onEnd: () => void) {
  /** Bytes so far; `undefined` when nothing is under way. */
  const [bytes, setBytes] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  const start = async (tabel: string, query: Query) => {
    if (stop.current) return;
    const signal = (stop.current = new AbortController()).signal;
    setBytes(0);
    try {
      const response = await request('GET', `export-csv/${tabel}`, {
        query,
        accept: 'text/csv',
        timeout: TIMEOUT,
        signal,
      });
      const name = nameOf(response.headers.get('content-disposition'));
      downloadBlob(name, await readAll(response, setBytes));
      success(text('export.tersimpan', { nama: name }));
    } catch (error) {
      if (signal.aborted && isCancelled(error)) toast(text('export.dibatalkan'));
      else reportProblem(error);
    } finally {
      stop.current = undefined;
      setBytes(undefined);
      onEnd();
    }
  };
  return { bytes, start, cancel: () => stop.current?.abort() };
}
