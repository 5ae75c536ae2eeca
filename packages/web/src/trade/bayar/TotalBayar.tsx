import css from './total-bayar.module.css';

interface TotalBayarProps {
  readonly label: string;
  /** It goes to the customer, on a paper where it may go either way. */
  readonly keluar?: boolean;
  readonly children: string;
}

/** What there is to pay, large, at the head of the money's panel. */
export function TotalBayar({ label, keluar = false, children }: TotalBayarProps) {
  return (
    <div className={css.total} data-keluar={keluar || undefined} role="status">
      <span>{label}</span>
      <strong>{children}</strong>
    </div>
  );
}
