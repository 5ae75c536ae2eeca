import type { Salah } from '../dokumen/salah.ts';
import css from './isian.module.css';

/** What is wrong with all the goods of a list, or that there are none. */
export const SalahDaftar = ({ salah: { barang } }: { readonly salah: Salah }) =>
  barang === undefined ? null : (
    <p role="alert" className={css.salah}>
      {barang}
    </p>
  );
