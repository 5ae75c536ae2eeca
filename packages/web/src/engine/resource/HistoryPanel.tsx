import { useState } from 'react';
import { formatInstant } from '@kilau/contract/core/format.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import { problemText } from '../../platform/report-problem.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { Loading } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import { ChangeItems } from './ChangeItems.tsx';
import css from './resource.module.css';
import { useHistory, type HistoryEntry } from './resource-calls.ts';

const DEEDS: Readonly<Record<string, readonly [LocaleKey, Tone]>> = {
  TAMBAH: ['master.aksi_tambah', 'good'],
  UBAH: ['master.aksi_ubah', 'plain'],
  HAPUS: ['master.aksi_hapus', 'bad'],
  NONAKTIFKAN: ['master.aksi_nonaktifkan', 'warn'],
  AKTIFKAN: ['master.aksi_aktifkan', 'good'],
  TES: ['master.aksi_tes', 'plain'],
};

function Entry({ fields, entry }: { readonly fields: Fields; readonly entry: HistoryEntry }) {
  const t = useT();
  const { timeZone } = useFormat();
  const [deed, tone] = DEEDS[entry.aksi] ?? [undefined, 'plain' as const];
  return (
    <li className={css.entry}>
      <Chip tone={tone}>{deed ? t(deed) : entry.aksi}</Chip>
      <span className={css.who}>{entry.user_id}</span>
      <time className={css.when} dateTime={entry.waktu}>
        {formatInstant(entry.waktu, timeZone)}
      </time>
      <ul className={css.lines}>
        <ChangeItems fields={fields} entry={entry} />
      </ul>
    </li>
  );
}

interface HistoryBoxProps {
  readonly fields: Fields;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Absent while they are read. */
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly error: Error | null;
}

/** Who did what, newest first, below a line that opens it. */
export function HistoryBox({ fields, open, onOpen, entries, error }: HistoryBoxProps) {
  const t = useT();
  return (
    <details className={css.history} open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary data-enter-skip>{t('master.riwayat')}</summary>
      {!open ? null : error ? (
        <p role="alert">{problemText(error)}</p>
      ) : entries === undefined ? (
        <Loading />
      ) : entries.length === 0 ? (
        <p>{t('umum.tidak_ada_data')}</p>
      ) : (
        <ol className={css.entries}>
          {entries.map((entry) => (
            <Entry key={`${entry.waktu}${entry.aksi}`} fields={fields} entry={entry} />
          ))}
        </ol>
      )}
    </details>
  );
}

/** The history of a record; read when it is opened. */
export function HistoryPanel({ resource, kode }: { readonly resource: Resource; readonly kode: string }) {
  const [open, setOpen] = useState(false);
  const { data, error } = useHistory(resource, kode, open);
  const fields = Object.fromEntries(
    Object.entries(resource.fields).filter(([name]) => !(resource.generatedId && name === resource.id)),
  );
  return <HistoryBox fields={fields} open={open} onOpen={setOpen} entries={data} error={error} />;
}
