import type { StokAksesoris } from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.document.ts';
import { useT } from '../../ui/text.ts';
import { AksiDokumen } from '../../engine/approval/AksiDokumen.tsx';
import { CACHE, pathOf } from './panggilan.ts';

const { batal } = stokAksesoris.actions;

/** Takes a document back: reason and approval. */
export function BatalStok({ dokumen, onDone }: { readonly dokumen: StokAksesoris; readonly onDone: () => void }) {
  const t = useT();
  const { no_stok: nomor, arah, jumlah_barang } = dokumen;
  return (
    <AksiDokumen
      nomor={nomor}
      path={pathOf(nomor, '/batal')}
      kategori={batal.approval}
      fields={batal.input}
      cache={CACHE}
      onDone={onDone}
      ringkasan={() => [
        { label: t('aksesoris.arah'), nilai: t(`pilihan.arah_stok.${arah}`) },
        { label: t('aksesoris.qty'), nilai: String(jumlah_barang) },
      ]}
      judul={t('pindah.batal_judul', { nomor })}
      tombol={t('pindah.batalkan')}
      penjelasan={t('aksesoris.batal_penjelasan')}
      selesai={t('pindah.dibatalkan', { nomor })}
    />
  );
}
