import { TextInput } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { titleKey } from '@kilau/contract/core/page.ts';
import { MODULE_GROUPS, MODULE_KEYS, type ModuleGroup, type ModuleKey } from '@kilau/contract/modules.ts';
import { useLeaving } from '../../../engine/setting/use-leaving.ts';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { firstError, focusFirstError } from '../../../ui/form/enter-next.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { searchRows } from '../../../ui/table/search.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import { UndoButton } from '../../../ui/UndoButton.tsx';
import { SettingIndex, type Part } from './SettingIndex.tsx';
import { SettingRow } from './SettingRow.tsx';
import { differingKeys, keysOf, pagesOf, specOf } from './settings.ts';
import { useSettings } from './use-settings.ts';
import css from './setting.module.css';

const SEARCH_ID = 'cari-pengaturan';

/** What a search looks through: key, sentence, group, and the pages the setting opens. */
function wordsOf(key: ModuleKey, t: Translate): string {
  const { opens, closes } = pagesOf(key);
  return [
    key,
    t.of(`modul.${key}`),
    t.of(`grup_setting.${specOf(key).group}`),
    ...[...opens, ...closes].map(({ path }) => t.of(titleKey(path))),
  ].join(' ');
}

function useFound(query: string): ReadonlySet<ModuleKey> | undefined {
  const t = useT();
  return useMemo(
    () =>
      query.trim() === ''
        ? undefined
        : new Set(
            searchRows([{ key: 'words', title: '', text: (key: ModuleKey) => wordsOf(key, t) }], MODULE_KEYS, query),
          ),
    [query, t],
  );
}

/** The shown settings by group: those of a search, of the chosen group, or all that are not as they came. */
function Groups({
  form,
  part,
  found,
}: {
  readonly form: ReturnType<typeof useSettings>;
  readonly part: Part;
  readonly found: ReadonlySet<ModuleKey> | undefined;
}) {
  const t = useT();
  const { edited, stored, changed, broken, set } = form;
  // What was reset stays in sight until it is saved.
  const differing = new Set([...differingKeys(stored.data ?? {}), ...differingKeys(edited)]);
  const shown = (key: ModuleKey): boolean =>
    found ? found.has(key) : part === 'berbeda' ? differing.has(key) : specOf(key).group === part;
  const groups = MODULE_GROUPS.map((group) => ({ group, keys: keysOf(group).filter(shown) })).filter(
    ({ keys }) => keys.length > 0,
  );
  if (groups.length === 0) {
    return (
      <Card>
        <State icon="check" title={t('setting.tidak_berbeda')} />
      </Card>
    );
  }
  return groups.map(({ group, keys }) => (
    <Card key={group} aria-label={t.of(`grup_setting.${group}`)}>
      <h2 className={css.title}>{t.of(`grup_setting.${group}`)}</h2>
      {keys.map((key) => (
        <SettingRow
          key={key}
          name={key}
          settings={edited}
          changed={changed.includes(key)}
          broken={broken[key]}
          onChange={set}
        />
      ))}
    </Card>
  ));
}

/** Saves; where something is wrong, it leads there, out of a search or another group too. */
function useSaving({ broken, save }: ReturnType<typeof useSettings>, show: (group: ModuleGroup) => void) {
  const groups = useRef<HTMLDivElement>(null);
  const [wrong] = MODULE_KEYS.filter((key) => broken[key] !== undefined);
  const saveOrLead = () => {
    if (wrong === undefined) return save();
    const shown = groups.current;
    if (!shown) return;
    if (!firstError(shown)) show(specOf(wrong).group);
    focusFirstError(shown);
  };
  return { groups, save: saveOrLead };
}

interface HeadProps {
  readonly form: ReturnType<typeof useSettings>;
  readonly onSave: () => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Above the settings: the search, how many are not saved, and the buttons that save them or take them back. */
function Head({ form: { changed, saving, undo }, onSave, query, onQuery }: HeadProps) {
  const t = useT();
  return (
    <PageHead
      title={t('page.settingsystem')}
      chips={
        changed.length > 0 ? (
          <Chip tone="warn">{t('setting.belum_disimpan', { jumlah: changed.length })}</Chip>
        ) : undefined
      }
      actions={
        <>
          <TextInput
            id={SEARCH_ID}
            type="search"
            w={260}
            aria-label={t('umum.cari')}
            placeholder={t('setting.cari')}
            leftSection={<Icon name="search" size={14} />}
            value={query}
            onChange={(event) => onQuery(event.currentTarget.value)}
          />
          {changed.length > 0 ? <UndoButton onUndo={undo} /> : null}
        </>
      }
      deed={<SaveButton disabled={changed.length === 0} onClick={onSave} saving={saving.isPending} />}
    />
  );
}

/**
 * Every module and parameter of the shop: grouped, searchable, each explained. What is saved reaches all open tills.
 */
export function SettingSystemPage() {
  const t = useT();
  const asked = useRouterState({ select: (state) => (state.location.search as { readonly cari?: unknown }).cari });
  const [query, setQuery] = useState(typeof asked === 'string' ? asked : '');
  const [part, setPart] = useState<Part>('penjualan');
  const form = useSettings();
  const { stored, edited, changed } = form;
  const found = useFound(query);
  useLeaving(changed.length);
  const choose = (next: Part) => {
    setQuery('');
    setPart(next);
  };
  const { groups, save } = useSaving(form, choose);
  useKeys([
    { key: 'F8', label: t('umum.simpan'), main: true, enabled: changed.length > 0, run: save },
    { key: 'F9', label: t('umum.cari'), main: true, run: () => document.getElementById(SEARCH_ID)?.focus() },
  ]);
  return (
    <PageColumn flow>
      <Head form={form} onSave={save} query={query} onQuery={setQuery} />
      {stored.isPending ? <Loading /> : null}
      {stored.isError ? (
        <State
          icon="warn"
          tone="bad"
          title={t('umum.gagal_dimuat')}
          actions={<ActionButton onClick={() => void stored.refetch()}>{t('umum.coba_lagi')}</ActionButton>}
        >
          {problemText(stored.error)}
        </State>
      ) : null}
      {stored.data ? (
        <div className={css.layout}>
          <SettingIndex
            settings={edited}
            changed={changed}
            part={found ? undefined : part}
            found={found}
            onChoose={choose}
          />
          <div ref={groups} className={css.groups}>
            {found?.size === 0 ? (
              <Card>
                <State icon="search" title={t('umum.tidak_ditemukan')}>
                  {t('umum.tidak_ditemukan_saran', { cari: query })}
                </State>
              </Card>
            ) : (
              <Groups form={form} part={part} found={found} />
            )}
          </div>
        </div>
      ) : null}
    </PageColumn>
  );
}
