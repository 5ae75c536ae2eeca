import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { text } from '../ui/text.ts';
import { newKey } from './api.ts';
import { DRAFTS, isElsewhere, takeInHand } from './other-tabs.ts';
import { ProblemError } from './problem-error.ts';
import { useShopHere, useUser } from './session.ts';
import {
  forget,
  forgetBelow,
  namesBelow,
  namesOfTab,
  readJson,
  readOfTab,
  readText,
  writeJson,
  writeText,
} from './storage.ts';

/** A form that was not saved, on this device. */
export interface Draft<T> {
  readonly value: T;
  /** When it was last written, by this device's clock, ISO. */
  readonly savedAt: string;
  /**
   * Idempotency key of the document this will become. It is kept with the draft: when the connection broke between
   * sending and the answer, sending the draft again cannot make a second document.
   */
  readonly key: string;
}

const WRITE_AFTER_MS = 250;
/** A hand that never rests is written along with all the same: a tab that is killed says no farewell. */
const WRITE_AT_LATEST_MS = 1000;

/** Drafts belong to a user, a shop and a page; another user of the same till never sees them. */
export const draftName = (user_id: string, kode_toko: string, page: string): string =>
  `${DRAFTS}${user_id}.${kode_toko}.${page}`;

const BESIDE = '#';
/** What is kept beside a draft, and goes with it. */
export const besideDraft = (draft: string, what: string): string => `${draft}${BESIDE}${what}`;

/**
 * Where one draft of a page stands. Each has a place of its own: two tabs of one browser hold what two customers want,
 * and neither may take the place of the other or go with it.
 */
const placeOf = (name: string, key: string): string => besideDraft(name, key);

/** The drafts of a page that this device keeps. A program before this one kept one alone, under the page's own name. */
const draftsOf = <T>(name: string): readonly Draft<T>[] =>
  [name, ...namesBelow(placeOf(name, ''))].flatMap((place) => {
    const draft = readJson<Draft<T> | null>(place);
    // What stands beside a draft lies below its place.
    return draft && (place === name || place === placeOf(name, draft.key)) ? [draft] : [];
  });

/** Keys that something lies beside, though nothing was kept under them yet: the first line of a paper, half typed. */
const keysBeside = (name: string): readonly string[] =>
  namesBelow(placeOf(name, '')).flatMap((place) => {
    const [key = '', beside] = place.slice(placeOf(name, '').length).split(BESIDE);
    return beside === undefined ? [] : [key];
  });

/** Stands beside what a tab has left behind that was closed. */
const leftAt = (name: string, key: string): string => besideDraft(placeOf(name, key), 'ditinggal');

/** What a tab has in hand is free for another one once it goes; a page that comes back takes its own again. */
addEventListener('pagehide', () => {
  for (const name of namesOfTab(DRAFTS)) {
    const key = readOfTab(name) ?? '';
    if (namesBelow(placeOf(name, key)).length > 0) writeText(leftAt(name, key), '');
  }
});
addEventListener('pageshow', () => {
  for (const name of namesOfTab(DRAFTS)) forget(leftAt(name, readOfTab(name) ?? ''));
});

/**
 * A tab goes on with its own draft. One that has none takes up what was written last in a tab that is gone; and one
 * that has not had the page open yet also what no other tab says it has: one that was killed has left no word.
 */
function findDraft<T>(name: string): { readonly key: string; readonly draft: Draft<T> | undefined } {
  const own = readOfTab(name);
  const drafts = draftsOf<T>(name).toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  const keys = [...drafts.map(({ key }) => key), ...keysBeside(name)].filter((one) => !isElsewhere(name, one));
  const key =
    keys.find((one) => one === own) ??
    keys.find((one) => own === undefined || readText(leftAt(name, one)) !== undefined) ??
    newKey();
  takeInHand(name, key);
  forget(leftAt(name, key));
  return { key, draft: drafts.find((draft) => draft.key === key) };
}

/** Forgets a draft and what stands beside it. */
function forgetDraft(name: string, key: string): void {
  if (readJson<Draft<unknown> | null>(name)?.key === key) forget(name);
  forget(placeOf(name, key));
  forgetBelow(besideDraft(placeOf(name, key), ''));
}

export interface DraftHandle<T> {
  /** What it is kept under. */
  readonly name: string;
  /** What was there when the page opened. */
  readonly found: Draft<T> | undefined;
  /** The key to save under; a new one after `clear`. */
  readonly key: string;
  /** ISO time of the last writing; `undefined` without a draft. */
  readonly savedAt: string | undefined;
  /** Remembers the form's values, a moment later, and at the latest when the page goes away. */
  readonly keep: (value: T) => void;
  /** The document is saved (or given up): the draft goes, and the next one gets a key of its own. */
  readonly clear: () => void;
  /**
   * Told of a refusal. A key that the server knows with something else would be refused for ever (another tab took the
   * draft over with its key, and one of them is saved): what is typed goes on under another one.
   * @returns what is to be told of it: the server's sentence is for who calls it, a till is told of its own draft.
   */
  readonly refused: <E>(error: E) => E | ProblemError;
}

const isKeySpent = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code === 'kunci_dipakai_isi_lain';

/** That a draft is a document already. */
function savedBefore({ status, code, params }: ProblemError): ProblemError {
  const nomor = String(params['nomor'] ?? '');
  const message = nomor === '' ? text('dialog.draf_tersimpan') : text('dialog.draf_tersimpan_nomor', { nomor });
  return new ProblemError(status, { code, message, params });
}

/** Keeps a page's form through reload, crash and lost connection. */
export function useDraft<T>(page: string): DraftHandle<T> {
  const { user_id } = useUser();
  const name = draftName(user_id, useShopHere(), page);
  const { key: begun, draft: found } = useMemo(() => findDraft<T>(name), [name]);
  const [key, setKey] = useState(begun);
  const [savedAt, setSavedAt] = useState(found?.savedAt);
  const latest = useRef(found?.value);
  const pending = useRef<{ readonly value: T; readonly since: number } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const currentKey = useRef(key);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (!pending.current) return;
    const at = new Date().toISOString();
    const draft: Draft<T> = { value: pending.current.value, savedAt: at, key: currentKey.current };
    pending.current = undefined;
    takeInHand(name, draft.key);
    if (writeJson(placeOf(name, draft.key), draft)) setSavedAt(at);
  }, [name]);

  const keep = useCallback(
    (value: T) => {
      latest.current = value;
      const since = pending.current?.since ?? Date.now();
      pending.current = { value, since };
      clearTimeout(timer.current);
      timer.current = setTimeout(write, Math.min(WRITE_AFTER_MS, Math.max(0, since + WRITE_AT_LATEST_MS - Date.now())));
    },
    [write],
  );

  const draw = useCallback(() => {
    forgetDraft(name, currentKey.current);
    currentKey.current = newKey();
    takeInHand(name, currentKey.current);
    setKey(currentKey.current);
  }, [name]);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = undefined;
    latest.current = undefined;
    draw();
    setSavedAt(undefined);
  }, [draw]);

  const refused = useCallback(
    <E>(error: E) => {
      if (!isKeySpent(error)) return error;
      draw();
      if (latest.current !== undefined) pending.current = { value: latest.current, since: Date.now() };
      write();
      return savedBefore(error);
    },
    [draw, write],
  );

  useEffect(() => {
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      write();
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
    };
  }, [write]);

  return { name: placeOf(name, key), found, key, savedAt, keep, clear, refused };
}
