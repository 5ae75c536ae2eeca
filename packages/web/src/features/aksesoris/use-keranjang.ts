import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type {
  Aksesoris,
  KartuAksesoris,
  StokAksesorisTersimpan,
} from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { api, newKey } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { useDraft } from '../../platform/drafts.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { useKirim } from '../../trade/dokumen/use-kirim.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { text } from '../../ui/text.ts';
import {
  berlaku,
  KERANJANG_KOSONG,
  kirimanOf,
  salahBaris,
  siap,
  tambahSatu,
  type BarisKeranjang,
  type Keranjang,
} from './keranjang.ts';
import { papersKey } from '../../engine/paper/paper-calls.ts';
import { aksesorisPath } from './panggilan.ts';

type Salah = Readonly<Record<string, string>>;

/** The lines with their draft, what has been said of them, and what the hand does with them. */
function useIsiKeranjang(page: string) {
  const { found, key, keep, clear, savedAt } = useDraft<Keranjang>(page);
  const [keranjang, setKeranjang] = useState<Keranjang>(() => found?.value ?? KERANJANG_KOSONG);
  const [salah, setSalah] = useState<Salah>({});
  const [ditolak, setDitolak] = useState('');
  const now = useRef(keranjang);
  const ubah = useCallback(
    (next: Partial<Keranjang>) => {
      now.current = { ...now.current, ...next };
      setKeranjang(now.current);
      setSalah({});
      setDitolak('');
      keep(now.current);
    },
    [keep],
  );
  const pilih = useCallback(
    (aksesoris: Aksesoris) => ubah({ baris: tambahSatu(now.current.baris, aksesoris) }),
    [ubah],
  );
  const ubahQty = useCallback(
    (id: string, qty: string) =>
      ubah({ baris: now.current.baris.map((baris) => (baris.id === id ? { ...baris, qty } : baris)) }),
    [ubah],
  );
  const lepas = useCallback(
    (id: string) => ubah({ baris: now.current.baris.filter((baris) => baris.id !== id) }),
    [ubah],
  );
  const masukkan = useCallback(
    (baru: Omit<BarisKeranjang, 'id' | 'kode_barcode' | 'stok'>) =>
      ubah({ baris: [...now.current.baris, { ...baru, id: newKey(), kode_barcode: '', stok: 0 }] }),
    [ubah],
  );
  const kosongkan = useCallback(() => {
    clear();
    now.current = { ...KERANJANG_KOSONG, arah: now.current.arah };
    setKeranjang(now.current);
    setSalah({});
    setDitolak('');
  }, [clear]);
  return {
    keranjang,
    now,
    key,
    clear,
    savedAt,
    salah,
    setSalah,
    ditolak,
    setDitolak,
    ubah,
    pilih,
    ubahQty,
    lepas,
    masukkan,
    kosongkan,
  };
}

/** Looks up what is scanned. @param onAda gets what was found, @param onTolak why nothing was. */
function usePindai(onAda: (aksesoris: Aksesoris) => void, onTolak: (pesan: string) => void) {
  return useCallback(
    async (code: string) => {
      const kode = code.trim();
      if (kode === '') return;
      try {
        const { aksesoris } = await api.get<KartuAksesoris>(aksesorisPath(kode));
        beep('ok');
        onAda(aksesoris);
      } catch (error) {
        beep('error');
        onTolak(problemText(error));
      }
    },
    [onAda, onTolak],
  );
}

/** Accessories that come or are taken, kept through reload and crash, sent until the server has answered. */
export function useKeranjang(page: string) {
  const client = useQueryClient();
  const { now, key, clear, setSalah, setDitolak, ...isi } = useIsiKeranjang(page);
  const { keranjang, pilih, kosongkan } = isi;
  const pindai = usePindai(pilih, setDitolak);
  const { kirim, sibuk } = useKirim<StokAksesorisTersimpan>(
    key,
    ({ arah, jumlah_barang, nomor }) => {
      kosongkan();
      success(text(arah === 'AMBIL' ? 'aksesoris.diambil' : 'aksesoris.ditambah', { jumlah: jumlah_barang, nomor }));
      void client.invalidateQueries({ queryKey: papersKey(stokAksesoris) });
    },
    (error) => {
      void client.invalidateQueries({ queryKey: papersKey(stokAksesoris) });
      if (error instanceof ProblemError) {
        // The key was used for what is on the server already: what is here goes on under another one.
        if (error.code === 'kunci_dipakai_isi_lain') clear();
        setSalah({ ...error.fields, ...salahBaris(now.current, error.fields) });
      }
      reportProblem(error);
    },
  );
  const bolehKirim = siap(keranjang) && !sibuk;
  const simpan = () => {
    if (!bolehKirim) return;
    void kirim({
      key,
      path: stokAksesoris.base,
      body: kirimanOf(now.current),
      label: text('aksesoris.kiriman', { jumlah: berlaku(now.current).length }),
    });
  };
  return { ...isi, sibuk, bolehKirim, pindai, simpan };
}
export type KeranjangHandle = ReturnType<typeof useKeranjang>;
