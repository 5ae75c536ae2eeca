import { useQuery } from '@tanstack/react-query';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { usulModal } from '@kilau/contract/trade/barang/modal.ts';
import { api } from '../../../platform/api.ts';
import type { FormValues } from '../../../ui/form/record-form.ts';
import { useStore, type Store } from '../../../ui/store.ts';
import { useT } from '../../../ui/text.ts';
import css from './isi.module.css';
import { usePembulatanBerat } from './BeratBulat.tsx';
import { beratUsul } from './pratinjau.ts';

/** What the server will put in as the cost where none is typed. Draws with every key; the form around it does not. */
export function UsulModal({ live }: { readonly live: Store<FormValues> }) {
  const t = useT();
  const isi = useStore(live);
  const aturan = usePembulatanBerat();
  const typed = Dec.parse(isi['kadar']) ?? Dec.zero;
  const kadar = typed.gt(100) ? typed.dividedBy(10, 4, 'half-even') : typed;
  const harga = useQuery({
    queryKey: ['harga-beli-kadar', kadar.toString()],
    enabled: kadar.gt(0) && kadar.lte(100),
    queryFn: ({ signal }) =>
      api.get<{ readonly harga_gram: number | null }>('barang/get/harga-beli', { kadar: kadar.toString() }, { signal }),
  });
  const berat = Dec.parse(isi['berat']) ?? beratUsul(isi, aturan);
  if (String(isi['harga_modal'] ?? '') !== '' || !berat) return null;
  if (String(isi['no_terima'] ?? '') !== '') {
    return (
      <p className={css.bulat} role="status">
        {t('modal.dari_penerimaan')}
      </p>
    );
  }
  if (harga.data === undefined) return null;
  const usul = usulModal(berat, Dec.from(harga.data.harga_gram ?? 0));
  return (
    <p className={css.bulat} role="status">
      {usul ? t('modal.usulan', { harga: formatRupiah(usul.toJSON()) }) : t('modal.tanpa_usulan')}
    </p>
  );
}
