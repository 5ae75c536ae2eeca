import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@kilau/contract/core/format.ts';
import { fillPlaceholders } from '@kilau/contract/core/placeholder.ts';
import { promoWablas, type PromoWablas } from '@kilau/contract/features/sistem/whatsapp/promo.setting.ts';
import { SettingPage, type SettingState } from '../../../engine/setting/SettingPage.tsx';
import { api } from '../../../platform/api.ts';
import { StoredImage } from '../../../platform/images.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useT } from '../../../ui/text.ts';
import css from '../sistem.module.css';

/** A member for the example. */
const CONTOH = { kode_customer: 'MB00001', tgl_lahir: formatDate('1990-05-17') } as const;

/** The promotion as a member would get it, the banner above the text, and how many get it. */
function Pratinjau({ values, put, record }: SettingState) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['promo-wablas', record['diubah_pada']],
    queryFn: () => api.get<PromoWablas>('promo-wablas'),
  });
  const banner = String(values['image_url'] ?? '');
  const nama_customer = t('setelan.contoh_customer');
  const pesan = fillPlaceholders(String(values['template'] ?? ''), { ...CONTOH, nama_customer });
  return (
    <Card padded aria-label={t('promo.pratinjau')}>
      <h2 className={css.contohTitle}>{t('promo.pratinjau')}</h2>
      <div className={css.pesan}>
        {banner === '' ? null : (
          <span className={css.banner}>
            <StoredImage name={banner} alt={t('field.banner_promo')} fallback={null} />
          </span>
        )}
        {pesan}
      </div>
      {banner === '' ? null : (
        <p>
          <ActionButton onClick={() => put('image_url', '')}>{t('promo.hapus_banner')}</ActionButton>
        </p>
      )}
      {data ? <p>{t('promo.penerima', { jumlah: data.penerima })}</p> : null}
    </Card>
  );
}

/** The promotion of the shop: when it goes, what it says, and how it will look. */
export function PromoPage() {
  return <SettingPage setting={promoWablas} Extra={Pratinjau} />;
}
