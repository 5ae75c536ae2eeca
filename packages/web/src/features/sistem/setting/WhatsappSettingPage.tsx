import { useMutation } from '@tanstack/react-query';
import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import { fillPlaceholders } from '@kilau/contract/core/placeholder.ts';
import { whatsappSetting, type HasilTes } from '@kilau/contract/features/sistem/setting/whatsapp.setting.ts';
import { SettingPage, type SettingState } from '../../../engine/setting/SettingPage.tsx';
import { api } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { useT } from '../../../ui/text.ts';
import css from '../sistem.module.css';

/** A gateway may take its time before it counts as lost. */
const PATIENCE_MS = 20_000;

/** Calls the gateway as it is saved; nothing is sent to anybody. */
function TesKoneksi({ record, dirty }: SettingState) {
  const t = useT();
  const saved = record['diubah_pada'];
  // A verdict is on what was saved when it was asked for.
  const { mutate, data, isPending, variables } = useMutation({
    mutationFn: (_saved: unknown) => api.post<HasilTes>(`${whatsappSetting.call}/tes`, {}, { timeout: PATIENCE_MS }),
  });
  const ready = !dirty && typeof record['alamat_gateway'] === 'string' && record['alamat_gateway'] !== '';
  return (
    <Card padded aria-label={t('setelan.tes')}>
      <div className={css.tes}>
        <ActionButton onClick={() => mutate(saved)} disabled={!ready} loading={isPending}>
          {t('setelan.tes')}
        </ActionButton>
        <span className={css.tesText}>{t(dirty ? 'setelan.tes_simpan' : 'setelan.tes_isi')}</span>
      </div>
      <div role="status">
        {data && variables === saved && !dirty && !isPending ? (
          <p className={css.tesHasil}>
            <Chip tone={data.hasil === 'TERHUBUNG' ? 'good' : 'bad'}>
              {t.of(`tes_gateway.${data.hasil}`, {
                status: data.status ?? '',
                ms: data.ms ?? '',
                sebab: data.sebab === undefined ? '' : t.of(`sebab_gateway.${data.sebab}`),
              })}
            </Chip>
          </p>
        ) : null}
      </div>
    </Card>
  );
}

/** The message as a customer would get it. */
function ContohPesan({ values }: SettingState) {
  const t = useT();
  const { toko, tgl_system } = useUser();
  const pesan = fillPlaceholders(String(values['template_nota'] ?? ''), {
    nama_toko: toko.nama_toko,
    nama_customer: t('setelan.contoh_customer'),
    nomor: `${toko.inisial}-FJ-${tgl_system.slice(2).replaceAll('-', '')}-0001`,
    tanggal: formatDate(tgl_system),
    total: formatRupiah(4_500_000),
    tautan: location.origin,
  });
  return (
    <Card padded aria-label={t('setelan.contoh_pesan')}>
      <h2 className={css.contohTitle}>{t('setelan.contoh_pesan')}</h2>
      <div className={css.pesan}>
        {[pesan, String(values['kaki_pesan'] ?? '')].filter((part) => part.trim() !== '').join('\n\n')}
      </div>
    </Card>
  );
}

function Tambahan(state: SettingState) {
  return (
    <>
      <ContohPesan {...state} />
      <TesKoneksi {...state} />
    </>
  );
}

/** The gateway that sends for the shop, tried out from here, and the message that goes with a nota. */
export function WhatsappSettingPage() {
  return <SettingPage setting={whatsappSetting} Extra={Tambahan} />;
}
