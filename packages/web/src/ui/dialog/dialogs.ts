import type { ReactNode } from 'react';
import { handBack } from '../free-hand.ts';
import { createStore } from '../store.ts';
import { text } from '../text.ts';
import type { DialogSize } from './Dialog.tsx';

export interface DialogOptions {
  readonly title: string;
  readonly size?: DialogSize;
  readonly dismissible?: boolean;
  /** It speaks for the program, not for the page that it was opened over, and stays when that page is left. */
  readonly stays?: boolean;
  /** What stands in it; `close` takes it away. */
  readonly content?: (close: () => void) => ReactNode;
  /** Instead of content: a question with two buttons. */
  readonly question?: Question;
  /** Called once it is gone, however it went. */
  readonly onClosed?: () => void;
}
export interface OpenDialog extends DialogOptions {
  readonly id: number;
  /** What had the focus, and gets it back. */
  readonly before: Element | null;
}

let nextId = 1;
/** Dialogs opened from code, bottom first. */
export const dialogs = createStore<readonly OpenDialog[]>([]);

/** Opens a dialog from anywhere. The answer's `close` may be called any number of times. */
export function openDialog(options: DialogOptions): { readonly close: () => void } {
  const id = nextId;
  nextId += 1;
  dialogs.set((list) => [...list, { ...options, id, before: document.activeElement }]);
  return { close: () => closeDialog(id) };
}

export function closeDialog(id: number): void {
  const dialog = dialogs.get().find((item) => item.id === id);
  if (!dialog) return;
  dialogs.set((list) => list.filter((item) => item.id !== id));
  dialog.onClosed?.();
  // It goes at once, without the closing in which the kit would give the focus back. Whoever has taken it keeps it.
  requestAnimationFrame(() => handBack(dialog.before));
}

/** The page is left: what was asked or shown over it goes with it, so that nothing lies over the next one. */
export function closeDialogsOfPage(): void {
  const left = dialogs.get().filter(({ stays }) => stays !== true);
  // From the top: each gives the focus back to what lies below it.
  for (const { id } of left.toReversed()) closeDialog(id);
}

/** How many pages were left. */
let pagesLeft = 0;

/** Tells, then and later, whether the page that is open now has not been left since. */
export function onThisPage(): () => boolean {
  const now = pagesLeft;
  return () => now === pagesLeft;
}

/** The page is left for another one. */
export function leavePage(): void {
  pagesLeft += 1;
  closeDialogsOfPage();
}

export interface ConfirmOptions {
  readonly title: string;
  readonly message: ReactNode;
  /** Text of the confirming button; 'Ya' when absent. */
  readonly yes?: string;
  /** Text of the other button; 'Tidak' when absent. */
  readonly no?: string;
  /** Something is lost: the confirming button is red and the other one has the focus. */
  readonly danger?: boolean;
  /** As with {@link DialogOptions}. */
  readonly stays?: boolean;
}

/** What a question needs to be drawn. */
export interface Question extends ConfirmOptions {
  readonly answer: (yes: boolean) => void;
}

/** Asks Ya or Tidak. Closing the dialog is Tidak. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    let answered = false;
    const { close } = openDialog({
      title: options.title,
      ...(options.stays && { stays: true }),
      onClosed: () => resolve(answered),
      question: {
        ...options,
        answer: (yes) => {
          answered = yes;
          close();
        },
      },
    });
  });
}

/** The question before every delete; it names what goes (specification, section 5). */
export function confirmDelete(name: string, yes?: string): Promise<boolean> {
  const message = text('dialog.yakin_hapus', { nama: name });
  return confirm({ title: text('umum.hapus'), message, danger: true, ...(yes !== undefined && { yes }) });
}
