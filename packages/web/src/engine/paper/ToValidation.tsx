import { useNavigate } from '@tanstack/react-router';
import { batchDeed } from '@kilau/contract/core/kind-rights.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { usePhone } from '../../ui/phone.ts';
import { inOrOut } from '../../ui/signed.ts';
import { useT } from '../../ui/text.ts';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import type { PaperRow } from './paper-calls.ts';
import { deedWord } from './paper-words.ts';
import { totalOf } from './waiting.ts';

/** On a phone: to the page where papers of a list that wait are validated, with how many and what they come to. */
export function ToValidation({ kind, rows }: { readonly kind: Kind; readonly rows: readonly PaperRow[] | undefined }) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const phone = usePhone();
  // Where that is the list itself, it would lead to where it stands.
  const pages = Object.values(kind.deeds).flatMap(({ batch, page }) =>
    batch && page !== undefined && page !== kind.pages.list ? [page] : [],
  );
  const page = pages.find((path) => batchDeed(kind, path, can) !== undefined);
  const deed = page === undefined ? undefined : batchDeed(kind, page, can);
  const waiting = (rows ?? []).filter(({ status }) => kind.deeds[deed ?? '']?.from.includes(status));
  if (!phone || waiting.length === 0 || page === undefined || deed === undefined) return null;
  return (
    <ThumbBar>
      <ActionButton primary onClick={() => void navigate({ to: page })}>
        {`${deedWord(t, kind, deed)} (${waiting.length}) · ${inOrOut(t, totalOf([kind], waiting))}`}
      </ActionButton>
    </ThumbBar>
  );
}
