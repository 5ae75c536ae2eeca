import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { labelKey } from '@kilau/contract/core/field.ts';
import { formatField } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import {
  IMPOR_PUSAT,
  type BedaMaster,
  type BedaPusat,
  type MasterPusat,
} from '@kilau/contract/features/kirim-barang/impor-pusat.ts';
import { useFormat } from '../../engine/cells/FieldCell.tsx';
import { useDefinitions } from '../../engine/definitions.ts';
import { api, newKey } from '../../platform/api.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { readState } from '../../platform/read-state.ts';

const KEY = ['import-data-pusat'];
const KARTU: CardShape = { title: ['master', 'kode'], amount: [], state: 'apa' };

/** One difference: a record that is new, one column of one that says otherwise, or a record that is gone there. */
interface Beda {
  readonly id: string;
  readonly kunci: MasterPusat;
  readonly halaman: string;
  readonly kode: string;
  readonly apa: 'baru' | 'ubah' | 'hilang';
  readonly kolom: string;
  readonly lama: string;
  readonly baru: string;
}

const POLOS = { kolom: '', lama: '', baru: '' } as const;
const bedaOf = ({ kunci, halaman, baru, ubah, hilang }: BedaMaster): Beda[] => [
  ...baru.map((kode): Beda => ({ ...POLOS, id: `${kunci}/${kode}`, kunci, halaman, kode, apa: 'baru' })),
  ...ubah.flatMap(({ kode, kolom }) =>
    (kolom.length > 0 ? kolom : [POLOS]).map((satuan): Beda => ({
      ...satuan,
      id: `${kunci}/${kode}/${satuan.kolom}`,
      kunci,
      halaman,
      kode,
      apa: 'ubah',
    })),
  ),
  ...hilang.map((kode): Beda => ({ ...POLOS, id: `${kunci}/${kode}`, kunci, halaman, kode, apa: 'hilang' })),
];

function useColumns(kunci: readonly MasterPusat[]): readonly Column<Beda>[] {
  const t = useT();
  const format = useFormat();
  const masters = useDefinitions('resource', kunci);
  return useMemo(() => {
    const fieldOf = ({ kunci: key, kolom }: Beda) => masters.find((one) => one.key === key)?.fields[kolom];
    /** What its master calls it. */
    const nama = (beda: Beda) => {
      const field = fieldOf(beda);
      return field ? t.of(labelKey(beda.kolom, field)) : beda.kolom;
    };
    /** As its master shows it. */
    const isi = (beda: Beda, value: string) => {
      const field = fieldOf(beda);
      return field ? formatField(field, value, format) : value;
    };
    const [di_sini, di_pusat] = [t('impor_pusat.di_sini'), t('impor_pusat.di_pusat')];
    /** Beside the other one it says whose it is. */
    const sebut = (siapa: string, yang: 'lama' | 'baru') => (beda: Beda) =>
      beda[yang] === '' ? '' : `${siapa} ${isi(beda, beda[yang])}`;
    const kata = { baru: t('impor_pusat.baru'), ubah: t('impor_pusat.ubah'), hilang: t('impor_pusat.hilang') };
    return [
      { key: 'master', title: t('impor_pusat.master'), text: ({ halaman }) => t.of(titleKey(halaman)) },
      { key: 'kode', title: t('impor_pusat.kode'), text: ({ kode }) => kode },
      { key: 'apa', title: t('field.status'), text: ({ apa }) => kata[apa] },
      { key: 'kolom', title: t('impor_pusat.kolom'), text: nama },
      { key: 'lama', title: di_sini, text: (beda) => isi(beda, beda.lama), told: sebut(di_sini, 'lama') },
      { key: 'baru', title: di_pusat, text: (beda) => isi(beda, beda.baru), told: sebut(di_pusat, 'baru') },
    ];
  }, [t, format, masters]);
}

/** The differences, each figure as its master shows it. */
function DaftarBeda({ asked }: { readonly asked: UseQueryResult<BedaPusat> }) {
  const t = useT();
  const data = asked.data?.data ?? [];
  const columns = useColumns(data.map(({ kunci }) => kunci));
  return (
    <DataTable<Beda>
      fill
      label={t.of(titleKey(IMPOR_PUSAT))}
      cards={KARTU}
      columns={columns}
      rows={data.flatMap(bedaOf)}
      {...readState(asked)}
      rowKey={({ id }) => id}
      empty={{ title: t('impor_pusat.sama') }}
    />
  );
}

/** Why there is nowhere to take anything from: asking once more would not change it. */
function TanpaPusat({ pesan }: { readonly pesan: string }) {
  const t = useT();
  const { toko } = useUser();
  const pusat = toko.level === 'PUSAT';
  return (
    <State icon="store" title={pusat ? t('impor_pusat.ini_pusat') : pesan}>
      {pusat ? t('impor_pusat.untuk_cabang') : null}
    </State>
  );
}

/** What head office says otherwise than this shop, and taking it over. */
export function ImporPusatPage() {
  const t = useT();
  const client = useQueryClient();
  const asked = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<BedaPusat>('import-data-pusat', {}, { signal }),
    staleTime: 0,
  });
  const rows = (asked.data?.data ?? []).flatMap(bedaOf);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.post<{ readonly baru: number; readonly ubah: number; readonly hilang: number }>(
        'import-data-pusat',
        { master: (asked.data?.data ?? []).map(({ kunci }) => ({ kunci })) },
        { key: newKey() },
      ),
    onSuccess: (jumlah) => success(t('impor_pusat.selesai', jumlah)),
    onError: (error) => reportProblem(error),
    onSettled: () => client.invalidateQueries(),
  });
  const siap = rows.length > 0 && !isPending;
  const ambil = async () => {
    if (!siap) return;
    const message = t('impor_pusat.tanya', { jumlah: rows.length, pusat: asked.data?.nama_toko ?? '' });
    if (await confirm({ title: t('impor_pusat.ambil'), message })) mutate();
  };
  const { error } = asked;
  const tanpaPusat = error instanceof ProblemError && error.code === 'pusat_tidak_ada' ? error : undefined;
  useTombolIsian(
    tanpaPusat ? {} : { simpan: { run: () => void ambil(), label: t('impor_pusat.ambil'), enabled: siap } },
  );
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(IMPOR_PUSAT))}
        note={t.of(hintKey(IMPOR_PUSAT))}
        chips={rows.length > 0 ? <Chip tone="warn">{t('impor_pusat.beda', { jumlah: rows.length })}</Chip> : undefined}
        deed={
          tanpaPusat ? undefined : (
            <SaveButton disabled={!siap} saving={isPending} onClick={() => void ambil()}>
              {t('impor_pusat.ambil')}
            </SaveButton>
          )
        }
      />
      <Card grow>
        {tanpaPusat ? (
          <TanpaPusat pesan={tanpaPusat.message} />
        ) : (
          <Suspense fallback={<Loading />}>
            <DaftarBeda asked={asked} />
          </Suspense>
        )}
      </Card>
    </PageColumn>
  );
}
