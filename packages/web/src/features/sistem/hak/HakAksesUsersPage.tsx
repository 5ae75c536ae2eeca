import { SegmentedControl, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { seesAll } from '@kilau/contract/core/permission.ts';
import { useLeaving } from '../../../engine/setting/use-leaving.ts';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useActor } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { confirm, openDialog } from '../../../ui/dialog/dialogs.ts';
import { Icon } from '../../../ui/icons.tsx';
import { SelectField, type Option } from '../../../ui/inputs/SelectField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { UndoButton } from '../../../ui/UndoButton.tsx';
import { countShown, filtered, partsOf, type Filter, type HakAkses } from './akses-model.ts';
import { AksesTree } from './AksesTree.tsx';
import { CopyForm } from './CopyForm.tsx';
import { useHakAkses, useManaged, type UserRow } from './hak-akses-calls.ts';
import css from './hak.module.css';

const PAGE = '/hak-akses-users';
const SEARCH_ID = 'cari-hak-akses';

const optionOf = ({ user_id, usere_name, level }: UserRow): Option => ({
  value: user_id,
  label: `${user_id} · ${usere_name} · ${level}`,
});

type Rights = ReturnType<typeof useHakAkses>;

/** The tree with its search, or why there is none. */
function Menus({
  hak,
  rights,
  words,
  filter,
}: {
  readonly hak: HakAkses;
  readonly rights: Rights;
  readonly words: string;
  readonly filter: Filter;
}) {
  const t = useT();
  const actor = useActor();
  const all = useMemo(() => partsOf(hak, rights.edits, actor, t.of), [hak, rights.edits, actor, t]);
  const parts = filtered(all, words, filter, t.of);
  if (parts.length === 0) {
    return (
      <State icon="search" title={t('umum.tidak_ada_data')}>
        {t('hak.kosong_saran')}
      </State>
    );
  }
  return (
    <AksesTree
      label={t('page.hak-akses-users')}
      parts={parts}
      all={all}
      edits={rights.edits}
      onEdit={rights.setEdits}
    />
  );
}

/** Copying and resetting: both replace the menu as a whole, so both ask. */
function useWholesale(user: UserRow | undefined, managed: readonly UserRow[], rights: Rights) {
  const t = useT();
  const copy = () => {
    if (!user) return;
    const from = managed.filter((row) => row.user_id !== user.user_id && !seesAll(row.level)).map(optionOf);
    openDialog({
      title: t('hak.salin'),
      content: (close) => (
        <CopyForm nama={user.user_id} options={from} onClose={close} onCopy={(dari) => rights.copy(dari)} />
      ),
    });
  };
  const reset = async () => {
    if (
      user &&
      (await confirm({
        title: t('hak.reset'),
        message: t('hak.reset_yakin', { nama: user.user_id, level: user.level }),
        danger: true,
      }))
    ) {
      rights.reset();
    }
  };
  return { copy, reset };
}

interface ActionsProps {
  readonly rights: Rights;
  readonly onCopy: () => void;
  readonly onReset: () => void;
}

function Actions({ rights: { busy, changes, setEdits }, onCopy, onReset }: ActionsProps) {
  const t = useT();
  return (
    <>
      <ActionButton onClick={onCopy} disabled={busy}>
        {t('hak.salin')}
      </ActionButton>
      <ActionButton onClick={onReset} disabled={busy}>
        {t('hak.reset')}
      </ActionButton>
      {changes > 0 ? <UndoButton onUndo={() => setEdits({})} disabled={busy} /> : null}
    </>
  );
}

interface BodyProps {
  readonly managed: ReturnType<typeof useManaged>;
  readonly user: UserRow | undefined;
  readonly rights: Rights;
  readonly words: string;
  readonly filter: Filter;
}

/** The tree, or what stands in its place and the next step. */
function Body({ managed, user, rights, words, filter }: BodyProps) {
  const t = useT();
  const failed = managed.isError ? managed : user && rights.stored.isError ? rights.stored : undefined;
  if (failed) {
    return (
      <State
        icon="warn"
        tone="bad"
        title={t('umum.gagal_dimuat')}
        actions={<ActionButton onClick={() => void failed.refetch()}>{t('umum.coba_lagi')}</ActionButton>}
      >
        {problemText(failed.error)}
      </State>
    );
  }
  if (managed.isPending || (user && rights.stored.isPending)) return <Loading />;
  if (managed.data?.length === 0) {
    return (
      <State icon="users" title={t('hak.tidak_ada_user')}>
        {t('hak.tidak_ada_user_saran')}
      </State>
    );
  }
  if (!user || !rights.stored.data) {
    return (
      <State icon="users" title={t('hak.pilih_user')}>
        {t('hak.pilih_user_saran')}
      </State>
    );
  }
  if (seesAll(user.level)) {
    return (
      <State icon="eye" title={t('hak.melihat_semua')}>
        {t('hak.melihat_semua_isi', { level: user.level, nama: user.usere_name })}
      </State>
    );
  }
  return <Menus hak={rights.stored.data} rights={rights} words={words} filter={filter} />;
}

interface NarrowProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** What narrows the tree down: words, and whether a menu is shown. */
function Narrow({ words, onWords, filter, onFilter }: NarrowProps) {
  const t = useT();
  return (
    <>
      <TextInput
        id={SEARCH_ID}
        type="search"
        label={t('umum.cari')}
        placeholder={t('hak.cari')}
        leftSection={<Icon name="search" size={14} />}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <SegmentedControl
        aria-label={t('hak.saring')}
        value={filter}
        onChange={onFilter}
        data={
          [
            { value: 'semua', label: t('umum.semua') },
            { value: 'tampil', label: t('hak.tampil') },
            { value: 'tersembunyi', label: t('hak.tersembunyi') },
          ] satisfies { value: Filter; label: string }[]
        }
      />
    </>
  );
}

/** Asks before changes to a user's menu are given up. */
function useAskDiscard(): (nama: string, changes: number) => Promise<boolean> {
  const t = useT();
  return (nama, changes) =>
    confirm({
      title: t('hak.buang'),
      message: t('hak.buang_isi', { jumlah: changes, nama }),
      yes: t('hak.buang'),
      no: t('umum.batal'),
      danger: true,
    });
}

/** Which menus each user sees (specification, section 6). Only what was changed is sent; the user feels it at once. */
export function HakAksesUsersPage() {
  const t = useT();
  const actor = useActor();
  const managed = useManaged();
  const [user_id, setUser] = useState('');
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<Filter>('semua');
  const rights = useHakAkses(user_id);
  useLeaving(rights.changes);
  const user = managed.data?.find((row) => row.user_id === user_id);
  const hak = rights.stored.data;
  const editable = hak !== undefined && user !== undefined && !seesAll(user.level);
  const askDiscard = useAskDiscard();
  const { copy, reset } = useWholesale(user, managed.data ?? [], rights);
  const count = editable ? countShown(partsOf(hak, rights.edits, actor, t.of)) : undefined;
  const choose = async (next: string) => {
    if (rights.changes > 0 && !(await askDiscard(user_id, rights.changes))) return;
    rights.setEdits({});
    setUser(next);
  };
  const save = () => {
    if (rights.changes > 0 && !rights.busy) rights.save();
  };
  useKeys([
    { key: 'F8', label: t('umum.simpan'), main: true, enabled: rights.changes > 0, run: save },
    {
      key: 'F9',
      label: t('hak.cari'),
      main: true,
      enabled: editable,
      run: () => document.getElementById(SEARCH_ID)?.focus(),
    },
    { key: '↑ ↓', label: t('hak.tombol_panah'), enabled: editable },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(PAGE))}
        note={count ? undefined : t.of(hintKey(PAGE))}
        chips={
          <>
            {count ? <Chip>{t('hak.jumlah', count)}</Chip> : null}
            {rights.changes > 0 ? (
              <Chip tone="warn">{t('setting.belum_disimpan', { jumlah: rights.changes })}</Chip>
            ) : null}
          </>
        }
        actions={editable ? <Actions rights={rights} onCopy={copy} onReset={() => void reset()} /> : undefined}
        deed={
          editable ? <SaveButton disabled={rights.changes === 0} onClick={save} saving={rights.saving} /> : undefined
        }
      />
      <Card padded className={css.bar}>
        <SelectField
          label={t('hak.pilih_user')}
          autoFocus
          options={(managed.data ?? []).map(optionOf)}
          value={user_id}
          onChange={(next) => void choose(next)}
        />
        {editable ? <Narrow words={words} onWords={setWords} filter={filter} onFilter={setFilter} /> : null}
      </Card>
      <div className={css.grow}>
        <Body managed={managed} user={user} rights={rights} words={words} filter={filter} />
      </div>
    </PageColumn>
  );
}
