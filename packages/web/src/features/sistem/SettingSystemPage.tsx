import { TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { MODULE_KEYS, type ModuleKey } from '@kilau/contract/modules.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText } from '../../platform/report-problem.ts';
import { session, type ModuleValue } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { Icon } from '../../ui/icons.tsx';
import { SwitchField } from '../../ui/inputs/SwitchField.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { searchRows } from '../../ui/table/search.ts';
import { text, useT } from '../../ui/text.ts';
import { brokenSettings, changedKeys, isOn, keysOf, SETTING_KINDS, specOf, type Settings } from './settings.ts';
import css from './sistem.module.css';

const CALL = 'para-system';
const SEARCH_ID = 'cari-pengaturan';

interface SettingRowProps {
  readonly name: ModuleKey;
  readonly value: string;
  readonly changed: boolean;
  readonly broken: RuleBreak | undefined;
  readonly onChange: (value: string) => void;
}

/** One setting: what it does, in a sentence, and its switch or value. */
function SettingRow({ name, value, changed, broken, onChange }: SettingRowProps) {
  const t = useT();
  const spec = specOf(name);
  const sentence = t.of(`modul.${name}`);
  return (
    <div className={css.setting} data-changed={changed ? true : undefined}>
      <div>
        <div>{sentence}</div>
        <div className={css.settingKey}>{name}</div>
      </div>
      <div className={css.settingValue}>
        {spec.kind === 'value' ? (
          <FieldInput name={name} field={spec.field} label={sentence} value={value} error={broken && t.of(`rule.${broken.rule}`, broken.params)} onChange={(next) => onChange(String(next))} />
        ) : (
          <span data-switch>
            <SwitchField label={t(isOn(value) ? 'umum.aktif' : 'umum.nonaktif')} checked={isOn(value)} onChange={(on) => onChange(String(on))} />
          </span>
        )}
      </div>
    </div>
  );
}

/** The shop's settings as they are stored, and as they are being edited. */
function useSettings() {
  const client = useQueryClient();
  const stored = useQuery({
    queryKey: [CALL],
    queryFn: async ({ signal }): Promise<Settings> => Object.fromEntries((await api.get<readonly ModuleValue[]>(CALL, {}, { signal })).map(({ key, value }) => [key, value])),
    staleTime: 0,
  });
  const [edits, setEdits] = useState<Settings>({});
  const before = stored.data ?? {};
  const edited = { ...before, ...edits };
  const changed = changedKeys(before, edited);
  const broken = brokenSettings(edited, changed);
  const saving = useMutation({
    mutationFn: (values: readonly ModuleValue[]) => api.put(CALL, { settings: values }),
    onSuccess: (_answer, values) => {
      session.mergeModules(values);
      client.setQueryData<Settings>([CALL], { ...before, ...edits });
      setEdits({});
      success(text('master.disimpan'));
    },
  });
  const save = () => {
    if (changed.length === 0 || Object.keys(broken).length > 0 || saving.isPending) return;
    saving.mutate(changed.map((key) => ({ key, value: edited[key] ?? '' })));
  };
  return { stored, edited, changed, broken, saving, save, set: (key: ModuleKey, value: string) => setEdits({ ...edits, [key]: value }), undo: () => setEdits({}) };
}

/** Every module and parameter of the shop: grouped, searchable, each explained. What is saved reaches all open tills. */
export function SettingSystemPage() {
  const t = useT();
  const asked = useRouterState({ select: (state) => (state.location.search as { readonly cari?: unknown }).cari });
  const [query, setQuery] = useState(typeof asked === 'string' ? asked : '');
  const { stored, edited, changed, broken, saving, save, set, undo } = useSettings();
  const found = useMemo(() => new Set(searchRows([{ key: 'words', title: '', text: (key: ModuleKey) => `${key} ${t.of(`modul.${key}`)}` }], MODULE_KEYS, query)), [query, t]);
  useKeys([
    { key: 'F8', label: t('umum.simpan'), main: true, enabled: changed.length > 0, run: save },
    { key: 'F9', label: t('umum.cari'), main: true, run: () => document.getElementById(SEARCH_ID)?.focus() },
  ]);
  return (
    <PageColumn flow>
      <PageHead
        title={t('page.settingsystem')}
        chips={changed.length > 0 ? <Chip tone="warn">{t('setting.belum_disimpan', { jumlah: changed.length })}</Chip> : undefined}
        actions={
          <>
            <TextInput id={SEARCH_ID} type="search" w={260} aria-label={t('umum.cari')} placeholder={t('setting.cari')} leftSection={<Icon name="search" size={14} />} value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
            {changed.length > 0 ? <ActionButton onClick={undo}>{t('umum.batal')}</ActionButton> : null}
            <ActionButton primary shortcut="F8" disabled={changed.length === 0} loading={saving.isPending} onClick={save}>{t(saving.isPending ? 'umum.sedang_menyimpan' : 'umum.simpan')}</ActionButton>
          </>
        }
      />
      {stored.isPending ? <Loading /> : null}
      {stored.isError ? <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')} actions={<ActionButton onClick={() => void stored.refetch()}>{t('umum.coba_lagi')}</ActionButton>}>{problemText(stored.error)}</State> : null}
      {stored.data && found.size === 0 ? <State icon="search" title={t('umum.tidak_ditemukan')}>{t('umum.tidak_ditemukan_saran', { cari: query })}</State> : null}
      {stored.data ? SETTING_KINDS.map((kind) => {
        const keys = keysOf(kind).filter((key) => found.has(key));
        return keys.length === 0 ? null : (
          <Card key={kind} aria-label={t.of(`setting.${kind}`)}>
            <h2 className={css.settingTitle}>{t.of(`setting.${kind}`)}</h2>
            {keys.map((key) => (
              <SettingRow key={key} name={key} value={edited[key] ?? ''} changed={changed.includes(key)} broken={broken[key]} onChange={(value) => set(key, value)} />
            ))}
          </Card>
        );
      }) : null}
    </PageColumn>
  );
}
