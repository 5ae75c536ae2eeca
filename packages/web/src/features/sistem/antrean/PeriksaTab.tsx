import { useMemo } from 'react';
import { formatDate, formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import type { PeriksaBuku } from '@kilau/contract/features/sistem/antrean.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { openDialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/dialog/toasts.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { text, useT } from '../../../ui/text.ts';
import css from './antrean.module.css';
import { useJalankan, type usePeriksa } from './panggilan.ts';
import { readState } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['malam'], amount: ['jumlah'], state: 'hasil' };

function Rincian({ malam: { rincian } }: { readonly malam: PeriksaBuku }) {
  const t = useT();
  if (rincian.length === 0) return <Chip tone="good">{t('antrean.utuh')}</Chip>;
  return (
    <div className={css.form}>
      <p className="muted">{t('antrean.buku_beda_isi')}</p>
      {rincian.map(({ kunci, judul, selisih, contoh }) => (
        <section key={kunci} aria-label={judul}>
          <h3 className={css.judul}>{judul}</h3>
          <Chip tone="bad">{t('antrean.selisih', { selisih })}</Chip>
          <ul className={css.contoh}>
            {contoh.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What a night's check found, and where. */
export function openMalam(malam: PeriksaBuku): void {
  openDialog({
    title: text('antrean.judul_malam', { tgl: formatDate(malam.malam) }),
    size: 'M',
    content: () => <Rincian malam={malam} />,
  });
}

function useColumns(): readonly Column<PeriksaBuku>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(
    (): readonly Column<PeriksaBuku>[] => [
      { key: 'malam', title: t('antrean.malam'), text: (row) => formatDate(row.malam), sortBy: (row) => row.malam },
      {
        key: 'hasil',
        title: t('antrean.hasil'),
        text: (row) => (row.salah === 0 ? t('antrean.utuh') : t('antrean.beda', { jumlah: row.salah })),
        cell: (row) => (
          <Chip tone={row.salah === 0 ? 'good' : 'bad'}>
            {row.salah === 0 ? t('antrean.utuh') : t('antrean.beda', { jumlah: row.salah })}
          </Chip>
        ),
        sortBy: (row) => row.salah,
      },
      {
        key: 'tgl_system',
        title: t('antrean.tgl_buku'),
        text: (row) => formatDate(row.tgl_system),
        sortBy: (row) => row.tgl_system,
      },
      {
        key: 'jumlah',
        title: t('antrean.diperiksa'),
        numeric: true,
        text: (row) => formatNumber(row.jumlah),
        sortBy: (row) => row.jumlah,
      },
      {
        key: 'selesai',
        title: t('antrean.selesai'),
        text: (row) => formatInstant(row.selesai, toko.zona_waktu),
        sortBy: (row) => row.selesai,
      },
      {
        key: 'lama',
        title: t('antrean.lama'),
        numeric: true,
        text: (row) => t('antrean.detik', { detik: formatNumber(row.ms / 1000, 1) }),
        sortBy: (row) => row.ms,
      },
    ],
    [t, toko.zona_waktu],
  );
}

/** The nights on which the books were checked, and what did not hold. */
export function PeriksaTab({ list }: { readonly list: ReturnType<typeof usePeriksa> }) {
  const t = useT();
  const columns = useColumns();
  const jalankan = useJalankan((kunci) =>
    toast(t('antrean.akan_jalan', { pekerjaan: t(`pekerjaan.${kunci}`) }), 'good'),
  );
  return (
    <Card grow>
      <DataTable
        fill
        searchable
        label={t('antrean.pemeriksaan')}
        cards={KARTU}
        columns={columns}
        rows={list.data}
        rowKey={(row) => row.malam}
        {...readState(list)}
        onOpen={openMalam}
        tone={(row) => (row.salah === 0 ? undefined : 'bad')}
        empty={{
          title: t('antrean.periksa_kosong'),
          text: t('antrean.periksa_kosong_isi'),
          actions: (
            <ActionButton disabled={jalankan.isPending} onClick={() => jalankan.mutate('periksa-buku')}>
              {t('antrean.jalankan')}
            </ActionButton>
          ),
        }}
      />
    </Card>
  );
}
