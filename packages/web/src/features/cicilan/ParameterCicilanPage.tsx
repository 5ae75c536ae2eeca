import { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { rencanaCicilan } from '@kilau/contract/features/cicilan/cicilan.calc.ts';
import { paraCicilan } from '@kilau/contract/features/cicilan/para-cicilan.resource.ts';
import type { ResourceExample } from '../../engine/resource/example.ts';
import { ExampleBox } from '../../engine/resource/ExampleBox.tsx';
import { ResourcePage } from '../../engine/resource/ResourcePage.tsx';
import { useT } from '../../ui/text.ts';

/** The price that the example divides. */
const HARGA = 6_000_000;
const MOST = paraCicilan.fields.tenor.max;

/** 6,000,000: 1,200,000 down, then 5 × 960,000. */
const ContohCicilan: ResourceExample = ({ values }) => {
  const t = useT();
  const tenor = Dec.parse(values['tenor']);
  const dp_persen = Dec.parse(values['dp_persen']);
  if (!tenor || !dp_persen || tenor.lt(1) || tenor.gt(MOST) || dp_persen.gt(100)) return null;
  const { harga_jual_cicil, dp, angsuran } = rencanaCicilan(HARGA, {
    tenor: tenor.toJSON(),
    dp_persen,
    margin_persen: Dec.parse(values['margin_persen']) ?? 0,
  });
  const [pertama, terakhir] = [angsuran[0], angsuran.at(-1)];
  if (!pertama || !terakhir) return null;
  const rencana = t('pinjaman.contoh_cicilan', {
    harga: formatRupiah(harga_jual_cicil),
    dp: formatRupiah(dp),
    tenor: tenor.toString(),
    angsuran: formatRupiah(pertama),
  });
  return (
    <ExampleBox
      lines={[
        pertama.eq(terakhir)
          ? rencana
          : `${rencana} ${t('pinjaman.contoh_terakhir', { angsuran: formatRupiah(terakhir) })}`,
      ]}
    />
  );
};

/** Terms of instalments, with what a piece of six million costs by them. */
export const ParameterCicilanPage = () => <ResourcePage resource={paraCicilan} Example={ContohCicilan} />;
