import { useState } from 'react';
import type { Izin, Permintaan } from '../../../engine/approval/permintaan.ts';
import { bringPrint } from '../../../engine/paper/paper-print.ts';
import type { ProblemError } from '../../../platform/problem-error.ts';
import { kataSalah } from '../../../trade/dokumen/kata-salah.ts';
import { kurangIzin, mintaBaris, type PerluIzin } from '../../../trade/dokumen/izin-baris.ts';
import type { Sah } from '../../../trade/dokumen/sahkan.ts';
import { salahBarang, salahDari, type Rusak } from '../../../trade/dokumen/salah.ts';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { useIsian } from '../../../trade/isian/use-isian.ts';
import { useTangan } from '../../../trade/isian/use-tangan.ts';
import { denganPelanggan, type PelangganDraft, type UbahPelanggan } from '../../../trade/pelanggan/pelanggan-draft.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { text, useT } from '../../../ui/text.ts';
import { useBerubah, type Dokumen, type JenisDokumen } from './panggilan.ts';
import { useBaris } from './use-baris.ts';

interface Baris {
  readonly id: string;
  readonly otorisasi: Izin | null;
}
interface Draf<B extends Baris> {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  readonly barang: readonly B[];
  readonly bayar?: readonly { readonly id: string }[];
}
interface Satu<B extends Baris> extends PerluIzin {
  readonly baris: B;
}
type GantiBarang<B> = (ubah: (barang: readonly B[]) => readonly B[]) => void;

/** A trade in manual items: how it is worked out, checked, told and sent. */
interface Niaga<B extends Baris, D extends Draf<B>, S extends Satu<B>, H extends { readonly baris: readonly S[] }> {
  readonly jenisDokumen: JenisDokumen;
  readonly kosong: (kode_sales: string) => D;
  readonly hitung: (draft: D) => H;
  readonly periksa: (draft: D, hitung: H) => Rusak;
  /** What an approver reads of a line. */
  readonly tampil: (terhitung: S) => Pick<Permintaan, 'judul' | 'ringkasan'>;
  readonly kirim: (draft: D) => object;
  readonly onDitolak?: (error: ProblemError, ganti: GantiBarang<B>) => void;
  /** To the counterpart. */
  readonly ganti: { readonly label: string; readonly run: () => void };
  /** Opens a payment, where this trade has any. */
  readonly bayar?: () => void;
}

/** Draft, last document and saving of a trade. */
function useFormNiaga<
  B extends Baris,
  D extends Draf<B>,
  S extends Satu<B>,
  H extends { readonly baris: readonly S[] },
>({ jenisDokumen, kosong, onDitolak }: Niaga<B, D, S, H>) {
  const berubah = useBerubah();
  const [terakhir, setTerakhir] = useState<Dokumen>();
  const form = useIsian<D, Dokumen>({
    page: jenisDokumen.dokumen.key,
    kosong: (sebelum) => kosong(sebelum?.kode_sales ?? ''),
    onSaved: (saved) => {
      setTerakhir(saved);
      success(text('penjualan.tersimpan', { nomor: saved.nomor }));
      if (saved.status === 'DONE') void bringPrint(jenisDokumen.dokumen, saved.nomor);
      void berubah();
    },
    onDitolak: (error, ganti) => {
      const gantiBarang: GantiBarang<B> = (ubah) => ganti((isi) => ({ ...isi, barang: ubah(isi.barang) }));
      if (error.code === 'otorisasi_tidak_berlaku') {
        gantiBarang((barang) => barang.map((baris) => ({ ...baris, otorisasi: null })));
      }
      onDitolak?.(error, gantiBarang);
    },
    tempat: (draft, fields) => salahDari(draft, fields, ({ id }) => salahBarang(id)),
  });
  /** Validated where it was saved: the card says so. */
  const disahkan = (sah: Sah) => {
    setTerakhir((saved) => saved && { ...saved, ...sah });
    void berubah();
  };
  return { ...form, terakhir, disahkan };
}

/** Lines with the approvals that were given for them. */
const denganIzin = <B extends Baris>(barang: readonly B[], baru: ReadonlyMap<string, Izin | null>): readonly B[] =>
  barang.map((isi) => ({ ...isi, otorisasi: baru.get(isi.id) ?? isi.otorisasi }));

/**
 * The form of a trade: its draft, its lines, its saving with the approvals it needs, its keys, and the hand's places.
 */
export function useNiaga<
  B extends Baris,
  D extends Draf<B>,
  S extends Satu<B>,
  H extends { readonly baris: readonly S[] },
>(niaga: Niaga<B, D, S, H>) {
  const t = useT();
  const { jenisDokumen, periksa, tampil, kirim, ganti, bayar } = niaga;
  const form = useFormNiaga(niaga);
  const { isi: draft, ganti: gantiIsi, mulai, sibuk, setSalah } = form;
  const hitung = niaga.hitung(draft);
  const tangan = useTangan(draft.kode_sales === '', sibuk);
  const baris = useBaris<B>(draft.barang, ({ barang }) => gantiIsi((isi) => ({ ...isi, barang })), tangan.keIsian);
  const simpan = async () => {
    if (sibuk) return;
    const rusak = periksa(draft, hitung);
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    const kurang = hitung.baris.filter((terhitung) => kurangIzin(terhitung, Date.now()));
    const izin = await mintaBaris(kurang, tampil);
    if (!izin) return;
    const baru = new Map(kurang.map((terhitung, index) => [terhitung.baris.id, izin[index] ?? null]));
    const siap = { ...draft, barang: denganIzin(draft.barang, baru) };
    gantiIsi(() => siap);
    await form.simpan(jenisDokumen.dokumen.base, kirim(siap), t(jenisDokumen.judul));
  };
  const enabled = !sibuk;
  const baruLagi = () => {
    mulai();
    baris.buka('');
  };
  useTombolIsian({
    baru: { run: baruLagi, enabled },
    ...(bayar && { tambah: { run: bayar, label: t('penjualan.tombol_bayar'), enabled } }),
    ganti: { ...ganti, enabled },
    simpan: { run: () => void simpan(), enabled: enabled && !(form.terakhir && draft.barang.length === 0) },
    cari: { run: tangan.keIsian, enabled },
    hapus: {},
  });
  return {
    ...form,
    draft,
    hitung,
    ...baris,
    simpan: () => void simpan(),
    tangan,
    /** What its page shows of who trades, and its table of the lines: the same for both trades. */
    layar: {
      draft,
      salah: form.salah,
      tangan,
      sibuk,
      onUbah: (part: UbahPelanggan) => gantiIsi((isi) => ({ ...isi, ...denganPelanggan(isi, part) })),
    },
    tabel: {
      rows: hitung.baris,
      rowKey: (row: S) => row.baris.id,
      onOpen: (row: S) => baris.buka(row.baris.id),
      onLepas: baris.hapus,
      lepas: t('umum.hapus'),
      totalLabel: t('nota.jumlah_barang', { jumlah: draft.barang.length }),
    },
  };
}
