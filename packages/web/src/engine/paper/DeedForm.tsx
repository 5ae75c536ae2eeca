import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { labelKey } from '@kilau/contract/core/field.ts';
import { formatDate, formatField, type FormatContext } from '@kilau/contract/core/format.ts';
import { headFields } from '@kilau/contract/core/kind-fields.ts';
import type { Kind, KindDeed } from '@kilau/contract/core/kind.ts';
import { isTakingBack } from '@kilau/contract/core/kind-pages.ts';
import { newKey } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { ConnectionError, ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { onThisPage } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusFirstError } from '../../ui/form/enter-next.ts';
import { stillUploading } from '../../ui/form/uploading.ts';
import { useT, type Translate } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
import type { RingkasanBaris } from '../approval/permintaan.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import { FormFields } from '../resource/ResourceForm.tsx';
import css from './paper.module.css';
import { paperCalls, usePapersChanged, type Paper } from './paper-calls.ts';
import { bringPrint } from './paper-print.ts';
import { deedWord } from './paper-words.ts';
import { bringsPaper } from './printable.ts';
import { DueNow, useAmountDue, useDue } from './DueNow.tsx';
import { useDeedForm } from './use-deed-form.ts';
import { useDeedHand } from './use-deed-hand.ts';
import { withApproval } from './with-approval.ts';

/** What an approver has to see of a paper: whose it is, what for, how much, and what its list shows. */
function aboutPaper(kind: Kind, paper: Paper, t: Translate, format: FormatContext): RingkasanBaris[] {
  const fields = headFields(kind);
  return [...new Set([...ABOUT, ...kind.columns])].flatMap((name): RingkasanBaris[] => {
    const field = fields[name];
    if (field === undefined || field.kind === 'image' || IN_HISTORY.has(name)) return [];
    const nilai = formatField(field, paper[name], format);
    return nilai === '' || nilai === '0' ? [] : [{ label: t.of(labelKey(name, field)), nilai }];
  });
}
const ABOUT = ['nama', 'keterangan', 'total'] as const;
const IN_HISTORY: ReadonlySet<string> = new Set(['tgl', 'dibuat_oleh', 'dibuat_pada']);

/** The day of what is taken back, where that is over: only the owner may agree to it then. */
function dayBefore({ undoes = [] }: KindDeed, { riwayat }: Paper, today: string): string | undefined {
  const tgl = riwayat.findLast(({ aksi }) => undoes.includes(aksi.toLowerCase()))?.tgl;
  return tgl !== undefined && tgl < today ? tgl : undefined;
}

/**
 * The paper that a deed has made, to go on with. The answer of the deed is put together before that one stands; where
 * it cannot be asked for, all is done all the same.
 */
async function madeBy(kind: Kind, { goesOn }: KindDeed, nomor: string): Promise<string> {
  if (goesOn === undefined) return '';
  const paper = await paperCalls.one(kind, nomor).catch(() => undefined);
  return String(paper?.[goesOn] ?? '');
}

/** Shows what is to be seen once a deed is done: the paper that it has made, or the one that it brings. */
function useShow(kind: Kind) {
  const navigate = useNavigate();
  const [here] = useState(onThisPage);
  return async (name: string, deed: KindDeed, nomor: string): Promise<void> => {
    const made = await madeBy(kind, deed, nomor);
    if (made !== '' && here()) {
      await navigate({ to: kind.pages.list, search: { q: made } });
      void bringPrint(kind, made);
    } else if (made !== '' || bringsPaper(kind, name)) void bringPrint(kind, made === '' ? nomor : made, here);
  };
}

interface DeedFormProps {
  readonly kind: Kind;
  readonly paper: Paper;
  readonly name: string;
  readonly deed: KindDeed;
  readonly onDone: () => void;
}

/** Its paper is of a day that is closed: the owner has to agree. */
function Late({ tgl }: { readonly tgl: string }) {
  const t = useT();
  return (
    <p role="alert" className={css.late}>
      {t('dokumen.perlu_owner', { tgl: formatDate(tgl) })}
    </p>
  );
}

/** Does a deed to a paper: what it asks for, then its approval. Enter goes on, F8 does it. */
export function DeedForm({ kind, paper, name, deed, onDone }: DeedFormProps) {
  const t = useT();
  const format = useFormat();
  const { tgl_system, user_id } = useUser();
  const changed = usePapersChanged(kind);
  const show = useShow(kind);
  const [busy, setBusy] = useState(false);
  const { nomor, versi } = paper;
  // What was sent and not answered may be done: sent again it is the same, to the version that was seen then.
  const sent = useRef<{ readonly key: string; readonly versi: number }>(undefined);
  const isSent = useStable(() => sent.current !== undefined);
  const draft = [user_id, kind.kode, nomor, name].join(' ');
  const { form, fields, parse, filling, drawn, forget } = useDeedForm(deed, paper, draft, isSent);
  const element = useRef<HTMLDivElement>(null);
  const title = deedWord(t, kind, name);
  const late = dayBefore(deed, paper, tgl_system);
  const run = async () => {
    if (busy || stillUploading()) return;
    const values = parse();
    if (!values) {
      if (element.current) focusFirstError(element.current);
      return;
    }
    setBusy(true);
    const { key, versi: seen } = (sent.current ??= { key: newKey(), versi });
    try {
      const done = await withApproval(
        (otorisasi) => paperCalls.do(kind, nomor, name, { ...values, versi: seen, otorisasi }, key),
        { judul: nomor, about: aboutPaper(kind, paper, t, format), fields: { ...deed.binds, ...fields }, t, format },
      );
      if (!done) {
        sent.current = undefined;
        return;
      }
      forget();
      success(t('dokumen.selesai', { perbuatan: title, nomor }));
      await changed();
      onDone();
      // Above the paper as it is now, to whose deeds the hand goes back from what is printed.
      await show(name, deed, nomor);
    } catch (error) {
      if (!(error instanceof ConnectionError)) sent.current = undefined;
      if (error instanceof ProblemError) form.setErrors(error.fields);
      reportProblem(error);
      await changed();
      if (element.current) focusFirstError(element.current);
    } finally {
      setBusy(false);
    }
  };
  const due = useDue(kind, paper, deed);
  const filled = useAmountDue({ form: filling, fields, today: tgl_system, isSent }, due?.[deed.due?.pays ?? '']);
  useKeys([{ key: 'F8', label: title, run: () => void run(), main: true }]);
  useDeedHand(element, filled, drawn);
  return (
    <div ref={element}>
      <EnterForm className={css.deed} label={title} onSubmit={() => void run()}>
        {late === undefined ? null : <Late tgl={late} />}
        {deed.note === undefined ? null : <p className="muted">{t.of(deed.note)}</p>}
        {deed.due === undefined ? null : <DueNow fields={deed.due.fields} due={due} />}
        <FormFields key={`${filled > 0} ${drawn}`} form={form} fields={fields} autoFocus={filled + drawn === 0} />
        <SaveButton danger={isTakingBack(kind, deed)} type="submit" saving={busy}>
          {title}
        </SaveButton>
      </EnterForm>
    </div>
  );
}
