import type { Ref } from 'react';
import { formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import type { HargaPesan } from '@kilau/contract/features/pre-order/pre-order.wire.ts';
import { api } from '../../platform/api.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { IsianBaris } from '../../trade/isian/IsianBaris.tsx';
import { useIsiBaris } from '../../trade/isian/use-isi-baris.ts';
import { useT } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
import { FIELDS_PO, hargaIsi, ISI_PO, periksaIsi, type BarisPo, type IsiPo } from './isi.ts';
import css from './pre-order.module.css';

/** What the day says of a group and type, into fields that nobody has typed in. */
async function hargaPesan({ kode_group: group, kode_dept: dept }: IsiPo): Promise<Partial<IsiPo>> {
  if (group === '') return {};
  const found = await api.get<HargaPesan>('harga-pre-order', {
    kode_group: group,
    ...(dept !== '' && { kode_dept: dept }),
  });
  return {
    kadar: formatPlain(found.kadar),
    harga_gram: found.harga_gram === null ? '' : String(found.harga_gram),
    ongkos: String(found.ongkos),
  };
}

/** What the day says, but for fields that somebody has typed in since it was asked. */
const belumDiketik = (hari: Partial<IsiPo>, dicari: IsiPo, now: IsiPo): Partial<IsiPo> =>
  Object.fromEntries(Object.entries(hari).filter(([name]) => now[name as keyof IsiPo] === dicari[name as keyof IsiPo]));

interface IsianPoProps {
  readonly ubah: BarisPo | undefined;
  readonly aturan: AturanJual;
  readonly onSimpan: (isi: IsiPo) => void;
  readonly fieldRef: Ref<HTMLInputElement> | undefined;
}

/** One piece to be ordered: group and type bring purity, price and making charge of the day. */
export function IsianPo({ ubah, aturan, onSimpan, fieldRef }: IsianPoProps) {
  const t = useT();
  const isian = useIsiBaris<IsiPo>(ubah ?? ISI_PO, FIELDS_PO);
  const { isi, set, isikan } = isian;
  const terpilih = useStable(async (part: Partial<IsiPo>) => {
    const dicari = { ...isi, ...part };
    const hari = await hargaPesan(dicari).catch((): Partial<IsiPo> => ({}));
    // Somebody may have chosen another one meanwhile, or agreed on a price of his own.
    isikan((now) =>
      now.kode_group === dicari.kode_group && now.kode_dept === dicari.kode_dept ? belumDiketik(hari, dicari, now) : {},
    );
  });
  const simpan = () =>
    isian.pakai(periksaIsi(isi), () => {
      onSimpan(isi);
      // The next piece is often of the same kind.
      return { ...isi, nama_barang: '', berat: '' };
    });
  return (
    <IsianBaris
      label={t('po.isian')}
      className={css.isian}
      fields={FIELDS_PO}
      isian={{
        ...isian,
        set: (part) => {
          set(part);
          if ('kode_group' in part || 'kode_dept' in part) void terpilih(part);
        },
      }}
      onSimpan={simpan}
      diubah={ubah !== undefined}
      firstRef={fieldRef}
      belakang={<output className={css.jumlah}>{formatRupiah(hargaIsi(isi, aturan).harga_total)}</output>}
    />
  );
}
