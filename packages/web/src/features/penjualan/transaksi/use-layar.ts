import { useCallback, useMemo, useRef, useState } from 'react';
import { useDraft, type DraftHandle } from '../../../platform/drafts.ts';
import { draftHampa, type DraftJual, type UbahDraft } from './draft.ts';
import { layarAwal, ubahLayar, type Layar, type UbahLayar } from './layar.ts';

/** After so long without an answer the screen says that it is looking, in milliseconds. */
const SHOW_WAIT_MS = 100;

export interface LayarHandle {
  readonly layar: Layar;
  /** The screen as it is now, for work that goes on after a wait. */
  readonly now: () => Layar;
  readonly ubah: (ubah: UbahLayar) => void;
  readonly ubahDraft: (ubah: UbahDraft) => void;
  /** The draft that was found when the page opened, and the key it will be saved under. */
  readonly tersimpan: DraftHandle<DraftJual>;
  /** The draft is given up or has become a document: the next one begins. */
  readonly mulai: (draft: DraftJual) => void;
}

/**
 * The state of the screen. The draft is kept on the device with every change.
 * @param page name under which it is kept.
 * @param awal what the screen begins with when nothing was kept.
 */
export function useLayar(page: string, awal: () => DraftJual): LayarHandle {
  const tersimpan = useDraft<DraftJual>(page);
  const { found, keep, clear } = tersimpan;
  const [layar, setLayar] = useState(() => layarAwal(found?.value ?? awal()));
  const current = useRef(layar);
  const now = useCallback(() => current.current, []);
  const ubah = useCallback(
    (event: UbahLayar) => {
      const before = current.current;
      current.current = ubahLayar(before, event);
      // Most answers are there before anybody could read that one is being waited for.
      if (event.type === 'scan') setTimeout(() => setLayar(current.current), SHOW_WAIT_MS);
      else setLayar(current.current);
      if (current.current.draft === before.draft) return;
      if (!draftHampa(current.current.draft)) keep(current.current.draft);
      // One that was nothing and still is has nothing kept, and a key that nobody used.
      else if (!draftHampa(before.draft)) clear();
    },
    [keep, clear],
  );
  const ubahDraft = useCallback((event: UbahDraft) => ubah({ type: 'draft', ubah: event }), [ubah]);
  const mulai = useCallback(
    (draft: DraftJual) => {
      ubah({ type: 'start', draft });
      clear();
    },
    [ubah, clear],
  );
  return useMemo(
    () => ({ layar, now, ubah, ubahDraft, tersimpan, mulai }),
    [layar, now, ubah, ubahDraft, tersimpan, mulai],
  );
}
