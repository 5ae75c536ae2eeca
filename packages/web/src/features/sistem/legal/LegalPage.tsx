import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_TAGS, type Language } from '@kilau/contract/locales/index.ts';
import { Card } from '../../../ui/Card.tsx';
import { Loading } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { useLanguage } from '../../../ui/words.ts';
import type { LegalText } from './legal-text.ts';
import { OutsidePage } from '../masuk/OutsidePage.tsx';
import css from '../sistem.module.css';

type Load = () => Promise<LegalText>;
type LegalSource = Readonly<Record<Language, Load>>;

const TERMS: LegalSource = {
  id: () => import('./terms.id.ts').then((module) => module.terms),
  en: () => import('./terms.en.ts').then((module) => module.terms),
  it: () => import('./terms.it.ts').then((module) => module.terms),
  my: () => import('./terms.my.ts').then((module) => module.terms),
  jp: () => import('./terms.jp.ts').then((module) => module.terms),
  hk: () => import('./terms.hk.ts').then((module) => module.terms),
};
const PRIVACY: LegalSource = {
  id: () => import('./privacy.id.ts').then((module) => module.privacy),
  en: () => import('./privacy.en.ts').then((module) => module.privacy),
  it: () => import('./privacy.it.ts').then((module) => module.privacy),
  my: () => import('./privacy.my.ts').then((module) => module.privacy),
  jp: () => import('./privacy.jp.ts').then((module) => module.privacy),
  hk: () => import('./privacy.hk.ts').then((module) => module.privacy),
};

/** A legal text in the chosen language; the Indonesian one binds. */
function LegalPage({ title, source }: { readonly title: string; readonly source: LegalSource }) {
  const t = useT();
  const chosen = useLanguage();
  const language = isLanguage(chosen) ? chosen : FALLBACK_LANGUAGE;
  const content = useQuery({
    queryKey: ['legal', title, language],
    queryFn: source[language],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <OutsidePage title={title}>
      <Card className={css.legal} lang={LANGUAGE_TAGS[language]}>
        <h1>{title}</h1>
        {content.data ? (
          <>
            <p className="muted">{content.data.updated}</p>
            <p>{content.data.opening}</p>
            {content.data.sections.map((section) => (
              <section key={section.title}>
                <h2>{section.title}</h2>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </>
        ) : (
          <Loading />
        )}
        <p style={{ marginTop: 24 }}>
          <Link to="/">{t('umum.kembali')}</Link>
        </p>
      </Card>
    </OutsidePage>
  );
}

export function TermsPage() {
  return <LegalPage title={useT()('page.terms-and-conditions')} source={TERMS} />;
}

export function PrivacyPage() {
  return <LegalPage title={useT()('page.privacy-policy')} source={PRIVACY} />;
}
