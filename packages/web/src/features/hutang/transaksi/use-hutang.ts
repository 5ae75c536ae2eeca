import { formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { boundFields } from '../../../engine/paper/asked-fields.ts';
import { useActor, useUser } from '../../../platform/session.ts';
import type { Dokumen } from '../../../trade/dokumen/BaruDisimpan.tsx';
import type { Diubah } from '../../../trade/dokumen/diubah.ts';
import { useFormKertas } from '../../../trade/dokumen/use-form-kertas.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { useHalamanKertas } from '../../../trade/isian/use-halaman-kertas.ts';
import { useT } from '../../../ui/text.ts';
import { hitungHutang, hutangHampa, hutangKosong, kirimHutang, periksaHutang, type DraftHutang } from './isi.ts';
import { useAturanHutang } from './panggilan.ts';

/** What the page shows of a loan that was just saved. */
interface Tersimpan extends Omit<Dokumen, 'grand_total'> {
  readonly jumlah_hutang: number;
}

/** Draft, last document and saving. */
function useForm(diubah: Diubah<DraftHutang> | undefined) {
  const t = useT();
  const format = useFormat();
  return useFormKertas<DraftHutang, Tersimpan>(hutang, {
    diubah,
    kosong: hutangKosong,
    asking: ({ jumlah_hutang, pelanggan }) => ({
      judul: `${t('hutang.HUTANG')}: ${[pelanggan.nama, formatRupiah(angka(jumlah_hutang))].filter(Boolean).join(' · ')}`,
      fields: boundFields(hutang),
      t,
      format,
    }),
  });
}

/** Everything the page of a loan does. @param diubah the OPEN one that is put right; a new one without. */
export function useHutang(diubah?: Diubah<DraftHutang>) {
  const t = useT();
  const actor = useActor();
  const { tgl_system } = useUser();
  const aturan = { ...aturanJual(actor), bernama: true, validasi: moduleOn(actor, 'VALIDASI_HUTANG_MODULE') };
  const form = useForm(diubah);
  const { isi: draft } = form;
  const hitung = hitungHutang(draft, useAturanHutang(), tgl_system);
  const halaman = useHalamanKertas(hutang, form, {
    diubah,
    periksa: () => periksaHutang(draft, aturan),
    kirim: () => kirimHutang(draft, hitung),
    hampa: hutangHampa(draft),
    buang: { title: t('hutang.hutang_baru'), message: t('hutang.buang_draf', { jumlah: draft.barang.length }) },
  });
  // A loan pays out: nothing is paid to the shop.
  const { bayar: _, ...tanpaBayar } = halaman;
  return { ...tanpaBayar, hitung, aturan };
}

export type HutangHalaman = ReturnType<typeof useHutang>;
