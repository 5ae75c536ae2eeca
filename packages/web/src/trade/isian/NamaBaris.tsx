import type { ReactNode } from 'react';
import css from './isian.module.css';

interface NamaBarisProps {
  readonly children: ReactNode;
  /** What tells it apart, small behind it. */
  readonly rincian?: readonly string[];
  /** In front of it. */
  readonly gambar?: ReactNode;
  /** What has changed about it under the hand. */
  readonly berubah?: string | undefined;
  readonly salah: string | undefined;
}

/** What a line is, with what is wrong with it. */
export function NamaBaris({ children, rincian = [], gambar, berubah, salah }: NamaBarisProps) {
  const kecil = rincian.filter((part) => part !== '').join(' · ');
  return (
    <span>
      {gambar}
      {children}
      {kecil === '' ? null : <span className={css.kecil}> {kecil}</span>}
      {berubah === undefined ? null : (
        <span className={`${css.kata} ${css.berubah}`} role="status">
          {berubah}
        </span>
      )}
      {salah === undefined ? null : (
        <span className={`${css.kata} ${css.salah}`} role="alert">
          {salah}
        </span>
      )}
    </span>
  );
}
