import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';
import { printPaper } from '../print.tsx';
import { reportProblem } from '../report-problem.ts';
import { printAgain, takeBack } from './bridge-print.ts';
import { useHeldJobs, type HeldJob } from './bridge-store.ts';
import { REASONS } from './bridge-words.ts';

/** One paper that is not out yet, and what can be done about it. */
function Held({ job }: { readonly job: HeldJob }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { id, name, state, reason, paper } = job;
  const run = (work: () => Promise<unknown>) => {
    setBusy(true);
    work()
      .catch(reportProblem)
      .finally(() => setBusy(false));
  };
  // The same job by another way: taken from the bridge first, so that it comes out once.
  const byBrowser = async () => {
    if (paper && (await takeBack(job))) await printPaper({ ...paper, name, tugas: id });
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
          <ActionButton size="compact-sm" disabled={busy} onClick={() => run(byBrowser)}>
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

/** Papers that were brought to the bridge and are not out yet. */
export function HeldJobs() {
  const t = useT();
  const jobs = useHeldJobs();
  if (jobs.length === 0) return null;
  return (
    <Stack gap={8} component="section" aria-label={t('jembatan.belum_keluar')}>
      {jobs.map((job) => (
        <Held key={job.id} job={job} />
      ))}
    </Stack>
  );
}
