import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { PEMBACA_FIELDS, type Pembaca } from '@kilau/contract/features/otorisasi/sidik.ts';
import { api } from '../../../platform/api.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Block, BlockEmpty, BlockRow, BlockRows } from '../../../ui/Block.tsx';
import { confirmDelete, openDialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useRecordForm } from '../../../ui/form/record-form.ts';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { text, useT } from '../../../ui/text.ts';
import css from './sidik.module.css';

const CALL = 'pembaca-sidik';

/** A new reader, and then its token: once, for whoever sets up the bridge. */
function AlatForm({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const { form, parse } = useRecordForm<{ readonly nama: string }>({
    fields: PEMBACA_FIELDS,
    initialValues: { nama: '' },
  });
  const adding = useMutation({
    mutationFn: (values: { readonly nama: string }) =>
      api.post<{ readonly nama: string; readonly token: string }>(CALL, values),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: [CALL] }),
    onError: (error) => {
      if (error instanceof ProblemError) form.setErrors({ nama: error.message, ...error.fields });
    },
  });
  const save = () => {
    const values = parse();
    if (values && !adding.isPending) adding.mutate(values);
  };
  if (adding.data) {
    const { nama, token } = adding.data;
    return (
      <div className={css.form}>
        <p>{t('sidik.token_sekali')}</p>
        <TextField label={t('sidik.token', { nama })} readOnly value={token} data-autofocus />
        <div className={css.buttons}>
          <ActionButton primary onClick={onClose}>
            {t('umum.tutup')}
          </ActionButton>
        </div>
      </div>
    );
  }
  return (
    <EnterForm className={css.form} label={t('sidik.tambah_alat')} onSubmit={save}>
      <TextField
        key={form.key('nama')}
        label={t('field.nama_pembaca')}
        required
        maxLength={40}
        data-autofocus
        {...form.getInputProps('nama')}
      />
      <div className={css.buttons}>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <SaveButton keyless type="submit" saving={adding.isPending} />
      </div>
    </EnterForm>
  );
}

const tambah = () => openDialog({ title: text('sidik.tambah_alat'), content: (close) => <AlatForm onClose={close} /> });

/** The readers of the shop, as their owner looks after them. */
export function AlatPembaca() {
  const t = useT();
  const client = useQueryClient();
  const { toko } = useUser();
  const list = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => api.get<{ readonly data: readonly Pembaca[] }>(CALL, {}, { signal }),
    staleTime: 0,
  });
  const removing = useMutation({
    mutationFn: ({ id }: Pembaca) => api.delete(`${CALL}/${id}`),
    onSuccess: (_answer, { nama }) => {
      toast(t('sidik.dihapus', { nama }), 'good');
      return client.invalidateQueries({ queryKey: [CALL] });
    },
  });
  const remove = async (row: Pembaca) => {
    if (await confirmDelete(row.nama)) removing.mutate(row);
  };
  return (
    <Block
      title={t('sidik.alat')}
      asked={list}
      end={
        <ActionButton size="compact-sm" onClick={tambah}>
          {t('sidik.tambah_alat')}
        </ActionButton>
      }
    >
      {() =>
        list.data?.data.length === 0 ? (
          <BlockEmpty>{t('sidik.alat_kosong')}</BlockEmpty>
        ) : (
          <BlockRows>
            {(list.data?.data ?? []).map((row) => (
              <BlockRow
                key={row.id}
                icon="tools"
                tone="plain"
                first={row.nama}
                second={
                  row.terakhir === null
                    ? t('sidik.belum_terhubung')
                    : t('sidik.terhubung', { waktu: formatInstant(row.terakhir, toko.zona_waktu) })
                }
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
