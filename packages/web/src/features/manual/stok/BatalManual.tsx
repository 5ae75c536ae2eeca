import { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.document.ts';
import { AksiDokumen } from '../../../engine/approval/AksiDokumen.tsx';
import type { RingkasanBaris } from '../../../engine/approval/permintaan.ts';
import { CACHE } from '../../../trade/barang/cache.ts';
import { useT } from '../../../ui/text.ts';
import type { JenisDokumen } from './jenis-dokumen.ts';
import { pathOf } from './panggilan.ts';

interface BatalProps {
  readonly jenisDokumen: JenisDokumen;
  readonly nomor: string;
  readonly ringkasan: readonly RingkasanBaris[];
  readonly onDone: () => void;
}

/** Takes a document back: reason and approval, which are the same for all three kinds. */
export function BatalManual({ jenisDokumen, nomor, ringkasan, onDone }: BatalProps) {
  const t = useT();
  return (
    <AksiDokumen
      nomor={nomor}
      path={pathOf(jenisDokumen.base, nomor, '/batal')}
      kategori={jenisDokumen.kategori_batal}
      fields={tambahBarangManual.actions.batal.input}
      cache={CACHE}
      onDone={onDone}
      ringkasan={() => ringkasan}
      judul={t('pindah.batal_judul', { nomor })}
      tombol={t('pindah.batalkan')}
      penjelasan={jenisDokumen.batal(t)}
      selesai={t('pindah.dibatalkan', { nomor })}
    />
  );
}
