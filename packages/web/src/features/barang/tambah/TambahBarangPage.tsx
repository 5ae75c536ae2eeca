import { useNavigate } from '@tanstack/react-router';
import { titleKey } from '@kilau/contract/core/page.ts';
import { askScale, useScale } from '../../../platform/scale.ts';
import { useCan } from '../../../platform/session.ts';
import type { Fase } from '../../../trade/dokumen/fase.ts';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/dialog/toasts.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { text, useT } from '../../../ui/text.ts';
import css from './tambah.module.css';
import { BarangMasuk } from './BarangMasuk.tsx';
import { FormBarang } from './FormBarang.tsx';
import { FotoMasuk } from './FotoMasuk.tsx';
import { isianSalinan, type Masuk } from './isian.ts';
import { PratinjauHarga } from './PratinjauHarga.tsx';
import { useIsian, type IsianHandle } from './use-isian.ts';
import { FORM_ID, kirimForm, useSimpan } from './use-simpan.ts';

const PATH = '/tambah-data-barang';
/** Where goods that were made for an order are entered, each with the line it was ordered by. */
const PESANAN = '/lihat-pesanan';

async function kosongkan({ begun, kosongkan: clear }: IsianHandle): Promise<void> {
  if (
    !begun ||
    (await confirm({ title: text('barang.kosongkan_tanya'), message: text('barang.kosongkan_isi'), danger: true }))
  ) {
    clear();
  }
}

function Kepala({ handle, fase }: { readonly handle: IsianHandle; readonly fase: Fase }) {
  const t = useT();
  const navigate = useNavigate();
  const bolehPesanan = useCan()({ pages: [PESANAN] });
  const { begun, savedAt } = handle;
  return (
    <PageHead
      title={t.of(titleKey(PATH))}
      chips={
        begun ? (
          <Chip tone="warn">{t(fase === 'menunggu' ? 'barang.menunggu' : 'barang.belum_disimpan')}</Chip>
        ) : undefined
      }
      note={begun && savedAt !== undefined ? t('barang.draf_di_perangkat') : undefined}
      actions={
        <>
          {bolehPesanan ? (
            <ActionButton onClick={() => void navigate({ to: PESANAN })}>{t('pesanan.barang_pesanan')}</ActionButton>
          ) : null}
          <ActionButton shortcut="F2" onClick={() => void kosongkan(handle)}>
            {t('barang.baru')}
          </ActionButton>
        </>
      }
      deed={<SaveButton type="submit" form={FORM_ID} saving={fase !== 'isi'} />}
    />
  );
}

/** Entering goods, one after the other: the form, its photo and price, and the pieces that came out of it. */
export function TambahBarangPage() {
  const t = useT();
  const navigate = useNavigate();
  const handle = useIsian();
  const { fase, simpan } = useSimpan(handle);
  const scale = useScale();
  const duplikat = ({ barang, isi }: Masuk) => {
    handle.isi(isianSalinan(isi));
    toast(t('barang.duplikat_dari', { kode_barcode: barang.kode_barcode }));
  };
  const timbang = () => {
    const grams = askScale();
    if (grams === undefined) return;
    handle.form.setFieldValue('berat_asli', grams);
    handle.form.setFieldValue('berat_manual', false);
  };
  useTombolIsian({
    baru: { run: () => void kosongkan(handle), label: t('barang.tombol_kosongkan') },
    timbang: { run: timbang, enabled: scale.state === 'on' },
    simpan: { run: kirimForm, enabled: fase === 'isi' },
  });
  return (
    <PageColumn>
      <Kepala handle={handle} fase={fase} />
      <div className={css.tambah} inert={fase !== 'isi'}>
        <Card padded>
          <FormBarang handle={handle} label={t.of(titleKey(PATH))} onSubmit={simpan} />
        </Card>
        <div className={css.samping}>
          <FotoMasuk foto={handle.foto} onFoto={handle.setFoto} />
          <PratinjauHarga live={handle.live} />
        </div>
      </div>
      <BarangMasuk
        masuk={handle.masuk}
        onDuplikat={duplikat}
        onBuka={({ barang }) => void navigate({ to: '/data-barang', search: { kode: barang.kode_barcode } })}
      />
    </PageColumn>
  );
}
