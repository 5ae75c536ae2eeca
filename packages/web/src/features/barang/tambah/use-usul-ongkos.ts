import { useCallback, useRef } from 'react';
import { parameterOngkos } from '@kilau/contract/features/master/api.ts';
import { resourceCalls } from '../../../engine/resource/resource-calls.ts';
import type { IsianHandle } from './use-isian.ts';
import { usulanOngkos, type Tarif } from './usul-ongkos.ts';

const MOST = 500;

/** To be called when group or jenis has been chosen: proposes their usual making charge. */
export function useUsulOngkos({ form }: Pick<IsianHandle, 'form'>): () => Promise<void> {
  const usul = useRef('');
  const { getValues, setFieldValue } = form;
  return useCallback(async () => {
    const { kode_group, kode_dept } = getValues();
    if (!kode_group || !kode_dept) return;
    const { data } = await resourceCalls.page(parameterOngkos, { kode_group: String(kode_group), limit: MOST });
    const isi = getValues();
    // Another group may have been chosen while this one was looked up.
    const patch =
      isi['kode_group'] === kode_group
        ? usulanOngkos(data as unknown as readonly Tarif[], isi, usul.current)
        : undefined;
    if (!patch) return;
    usul.current = patch.ongkos;
    setFieldValue('tipe_ongkos', patch.tipe_ongkos);
    setFieldValue('ongkos', patch.ongkos);
  }, [getValues, setFieldValue]);
}
