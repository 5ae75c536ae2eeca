import { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { recordBreaks } from '@kilau/contract/core/record-rule.ts';
import { potonganKupon } from '@kilau/contract/trade/kupon/kupon.calc.ts';
import { kupon } from '@kilau/contract/features/penjualan/kupon.resource.ts';
import type { ResourceExample } from '../../../engine/resource/example.ts';
import { ExampleBox } from '../../../engine/resource/ExampleBox.tsx';
import { ResourcePage } from '../../../engine/resource/ResourcePage.tsx';
import { useT } from '../../../ui/text.ts';

/** The purchase of the example, where the coupon asks for no larger one. */
const BELANJA = 1_000_000;

const ContohKupon: ResourceExample = ({ values }) => {
  const t = useT();
  const nilai = Dec.parse(values['nilai']);
  if (!nilai || nilai.isZero() || Object.keys(recordBreaks(kupon.rules, values)).length > 0) return null;
  const min_belanja = Dec.parse(values['min_belanja']) ?? Dec.zero;
  const belanja = Dec.max(BELANJA, min_belanja);
  const potongan = potonganKupon(
    {
      jenis: values['jenis'] === 'PERSEN' ? 'PERSEN' : 'RP',
      nilai,
      min_belanja,
      maks_potongan: Dec.parse(values['maks_potongan']) ?? null,
    },
    belanja,
  );
  return potongan ? (
    <ExampleBox
      lines={[t('pinjaman.contoh_kupon', { belanja: formatRupiah(belanja), jumlah: formatRupiah(potongan) })]}
    />
  ) : null;
};

/** Coupons, with what each takes off. */
export const ParameterKuponPage = () => <ResourcePage resource={kupon} Example={ContohKupon} />;
