import { BARIS_BELI_FIELDS } from '@kilau/contract/trade/beli/baris-beli.fields.ts';
import { FotoBarang } from '../barang/FotoBarang.tsx';
import { useT } from '../../ui/text.ts';
import { FotoKecil } from './FotoKecil.tsx';
import { notaDari, type BarisBeli } from './isi.ts';

interface FotoBarisProps {
  readonly baris: BarisBeli;
  readonly salah: string | undefined;
  readonly onFoto: (kunci: string) => void;
}

/** What lies on the counter, photographed; beside it how the piece looked when it was sold. */
export function FotoBaris({ baris, salah, onFoto }: FotoBarisProps) {
  const t = useT();
  const nota = notaDari(baris);
  return (
    <FotoKecil
      label={t('pembelian.foto')}
      field={BARIS_BELI_FIELDS.foto_barang}
      value={baris.foto_barang}
      error={salah}
      onChange={onFoto}
      tetap
      dulu={
        nota && nota.foto !== '' ? (
          <FotoBarang kode_barcode={nota.kode_barcode} foto={nota.foto} alt={t('pembelian.foto_dulu')} />
        ) : null
      }
    />
  );
}
