import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { beep } from '../../platform/beep.ts';
import { deliver, useOutbox, type NewParcel } from '../../platform/outbox.ts';
import { withApproval, type Asking } from '../../engine/paper/with-approval.ts';
import { CACHE } from '../barang/cache.ts';

interface Kirim {
  readonly kirim: (parcel: NewParcel) => Promise<void>;
  /** On its way, or waiting for the line. */
  readonly sibuk: boolean;
  readonly menunggu: boolean;
}

/** Sends what was refused once more, with something beside it: an approval. */
export type Ulang = (more: Readonly<Record<string, unknown>>) => void;

/** Sends with the approval that is asked for on the way; nothing when nobody gave it. */
const antar = <D>(parcel: NewParcel, asking: Asking | undefined): Promise<D | undefined> =>
  asking === undefined
    ? deliver<D>(parcel)
    : withApproval(
        (otorisasi) =>
          deliver<D>(otorisasi === undefined ? parcel : { ...parcel, body: { ...(parcel.body as object), otorisasi } }),
        asking,
      );

/**
 * Sends goods under their key: nothing is called saved before the server has said so, and a lost line is waited for.
 * What a reload left under way is taken up again. @param onFailed tells why it was refused; the sound is made here.
 * @param asking what an approver is told where the server wants his approval; who gives none leaves it unsaved.
 */
export function useKirim<D>(
  key: string,
  onSaved: (saved: D) => void,
  onFailed: (error: unknown, ulang: Ulang) => void,
  asking?: Asking,
): Kirim {
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const latest = useRef({ onSaved, onFailed, asking });
  useEffect(() => {
    latest.current = { onSaved, onFailed, asking };
  });
  const again = useRef<Kirim['kirim']>(() => Promise.resolve());
  const kirim = useCallback(
    async (parcel: NewParcel) => {
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      try {
        const saved = await antar<D>(parcel, latest.current.asking);
        if (saved === undefined) return;
        beep('ok');
        latest.current.onSaved(saved);
        // What is shown elsewhere is read anew meanwhile: the form is free at once, and takes the hand again.
        void client.invalidateQueries({ queryKey: CACHE });
      } catch (error) {
        beep('error');
        latest.current.onFailed(
          error,
          (more) => void again.current({ ...parcel, body: { ...(parcel.body as object), ...more } }),
        );
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [client],
  );
  useEffect(() => {
    again.current = kirim;
  }, [kirim]);
  const parcel = useOutbox().find((waiting) => waiting.key === key);
  // Its answer is waited for here instead of offering it for typing.
  const left = parcel !== undefined && !sending ? parcel : undefined;
  useEffect(() => {
    if (left) void kirim(left);
  }, [left, kirim]);
  return { kirim, sibuk: sending || parcel !== undefined, menunggu: parcel?.state === 'waiting' };
}
