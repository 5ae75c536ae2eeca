import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BarangNota } from '@kilau/contract/trade/beli/beli.wire.ts';
import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { paperPath, papersChanged } from '../../engine/paper/paper-keys.ts';
import { bringPrint } from '../../engine/paper/paper-print.ts';
import { useScanner } from '../../platform/scanner.ts';
import { useActor } from '../../platform/session.ts';
import { aturanBeli, type AturanBeli } from '../../trade/beli/aturan.ts';
import { tanpaIzin } from '../../trade/beli/izin.ts';
import { useRujukan } from '../../trade/beli/panggilan.ts';
import { useBaris, type FormBeli } from '../../trade/beli/use-baris.ts';
import { usePindaiNota } from '../../trade/beli/use-pindai.ts';
import { useSegar } from '../../trade/beli/use-segar.ts';
import { halamanUbah, useSelesaiUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import type { Sah } from '../../trade/dokumen/sahkan.ts';
import { salahBarang, salahDari } from '../../trade/dokumen/salah.ts';
import { aturanJual } from '../../trade/harga/aturan-jual.ts';
import { ambilIsian } from '../../trade/isian/ambil-isian.ts';
import { useIsian } from '../../trade/isian/use-isian.ts';
import { useTangan } from '../../trade/isian/use-tangan.ts';
import { lengkapiKyc } from '../../trade/pelanggan/kyc/perlu-kyc.ts';
import { confirm, onThisPage } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { focusFirstError } from '../../ui/form/enter-next.ts';
import { text, useT } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
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
function useFormBeli(segarkan: () => void, diubah: Diubah<DraftBeli> | undefined) {
  const client = useQueryClient();
  const [terakhir, setTerakhir] = useState<Tersimpan>();
  const [disini] = useState(onThisPage);
  const { tersimpan } = useSelesaiUbah(pembelian, diubah);
  const form = useIsian<DraftBeli, Tersimpan>({
    page: halamanUbah(pembelian, diubah),
    dibuka: diubah && { kind: pembelian, nomor: diubah.nomor },
    kosong: (sebelum) => diubah?.draft ?? beliKosong(sebelum?.kode_sales ?? ''),
    onSaved: (saved) => {
      if (diubah) {
        void papersChanged(client, pembelian);
        tersimpan(saved.nomor);
        return;
      }
      setTerakhir(saved);
      success(text('penjualan.tersimpan', { nomor: saved.nomor }));
      if (saved.status === 'DONE') void bringPrint(pembelian, saved.nomor, disini);
      void papersChanged(client, pembelian);
    },
    onDitolak: ({ code }, ganti) => {
      if (code === 'otorisasi_tidak_berlaku') ganti(tanpaSemuaIzin);
      if (BERUBAH.has(code)) segarkan();
    },
    tempat,
    lengkapi: (error, { pelanggan, jenis_identitas, nik_sim_passport }, ulang) =>
      lengkapiKyc(error, pelanggan, nik_sim_passport === '' ? {} : { jenis_identitas, nik_sim_passport }, ulang),
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
function useFormSegar(diubah: Diubah<DraftBeli> | undefined) {
  const segar = useRef<() => void>(() => undefined);
  const form = useFormBeli(
    useCallback(() => segar.current(), []),
    diubah,
  );
  const { ganti } = form;
  /** The goods of it alone, as their lines change them. */
  const gantiBarang: FormBeli['ganti'] = (ubah) => ganti((isi) => ({ ...isi, ...ubah(isi) }));
  const segarkan = useSegar(form.now, gantiBarang, () => diubah?.nomor ?? '');
  useEffect(() => {
    segar.current = segarkan;
  });
  return { ...form, gantiBarang };
}

/** The scans of the page: what they bring stands behind the lines, and the hand goes to the first of it. */
function useScan(
  { now, ganti, sibuk }: ReturnType<typeof useFormSegar>,
  member: boolean,
  buka: (id: string) => void,
  untuk: string | undefined,
) {
  const tambah = (baru: readonly BarangNota[]) => {
    const { draft, pertama } = denganNotaBeli(now.current, baru, member);
    ganti(() => draft);
    buka(pertama);
  };
  const scan = usePindaiNota({ now, sibuk }, tambah, untuk);
  useScanner(scan.pindai, !sibuk);
  return scan;
}

/**
 * A new purchase in place of this one: asks before what was typed is lost.
 * @param tutup closes the open line, which had the hand.
 */
function useBaru(
  { now, mulai }: Pick<ReturnType<typeof useFormSegar>, 'now' | 'mulai'>,
  diubah: Diubah<DraftBeli> | undefined,
  tutup: () => void,
) {
  const t = useT();
  const { tinggalkan } = useSelesaiUbah(pembelian, diubah);
  return async () => {
    const jumlah = now.current.barang.length;
    if (diubah) {
      await tinggalkan(jumlah, mulai);
      return;
    }
    const yakin =
      hampa(now.current) ||
      (await confirm({
        title: t('pembelian.pembelian_baru'),
        message: t('pembelian.buang_draf', { jumlah }),
        yes: t('penjualan.buang'),
        danger: true,
      }));
    if (!yakin) return;
    mulai();
    tutup();
  };
}

/** Everything the buy-back does. @param diubah the OPEN one that is put right; a new one without. */
export function useBeli(diubah?: Diubah<DraftBeli>) {
  const t = useT();
  const actor = useActor();
  const aturan: AturanBeli = aturanBeli(actor);
  const jual = aturanJual(actor);
  const rujukan = useRujukan();
  const form = useFormSegar(diubah);
  const { isi: draft, now, key, ganti, gantiBarang, sibuk, setSalah } = form;
  const hitung = hitungBeli(draft, rujukan, aturan);
  const tangan = useTangan(draft.kode_sales === '', sibuk, form.salah);
  const baris = useBaris({ isi: draft, now, key, ganti: gantiBarang }, tangan.keIsian);
  const scan = useScan(form, jual.member, baris.buka, diubah?.nomor);
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
    const beri = await mintaIzin(t, draft, hitung, aturan);
    // Upon what is entered by now: a price may have moved while somebody was asked.
    if (beri) ganti(beri);
    return beri && now.current;
  };
  const simpan = async () => {
    if (sibuk || !periksa()) return;
    const siap = await minta();
    if (!siap) return;
    const isi = kirimBeli(siap, hitungBeli(siap, rujukan, aturan), aturan);
    const label = t('pembelian.PEMBELIAN');
    if (diubah) await form.simpanUbah(paperPath(pembelian, diubah.nomor), isi, diubah.versi, label);
    else await form.simpan(pembelian.base, isi, label);
  };
  // As they are once goods without a nota that are typed are a line.
  const simpanKini = useStable(() => void simpan());
  const mintaKini = useStable(() => void minta());
  const baru = useBaru(form, diubah, () => {
    baris.buka('');
    tangan.keIsian();
  });
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
    simpan: () => {
      if (!sibuk && ambilIsian()) simpanKini();
    },
    minta: () => {
      if (ambilIsian()) mintaKini();
    },
    baru: () => void baru(),
  };
}

export type Beli = ReturnType<typeof useBeli>;
