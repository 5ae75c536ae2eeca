import { formatNumber } from '@kilau/contract/core/format.ts';
import { taraSalah } from '@kilau/contract/features/barang/tambah/berat.calc.ts';
import { useParam } from '../../../platform/session.ts';
import type { FormValues } from '../../../ui/form/record-form.ts';
import { useStore, type Store } from '../../../ui/store.ts';
import { ruleText } from '../../../ui/form/rule-text.ts';
import { useT } from '../../../ui/text.ts';
import css from './isi.module.css';
import { beratUsul, taraIsian } from './pratinjau.ts';

/** How the shop rounds the true weight to the weight sold; empty: not at all. */
export const usePembulatanBerat = (): string => useParam('PEMBULATAN_BERAT');

const gram = (berat: { toString(): string }): string => formatNumber(berat.toString(), 3);

/** What the server will make of a weight that is left open. Draws with every key; the form around it does not. */
export function BeratBulat({ live }: { readonly live: Store<FormValues> }) {
  const t = useT();
  const isi = useStore(live);
  const aturan = usePembulatanBerat();
  const { berat_asli, berat_atribut, berat_plastik } = taraIsian(isi);
  if (berat_asli.lte(0) || String(isi['berat'] ?? '') !== '') return null;
  const berat = beratUsul(isi, aturan);
  if (!berat) {
    return (
      <p className={css.salah} role="status">
        {ruleText(t, 'berat', taraSalah(berat_asli))}
      </p>
    );
  }
  const tara = !berat_atribut.isZero() || !berat_plastik.isZero();
  return (
    <p className={css.bulat} role="status">
      {tara
        ? t('berat.tanpa_tara', {
            asli: gram(berat_asli),
            atribut: gram(berat_atribut),
            plastik: gram(berat_plastik),
            berat: gram(berat),
          })
        : t('berat.dibulatkan', { berat: gram(berat) })}
    </p>
  );
}
