import type { ReactNode } from 'react';
import css from './rows.module.css';

/** Fields that narrow a list, side by side as far as there is room; a button stays as wide as its word. */
export function FilterRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.filter}>{children}</div>;
}

/** A state and quiet words about one thing, in one line; words that are empty are left out. */
export function FactRow({ chip, words }: { readonly chip: ReactNode; readonly words: readonly string[] }) {
  return (
    <div className={css.facts}>
      {chip}
      {words
        .filter((word) => word !== '')
        .map((word) => (
          <span key={word}>{word}</span>
        ))}
    </div>
  );
}

/** What can be done to one thing, between what is said of it and what it holds. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>;
}

/** The figure that a form comes to, above its button. */
export function SumRow({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={css.sum}>
      <span>{label}</span>
      <strong>{value}</strong>
    </div>
  );
}
