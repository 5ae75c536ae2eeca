import { useCallback, useRef, useState } from 'react';
import type { DecInput } from '@kilau/contract/core/dec.ts';
import { beep } from '../../platform/beep.ts';
import { problemText } from '../../platform/report-problem.ts';
import { text } from '../../ui/text.ts';
import { useJejak } from './use-jejak.ts';
import { useSetelahKirim } from './use-setelah-kirim.ts';

/** A piece as a scan is answered, and as it stands on a list of scans. */
export interface BarangPindai {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kadar: DecInput;
  readonly berat: DecInput;
  /** Key of its photo; empty when it has none. */
  readonly foto: string;
}
export interface Ditolak {
  readonly kode: string;
  readonly pesan: string;
}

/**
 * Looks up what is scanned: each piece once, and what is no piece of the stock is refused. @param ada whether it is on
 * the list already, @param masuk puts it there, @param tanya tells of the pieces that a code stands for, or refuses it.
 * @param sibuk the list is on its way to the server.
 */
export function usePindai<B extends BarangPindai>(
  ada: (kode: string) => boolean,
  masuk: (barang: B) => void,
  tanya: (kode: string) => Promise<readonly B[]>,
  sibuk: boolean,
) {
  const [ditolak, setDitolak] = useState<Ditolak>();
  const { jejak, catat } = useJejak();
  const looking = useRef(new Set<string>());
  const setelahKirim = useSetelahKirim(sibuk);
  const refuse = useCallback(
    (kode: string, pesan: string) => {
      beep('error');
      catat(kode, pesan, true);
      setDitolak({ kode, pesan });
    },
    [catat],
  );
  const pindai = useCallback(
    async (code: string) => {
      const kode = code.trim();
      if (kode === '') return;
      if (looking.current.has(kode) || ada(kode)) {
        refuse(kode, text('pindah.sudah_di_daftar', { kode }));
        return;
      }
      looking.current.add(kode);
      try {
        const ditemukan = await tanya(kode);
        await setelahKirim();
        // What one code brings may be there by another.
        const barang = ditemukan.filter(({ kode_barcode }) => !ada(kode_barcode));
        if (barang.length === 0) {
          refuse(kode, text('pindah.sudah_di_daftar', { kode }));
          return;
        }
        beep('ok');
        setDitolak(undefined);
        for (const piece of barang) masuk(piece);
        catat(kode, barang.map(({ nama_barang }) => nama_barang).join(', '));
      } catch (error) {
        refuse(kode, problemText(error));
      } finally {
        looking.current.delete(kode);
      }
    },
    [ada, masuk, tanya, refuse, catat, setelahKirim],
  );
  /** Tells of a code that something else refused. */
  const gagal = useCallback((kode: string, error: unknown) => refuse(kode, problemText(error)), [refuse]);
  return { ditolak, setDitolak, tolak: refuse, gagal, pindai, jejak };
}
