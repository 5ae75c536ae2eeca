import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { ubahAksesorisFields } from '@kilau/contract/features/aksesoris/aksesoris.fields.ts';
import type {
  Aksesoris,
  GerakAksesoris,
  KartuAksesoris as Kartu,
} from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import css from './aksesoris.module.css';
import { aksesorisPath, CACHE, useKartu } from './panggilan.ts';

const KARTU: CardShape = { title: ['aksi', 'nomor'], amount: ['saldo'] };

const NAMES = ['nama_aksesoris', 'harga_jual', 'status_aktif'] as const;

function useColumns(): readonly Column<GerakAksesoris>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(() => {
    const angka = (key: 'masuk' | 'keluar' | 'saldo'): Column<GerakAksesoris> => ({
      key,
      title: t(`field.${key}`),
      numeric: true,
      text: (row) => (key !== 'saldo' && row[key] === 0 ? '' : formatNumber(row[key])),
    });
    const perlu = ({ keperluan, keterangan }: GerakAksesoris) =>
      [keperluan === '' ? '' : t(`pilihan.keperluan.${keperluan}`), keterangan]
        .filter((kata) => kata !== '')
        .join(' · ');
    return [
      { key: 'waktu', title: t('field.waktu'), text: (row) => formatInstant(row.waktu, toko.zona_waktu) },
      { key: 'nomor', title: t('field.no_stok'), text: (row) => row.nomor },
      {
        key: 'aksi',
        title: t('aksesoris.kejadian'),
        text: (row) => (row.aksi === 'BATAL' ? t('keadaan.CANC') : t(`pilihan.aksi_stok.${row.aksi}`)),
      },
      { key: 'keperluan', title: t('aksesoris.keperluan'), text: perlu },
      { key: 'user_id', title: t('field.user_id'), text: (row) => row.user_id },
      angka('masuk'),
      angka('keluar'),
      angka('saldo'),
    ];
  }, [t, toko.zona_waktu]);
}

function Ubah({ aksesoris }: { readonly aksesoris: Aksesoris }) {
  const t = useT();
  const client = useQueryClient();
  const [isi, setIsi] = useState<Readonly<Record<(typeof NAMES)[number], unknown>>>({
    nama_aksesoris: aksesoris.nama_aksesoris,
    harga_jual: String(aksesoris.harga_jual),
    status_aktif: aksesoris.status_aktif,
  });
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({});
  const simpan = useMutation({
    mutationFn: () => api.put<Kartu>(aksesorisPath(aksesoris.kode_barcode), isi),
    onSuccess: (kartu) => success(t('aksesoris.diubah', { nama: kartu.aksesoris.nama_aksesoris })),
    onError: (error) => {
      if (error instanceof ProblemError) setSalah(error.fields);
      reportProblem(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: CACHE }),
  });
  const kirim = () => {
    if (!simpan.isPending) simpan.mutate();
  };
  useKeys([{ key: 'F8', label: t('umum.simpan'), run: kirim, main: true }]);
  return (
    <EnterForm className={css.ubah} label={aksesoris.nama_aksesoris} onSubmit={kirim}>
      {NAMES.map((name) => (
        <FieldInput
          key={name}
          name={name}
          field={ubahAksesorisFields[name]}
          value={isi[name]}
          error={salah[name]}
          onChange={(value) => {
            setIsi((now) => ({ ...now, [name]: value }));
            setSalah({});
          }}
        />
      ))}
      <SaveButton type="submit" saving={simpan.isPending} />
    </EnterForm>
  );
}

/** One accessory: name and price, and everything that moved it. */
export function KartuAksesoris({ kode_barcode }: { readonly kode_barcode: string }) {
  const t = useT();
  const { data, isPending, error } = useKartu(kode_barcode);
  const columns = useColumns();
  if (isPending) return <Loading />;
  if (!data) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(error)}
      </State>
    );
  }
  const { aksesoris, riwayat } = data;
  return (
    <>
      <p className={css.sunyi}>
        {[
          aksesoris.kode_group,
          aksesoris.kode_dept,
          `${aksesoris.kode_gudang} · ${aksesoris.kode_baki}`,
          `${t('aksesoris.stok')} ${formatNumber(aksesoris.stok)}`,
        ].join(' · ')}
      </p>
      <Ubah key={kode_barcode} aksesoris={aksesoris} />
      <DataTable<GerakAksesoris>
        searchable
        label={t('aksesoris.riwayat')}
        cards={KARTU}
        columns={columns}
        rows={riwayat}
        rowKey={(row) => `${row.nomor} ${row.aksi}`}
        pageSize={12}
        empty={{ title: t('aksesoris.riwayat_kosong') }}
      />
    </>
  );
}
