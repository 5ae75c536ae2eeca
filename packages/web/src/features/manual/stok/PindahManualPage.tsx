import { formatNumber } from '@kilau/contract/core/format.ts';
import { pindahBarangManual } from '@kilau/contract/features/manual/pindah-manual.kind.ts';
import { useT } from '../../../ui/text.ts';
import { LayarAmbil } from './LayarAmbil.tsx';

const AWAL = { kode_gudang: 'TOKO', kode_baki: '', keterangan: '' };

/** So much of some stock rows goes to one tray. */
export function PindahManualPage() {
  const t = useT();
  return (
    <LayarAmbil
      kind={pindahBarangManual}
      awal={AWAL}
      wajib="kode_baki"
      kata={{
        simpan: t('pindah.simpan'),
        daftar: t('manual.daftar_pindah'),
        kepala: t('pindah.ke'),
        dokumen: t('manual.dokumen_pindah'),
        tersimpan: ({ nomor, total_qty, kode_baki: baki = '' }) =>
          t('manual.tersimpan_pindah', { qty: formatNumber(total_qty), baki, nomor }),
      }}
    />
  );
}
