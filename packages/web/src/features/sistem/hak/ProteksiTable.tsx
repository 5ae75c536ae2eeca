import { SegmentedControl, Select, Switch } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ProteksiMenu } from '@kilau/contract/core/permission.ts';
import { pageRequirement } from '@kilau/contract/core/page.ts';
import { useKeys } from '../../../platform/keys.ts';
import { pageAt } from '../../../platform/pages.ts';
import { useCan, useParam } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import { UndoButton } from '../../../ui/UndoButton.tsx';
import { useThumb } from '../../../ui/use-thumb.tsx';
import css from './hak.module.css';
import { fits, MENIT, type ProteksiFilter, type ProteksiRow } from './proteksi-model.ts';
import type { Proteksi } from './use-proteksi.ts';
import { readState } from '../../../platform/read-state.ts';

const SEARCH_ID = 'cari-proteksi';
const MODULE = 'REPORT_ONE_MONTH_PROTECTION_MODULE';

const menitText = (t: Translate, menit: number): string =>
  menit === 0 ? t('proteksi.selama_sesi') : t('proteksi.menit', { menit });

function columnsOf(
  t: Translate,
  everyReport: boolean,
  edit: (row: ProteksiMenu) => void,
): readonly Column<ProteksiRow>[] {
  const yes = (on: boolean) => (on ? t('umum.ya') : '');
  return [
    { key: 'title', title: t('field.path'), text: (row) => row.title },
    { key: 'section', title: t('proteksi.bagian'), text: (row) => row.section },
    {
      key: 'minta_otorisasi',
      title: t('field.minta_otorisasi'),
      text: (row) => yes(row.minta_otorisasi),
      sortBy: (row) => row.minta_otorisasi,
      cell: (row) => (
        <Switch
          size="xs"
          aria-label={`${t('field.minta_otorisasi')}: ${row.title}`}
          checked={row.minta_otorisasi}
          onChange={(event) => edit({ ...row, minta_otorisasi: event.currentTarget.checked })}
        />
      ),
    },
    {
      key: 'berlaku_menit',
      title: t('field.berlaku_menit'),
      text: (row) => (row.minta_otorisasi ? menitText(t, row.berlaku_menit) : ''),
      sortBy: (row) => row.berlaku_menit,
      cell: (row) =>
        row.minta_otorisasi ? (
          <Select
            size="xs"
            w={150}
            aria-label={`${t('field.berlaku_menit')}: ${row.title}`}
            allowDeselect={false}
            withCheckIcon={false}
            data={[...new Set([...MENIT, row.berlaku_menit])]
              .toSorted((a, b) => a - b)
              .map((menit) => ({ value: String(menit), label: menitText(t, menit) }))}
            value={String(row.berlaku_menit)}
            onChange={(next) => edit({ ...row, berlaku_menit: Number(next ?? 0) })}
          />
        ) : null,
    },
    {
      key: 'maks_sebulan',
      title: t('field.maks_sebulan'),
      text: (row) => yes(row.maks_sebulan),
      sortBy: (row) => row.maks_sebulan,
      cell: (row) =>
        row.isReport ? (
          <Switch
            size="xs"
            aria-label={`${t('field.maks_sebulan')}: ${row.title}`}
            disabled={everyReport}
            checked={everyReport || row.maks_sebulan}
            onChange={(event) => edit({ ...row, maks_sebulan: event.currentTarget.checked })}
          />
        ) : null,
    },
  ];
}

/** Whether all reports are held to a month, and the way to the switch. */
function OneMonthNote({ on }: { readonly on: boolean }) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const settings = pageAt('/settingsystem');
  return (
    <p className={css.note}>
      <span>{t(on ? 'proteksi.modul_nyala' : 'proteksi.modul_mati')}</span>
      {settings && can(pageRequirement(settings)) ? (
        <ActionButton
          size="compact-sm"
          onClick={() => void navigate({ to: '/settingsystem', search: { cari: MODULE } })}
        >
          {t('shell.buka_pengaturan')}
        </ActionButton>
      ) : null}
    </p>
  );
}

/** Every page of the menu: whether it asks an approval first, for how long, and which reports are held to a month. */
export function ProteksiTable({ proteksi }: { readonly proteksi: Proteksi }) {
  const t = useT();
  const [filter, setFilter] = useState<ProteksiFilter>('semua');
  const everyReport = useParam(MODULE) === 'true';
  const { stored, rows, changed, saving, save, undo, edit } = proteksi;
  const columns = useMemo(() => columnsOf(t, everyReport, edit), [t, everyReport, edit]);
  useKeys([
    { key: 'F8', label: t('umum.simpan'), main: true, enabled: changed.length > 0, run: save },
    { key: 'F9', label: t('umum.cari'), main: true, run: () => document.getElementById(SEARCH_ID)?.focus() },
  ]);
  const { here, thumb } = useThumb(
    <SaveButton size="compact-sm" disabled={changed.length === 0} onClick={save} saving={saving} />,
  );
  const dijaga = rows?.filter((row) => row.minta_otorisasi).length ?? 0;
  return (
    <>
      <p className={css.note}>
        <span>{t('proteksi.penjelasan')}</span>
        <Chip>{t('proteksi.jumlah', { jumlah: dijaga })}</Chip>
        {changed.length > 0 ? <Chip tone="warn">{t('setting.belum_disimpan', { jumlah: changed.length })}</Chip> : null}
      </p>
      <OneMonthNote on={everyReport} />
      <Card grow>
        <DataTable
          fill
          label={t('proteksi.menu')}
          columns={columns}
          rows={rows?.filter((row) => fits(row, filter))}
          rowKey={(row) => row.path}
          {...readState(stored)}
          searchable
          searchId={SEARCH_ID}
          tone={(row) => (row.changed ? 'gold' : undefined)}
          toolbar={
            <>
              <SegmentedControl
                size="xs"
                aria-label={t('hak.saring')}
                value={filter}
                onChange={setFilter}
                data={
                  [
                    { value: 'semua', label: t('umum.semua') },
                    { value: 'dijaga', label: t('proteksi.dijaga') },
                    { value: 'laporan', label: t('proteksi.laporan') },
                  ] satisfies { value: ProteksiFilter; label: string }[]
                }
              />
              {changed.length > 0 ? <UndoButton size="compact-sm" onUndo={undo} /> : null}
              {here}
            </>
          }
        />
      </Card>
      {thumb}
    </>
  );
}
