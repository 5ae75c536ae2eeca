import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { LanguagePicker } from '../../../platform/LanguagePicker.tsx';
import { useT } from '../../../ui/text.ts';
import css from '../sistem.module.css';

/** The frame of the pages outside the login: content in the middle, version, language and legal texts below. */
export function OutsidePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useT();
  useEffect(() => {
    document.title = `${title} · Kilau`;
  }, [title]);
  return (
    <div className={css.outside}>
      <main className={css.outsideMain}>{children}</main>
      <footer className={css.outsideFoot}>
        <LanguagePicker />
        <span>{t('login.versi', { versi: __VERSION__ })}</span>
        <Link to="/terms-and-conditions">{t('page.terms-and-conditions')}</Link>
        <Link to="/privacy-policy">{t('page.privacy-policy')}</Link>
      </footer>
    </div>
  );
}
