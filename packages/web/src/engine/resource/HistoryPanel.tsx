import { useState } from 'react';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { labelKey } from '@kilau/contract/core/field.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import { problemText } from '../../platform/report-problem.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { Loading } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import { changeLines } from './changes.ts';
import css from './resource.module.css';
import { useHistory, type HistoryEntry } from './resource-calls.ts';

const DEEDS: Readonly<Record<string, readonly [LocaleKey, Tone]>> = {
  TAMBAH: ['master.aksi_tambah', 'good'],
  UBAH: ['master.aksi_ubah', 'plain'],
  HAPUS: ['master.aksi_hapus', 'bad'],
  NONAKTIFKAN: ['master.aksi_nonaktifkan', 'warn'],
  AKTIFKAN: ['master.aksi_aktifkan', 'good'],
};

function Entry({ resource, entry }: { readonly resource: Resource; readonly entry: HistoryEntry }) {
  const t = useT();
  const format = useFormat();
  const [deed, tone] = DEEDS[entry.aksi] ?? [undefined, 'plain' as const];
  const fields = Object.fromEntries(Object.entries(resource.fields).filter(([name]) => !(resource.generatedId && name === resource.id)));
  return (
    <li className={css.entry}>
      <Chip tone={tone}>{deed ? t(deed) : entry.aksi}</Chip>
      <span className={css.who}>{entry.user_id}</span>
      <time className={css.when} dateTime={entry.waktu}>{formatInstant(entry.waktu, format.timeZone)}</time>
      <ul className={css.lines}>
        {changeLines(fields, entry, format).map(({ name, before, after }) => (
          <li key={name}>
            {t.of(labelKey(name, fields[name] ?? {}))}: {before === '' ? null : <><del>{before}</del> → </>}<ins>{after === '' ? '–' : after}</ins>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Who did what to the record, newest first; read when it is opened. */
export function HistoryPanel({ resource, kode }: { readonly resource: Resource; readonly kode: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { data, error, isPending } = useHistory(resource, kode, open);
  return (
    <details className={css.history} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-enter-skip>{t('master.riwayat')}</summary>
      {!open ? null : error ? <p role="alert">{problemText(error)}</p> : isPending ? <Loading /> : (
        <ol className={css.entries}>{data.map((entry) => <Entry key={`${entry.waktu}${entry.aksi}`} resource={resource} entry={entry} />)}</ol>
      )}
    </details>
  );
}
