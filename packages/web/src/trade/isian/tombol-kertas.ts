import { useT } from '../../ui/text.ts';
import { useTombolIsian } from './tombol.ts';

interface HalamanTombol {
  readonly form: { readonly sibuk: boolean; readonly terakhir: unknown };
  readonly tangan: { readonly keIsian: () => void };
  readonly hampa: boolean;
  readonly bayar?: { readonly buka: () => void };
  readonly baru: () => void;
  readonly simpan: () => void;
}

/** The keys of a page where a promise is entered. @param ganti what F6 does on it. */
export function useTombolKertas(
  { form, tangan, hampa, bayar, baru, simpan }: HalamanTombol,
  ganti?: { readonly run: () => void; readonly label: string },
): void {
  const t = useT();
  const enabled = !form.sibuk;
  useTombolIsian({
    baru: { run: baru, enabled },
    ...(bayar && { tambah: { run: () => bayar.buka(), label: t('penjualan.tombol_bayar'), enabled } }),
    ...(ganti && { ganti: { ...ganti, enabled } }),
    // While there is nothing to save, the key is for what is done next with what was saved.
    simpan: { run: simpan, enabled: enabled && !(form.terakhir !== undefined && hampa) },
    cari: { run: tangan.keIsian, enabled },
    hapus: {},
  });
}
