import type { KeyboardEvent } from 'react';
import { MODULE_GROUPS, type ModuleGroup, type ModuleKey } from '@kilau/contract/modules.ts';
import { Card } from '../../../ui/Card.tsx';
import { useT } from '../../../ui/text.ts';
import { countOn, differingKeys, keysOf, type Settings } from './settings.ts';
import css from './setting.module.css';

/** A group, or everything that is not as in a new shop. */
export type Part = ModuleGroup | 'berbeda';

interface SettingIndexProps {
  readonly settings: Settings;
  /** Not saved yet. */
  readonly changed: readonly ModuleKey[];
  /** What is shown; nothing while a search goes through all groups. */
  readonly part: Part | undefined;
  /** Settings that a search has found; absent without one. */
  readonly found: ReadonlySet<ModuleKey> | undefined;
  readonly onChoose: (part: Part) => void;
}

/** Arrow keys go from one entry to the next, as in every list. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const entries = [...event.currentTarget.querySelectorAll('button')];
  const at = entries.findIndex((entry) => entry === event.target);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  entries[(at + step + entries.length) % entries.length]?.focus();
}

/** The groups of settings, each with how many are on and how many are not as they came. */
export function SettingIndex({ settings, changed, part, found, onChoose }: SettingIndexProps) {
  const t = useT();
  const differing = differingKeys(settings);
  const among = (keys: readonly ModuleKey[], list: readonly ModuleKey[]) =>
    list.filter((key) => keys.includes(key)).length;
  const matching = (keys: readonly ModuleKey[]): string | undefined =>
    found && t('setting.jumlah_cocok', { jumlah: keys.filter((key) => found.has(key)).length });
  const counts = (keys: readonly ModuleKey[]): string => {
    const different = among(keys, differing);
    return [
      t('setting.jumlah_aktif', { jumlah: countOn(keys, settings) }),
      ...(different > 0 ? [t('setting.jumlah_diubah', { jumlah: different })] : []),
    ].join(' · ');
  };
  const entry = (name: Part, title: string, count: string, keys: readonly ModuleKey[]) => (
    <button
      key={name}
      type="button"
      aria-current={part === name}
      data-dirty={among(keys, changed) > 0 || undefined}
      className={name === 'berbeda' ? css.apart : undefined}
      onClick={() => onChoose(name)}
    >
      <span>{title}</span>
      <span className={css.count}>{matching(keys) ?? count}</span>
    </button>
  );
  return (
    <Card className={css.side}>
      <nav className={css.index} aria-label={t('setting.indeks')} onKeyDown={onArrow}>
        {MODULE_GROUPS.map((name) => entry(name, t.of(`grup_setting.${name}`), counts(keysOf(name)), keysOf(name)))}
        {entry('berbeda', t('setting.berbeda'), String(differing.length), differing)}
      </nav>
    </Card>
  );
}
