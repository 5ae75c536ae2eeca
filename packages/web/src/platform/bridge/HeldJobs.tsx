import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';
import type { Paper } from '../paper.ts';
import { fetchPaper, printPaper } from '../print.tsx';
import { reportProblem } from '../report-problem.ts';
import { printAgain, takeBack, takeElsewhere } from './bridge-print.ts';
import { useHeldJobs, type HeldJob } from './bridge-store.ts';
import { REASONS } from './bridge-words.ts';

/** How a paper's approval is asked for that may not be printed once more without one. */
export interface Asking {
  readonly setuju: NonNullable<Paper['setuju']>;
}

/** One paper that is not out yet, and what can be done about it. */
function Held({ job, setuju }: Asking & { readonly job: HeldJob }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { id, name, state, reason, paper } = job;
  const run = (work: () => Promise<unknown>) => {
    setBusy(true);
    work()
      .catch(reportProblem)
      .finally(() => setBusy(false));
  };
  const byBrowser = async (same: NonNullable<HeldJob['paper']>) => {
    const blob = await takeElsewhere(job, () => fetchPaper({ ...same, tugas: id, setuju }));
    if (blob) await printPaper({ path: same.path, name, tugas: id, blob });
  };
  return (
    <Group justify="space-between" gap={8} wrap="nowrap" align="flex-start">
      <div>
        <strong>{name}</strong>{' '}
        <Chip tone={state === 'failed' ? 'bad' : 'warn'}>
          {t(state === 'failed' ? 'jembatan.gagal' : 'jembatan.menunggu')}
        </Chip>
        {reason ? <p className="muted">{t(REASONS[reason])}</p> : null}
      </div>
      <Group gap={6} wrap="nowrap">
        {state === 'failed' ? (
          <ActionButton size="compact-sm" disabled={busy} onClick={() => run(() => printAgain(job))}>
            {t('jembatan.ulangi')}
          </ActionButton>
        ) : null}
        {paper ? (
          <ActionButton size="compact-sm" disabled={busy} onClick={() => run(() => byBrowser(paper))}>
            {t('jembatan.lewat_browser')}
          </ActionButton>
        ) : null}
        <ActionButton size="compact-sm" disabled={busy} onClick={() => run(() => takeBack(job))}>
          {t('jembatan.buang')}
        </ActionButton>
      </Group>
    </Group>
  );
}

/**
 * Papers that were brought to the bridge and are not out yet, whoever brought them: they are the shop's, and their
 * customers wait for the till's next user too.
 */
export function HeldJobs({ setuju }: Asking) {
  const t = useT();
  const jobs = useHeldJobs();
  if (jobs.length === 0) return null;
  return (
    <Stack gap={8} component="section" aria-label={t('jembatan.belum_keluar')}>
      {jobs.map((job) => (
        <Held key={job.id} job={job} setuju={setuju} />
      ))}
    </Stack>
  );
}
