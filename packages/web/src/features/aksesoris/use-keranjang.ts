import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type {
  Aksesoris,
  KartuAksesoris,
  StokAksesorisTersimpan,
} from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { api, newKey } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useIsian } from '../../trade/isian/use-isian.ts';
import { useSetelahKirim } from '../../trade/isian/use-setelah-kirim.ts';
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
import { papersKey } from '../../engine/paper/paper-keys.ts';
import { aksesorisPath } from './panggilan.ts';

/** What the hand does with the lines. */
function useUbahKeranjang(ubah: (change: (keranjang: Keranjang) => Partial<Keranjang>) => void) {
  return useMemo(
    () => ({
      pilih: (aksesoris: Aksesoris) => ubah(({ baris }) => ({ baris: tambahSatu(baris, aksesoris) })),
      ubahQty: (id: string, qty: string) =>
        ubah(({ baris }) => ({ baris: baris.map((lama) => (lama.id === id ? { ...lama, qty } : lama)) })),
      lepas: (id: string) => ubah(({ baris }) => ({ baris: baris.filter((lama) => lama.id !== id) })),
      masukkan: (baru: Omit<BarisKeranjang, 'id' | 'kode_barcode' | 'stok'>) =>
        ubah(({ baris }) => ({ baris: [...baris, { ...baru, id: newKey(), kode_barcode: '', stok: 0 }] })),
    }),
    [ubah],
  );
}

/**
 * Looks up what is scanned. @param sibuk the list is on its way. @param onAda gets what was found, @param onTolak why
 * nothing was.
 */
function usePindai(sibuk: boolean, onAda: (aksesoris: Aksesoris) => void, onTolak: (pesan: string) => void) {
  const setelahKirim = useSetelahKirim(sibuk);
  return useCallback(
    async (code: string) => {
      const kode = code.trim();
      if (kode === '') return;
      try {
        const { aksesoris } = await api.get<KartuAksesoris>(aksesorisPath(kode));
        await setelahKirim();
        beep('ok');
        onAda(aksesoris);
      } catch (error) {
        beep('error');
        onTolak(problemText(error));
      }
    },
    [onAda, onTolak, setelahKirim],
  );
}

/** Accessories that come or are taken, kept through reload and crash, sent until the server has answered. */
export function useKeranjang(page: string) {
  const client = useQueryClient();
  const [ditolak, setDitolak] = useState('');
  const [terakhir, setTerakhir] = useState('');
  const {
    isi: keranjang,
    now,
    ganti,
    mulai,
    sibuk,
    simpan: kirim,
    ...form
  } = useIsian<Keranjang, StokAksesorisTersimpan>({
    page,
    kosong: (sebelum) => ({ ...KERANJANG_KOSONG, arah: sebelum?.arah ?? KERANJANG_KOSONG.arah }),
    onSaved: ({ arah, jumlah_barang, nomor }) => {
      setDitolak('');
      setTerakhir(nomor);
      success(text(arah === 'AMBIL' ? 'aksesoris.diambil' : 'aksesoris.ditambah', { jumlah: jumlah_barang, nomor }));
      void client.invalidateQueries({ queryKey: papersKey(stokAksesoris) });
    },
    onDitolak: () => void client.invalidateQueries({ queryKey: papersKey(stokAksesoris) }),
    tempat: (isi, fields) => ({ ...fields, ...salahBaris(isi, fields) }),
  });
  const ubahDengan = useCallback(
    (change: (isi: Keranjang) => Partial<Keranjang>) => {
      setDitolak('');
      ganti((isi) => ({ ...isi, ...change(isi) }));
    },
    [ganti],
  );
  const ubah = useCallback((part: Partial<Keranjang>) => ubahDengan(() => part), [ubahDengan]);
  const hand = useUbahKeranjang(ubahDengan);
  const pindai = usePindai(sibuk, hand.pilih, setDitolak);
  const kosongkan = () => {
    setDitolak('');
    mulai();
  };
  const bolehKirim = siap(keranjang) && !sibuk;
  const simpan = () => {
    if (!bolehKirim) return;
    void kirim(
      stokAksesoris.base,
      kirimanOf(now.current),
      text('aksesoris.kiriman', { jumlah: berlaku(now.current).length }),
    );
  };
  return { ...form, ...hand, keranjang, ubah, ditolak, terakhir, kosongkan, sibuk, bolehKirim, pindai, simpan };
}
export type KeranjangHandle = ReturnType<typeof useKeranjang>;
