import { SIDIK_BERUBAH, type SidikTerdaftar } from '@kilau/contract/core/approval-sidik.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { api } from '../../platform/api.ts';
import { useRealtime } from '../../platform/realtime.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Block, BlockEmpty, BlockRow, BlockRows } from '../../ui/Block.tsx';
import { confirmDelete } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/dialog/toasts.ts';
import { useT } from '../../ui/text.ts';

interface Answer {
  readonly data: readonly SidikTerdaftar[];
}

interface DaftarSidikProps {
  /** Which list: one's own, or that of the shop. */
  readonly call: 'sidik-jari' | 'sidik-jari/toko';
  /** Of several people: each row says whose it is. */
  readonly semua?: boolean;
}

const KEY = 'sidik-jari';
const JENIS = { KUNCI: 'sidik.jenis_kunci', JARI: 'sidik.jenis_jari' } as const;

/** Devices and fingers that were entered to approve with, each with the way to take it away. */
export function DaftarSidik({ call, semua = false }: DaftarSidikProps) {
  const t = useT();
  const client = useQueryClient();
  const { toko } = useUser();
  const refresh = () => client.invalidateQueries({ queryKey: [KEY] });
  const list = useQuery({
    queryKey: [KEY, call],
    queryFn: ({ signal }) => api.get<Answer>(call, {}, { signal }),
    staleTime: 0,
  });
  useRealtime(SIDIK_BERUBAH, () => void refresh());
  const removing = useMutation({
    mutationFn: ({ id }: SidikTerdaftar) => api.delete(`${KEY}/${encodeURIComponent(id)}`),
    onSuccess: (_answer, { nama }) => {
      toast(t('sidik.dihapus', { nama }), 'good');
      return refresh();
    },
  });
  const remove = async (row: SidikTerdaftar) => {
    if (await confirmDelete(semua ? `${row.user_id} · ${row.nama}` : row.nama)) removing.mutate(row);
  };
  const when = ({ terakhir }: SidikTerdaftar) =>
    terakhir === null
      ? t('sidik.belum_dipakai')
      : t('sidik.dipakai', { waktu: formatInstant(terakhir, toko.zona_waktu) });
  return (
    <Block title={t(semua ? 'sidik.didaftarkan' : 'sidik.milik')} asked={list}>
      {() =>
        list.data?.data.length === 0 ? (
          <BlockEmpty>{t('sidik.kosong')}</BlockEmpty>
        ) : (
          <BlockRows>
            {(list.data?.data ?? []).map((row) => (
              <BlockRow
                key={row.id}
                icon={row.jenis === 'KUNCI' ? 'lock' : 'user'}
                tone="plain"
                first={semua ? `${row.user_id} · ${row.nama}` : row.nama}
                second={`${t(JENIS[row.jenis])} · ${when(row)}`}
                figure={
                  <ActionButton
                    size="compact-sm"
                    aria-label={`${t('umum.hapus')} ${row.nama}`}
                    onClick={() => void remove(row)}
                  >
                    {t('umum.hapus')}
                  </ActionButton>
                }
              />
            ))}
          </BlockRows>
        )
      }
    </Block>
  );
}
