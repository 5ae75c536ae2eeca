import { FileButton, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { PASAR_FIELDS } from '@kilau/contract/features/penjualan/pasar.fields.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { takePhoto } from '../../../platform/camera.tsx';
import { StoredImage, uploadImage } from '../../../platform/images.tsx';
import { problemText, reportProblem } from '../../../platform/report-problem.ts';
import { useParam } from '../../../platform/session.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { UPLOADING } from '../../../ui/form/uploading.ts';
import { useT } from '../../../ui/text.ts';
import type { BarangJual } from '../wire.ts';
import css from './editor.module.css';
import { adaPasar, PASAR, type IsiPasar } from './pasar.ts';

interface PasarFieldsProps {
  readonly barang: Pick<BarangJual, 'kode_barcode' | 'foto'>;
  readonly isi: IsiPasar;
  readonly kata: (name: string) => string | undefined;
  readonly onChange: (isi: IsiPasar) => void;
}

const IMAGES = 'image/jpeg,image/png,image/webp';

/** The picture taken at the sale, by camera or from a file; the piece's own stands in its place until then. */
function FotoJual({ barang, isi: { foto_jual = '' }, kata, onChange }: PasarFieldsProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const keep = async (file: File | null | undefined) => {
    if (!file) return;
    setBusy(true);
    setRefused(undefined);
    try {
      onChange({ foto_jual: await uploadImage(file) });
    } catch (problem) {
      setRefused(problemText(problem));
    } finally {
      setBusy(false);
    }
  };
  const salah = refused ?? kata('foto_jual');
  return (
    <div className={css.foto} {...(busy && { [UPLOADING]: true })}>
      <span className={css.fotoKecil}>
        {foto_jual === '' ? (
          <FotoBarang kode_barcode={barang.kode_barcode} foto={barang.foto} alt={t('field.foto_jual')} />
        ) : (
          <StoredImage name={foto_jual} alt={t('field.foto_jual')} fallback={null} />
        )}
      </span>
      <div>
        <span className={css.fotoJudul}>{t('field.foto_jual')}</span>
        <Group gap={6}>
          <ActionButton size="compact-sm" loading={busy} onClick={() => void takePhoto().then(keep, reportProblem)}>
            {t('marketplace.kamera')}
          </ActionButton>
          <FileButton accept={IMAGES} onChange={(file) => void keep(file)}>
            {({ onClick }) => (
              <ActionButton size="compact-sm" disabled={busy} onClick={onClick}>
                {t('marketplace.berkas')}
              </ActionButton>
            )}
          </FileButton>
          {foto_jual === '' ? null : (
            <ActionButton size="compact-sm" onClick={() => onChange({ foto_jual: '' })}>
              {t('umum.hapus')}
            </ActionButton>
          )}
        </Group>
        {salah === undefined ? null : (
          <p role="alert" className={css.fotoSalah}>
            {salah}
          </p>
        )}
      </div>
    </div>
  );
}

/** What the marketplace wants to know. */
function Pengiriman({ isi, kata, onChange }: Omit<PasarFieldsProps, 'barang'>) {
  return (['kode_marketplace', 'kurir', 'no_resi'] as const).map((name) => (
    <FieldInput
      key={name}
      name={name}
      field={PASAR_FIELDS[name]}
      value={isi[name] ?? ''}
      error={kata(name)}
      onChange={(value) => onChange({ [name]: typeof value === 'string' ? value : '' })}
    />
  ));
}

/**
 * Which marketplace brought the line, who carries it, and its picture: closed until somebody needs it, so that Enter on
 * the discount takes the line over; open, it is on the way of Enter.
 */
export function PasarFields(props: PasarFieldsProps) {
  const t = useT();
  const marketplace = useParam('MARKETPLACE_INTEGRATION_MODULE') === 'true';
  const block = useRef<HTMLDivElement>(null);
  const [dibuka, setDibuka] = useState(() => adaPasar(props.isi));
  const [olehTangan, setOlehTangan] = useState(false);
  const buka = dibuka || PASAR.some((name) => props.kata(name) !== undefined);
  // Whoever opens it means its first field.
  useEffect(() => {
    if (olehTangan) block.current?.querySelector<HTMLElement>('input')?.focus();
  }, [olehTangan]);
  const ubah = () => {
    setDibuka(!buka);
    setOlehTangan(!buka);
  };
  return (
    <div ref={block} className={css.pasar}>
      <ActionButton size="compact-sm" aria-expanded={buka} onClick={ubah}>
        {t(marketplace ? 'marketplace.judul' : 'field.foto_jual')}
      </ActionButton>
      {buka ? (
        <div className={css.pasarIsi}>
          {marketplace ? <Pengiriman {...props} /> : null}
          <FotoJual {...props} />
        </div>
      ) : null}
    </div>
  );
}
