import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../../platform/api.ts';
import { beep } from '../../../platform/beep.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { pembeliReseller } from '../../../trade/pelanggan/pelanggan-draft.ts';
import { useJejak, type Jejak } from '../../../trade/isian/use-jejak.ts';
import { useSetelahKirim } from '../../../trade/isian/use-setelah-kirim.ts';
import { useT } from '../../../ui/text.ts';
import type { PeganganTukar } from '../tukar/pegangan.ts';
import type { BarangJual } from '../wire.ts';
import { barisDari, type DraftJual } from './draft.ts';
import { useAksesoris } from './use-aksesoris.ts';
import { useLama } from './use-lama.ts';
import type { LayarHandle } from './use-layar.ts';

/** The piece behind a code with what it costs this customer today; the OPEN sale that is changed may hold it. */
export const cariBarang = (kode: string, draft: Pick<DraftJual, 'ubah' | 'pelanggan'>): Promise<BarangJual> =>
  api.get<BarangJual>(`barang/${encodeURIComponent(kode)}/harga-jual`, {
    untuk: draft.ubah,
    kode_member: pembeliReseller(draft.pelanggan),
  });

/** The piece at the prices of whose sale it comes into: another customer may have been chosen by then. */
async function cariUntukPembeli(
  kode: string,
  now: LayarHandle['now'],
  setelahKirim: () => Promise<void>,
): Promise<BarangJual> {
  const { draft } = now();
  const barang = await cariBarang(kode, draft);
  await setelahKirim();
  const sama = pembeliReseller(now().draft.pelanggan) === pembeliReseller(draft.pelanggan);
  return sama ? barang : cariUntukPembeli(kode, now, setelahKirim);
}

/** Takes codes: looks the piece up, adds its line, and tells by sound, sentence and trail how it went. */
export function usePindai(
  handle: LayarHandle,
  locked: boolean,
  lama: { readonly current: PeganganTukar | undefined },
): { readonly pindai: (kode: string) => void; readonly jejak: readonly Jejak[] } {
  const t = useT();
  const { jejak, catat } = useJejak();
  const { now, ubah } = handle;
  const waiting = useRef<string[]>([]);
  const setelahKirim = useSetelahKirim(locked);
  const refuse = useCallback(
    (kode: string, pesan: string, nomor = '') => {
      beep('error');
      catat(kode, pesan, true);
      ubah({ type: 'refused', ditolak: { kode, pesan, nomor } });
    },
    [ubah, catat],
  );
  const barangLama = useLama(handle, lama, refuse, catat, setelahKirim);
  const aksesoris = useAksesoris(handle, refuse, catat, setelahKirim);
  const look = useCallback(
    async (kode: string) => {
      if (barisDari(now().draft, kode) || now().dicari.includes(kode)) {
        refuse(kode, t('penjualan.sudah_di_tabel', { kode }));
        return;
      }
      ubah({ type: 'scan', kode });
      try {
        const barang = await cariUntukPembeli(kode, now, setelahKirim);
        ubah({ type: 'scanned', kode, barang });
        catat(kode, barang.nama_barang);
        // Behind the drawing of the row, which is what the hand waits for.
        setTimeout(() => beep('ok'));
      } catch (error) {
        if (await aksesoris(kode, error)) return;
        if (await barangLama(kode, error)) return;
        refuse(kode, problemText(error), error instanceof ProblemError ? String(error.params['nomor'] ?? '') : '');
      }
    },
    [now, ubah, refuse, catat, aksesoris, barangLama, setelahKirim, t],
  );
  // Codes that come while a sale is on its way belong to the next one.
  useEffect(() => {
    if (locked) return;
    for (const kode of waiting.current.splice(0)) void look(kode);
  }, [locked, look]);
  const pindai = useCallback(
    (code: string) => {
      const kode = code.trim();
      if (kode === '') return;
      if (locked) waiting.current.push(kode);
      else void look(kode);
    },
    [locked, look],
  );
  return { pindai, jejak };
}
