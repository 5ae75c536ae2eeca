import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BarangNota } from '@kilau/contract/trade/beli/beli.wire.ts';
import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { papersChanged } from '../../engine/paper/paper-keys.ts';
import { showPrint } from '../../engine/paper/paper-print.ts';
import { useScanner } from '../../platform/scanner.ts';
import { useActor } from '../../platform/session.ts';
import { aturanBeli, type AturanBeli } from '../../trade/beli/aturan.ts';
import { tanpaIzin } from '../../trade/beli/izin.ts';
import { useRujukan } from '../../trade/beli/panggilan.ts';
import { useBaris, type FormBeli } from '../../trade/beli/use-baris.ts';
import { usePindaiNota } from '../../trade/beli/use-pindai.ts';
import { useSegar } from '../../trade/beli/use-segar.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import type { Sah } from '../../trade/dokumen/sahkan.ts';
import { salahBarang, salahDari } from '../../trade/dokumen/salah.ts';
import { aturanJual } from '../../trade/harga/aturan-jual.ts';
import { useIsian } from '../../trade/isian/use-isian.ts';
import { useTangan } from '../../trade/isian/use-tangan.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { focusFirstError } from '../../ui/form/enter-next.ts';
import { text, useT } from '../../ui/text.ts';
import { hitungBeli } from './hitung.ts';
import { beliKosong, denganNotaBeli, type DraftBeli } from './isi.ts';
import { mintaIzin } from './izin.ts';
import { kirimBeli } from './kirim.ts';
import { CASH, periksaBeli, TRANSFER } from './periksa.ts';

/** A purchase as the server has it. */
interface Tersimpan extends Sah {
  readonly nomor: string;
  readonly grand_total: number;
  readonly boleh: readonly string[];
}

/** Refusals that say that the shop's prices or rules are no longer those that were worked with. */
const BERUBAH = new Set(['otorisasi_diperlukan', 'otorisasi_tidak_berlaku', 'data_tidak_valid']);

/** Nobody has agreed to anything any more. */
const tanpaSemuaIzin = (isi: DraftBeli): DraftBeli => ({
  ...tanpaIzin(isi),
  transfer: isi.transfer && { ...isi.transfer, otorisasi: null },
});

/** The server counts payments as they were sent; here they are known by their way. */
const tempat = (isi: DraftBeli, fields: Readonly<Record<string, string>>) =>
  salahDari({ ...isi, bayar: [...(isi.transfer ? [{ id: TRANSFER }] : []), { id: CASH }] }, fields, ({ id }, field) =>
    salahBarang(id, field),
  );

/** Draft, last purchase and saving. */
function useFormBeli(segarkan: () => void) {
  const client = useQueryClient();
  const [terakhir, setTerakhir] = useState<Tersimpan>();
  const form = useIsian<DraftBeli, Tersimpan>({
    page: pembelian.key,
    kosong: (sebelum) => beliKosong(sebelum?.kode_sales ?? ''),
    onSaved: (saved) => {
      setTerakhir(saved);
      success(text('penjualan.tersimpan', { nomor: saved.nomor }));
      if (saved.status === 'DONE') void showPrint(pembelian, saved.nomor);
      void papersChanged(client, pembelian);
    },
    onDitolak: ({ code }, ganti) => {
      if (code === 'otorisasi_tidak_berlaku') ganti(tanpaSemuaIzin);
      if (BERUBAH.has(code)) segarkan();
    },
    tempat,
  });
  /** Validated where it was saved: the card says so. */
  const disahkan = (sah: Sah) => {
    setTerakhir((saved) => saved && { ...saved, ...sah });
    void papersChanged(client, pembelian);
  };
  return { ...form, terakhir, disahkan };
}

const hampa = ({ barang, luar }: DraftBeli): boolean => barang.length === 0 && luar === null;

/** The form with its lines read again, which it needs to know of before it is there. */
function useFormSegar() {
  const segar = useRef<() => void>(() => undefined);
  const form = useFormBeli(useCallback(() => segar.current(), []));
  const { ganti } = form;
  /** The goods of it alone, as their lines change them. */
  const gantiBarang: FormBeli['ganti'] = (ubah) => ganti((isi) => ({ ...isi, ...ubah(isi) }));
  const segarkan = useSegar(form.now, gantiBarang);
  useEffect(() => {
    segar.current = segarkan;
  });
  return { ...form, gantiBarang };
}

/** The scans of the page: what they bring stands behind the lines, and the hand goes to the first of it. */
function useScan({ now, ganti, sibuk }: ReturnType<typeof useFormSegar>, member: boolean, buka: (id: string) => void) {
  const tambah = (baru: readonly BarangNota[]) => {
    const { draft, pertama } = denganNotaBeli(now.current, baru, member);
    ganti(() => draft);
    buka(pertama);
  };
  const scan = usePindaiNota(now, tambah);
  useScanner(scan.pindai, !sibuk);
  return scan;
}

/** Everything the buy-back does. */
export function useBeli() {
  const t = useT();
  const actor = useActor();
  const aturan: AturanBeli = aturanBeli(actor);
  const jual = aturanJual(actor);
  const rujukan = useRujukan();
  const form = useFormSegar();
  const { isi: draft, now, key, ganti, gantiBarang, mulai, sibuk, setSalah } = form;
  const hitung = hitungBeli(draft, rujukan, aturan);
  const tangan = useTangan(draft.kode_sales === '', sibuk);
  const baris = useBaris({ isi: draft, now, key, ganti: gantiBarang }, tangan.keIsian);
  const scan = useScan(form, jual.member, baris.buka);
  /** Whether it is fit to be sent; what is wrong is told where it is, and the hand goes there. */
  const periksa = (): boolean => {
    const rusak = periksaBeli(draft, hitung, jual, aturan);
    setSalah(kataSalah(rusak));
    const [salah] = hitung.baris.filter(({ baris: { id } }) =>
      Object.keys(rusak).some((path) => path.startsWith(salahBarang(id, ''))),
    );
    if (salah) baris.tunjuk(salah.baris.id);
    if (Object.keys(rusak).length > 0) setTimeout(() => focusFirstError(document.body));
    return Object.keys(rusak).length === 0;
  };
  const minta = async (): Promise<DraftBeli | undefined> => {
    const siap = await mintaIzin(t, draft, hitung, aturan);
    if (siap) ganti(() => siap);
    return siap;
  };
  const simpan = async () => {
    if (sibuk || !periksa()) return;
    const siap = await minta();
    if (!siap) return;
    const isi = kirimBeli(siap, hitungBeli(siap, rujukan, aturan), aturan);
    await form.simpan(pembelian.base, isi, t('pembelian.PEMBELIAN'));
  };
  const baru = async () => {
    const yakin =
      hampa(now.current) ||
      (await confirm({
        title: t('pembelian.pembelian_baru'),
        message: t('pembelian.buang_draf', { jumlah: now.current.barang.length }),
        yes: t('penjualan.buang'),
        danger: true,
      }));
    if (!yakin) return;
    mulai();
    baris.buka('');
  };
  return {
    form,
    draft,
    hampa: hampa(draft),
    hitung,
    aturan,
    jual,
    rujukan,
    tangan,
    baris,
    scan,
    simpan: () => void simpan(),
    minta: () => void minta(),
    baru: () => void baru(),
  };
}

export type Beli = ReturnType<typeof useBeli>;
