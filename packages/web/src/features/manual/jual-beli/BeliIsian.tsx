import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { aturanBeli } from '@kilau/contract/trade/beli/aturan-beli.ts';
import { api } from '../../../platform/api.ts';
import { useActor } from '../../../platform/session.ts';
import { setelanOf } from '../../../trade/beli/setelan.ts';
import { IsianBaris } from '../../../trade/isian/IsianBaris.tsx';
import { useIsiBaris } from '../../../trade/isian/use-isi-baris.ts';
import { useT } from '../../../ui/text.ts';
import {
  FIELDS_BELI,
  hargaBeli,
  ISI_BELI,
  jualSegram,
  periksaIsiBeli,
  type BarisBeli,
  type HargaGroup,
  type IsiBeli,
} from './isi.ts';
import css from './jual-beli.module.css';

interface BeliIsianProps {
  readonly ubah: BarisBeli | undefined;
  readonly onSimpan: (baris: Omit<BarisBeli, 'id'>) => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}

/** One line to be bought. What is left empty the shop fills in: the purity of the group, gudang BELI. */
export function BeliIsian({ ubah, onSimpan, fieldRef }: BeliIsianProps) {
  const t = useT();
  const aturan = aturanBeli(setelanOf(useActor()));
  const isian = useIsiBaris<IsiBeli>(ubah ?? ISI_BELI, FIELDS_BELI);
  const { isi } = isian;
  const groups = useQuery({
    queryKey: ['resource', 'group', 'harga'],
    queryFn: ({ signal }) => api.get<readonly HargaGroup[]>('group/get/all', {}, { signal }),
  });
  const simpan = () => {
    const group = groups.data?.find(({ kode_group }) => kode_group === isi.kode_group);
    isian.pakai(periksaIsiBeli(isi, aturan, jualSegram(group, aturan)), () => {
      onSimpan({ ...isi, otorisasi: null });
      // The next piece is often of the same kind, into the same tray.
      return { ...isi, qty: ISI_BELI.qty, berat: '', berat_nota: '', potongan: '' };
    });
  };
  return (
    <IsianBaris
      label={t('jual_beli.isian_beli')}
      className={css.beli}
      fields={FIELDS_BELI}
      isian={isian}
      onSimpan={simpan}
      diubah={ubah !== undefined}
      firstRef={fieldRef}
      belakang={<output className={css.jumlah}>{formatRupiah(hargaBeli(isi, aturan))}</output>}
    />
  );
}
