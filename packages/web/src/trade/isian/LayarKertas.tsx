import type { ReactNode } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import type { Diubah } from '../dokumen/diubah.ts';
import type { Salah } from '../dokumen/salah.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import { denganPelanggan, type Niaga, type UbahPelanggan } from '../pelanggan/pelanggan-draft.ts';
import { LayarNiaga } from './LayarNiaga.tsx';
import { NamaDraf } from './tertinggal.ts';
import type { Tangan } from './use-tangan.ts';

interface LayarKertasProps<D extends Niaga> {
  readonly kind: Kind;
  /** The OPEN paper that is put right; a new one without. */
  readonly diubah?: Diubah<unknown> | undefined;
  readonly halaman: {
    readonly form: {
      readonly salah: Salah;
      readonly sibuk: boolean;
      readonly nama: string;
      readonly savedAt: unknown;
      readonly ganti: (ubah: (isi: D) => D) => void;
    };
    readonly draft: D;
    readonly aturan: AturanJual;
    readonly tangan: Tangan;
    /** Nothing was entered yet. */
    readonly hampa: boolean;
    readonly baru: () => void;
  };
  /** What F2 begins. */
  readonly baru: string;
  /** What the page is for, while nothing is entered, and what is chosen beside its head. */
  readonly catatan?: string;
  readonly pilihan?: ReactNode;
  /** What it comes to, and how it is paid. */
  readonly uang: ReactNode;
  /** Where its lines are entered, and those that are. */
  readonly children: ReactNode;
}

/** A page where a paper of a kind is entered: what it is and how its draft stands, who, the lines, the money. */
export function LayarKertas<D extends Niaga>({
  kind,
  diubah,
  halaman: { form, draft, aturan, tangan, hampa, baru: mulai },
  baru,
  catatan,
  pilihan,
  uang,
  children,
}: LayarKertasProps<D>) {
  const t = useT();
  return (
    <PageColumn>
      <PageHead
        title={diubah ? t('penjualan.judul_ubah', { nomor: diubah.nomor }) : t.of(titleKey(kind.pages.create))}
        chips={hampa ? undefined : <Chip tone="warn">{t('penjualan.belum_disimpan')}</Chip>}
        note={!hampa && form.savedAt !== undefined ? t('penjualan.draf_di_perangkat') : catatan}
        actions={
          <>
            {pilihan}
            <ActionButton shortcut="F2" onClick={mulai}>
              {baru}
            </ActionButton>
          </>
        }
      />
      <LayarNiaga
        draft={draft}
        salah={form.salah}
        aturan={aturan}
        tangan={tangan}
        sibuk={form.sibuk}
        onUbah={(part: UbahPelanggan) => form.ganti((isi) => ({ ...isi, ...denganPelanggan(isi, part) }))}
        uang={uang}
      >
        <NamaDraf value={form.nama}>{children}</NamaDraf>
      </LayarNiaga>
    </PageColumn>
  );
}
