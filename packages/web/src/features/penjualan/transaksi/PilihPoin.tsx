import { useEffect, useRef, type ComponentProps } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { nilaiPoin, poinUntukBayar } from '@kilau/contract/trade/poin/poin.calc.ts';
import type { PilihLain } from '../../../trade/bayar/PaymentForm.tsx';
import { angka } from '../../../trade/harga/angka.ts';
import { usePoin } from '../../../trade/pelanggan/poin.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { IntegerInput } from '../../../ui/inputs/NumberInputs.tsx';
import { useT } from '../../../ui/text.ts';
import { useStable } from '../../../ui/use-stable.ts';

interface PilihProps extends ComponentProps<PilihLain> {
  readonly kode_member: string;
}

/** So many points as may pay, until somebody types others; beside it what the member has and what they are worth. */
function Pilih({ kode_member, isi, error, kurang, onChange }: PilihProps) {
  const t = useT();
  const dimiliki = usePoin(kode_member);
  const { poin = 0, nilai = 0 } = dimiliki.data ?? {};
  const cashback_poin = Dec.from(nilai);
  const isikan = useStable((jumlah: string) =>
    onChange({
      poin: jumlah,
      poin_ada: dimiliki.data?.poin,
      jumlah: nilaiPoin(angka(jumlah).toJSON(), { cashback_poin }).toString(),
    }),
  );
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const awal = isi.poin === undefined ? poinUntukBayar(kurang, poin, { cashback_poin }) : undefined;
  useEffect(() => {
    if (dimiliki.isSuccess && awal !== undefined) isikan(awal === 0 ? '' : String(awal));
  }, [dimiliki.isSuccess, awal, isikan]);
  return (
    <IntegerInput
      ref={field}
      data-autofocus
      label={t('penjualan.poin_dipakai')}
      description={
        dimiliki.data
          ? t('penjualan.poin_dimiliki', { poin: formatNumber(poin), nilai: formatRupiah(nilai) })
          : undefined
      }
      value={isi.poin ?? ''}
      error={error ?? (dimiliki.isError ? problemText(dimiliki.error) : undefined)}
      onChange={isikan}
    />
  );
}

/** The choice of points for a sale to a member. */
export const pilihPoin = (kode_member: string): PilihLain =>
  function PilihPoin(props) {
    return <Pilih {...props} kode_member={kode_member} />;
  };
