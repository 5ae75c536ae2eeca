import { useRef } from 'react';
import { formatField } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { initialValue, keptElsewhere, MODULES, type ModuleKey } from '@kilau/contract/modules.ts';
import { MODULES_UNREAD } from '@kilau/contract/modules.unread.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { SwitchField } from '../../../ui/inputs/SwitchField.tsx';
import { useT, type Translate } from '../../../ui/text.ts';
import { isOn, pagesOf, specOf, type Settings } from './settings.ts';
import css from './setting.module.css';
import { ruleText } from '../../../ui/form/rule-text.ts';

/** A value as the owner reads it: on or off, the words of a choice, an amount. */
function valueText(key: ModuleKey, value: string, t: Translate): string {
  const spec = specOf(key);
  if (spec.kind !== 'value') return t(isOn(value) ? 'umum.aktif' : 'umum.nonaktif');
  return formatField(spec.field, value, { timeZone: '', t: (name) => t.of(name) }) || t('setting.kosong');
}

/** What a setting opens, closes and depends on. */
function Notes({ name, settings }: { readonly name: ModuleKey; readonly settings: Settings }) {
  const t = useT();
  const { opens, closes } = pagesOf(name);
  const titles = (list: typeof opens) => list.map(({ path }) => t.of(titleKey(path))).join(', ');
  const { needs } = specOf(name);
  const elsewhere = keptElsewhere(name);
  return (
    <>
      {opens.length > 0 ? <div className={css.note}>{t('setting.membuka', { halaman: titles(opens) })}</div> : null}
      {closes.length > 0 ? <div className={css.note}>{t('setting.menutup', { halaman: titles(closes) })}</div> : null}
      {elsewhere === undefined ? null : (
        <div className={css.note}>{t('setting.di_halaman', { halaman: t.of(titleKey(elsewhere)) })}</div>
      )}
      {needs === undefined || !(needs in MODULES) ? null : (
        <div className={css.note} data-off={isOn(settings[needs]) ? undefined : true}>
          {t(isOn(settings[needs]) ? 'setting.perlu' : 'setting.perlu_mati', { modul: t.of(`modul.${needs}`) })}
        </div>
      )}
    </>
  );
}

interface SettingRowProps {
  readonly name: ModuleKey;
  /** All settings as they are being edited. */
  readonly settings: Settings;
  /** Not saved yet. */
  readonly changed: boolean;
  readonly broken: RuleBreak | undefined;
  readonly onChange: (key: ModuleKey, value: string) => void;
}

/** One setting: what it does, in a sentence, its switch or value, and the way back to where it began. */
export function SettingRow({ name, settings, changed, broken, onChange }: SettingRowProps) {
  const t = useT();
  const spec = specOf(name);
  const value = settings[name] ?? '';
  const initial = initialValue(name);
  const sentence = t.of(`modul.${name}`);
  const row = useRef<HTMLDivElement>(null);
  const reset = () => {
    // The button goes with the deed; the hand stays on the row.
    row.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    onChange(name, initial);
  };
  return (
    <div ref={row} className={css.setting} data-changed={changed ? true : undefined}>
      <div>
        <div className={css.sentence}>
          <span>{sentence}</span>
          {value === initial ? null : <Chip tone="gold">{t('setting.diubah')}</Chip>}
          {MODULES_UNREAD.includes(name) ? (
            <Chip title={t('setting.belum_dipakai_isi')}>{t('setting.belum_dipakai')}</Chip>
          ) : null}
        </div>
        <Notes name={name} settings={settings} />
        <div className={css.facts}>
          <span className={css.key}>{name}</span>
          <span>{t('setting.bawaan', { nilai: valueText(name, initial, t) })}</span>
          {value === initial || keptElsewhere(name) !== undefined ? null : (
            <ActionButton size="compact-xs" aria-label={t('setting.kembalikan_ini', { nama: name })} onClick={reset}>
              {t('setting.kembalikan')}
            </ActionButton>
          )}
        </div>
      </div>
      <div className={css.value}>
        {spec.kind === 'value' ? (
          <FieldInput
            name={name}
            field={spec.field}
            label={sentence}
            value={value}
            readOnly={keptElsewhere(name) !== undefined}
            error={broken && ruleText(t, name, broken, { [name]: { ...spec.field, label: `modul.${name}` } })}
            onChange={(next) => onChange(name, String(next))}
          />
        ) : (
          <span data-switch>
            <SwitchField
              label={
                <>
                  <span className={css.hidden}>{sentence}: </span>
                  {t(isOn(value) ? 'umum.aktif' : 'umum.nonaktif')}
                </>
              }
              name={name}
              checked={isOn(value)}
              onChange={(on) => onChange(name, String(on))}
            />
          </span>
        )}
      </div>
    </div>
  );
}
