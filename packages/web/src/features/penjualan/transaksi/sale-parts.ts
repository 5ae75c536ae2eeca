import { lazy } from 'react';
import { fetchEditor, fetchNote, fetchTitipan } from './line-part.ts';
import { fetchOtorisasi, fetchTanggapi } from './refusal-part.ts';

const dialogs = () => import('./SaleDialogs.tsx');

/** What a sale needs only after its first piece: the payment and the search in the stock. */
export const SaleDialogs = lazy(() => dialogs().then((module) => ({ default: module.SaleDialogs })));

const saved = () => import('../../../trade/dokumen/BaruDisimpan.tsx');

/** What was saved last: nothing is when the page opens. */
export const BaruDisimpan = lazy(() => saved().then((module) => ({ default: module.BaruDisimpan })));

const FETCH_AFTER_MS = 1500;

/**
 * Fetches them and the editor of a line when the screen has nothing better to do, long before a lost line could keep
 * them away. The answer takes that back.
 */
export function fetchParts(): () => void {
  const timer = setTimeout(() => {
    const parts = [dialogs, saved, fetchTitipan, fetchEditor, fetchNote, fetchTanggapi, fetchOtorisasi];
    for (const fetch of parts) fetch().catch(() => undefined);
  }, FETCH_AFTER_MS);
  return () => clearTimeout(timer);
}
