import { useState } from 'react';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { KirimCuciPusatPage } from '../features/kirim-barang/KirimBarangPage.tsx';
import { TerimaCuciCabangPage } from '../features/kirim-barang/TerimaBarangPage.tsx';
import { KirimBarangCuciPage, TerimaBarangCuciPage } from '../features/sepuhan/SepuhanPages.tsx';
import { useActor } from '../platform/session.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useT } from '../ui/text.ts';

/** Where head office refinishes for its branches a branch sends to it; else the shop sends to a goldsmith. */
export function KirimCuci() {
  return moduleOn(useActor(), 'SEPUHAN_TERPUSAT_MODULE') ? <KirimCuciPusatPage /> : <KirimBarangCuciPage />;
}

/** A goldsmith tells what has arrived of a batch; head office takes in what its branches have sent. */
export function TerimaCuci() {
  const t = useT();
  const antarToko = moduleOn(useActor(), 'KIRIM_BARANG_MODULE');
  const [cabang, setCabang] = useState(false);
  const aksi = antarToko ? (
    <ActionButton onClick={() => setCabang(!cabang)}>
      {t(cabang ? 'terima_barang.dari_tukang' : 'terima_barang.dari_cabang')}
    </ActionButton>
  ) : undefined;
  return cabang ? <TerimaCuciCabangPage aksi={aksi} /> : <TerimaBarangCuciPage aksi={aksi} />;
}
