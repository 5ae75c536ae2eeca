import { createStore } from '../store.ts';
import { text } from '../text.ts';

export type ToastTone = 'info' | 'good' | 'bad';
export interface Toast {
  readonly id: number;
  /** `popup`: large, in the middle of the top edge. `toast`: small, at the right. Neither takes the focus. */
  readonly kind: 'popup' | 'toast';
  readonly tone: ToastTone;
  readonly title?: string;
  readonly message: string;
  readonly ms: number;
  /** Where it leads. */
  readonly way?: Way;
}
interface Way {
  readonly label: string;
  readonly run: () => void;
}

/** How long each kind stays (specification, section 9), in milliseconds. */
const TOAST_MS = 3000;
const SUCCESS_MS = 2000;
const ERROR_MS = 3000;
/** One that leads somewhere wants to be reached, too. */
const WAY_MS = 10_000;
/** More than this many at once only hide the page. */
const MOST = 4;

let nextId = 1;
export const toasts = createStore<readonly Toast[]>([]);

function show(news: Omit<Toast, 'id'>): void {
  const id = nextId;
  nextId += 1;
  // The same sentence twice in a row is one sentence: it starts its time again.
  const same = (item: Toast) => item.kind === news.kind && item.message === news.message && item.title === news.title;
  toasts.set((list) => [...list.filter((item) => !same(item)), { ...news, id }].slice(-MOST));
}

export function closeToast(id: number): void {
  toasts.set((list) => list.filter((item) => item.id !== id));
}

/** A short notice that asks nothing. */
export function toast(message: string, tone: ToastTone = 'info'): void {
  show({ kind: 'toast', tone, message, ms: TOAST_MS });
}

/** Something happened elsewhere: says so, and leads there. */
export function notice(message: string, way: Way): void {
  show({ kind: 'toast', tone: 'info', message, way, ms: WAY_MS });
}

/** Something was done: only for what the server has confirmed. */
export function success(message: string): void {
  show({ kind: 'popup', tone: 'good', message, ms: SUCCESS_MS });
}

/** Something was refused: the popup 'Oopss!!' with the server's sentence. */
export function failure(message: string, title: string = text('dialog.oops')): void {
  show({ kind: 'popup', tone: 'bad', title, message, ms: ERROR_MS });
}
