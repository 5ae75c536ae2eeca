import { useNavigate, useSearch } from '@tanstack/react-router';
import { CHANGING, type Kind } from '@kilau/contract/core/kind.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { useT } from '../../ui/text.ts';
import { useHere } from '../../ui/use-here.ts';

/** An OPEN paper as it is put right on its page of entry: which one, as of which deed, and what it says. */
export interface Diubah<D> {
  readonly nomor: string;
  readonly versi: number;
  readonly draft: D;
}

/** Number of the paper that the address wants changed; empty where a new one is made. */
export function useNomorUbah(): string {
  const { ubah }: { readonly ubah?: unknown } = useSearch({ strict: false });
  return typeof ubah === 'string' ? ubah : '';
}

/** Whether a paper that was read may be changed by who reads it. */
export const dapatDiubah = ({ boleh }: { readonly boleh: readonly string[] }): boolean => boleh.includes(CHANGING);

/** Under which name its draft is kept: what was typed over an older version is worth nothing. */
export const halamanUbah = ({ key }: Kind, diubah: Diubah<unknown> | undefined): string =>
  diubah ? `${key}.${diubah.nomor}.${diubah.versi}` : key;

/** The ways out of changing a paper: saved, or given up. */
export function useSelesaiUbah({ pages }: Kind, diubah: Diubah<unknown> | undefined) {
  const t = useT();
  const navigate = useNavigate();
  const disini = useHere();
  const tersimpan = (nomor: string) => {
    success(t('penjualan.perubahan_tersimpan', { nomor }));
    if (disini.current) void navigate({ to: pages.list, search: { q: nomor } });
  };
  /** To a new one, after asking; nothing where a new one is entered anyway. */
  const tinggalkan = async (jumlah: number, mulai: () => void) => {
    const yakin = await confirm({
      title: t('penjualan.judul_ubah', { nomor: diubah?.nomor ?? '' }),
      message: t('penjualan.buang_perubahan', { jumlah }),
      yes: t('penjualan.buang'),
      danger: true,
    });
    if (!yakin) return;
    mulai();
    void navigate({ to: pages.create });
  };
  return { tersimpan, tinggalkan };
}
