import { useMemo } from 'react';
import { parameterBerlian } from '@kilau/contract/features/master/api.ts';
import type { TarifBatu } from '@kilau/contract/features/barang/tambah/batu.ts';
import { useResourceChoice } from '../../../engine/resource/resource-calls.ts';
import { useKursUsd } from '../../master/api.ts';
import type { DaftarHargaBatu } from './batu-baris.ts';

const MOST = 1000;

/**
 * The price list of stones and the dollar of the day. Empty while it is read, or for who may not: nothing is proposed
 * then.
 */
export function useHargaBatu(): DaftarHargaBatu {
  const { data } = useResourceChoice(parameterBerlian, { limit: MOST }, true);
  const kurs = useKursUsd().data?.kurs ?? null;
  return useMemo(
    () => ({
      tarif: (data?.data ?? []).filter((tarif) => tarif.status_aktif) as unknown as readonly TarifBatu[],
      kurs,
    }),
    [data, kurs],
  );
}
