import { useQuery } from '@tanstack/react-query';
import { formatPlain } from '@kilau/contract/core/format.ts';
import { bandrol } from '@kilau/contract/features/master/api.ts';
import { api } from '../../../platform/api.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useT } from '../../../ui/text.ts';
import css from './tambah.module.css';

interface Bandrol {
  readonly _id: string;
  readonly keterangan: string;
  readonly berat_bandrol: number;
}

/** The tags of the shop by their weights: one press writes what the tag of a piece weighs. */
export function PilihBandrol({ onPilih }: { readonly onPilih: (berat: string) => void }) {
  const t = useT();
  const list = useQuery({
    queryKey: ['resource', bandrol.key, 'isian'],
    queryFn: ({ signal }) => api.get<readonly Bandrol[]>(bandrol.calls.list, {}, { signal }),
  });
  if (!list.data || list.data.length === 0) return null;
  return (
    <div role="group" aria-label={t('page.master-bandrol')} className={css.bandrol} data-enter-skip>
      {list.data.map(({ _id, keterangan, berat_bandrol }) => (
        <ActionButton
          key={_id}
          size="compact-xs"
          title={keterangan}
          aria-label={`${keterangan} ${formatPlain(berat_bandrol)} ${t('umum.gr')}`}
          onClick={() => onPilih(String(berat_bandrol))}
        >{`${formatPlain(berat_bandrol)} ${t('umum.gr')}`}</ActionButton>
      ))}
    </div>
  );
}
