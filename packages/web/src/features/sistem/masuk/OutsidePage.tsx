import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { isLanguage, LANGUAGES } from '@kilau/contract/locales/index.ts';
import { chooseLanguage, LANGUAGE_NAMES } from '../../../platform/i18n.ts';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { useT } from '../../../ui/text.ts';
import { useLanguage } from '../../../ui/words.ts';
import css from '../sistem.module.css';

/** The picker of languages, each named in itself. */
function LanguagePicker() {
  const t = useT();
  return (
    <SelectField
      aria-label={t('shell.bahasa')}
      w={180}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      value={useLanguage()}
      onChange={(language) => {
        if (isLanguage(language)) void chooseLanguage(language);
      }}
    />
  );
}

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
