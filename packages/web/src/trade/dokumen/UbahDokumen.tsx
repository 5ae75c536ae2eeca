import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { problemText } from '../../platform/report-problem.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { kunciUbah } from './muat-ulang.ts';

interface UbahDokumenProps<T> {
  readonly kind: Kind;
  readonly nomor: string;
  /** What is to be changed, read with its goods as they are today; nothing of a paper that may not be changed. */
  readonly buka: (nomor: string, signal: AbortSignal) => Promise<T | undefined>;
  readonly children: (dibuka: T) => ReactNode;
}

/** An OPEN paper, read before it can be typed in. */
export function UbahDokumen<T extends object>({ kind, nomor, buka, children }: UbahDokumenProps<T>) {
  const t = useT();
  const navigate = useNavigate();
  const opened = useQuery({
    queryKey: kunciUbah(kind, nomor),
    queryFn: async ({ signal }) => ({ dibuka: await buka(nomor, signal) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const back = (
    <ActionButton onClick={() => void navigate({ to: kind.pages.list, search: { q: nomor } })}>
      {t('penjualan.lihat_dokumen', { nomor })}
    </ActionButton>
  );
  if (opened.isPending) return <Loading />;
  if (opened.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')} actions={back}>
        {problemText(opened.error)}
      </State>
    );
  }
  const { dibuka } = opened.data;
  if (dibuka === undefined) {
    return (
      <State icon="lock" title={t('penjualan.tidak_bisa_diubah', { nomor })} actions={back}>
        {t('penjualan.tidak_bisa_diubah_saran')}
      </State>
    );
  }
  // Loaded again, it is another one: nothing typed over the one before stays on the page.
  return <Fragment key={opened.dataUpdatedAt}>{children(dibuka)}</Fragment>;
}
