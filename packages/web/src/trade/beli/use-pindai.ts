import { useState } from 'react';
import type { BarangNota } from '@kilau/contract/trade/beli/beli.wire.ts';
import { paperSearch } from '../../engine/paper/search.ts';
import { beep } from '../../platform/beep.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useJejak } from '../isian/use-jejak.ts';
import { useSetelahKirim } from '../isian/use-setelah-kirim.ts';
import { useT } from '../../ui/text.ts';
import { notaDari, type BarisBeli, type IsiBeli } from './isi.ts';
import { cariNota } from './panggilan.ts';

/** A code that was not taken, and the paper that has the piece, where one has it. */
export interface Ditolak {
  readonly kode: string;
  readonly pesan: string;
  readonly dokumen: { readonly nomor: string; readonly to: string } | undefined;
}

/** Where the paper of a number is looked at, whatever kind it is; nothing for who may not see it. */
async function halamanDokumen(nomor: string): Promise<Ditolak['dokumen']> {
  if (nomor === '') return undefined;
  const found = await paperSearch.find(nomor, new AbortController().signal).catch(() => []);
  const paper = found.find(({ id }) => id === nomor);
  return paper && { nomor, to: paper.to };
}

const kodeBarang = (barang: readonly BarisBeli[]): ReadonlySet<string> =>
  new Set(barang.flatMap((baris) => notaDari(baris)?.kode_barcode ?? []));

/**
 * Takes the number of a nota, which stands for all of its pieces, or the barcode of one, and tells by sound, sentence
 * and trail how it went. @param form what is entered as of this moment, and whether it is on its way.
 * @param tambah puts pieces behind them. @param untuk number of the OPEN purchase that may hold them already.
 */
export function usePindaiNota(
  { now, sibuk }: { readonly now: { readonly current: IsiBeli }; readonly sibuk: boolean },
  tambah: (baru: readonly BarangNota[]) => void,
  untuk = '',
) {
  const t = useT();
  const { jejak, catat } = useJejak();
  const [ditolak, setDitolak] = useState<Ditolak>();
  const setelahKirim = useSetelahKirim(sibuk);
  const tolak = async (kode: string, pesan: string, nomor = '') => {
    beep('error');
    catat(kode, pesan, true);
    setDitolak({ kode, pesan, dokumen: undefined });
    const dokumen = await halamanDokumen(nomor);
    if (dokumen) setDitolak((kini) => (kini?.kode === kode ? { ...kini, dokumen } : kini));
  };
  const cari = async (kode: string) => {
    try {
      const found = await cariNota(kode, untuk);
      await setelahKirim();
      const ada = kodeBarang(now.current.barang);
      const baru = found.filter(({ kode_barcode }) => !ada.has(kode_barcode));
      if (baru.length === 0) {
        await tolak(kode, t('penjualan.sudah_di_tabel', { kode }));
        return;
      }
      setDitolak(undefined);
      catat(kode, baru.map(({ nama_barang }) => nama_barang).join(', '));
      tambah(baru);
      beep('ok');
    } catch (error) {
      const nomor = error instanceof ProblemError ? String(error.params['nomor'] ?? '') : '';
      await tolak(kode, problemText(error), nomor);
    }
  };
  const pindai = (code: string) => {
    const kode = code.trim().toUpperCase();
    if (kode !== '') void cari(kode);
  };
  return { jejak, ditolak, pindai, tenang: () => setDitolak(undefined) };
}
