import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { beep } from '../../../platform/beep.ts';
import { deliver, useOutbox, type NewParcel } from '../../../platform/outbox.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { CACHE } from '../calls.ts';

/** Sends a document under its key until the server has answered; one that a reload left under way is taken up again. */
export function useKirim<D>(key: string, onSaved: (dokumen: D) => void, onRefused: (error: ProblemError) => void) {
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const latest = useRef({ onSaved, onRefused });
  useEffect(() => {
    latest.current = { onSaved, onRefused };
  });
  const kirim = useCallback(async (parcel: NewParcel) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      const dokumen = await deliver<D>(parcel);
      beep('ok');
      latest.current.onSaved(dokumen);
      await client.invalidateQueries({ queryKey: CACHE });
    } catch (error) {
      beep('error');
      if (error instanceof ProblemError) latest.current.onRefused(error);
      reportProblem(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }, [client]);
  const parcel = useOutbox().find((one) => one.key === key);
  // Its answer is waited for here instead of offering it for typing.
  const left = parcel !== undefined && !sending ? parcel : undefined;
  useEffect(() => {
    if (left) void kirim(left);
  }, [left, kirim]);
  return { kirim, sibuk: sending || parcel !== undefined };
}
