import { formatNumber } from '@kilau/contract/core/format.ts';
import { hancurBarangManual } from '@kilau/contract/features/manual/hancur-manual.kind.ts';
import { useT } from '../../../ui/text.ts';
import { LayarAmbil } from './LayarAmbil.tsx';

const AWAL = { kode_kondisi: '', keterangan: '' };

/** So much of some stock rows leaves the stock, with an approval that names every line. */
export function HancurManualPage() {
  const t = useT();
  return (
    <LayarAmbil
      kind={hancurBarangManual}
      awal={AWAL}
      wajib="kode_kondisi"
      danger
      kata={{
        simpan: t('hancur.simpan'),
        daftar: t('manual.daftar_hancur'),
        kepala: t('page.hancur-barang-manual'),
        dokumen: t('manual.dokumen_hancur'),
        tersimpan: ({ nomor, total_qty }) => t('manual.tersimpan_hancur', { qty: formatNumber(total_qty), nomor }),
      }}
    />
  );
}
