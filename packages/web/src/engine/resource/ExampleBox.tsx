import type { ReactNode } from 'react';
import { useT } from '../../ui/text.ts';
import css from './resource.module.css';

/** A worked example under a form's fields; nothing while there is too little to work with. */
export function ExampleBox({ lines }: { readonly lines: readonly ReactNode[] }) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <div className={css.example}>
      <strong>{t('form.contoh')}</strong>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
