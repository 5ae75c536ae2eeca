import { Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useStore } from '../ui/store.ts';
import { useT } from '../ui/text.ts';
import { stepText } from './file-jobs.ts';
import { fileJobs, type FileJob } from './file-jobs-store.ts';
import css from './file-jobs.module.css';
import { useKeys } from './keys.ts';

/** A bar that is full when the file is; without an end in sight it only moves. */
function Bar({ job: { step, name } }: { readonly job: FileJob }) {
  const known = step !== undefined && step.tahap === 'tulis' && step.jumlah > 0;
  const value = known ? (step.selesai / step.jumlah) * 100 : 100;
  return (
    <Progress.Root size="sm">
      <Progress.Section
        value={value}
        striped={!known}
        animated={!known}
        color={known ? undefined : 'gray'}
        aria-label={name}
        {...(known ? {} : { 'aria-valuenow': undefined })}
      />
    </Progress.Root>
  );
}

/** Milliseconds between two sentences of a screen reader. */
const SPOKEN_EVERY = 4000;

/** What the panel says, but seldom enough to be listened to. */
function useSpoken(sentence: string): string {
  // A region that comes with its text is not read out: it comes empty.
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (spoken === sentence) return undefined;
    const timer = setTimeout(() => setSpoken(sentence), spoken === '' || sentence === '' ? 0 : SPOKEN_EVERY);
    return () => clearTimeout(timer);
  }, [sentence, spoken]);
  return spoken;
}

/** The files that are being made, in a corner of the page: how far they are, and a way to give them up. */
export function FileJobs() {
  const t = useT();
  const jobs = useStore(fileJobs);
  const newest = jobs.at(-1);
  useKeys([{ key: 'Escape', label: t('berkas.batalkan'), enabled: newest !== undefined, run: () => newest?.cancel() }]);
  const spoken = useSpoken(jobs.map(({ name, step }) => `${name}: ${stepText(step)}`).join('. '));
  return (
    <>
      <div role="status" className={css.spoken}>
        {spoken}
      </div>
      {jobs.length === 0 ? null : (
        <section className={css.panel} aria-label={t('berkas.judul')}>
          {jobs.map((job) => (
            <div key={job.id} className={css.job}>
              <div className={css.text}>
                <strong>{job.name}</strong>
                <span className="muted">{stepText(job.step)}</span>
                <Bar job={job} />
              </div>
              <ActionButton onClick={job.cancel} aria-label={`${t('umum.batal')} ${job.name}`}>
                {t('umum.batal')}
              </ActionButton>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
