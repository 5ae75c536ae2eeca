import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { formatDate, formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { labelFilterFields, LABEL_MAKS } from '@kilau/contract/features/barang/label/label.fields.ts';
import type { LabelBarang } from '@kilau/contract/features/barang/label/label.wire.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import css from './label.module.css';
import { LogLabel } from './LogLabel.tsx';
import { PanelLabel } from './PanelLabel.tsx';
import { isBentuk, useLabel, type LabelHandle } from './use-label.ts';
import { useTataLabel } from './use-tata-label.ts';
import { readState } from '../../../platform/read-state.ts';

const KARTU: CardShape = {
  title: ['nama_barang', 'kode_barcode'],
  amount: ['berat'],
  state: 'dicetak',
  whole: true,
};

const PATH = '/cetak-barcode';
/** Of a moment, its day: the log tells the hour. */
const HARI = '31/12/2026'.length;
/** The document is not typed: it comes with whoever has just entered its pieces. */
const NAMES = (Object.keys(labelFilterFields) as (keyof typeof labelFilterFields)[]).filter(
  (name) => name !== 'no_tambah',
);

function Filter({ handle: { filter, setFilter } }: { readonly handle: LabelHandle }) {
  const t = useT();
  const navigate = useNavigate();
  const lepas = () => {
    setFilter({ no_tambah: '', status_cetak: 'BELUM' });
    void navigate({ to: PATH, search: {} });
  };
  if (filter.no_tambah !== '') {
    return (
      <Card className={css.dokumen}>
        <Chip tone="gold">{t('label.dari_dokumen', { nomor: filter.no_tambah })}</Chip>
        <ActionButton size="compact-sm" onClick={lepas}>
          {t('label.lepas_dokumen')}
        </ActionButton>
      </Card>
    );
  }
  return (
    <Card>
      <EnterForm className={css.filter} label={t('label.filter')} onSubmit={() => undefined}>
        {NAMES.map((name) => (
          <div key={name} className={css.isianFilter} data-nama={name}>
            <FieldInput
              name={name}
              field={{ ...labelFilterFields[name], ...(name === 'status_cetak' && { required: true }) }}
              value={filter[name]}
              onChange={(value) => setFilter({ [name]: String(value ?? '') })}
              sibling={(other) => (other in filter ? filter[other as keyof typeof filter] : undefined)}
            />
          </div>
        ))}
      </EnterForm>
    </Card>
  );
}

function useColumns(): readonly Column<LabelBarang>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(() => {
    const plain = (
      key: 'kode_barcode' | 'nama_barang' | 'kode_intern',
      title = t(`field.${key}`),
    ): Column<LabelBarang> => ({ key, title, text: (row) => row[key] });
    // Weight, date and printings are in sight on a small screen; what is asked for less stands behind them.
    return [
      plain('kode_barcode'),
      plain('nama_barang'),
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => row.kode_baki },
      {
        key: 'kode_group',
        title: t('laporan.group'),
        text: (row) => [row.kode_group, row.kode_dept, row.kadar_cetak].filter((kata) => kata !== '').join(' · '),
      },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        text: (row) => formatNumber(row.berat, 3),
        sortBy: (row) => row.berat,
      },
      {
        key: 'tgl_masuk',
        title: t('field.tgl'),
        text: (row) => formatDate(row.tgl_masuk),
        sortBy: (row) => row.tgl_masuk,
      },
      {
        key: 'dicetak',
        title: t('field.dicetak'),
        sortBy: (row) => row.dicetak,
        text: (row) =>
          row.dicetak_pada === null
            ? t('label.belum')
            : t('label.dicetak_kali', {
                jumlah: row.dicetak,
                waktu: formatInstant(row.dicetak_pada, toko.zona_waktu).slice(0, HARI),
              }),
      },
      plain('kode_intern'),
    ];
  }, [t, toko]);
}

function Daftar({ handle }: { readonly handle: LabelHandle }) {
  const t = useT();
  const columns = useColumns();
  const { list, rows, selected, setSelected, filter, setFilter } = handle;
  const jumlah = list.data?.jumlah ?? 0;
  return (
    <Card grow className={css.daftar}>
      <DataTable
        fill
        searchable
        label={t.of(titleKey(PATH))}
        cards={KARTU}
        columns={columns}
        rows={rows}
        count={jumlah}
        rowKey={(row) => row.kode_barcode}
        {...readState(list)}
        selected={selected}
        onSelect={setSelected}
        // What was printed leaves the list, and the hand that was on it would be on nothing.
        handAt=""
        toolbar={
          <strong className={css.dipilih} role="status">
            {t('label.dipilih', { jumlah: selected.size, semua: rows.length })}
            {jumlah > LABEL_MAKS ? ` · ${t('label.terpotong', { maks: LABEL_MAKS, jumlah })}` : ''}
          </strong>
        }
        empty={{
          title: t('label.kosong'),
          text: t('label.kosong_saran'),
          actions:
            filter.status_cetak === 'SEMUA' ? undefined : (
              <ActionButton onClick={() => setFilter({ status_cetak: 'SEMUA' })}>
                {t('label.semua_status')}
              </ActionButton>
            ),
        }}
      />
    </Card>
  );
}

/** Tags for pieces in stock: which ones, how they look, and to the printer with them. */
export function CetakBarcodePage() {
  const t = useT();
  const { no_tambah }: { readonly no_tambah?: unknown } = useSearch({ strict: false });
  const handle = useLabel(no_tambah === undefined ? '' : String(no_tambah));
  const { dipilih, rows, busy, cetak } = handle;
  const tata = useTataLabel((dipilih[0] ?? rows[0])?.kode_barcode ?? '');
  const [terbuka, setTerbuka] = useState(false);
  const [log, setLog] = useState(false);
  const bahasa = tata.stored.data?.['bahasa_printer'];
  const raw = isBentuk(bahasa) ? bahasa : 'TSPL';
  const siap = dipilih.length > 0 && !busy;
  useKeys([
    { key: 'F8', label: t('label.tombol_cetak'), run: () => void cetak('PDF'), main: true, enabled: siap },
    { key: 'F6', label: t('label.tombol_tata'), run: () => setTerbuka((open) => !open), main: true },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(PATH))}
        note={t.of(hintKey(PATH))}
        actions={
          <>
            <ActionButton onClick={() => setLog(true)}>{t('label.log')}</ActionButton>
            <ActionButton disabled={!siap} onClick={() => void cetak(raw)}>
              {t('label.unduh', { bentuk: raw })}
            </ActionButton>
          </>
        }
        deed={
          <ActionButton primary shortcut="F8" disabled={!siap} loading={busy} onClick={() => void cetak('PDF')}>
            {t('label.cetak', { jumlah: dipilih.length })}
          </ActionButton>
        }
      />
      <Filter handle={handle} />
      <div className={css.isi}>
        <Daftar handle={handle} />
        <PanelLabel tata={tata} terbuka={terbuka} onBuka={() => setTerbuka(!terbuka)} />
      </div>
      <Dialog size="L" opened={log} onClose={() => setLog(false)} title={t('label.log')}>
        {log ? <LogLabel /> : null}
      </Dialog>
    </PageColumn>
  );
}
