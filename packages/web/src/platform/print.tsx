import { onThisPage, openDialog } from '../ui/dialog/dialogs.ts';
import { notice, toast } from '../ui/dialog/toasts.ts';
import { createStore, useStore } from '../ui/store.ts';
import { downloadBlob } from '../ui/table/csv.ts';
import { text } from '../ui/text.ts';
import { api, LONG_TIMEOUT, randomText, readAnswer, request, type Query } from './api.ts';
import { bridgeSettings } from './bridge/bridge-store.ts';
import type { Paper, PaperChoice } from './paper.ts';
import { ProblemError } from './problem-error.ts';
import { reportProblem } from './report-problem.ts';

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

/**
 * The paper as the server makes it; asking for one that is counted counts as printing it. One that may not be printed
 * again without an approval is asked for once more with that.
 */
export async function fetchPaper(paper: Omit<Paper, 'name'>): Promise<Blob> {
  const { path, bentuk, query, body, toko, blob, setuju } = paper;
  if (blob) return blob;
  if (bentuk === undefined && body === undefined) return api.blob(path, query, { toko });
  const ask = async (otorisasi?: string): Promise<Blob> => {
    const [call, wanted] =
      bentuk === undefined ? [path, body] : [`${path}/cetak`, { bentuk, tugas: paper.tugas, otorisasi }];
    const options = { body: wanted, query, toko, accept: '*/*', timeout: LONG_TIMEOUT };
    const answer = await request('POST', call, options);
    if (bentuk !== undefined) paper.onCounted?.();
    return readAnswer(answer.blob());
  };
  try {
    return await ask();
  } catch (error) {
    const wanted = error instanceof ProblemError && error.code === 'otorisasi_diperlukan' ? error : undefined;
    const otorisasi = wanted && (await setuju?.(wanted));
    if (otorisasi === undefined) throw error;
    return ask(otorisasi);
  }
}

/** The paper to look at; where printings are counted, the server writes PRATINJAU across it. */
async function fetchPreview({ path, bentuk, pratinjau = bentuk, query, toko, blob }: Paper): Promise<Blob> {
  return blob ?? api.blob(pratinjau === undefined ? path : `${path}/${pratinjau}`, query, { toko });
}

async function toBrowser(paper: Paper): Promise<void> {
  const blob = await fetchPaper(paper);
  if (navigator.pdfViewerEnabled) await printBlob(blob);
  else {
    downloadBlob(`${paper.name}.pdf`, blob);
    toast(text('dialog.pdf_tanpa_penampil'));
  }
}

/**
 * To the receipt printer of this device's bridge; where no bridge answers, the browser prints what it would have been
 * shown as, under the same job.
 */
async function toBridge(paper: Paper, id: string): Promise<PrintJob['state'] | undefined> {
  const { path, pratinjau: bentuk, name, toko, setuju, onCounted } = paper;
  const bridge = bridgeSettings();
  if (bridge) {
    const { printOnBridge } = await import('./bridge/bridge-print.ts');
    const job = { id, name, paper: { path, bentuk, toko }, fetchBytes: () => fetchPaper({ ...paper, tugas: id }) };
    const printed = await printOnBridge(bridge, bridge.struk, job);
    // What is held has a place of its own in the header.
    if (printed !== 'absent') return printed === 'printed' ? 'printed' : undefined;
  }
  await toBrowser({ path, bentuk, name, toko, setuju, onCounted, tugas: id });
  return 'printed';
}

async function toPrinter(paper: Paper, id: string): Promise<PrintJob['state'] | undefined> {
  if (paper.ke === 'jembatan') return toBridge(paper, id);
  if (paper.ke === undefined) await toBrowser(paper);
  else await (await import('./receipt-printer.ts')).printReceipt(paper, paper.ke, () => fetchPaper(paper));
  return 'printed';
}

/**
 * The one way to the printer: fetches the paper with the login's token and prints it. Reprints are counted and marked
 * by the server, which made the paper.
 * @returns the job's id; the header shows how the job went.
 */
export async function printPaper(paper: Paper): Promise<string> {
  const id = paper.tugas ?? randomText(16);
  const show = (state: PrintJob['state'] | undefined) => lastJob.set(state && { id, name: paper.name, state });
  show('fetching');
  try {
    show(await toPrinter(paper, id));
  } catch (error) {
    show('failed');
    reportProblem(error);
  }
  return id;
}

interface Shown {
  /** The papers it can be printed on, the one shown first in front, where there are several. */
  readonly choices?: readonly PaperChoice[] | Promise<readonly PaperChoice[]>;
  /** Whether the page that it is shown over is still open. */
  readonly here?: () => boolean;
}

/**
 * Shows a paper before it is printed. The preview itself counts as no print. One that comes when its page was left
 * says that it is there: laid over the next page it would take the hand, and what is typed there.
 */
export async function previewPaper(paper: Paper, { choices: asked = [], here = onThisPage() }: Shown = {}) {
  try {
    const choices = await asked;
    const [blob, { PrintPreview }] = await Promise.all([
      fetchPreview({ ...paper, ...choices[0] }),
      import('./PrintPreview.tsx'),
    ]);
    const show = () =>
      openDialog({
        title: paper.name,
        size: 'paper',
        content: (close) => (
          <PrintPreview
            name={paper.name}
            first={blob}
            choices={choices}
            look={(choice) => fetchPreview({ ...paper, ...choice })}
            print={(choice) => void printPaper({ ...paper, ...choice })}
            onClose={close}
          />
        ),
      });
    if (here()) show();
    else notice(text('cetak.siap', { nama: paper.name }), { label: text('cetak.lihat'), run: show });
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
