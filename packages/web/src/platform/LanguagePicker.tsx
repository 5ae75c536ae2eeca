import { isLanguage, LANGUAGES } from '@kilau/contract/locales/index.ts';
import { SelectField } from '../ui/inputs/SelectField.tsx';
import { useT } from '../ui/text.ts';
import { useLanguage } from '../ui/words.ts';
import { chooseLanguage, LANGUAGE_NAMES } from './i18n.ts';
import { reportProblem } from './report-problem.ts';

/** The picker of languages, each named in itself. */
export function LanguagePicker() {
  const t = useT();
  return (
    <SelectField
      aria-label={t('shell.bahasa')}
      w={200}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      value={useLanguage()}
      onChange={(language) => {
        if (isLanguage(language)) chooseLanguage(language).catch(reportProblem);
      }}
    />
  );
}
