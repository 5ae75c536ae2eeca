import { useState } from 'react';
import { beep } from '../../platform/beep.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useJejak } from './use-jejak.ts';
import { useSetelahKirim } from './use-setelah-kirim.ts';
import { useT } from '../../ui/text.ts';
import type { BarangHarga } from '../harga/barang-harga.ts';
import { cariBarang } from '../harga/cari-barang.ts';

/** A paper that is entered: what it holds as of this moment, and whether it is on its way. */
interface Form {
  readonly now: { readonly current: { readonly barang: readonly BarangHarga[] } };
  readonly sibuk: boolean;
}

/**
 * Takes barcodes, and tells by sound, sentence and trail how it went.
 * @param tambah puts a piece behind the others.
 * @param untuk number of the OPEN paper that may hold the pieces already.
 */
export function usePindaiHarga({ now, sibuk }: Form, tambah: (barang: BarangHarga) => void, untuk = '') {
  const t = useT();
  const { jejak, catat } = useJejak();
  const setelahKirim = useSetelahKirim(sibuk);
  const [ditolak, setDitolak] = useState<{ readonly kode: string; readonly pesan: string }>();
  const tolak = (kode: string, pesan: string) => {
    beep('error');
    catat(kode, pesan, true);
    setDitolak({ kode, pesan });
  };
  const ada = (kode: string) => now.current.barang.some(({ kode_barcode }) => kode_barcode === kode);
  const cari = async (kode: string) => {
    try {
      const barang = await cariBarang(kode, untuk);
      await setelahKirim();
      if (ada(kode)) return;
      setDitolak(undefined);
      catat(kode, barang.nama_barang);
      tambah(barang);
      beep('ok');
    } catch (error) {
      tolak(kode, problemText(error));
    }
  };
  const pindai = (code: string) => {
    const kode = code.trim();
    if (kode === '') return;
    if (ada(kode)) tolak(kode, t('penjualan.sudah_di_tabel', { kode }));
    else void cari(kode);
  };
  return { jejak, ditolak, pindai, tenang: () => setDitolak(undefined) };
}
