import type { ReactNode } from 'react';
import { Beside, MainPart } from '../../ui/Beside.tsx';
import type { Salah } from '../dokumen/salah.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import { CustomerBar } from '../pelanggan/CustomerBar.tsx';
import type { Niaga, UbahPelanggan } from '../pelanggan/pelanggan-draft.ts';
import css from './isian.module.css';
import type { Tangan } from './use-tangan.ts';

interface LayarNiagaProps {
  readonly draft: Niaga;
  readonly salah: Salah;
  readonly aturan: AturanJual;
  readonly tangan: Tangan;
  /** It is on its way: nothing can be entered. */
  readonly sibuk: boolean;
  readonly onUbah: (ubah: UbahPelanggan) => void;
  /** What the goods come to and how they are paid. */
  readonly uang: ReactNode;
  /** Where goods are entered, and those that are. */
  readonly children: ReactNode;
}

/** A page of trade: who sells and who buys, and the goods, on the left; the money on the right. */
export function LayarNiaga({ draft, salah, aturan, tangan, sibuk, onUbah, uang, children }: LayarNiagaProps) {
  return (
    <Beside flow className={css.niaga}>
      <MainPart inert={sibuk}>
        <CustomerBar
          kode_sales={draft.kode_sales}
          pelanggan={draft.pelanggan}
          ketik={draft.ketik ?? ''}
          salah={salah}
          aturan={aturan}
          onChange={onUbah}
          onDone={tangan.keIsian}
          salesRef={tangan.salesRef}
          memberRef={tangan.memberRef}
        />
        {children}
      </MainPart>
      {uang}
    </Beside>
  );
}
