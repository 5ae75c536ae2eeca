import { text as textField } from '@kilau/contract/core/field.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { useActor, useUser } from '../../../platform/session.ts';
import type { Diubah } from '../../../trade/dokumen/diubah.ts';
import { useFormKertas } from '../../../trade/dokumen/use-form-kertas.ts';
import { useSimpanKertas } from '../../../trade/dokumen/use-simpan-kertas.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { useBarisTerbuka } from '../../../trade/isian/use-baris-terbuka.ts';
import { useTangan } from '../../../trade/isian/use-tangan.ts';
import { useT } from '../../../ui/text.ts';
import { hitungHutang, hutangHampa, hutangKosong, kirimHutang, periksaHutang, type DraftHutang } from './isi.ts';
import { useAturanHutang } from './panggilan.ts';

/** What the page shows of a loan that was just saved. */
interface Tersimpan {
  readonly status: string;
  readonly nomor: string;
  readonly jumlah_hutang: number;
  readonly boleh: readonly string[];
}

/** What an approver is told beside the form's own fields. */
const DISETUJUI = {
  ...hutang.header,
  ...hutang.binds,
  pelanggan: textField({ max: 200, label: 'penjualan.pelanggan' }),
};

/** Draft, last document and saving. */
function useForm(diubah: Diubah<DraftHutang> | undefined) {
  const t = useT();
  const format = useFormat();
  return useFormKertas<DraftHutang, Tersimpan>(hutang, {
    diubah,
    kosong: (sebelum) => hutangKosong(sebelum?.kode_sales),
    asking: ({ jumlah_hutang, pelanggan }) => ({
      judul: `${t('hutang.HUTANG')}: ${[pelanggan.nama, formatRupiah(angka(jumlah_hutang))].filter(Boolean).join(' · ')}`,
      fields: DISETUJUI,
      t,
      format,
    }),
  });
}

/** The goods: which of them is open in the fields above, and what becomes of it. */
function useJaminan(form: ReturnType<typeof useForm>, keIsian: () => void) {
  const baris = useBarisTerbuka(form, keIsian);
  return { ...baris, terbuka: form.isi.barang.find(({ id }) => id === baris.dibuka) };
}

/** Everything the page of a loan does. @param diubah the OPEN one that is put right; a new one without. */
export function useHutang(diubah?: Diubah<DraftHutang>) {
  const t = useT();
  const actor = useActor();
  const { tgl_system } = useUser();
  const aturan = { ...aturanJual(actor), validasi: moduleOn(actor, 'VALIDASI_HUTANG_MODULE') };
  const form = useForm(diubah);
  const { isi: draft, sibuk } = form;
  const hitung = hitungHutang(draft, useAturanHutang(), tgl_system);
  const tangan = useTangan(draft.kode_sales === '', sibuk);
  const jaminan = useJaminan(form, tangan.keIsian);
  const tombol = useSimpanKertas(hutang, {
    form,
    diubah,
    periksa: () => periksaHutang(draft, aturan),
    kirim: () => kirimHutang(draft, hitung),
    hampa: hutangHampa(draft),
    buang: { title: t('hutang.hutang_baru'), message: t('hutang.buang_draf', { jumlah: draft.barang.length }) },
    keAwal: () => jaminan.buka(''),
  });
  return {
    form,
    draft,
    hitung,
    aturan,
    tangan,
    jaminan,
    ...tombol,
  };
}

export type HutangHalaman = ReturnType<typeof useHutang>;
