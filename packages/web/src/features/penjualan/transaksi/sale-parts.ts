import { lazy } from 'react';

const dialogs = () => import('./SaleDialogs.tsx');
const editor = () => import('./LineEditor.tsx');

/** What a sale needs only after its first piece: the payment, the search in the stock, the editor of a line. */
export const SaleDialogs = lazy(() => dialogs().then((module) => ({ default: module.SaleDialogs })));
export const LineEditor = lazy(() => editor().then((module) => ({ default: module.LineEditor })));

const FETCH_AFTER_MS = 1500;

/**
 * Fetches them when the screen has nothing better to do, long before a lost line could keep them away. The answer takes
 * that back.
 */
export function fetchParts(): () => void {
  const timer = setTimeout(() => {
    for (const fetch of [dialogs, editor]) fetch().catch(() => undefined);
  }, FETCH_AFTER_MS);
  return () => clearTimeout(timer);
}
