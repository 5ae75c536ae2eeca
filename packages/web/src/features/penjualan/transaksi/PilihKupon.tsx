import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { potonganKupon, salahKupon } from '@kilau/contract/trade/kupon/kupon.calc.ts';
import type { KuponCek } from '@kilau/contract/trade/kupon/kupon.wire.ts';
import { problemText } from '../../../platform/report-problem.ts';
import type { PilihLain } from '../../../trade/bayar/PaymentForm.tsx';
import { ruleText } from '../../../ui/form/rule-text.ts';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { useT } from '../../../ui/text.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { cekKupon } from '../kupon/cek-kupon.ts';

const TYPING_MS = 150;

interface PilihProps extends ComponentProps<PilihLain> {
  /** What a coupon is worth a share of. */
  readonly belanja: Dec;
  readonly ubah: string;
}

/** The coupon whose code stands in the field, once it is known that it pays. */
function Pilih({ belanja, ubah, isi, error, onChange }: PilihProps) {
  const t = useT();
  const [kode, setKode] = useState(isi.kupon?.kode_kupon ?? '');
  const [dicari] = useDebouncedValue(kode.trim(), TYPING_MS);
  const found = useQuery({
    queryKey: ['penjualan', 'kupon', dicari],
    queryFn: ({ signal }) => cekKupon(dicari, signal),
    enabled: dicari !== '',
    staleTime: 0,
    retry: false,
  });
  const ditemukan = found.data?.kode_kupon === kode.trim() ? found.data : undefined;
  const salah = ditemukan && salahKupon(ditemukan, belanja, ubah);
  const kupon = salah ? undefined : ditemukan;
  const potongan = kupon && potonganKupon(kupon, belanja);
  const pakai = useStable((baru: KuponCek | undefined) =>
    onChange({ kupon: baru, jumlah: baru ? (potonganKupon(baru, belanja)?.toString() ?? '') : '' }),
  );
  useEffect(() => {
    if (found.isSuccess || found.isError) pakai(kupon);
  }, [found.isSuccess, found.isError, kupon, pakai]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const kata = salah ? ruleText(t, 'kode_kupon', salah) : found.isError ? problemText(found.error) : undefined;
  return (
    <TextField
      ref={field}
      data-autofocus
      label={t('field.kode_kupon')}
      description={potongan ? t('penjualan.kupon_potongan', { jumlah: formatRupiah(potongan) }) : undefined}
      value={kode}
      upper
      maxLength={30}
      error={(dicari === '' ? undefined : kata) ?? error}
      onChange={(baru) => {
        setKode(baru);
        pakai(undefined);
      }}
    />
  );
}

/** The choice of a coupon. @param belanja what it is worth a share of. @param ubah number of the sale being changed. */
export const pilihKupon = (belanja: Dec, ubah: string): PilihLain =>
  function PilihKupon(props) {
    return <Pilih {...props} belanja={belanja} ubah={ubah} />;
  };
