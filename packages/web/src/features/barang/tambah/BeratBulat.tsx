import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { bulatkanBerat } from '@kilau/contract/features/barang/berat.calc.ts';
import { useActor } from '../../../platform/session.ts';
import type { FormValues } from '../../../ui/form/record-form.ts';
import { useStore, type Store } from '../../../ui/store.ts';
import { useT } from '../../../ui/text.ts';
import css from './isi.module.css';

/** How the shop rounds the true weight to the weight sold; empty: not at all. */
export const usePembulatanBerat = (): string => useActor().modules.get('PEMBULATAN_BERAT') ?? '';

/** What the server will make of a weight that is left open. Draws with every key; the form around it does not. */
export function BeratBulat({ live }: { readonly live: Store<FormValues> }) {
  const t = useT();
  const isi = useStore(live);
  const aturan = usePembulatanBerat();
  const asli = Dec.parse(isi['berat_asli']);
  if (aturan === '' || !asli || asli.isZero() || String(isi['berat'] ?? '') !== '') return null;
  return <p className={css.bulat} role="status">{t('berat.dibulatkan', { berat: formatNumber(bulatkanBerat(asli, aturan), 3) })}</p>;
}
