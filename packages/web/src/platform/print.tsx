import { Group } from '@mantine/core';
import { ActionButton } from '../ui/ActionButton.tsx';
import { openDialog } from '../ui/dialog/dialogs.ts';
import { toast } from '../ui/dialog/toasts.ts';
import { createStore, useStore } from '../ui/store.ts';
import { downloadBlob } from '../ui/table/csv.ts';
import { text } from '../ui/text.ts';
import { api, LONG_TIMEOUT, randomText, request, type Query } from './api.ts';
import { reportProblem } from './report-problem.ts';

/** A paper of the server: `laporan/stok.pdf`. */
export interface Paper {
  readonly path: string;
  /**
   * In which form, of a paper whose printings are counted: `path` is then the document's, and printing it is a POST,
   * while a GET only shows it.
   */
  readonly bentuk?: string;
  readonly query?: Query;
  /** What it is made of, where that is too long for an address: the paper is then asked for by POST. */
  readonly body?: unknown;
  /** For the preview's title and the file's name. */
  readonly name: string;
  /** The shop it is of, where it is not the one worked in. */
  readonly toko?: string;
  /** The paper itself, where it is here already and nobody counts its printing. */
  readonly blob?: Blob;
}

export interface PrintJob {
  readonly id: string;
  readonly name: string;
  readonly state: 'fetching' | 'printed' | 'failed';
}

/** The last job, as the header shows it. */
const lastJob = createStore<PrintJob | undefined>(undefined);
export const usePrinter = (): PrintJob | undefined => useStore(lastJob);

/** The frame lives on until the next paper: browsers read it while their print dialog is open. */
let frame: HTMLIFrameElement | undefined;

function printBlob(blob: Blob): Promise<void> {
  const url = URL.createObjectURL(blob);
  if (frame) {
    URL.revokeObjectURL(frame.src);
    frame.remove();
  }
  const next = document.createElement('iframe');
  frame = next;
  next.title = text('umum.cetak');
  next.setAttribute('aria-hidden', 'true');
  next.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0;visibility:hidden';
  return new Promise((resolve, reject) => {
    next.addEventListener('load', () => {
      try {
        next.contentWindow?.focus();
        next.contentWindow?.print();
        resolve();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    next.src = url;
    document.body.append(next);
  });
}

/** The paper as the server makes it; asking for one that is counted counts as printing it. */
export async function fetchPaper({ path, bentuk, query, body, toko, blob }: Omit<Paper, 'name'>): Promise<Blob> {
  if (blob) return blob;
  const [call, wanted] = bentuk === undefined ? [path, body] : [`${path}/cetak`, { bentuk }];
  if (wanted === undefined) return api.blob(call, query, { toko });
  return (await request('POST', call, { body: wanted, query, toko, accept: '*/*', timeout: LONG_TIMEOUT })).blob();
}

/** The paper to look at; where printings are counted, the server writes PRATINJAU across it. */
const fetchPreview = async ({ path, bentuk, query, toko, blob }: Paper): Promise<Blob> =>
  blob ?? api.blob(bentuk === undefined ? path : `${path}/${bentuk}`, query, { toko });

/**
 * The one way to the printer: fetches the paper with the login's token and prints it. Reprints are counted and marked
 * by the server, which made the paper.
 * @returns the job's id; the header shows how the job went.
 */
export async function printPaper(paper: Paper): Promise<string> {
  const id = randomText(16);
  const show = (state: PrintJob['state']) => lastJob.set({ id, name: paper.name, state });
  show('fetching');
  try {
    const blob = await fetchPaper(paper);
    if (navigator.pdfViewerEnabled) {
      await printBlob(blob);
    } else {
      downloadBlob(`${paper.name}.pdf`, blob);
      toast(text('dialog.pdf_tanpa_penampil'));
    }
    show('printed');
  } catch (error) {
    show('failed');
    reportProblem(error);
  }
  return id;
}

/** A preview shows so many pages; the printed paper has them all. */
const PREVIEW_PAGES = 10;

/** Shows a paper before it is printed. The preview itself counts as no print. */
export async function previewPaper(paper: Paper): Promise<void> {
  try {
    const [blob, { PdfView }] = await Promise.all([fetchPreview(paper), import('./PdfView.tsx')]);
    openDialog({
      title: paper.name,
      size: 'L',
      content: (close) => (
        <>
          <PdfView blob={blob} label={paper.name} pages={PREVIEW_PAGES} />
          <Group
            justify="flex-end"
            gap={8}
            mt="sm"
            pb={4}
            style={{ position: 'sticky', bottom: 0, background: 'var(--paper)' }}
          >
            <ActionButton onClick={close}>{text('umum.tutup')}</ActionButton>
            <ActionButton onClick={() => downloadBlob(`${paper.name}.pdf`, blob)}>{text('umum.unduh')}</ActionButton>
            <ActionButton primary data-autofocus onClick={() => void printPaper(paper)}>
              {text('umum.cetak')}
            </ActionButton>
          </Group>
        </>
      ),
    });
  } catch (error) {
    reportProblem(error);
  }
}

/** A counted form that is no paper for a printer (a sheet): fetched as printed, and handed to the browser. */
export async function downloadPaper(paper: Paper): Promise<void> {
  try {
    downloadBlob(paper.name, await fetchPaper(paper));
  } catch (error) {
    reportProblem(error);
  }
}

/** Fetches a file and hands it to the browser: sheets, CSV, papers to keep. `toko` as in {@link Paper}. */
export async function downloadFile(path: string, query: Query, name: string, toko?: string): Promise<void> {
  try {
    downloadBlob(name, await api.blob(path, query, { toko }));
  } catch (error) {
    reportProblem(error);
  }
}
