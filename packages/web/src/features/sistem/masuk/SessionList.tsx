import { useMutation, useQuery } from '@tanstack/react-query';
import { deviceText } from '@kilau/contract/core/device-text.ts';
import { formatInstant } from '@kilau/contract/core/format.ts';
import type { Level } from '@kilau/contract/core/permission.ts';
import { mayManage } from '@kilau/contract/features/sistem/hak/kelola-user.ts';
import { api } from '../../../platform/api.ts';
import { useRealtime } from '../../../platform/realtime.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/dialog/toasts.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { readState } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['user_id'] };

interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly usere_name: string;
  readonly level: Level;
  /** The browser, in its own words. */
  readonly agen: string;
  readonly ip: string;
  /** Instants, ISO. */
  readonly dibuat: string;
  readonly terakhir: string;
  /** Heard of in the last minutes. */
  readonly aktif: boolean;
}

const CALL = 'sesi';
/** Signs of life are written once a minute; a list older than this is asked for again. */
const REFRESH_MS = 30_000;

/** The open logins of the shop, as they come and go. Nobody ends one above himself. */
export function SessionList() {
  const t = useT();
  const { toko, user_id, level } = useUser();
  const list = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => api.get<readonly SessionRow[]>(CALL, {}, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  useRealtime('sesi-berubah', () => void list.refetch());
  const ending = useMutation({
    mutationFn: (row: SessionRow) => api.delete(`${CALL}/${row.id}`),
    onSuccess: (_answer, row) => {
      toast(t('sesi.diakhiri', { nama: row.user_id }), 'good');
      return list.refetch();
    },
  });
  const end = async (row: SessionRow) => {
    if (await confirm({ title: t('sesi.akhiri'), message: t('sesi.yakin', { nama: row.user_id }), danger: true })) {
      ending.mutate(row);
    }
  };
  const time = (value: string) => formatInstant(value, toko.zona_waktu);
  const columns: readonly Column<SessionRow>[] = [
    { key: 'user_id', title: t('login.user_id'), text: (row) => `${row.user_id} · ${row.usere_name}` },
    { key: 'level', title: t('sesi.level'), text: (row) => row.level },
    { key: 'perangkat', title: t('sesi.perangkat'), text: (row) => deviceText(row.agen) },
    { key: 'mulai', title: t('sesi.mulai'), text: (row) => time(row.dibuat), sortBy: (row) => row.dibuat },
    { key: 'terakhir', title: t('sesi.terakhir'), text: (row) => time(row.terakhir), sortBy: (row) => row.terakhir },
    { key: 'ip', title: t('sesi.ip'), text: (row) => row.ip },
  ];
  return (
    <DataTable
      searchable
      label={t('sesi.judul')}
      cards={KARTU}
      columns={columns}
      rows={list.data}
      rowKey={(row) => row.id}
      {...readState(list)}
      tone={(row) => (row.aktif ? 'good' : undefined)}
      empty={{ title: t('sesi.kosong') }}
      renderActions={(row) => {
        if (row.user_id === user_id) return <Chip>{t('sesi.ini')}</Chip>;
        return mayManage(level, row.level) ? (
          <ActionButton
            size="compact-sm"
            aria-label={`${t('sesi.akhiri')} ${row.user_id}`}
            onClick={() => void end(row)}
          >
            {t('sesi.akhiri')}
          </ActionButton>
        ) : null;
      }}
    />
  );
}
