import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { StepTaken } from '../../../platform/first-steps.ts';
import { api } from '../../../platform/api.ts';
import { useT } from '../../../ui/text.ts';
import type { Langkah } from './LangkahAwal.tsx';
import css from './langkah.module.css';

const EVERY_MS = 4000;

/** Above the page of a first step: which one it is, whether it is done by now, and the way back. */
export function LangkahBar({ step }: { readonly step: StepTaken }) {
  const t = useT();
  const asked = useQuery({
    queryKey: ['beranda', 'langkah-awal'],
    queryFn: ({ signal }) => api.get<{ readonly data: readonly Langkah[] }>('langkah-awal', {}, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
    retry: false,
  });
  const done = asked.data?.data.some(({ kunci, selesai }) => kunci === step.key && selesai) === true;
  const langkah = t.of(`langkah.${step.key}`);
  return (
    <div className={css.bar} role="status" data-done={done || undefined}>
      <span>{t(done ? 'langkah.sedang_selesai' : 'langkah.sedang', { langkah })}</span>
      <Link to="/home">{t('langkah.kembali')}</Link>
    </div>
  );
}
