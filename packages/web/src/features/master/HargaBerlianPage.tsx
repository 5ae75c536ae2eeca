import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { hargaBatu } from '@kilau/contract/features/master/berlian/berlian.calc.ts';
import { parameterBerlian } from '@kilau/contract/features/master/berlian/parameter-berlian.resource.ts';
import type { ResourceExample } from '../../engine/resource/example.ts';
import { ExampleBox } from '../../engine/resource/ExampleBox.tsx';
import { ResourcePage } from '../../engine/resource/ResourcePage.tsx';
import { useT } from '../../ui/text.ts';
import { KursUsd } from './KursUsd.tsx';
import { useKursUsd } from './kurs-usd.ts';

const SATU_KARAT = 1;

/** The heaviest stone of the band, or the lightest where the band has no end. */
const ContohBatu: ResourceExample = ({ values }) => {
  const t = useT();
  const kurs = useKursUsd().data?.kurs ?? null;
  const harga_per_karat = Dec.parse(values['harga_per_karat']);
  if (!harga_per_karat || harga_per_karat.isZero()) return null;
  const mata_uang = values['mata_uang'] === 'IDR' ? 'IDR' : 'USD';
  const atas = Dec.parse(values['karat_sampai']) ?? Dec.parse(values['karat_dari']);
  const karat = atas && !atas.isZero() ? atas : Dec.from(SATU_KARAT);
  const jumlah = hargaBatu(karat, { harga_per_karat, mata_uang }, kurs);
  if (!jumlah || (mata_uang === 'USD' && kurs === null)) return <ExampleBox lines={[t('berlian.kurs_kosong')]} />;
  const said = { karat: formatPlain(karat), jumlah: formatRupiah(jumlah) };
  return (
    <ExampleBox
      lines={[
        mata_uang === 'IDR'
          ? t('berlian.contoh_idr', { ...said, harga: formatRupiah(harga_per_karat) })
          : t('berlian.contoh_usd', { ...said, harga: formatNumber(harga_per_karat), kurs: formatRupiah(kurs ?? 0) }),
      ]}
    />
  );
};

/** The price list of stones, under the dollar of the day. */
export const HargaBerlianPage = () => (
  <ResourcePage resource={parameterBerlian} Example={ContohBatu} above={<KursUsd />} />
);
