import { ActionIcon, FileButton, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImageField } from '@kilau/contract/core/field.ts';
import { IMAGE_TYPES, useUpload } from '../../engine/inputs/use-upload.ts';
import { takePhoto } from '../../platform/camera.tsx';
import { StoredImage } from '../../platform/images.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { UPLOADING } from '../../ui/form/uploading.ts';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import { useHere } from '../../ui/use-here.ts';
import css from './foto.module.css';

interface FotoKecilProps {
  readonly label: string;
  readonly field: ImageField;
  /** Key of the photo; empty without one. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (kunci: string) => void;
  /** Whoever gets it knows whose it is: it is handed on although this is gone from the page by then. */
  readonly tetap?: boolean;
  /** Stands before it: how it looked before. */
  readonly dulu?: ReactNode;
}

/** A photo in little room: taken with the camera or out of a file, seen at once. */
export function FotoKecil({ label, field, value, error, onChange, dulu, tetap = false }: FotoKecilProps) {
  const t = useT();
  const { busy, refused, send } = useUpload(field);
  const disini = useHere();
  const kirim = async (file: File | null | undefined) => {
    const [kunci] = file ? await send([file]) : [];
    if (kunci !== undefined && (tetap || disini.current)) onChange(kunci);
  };
  return (
    // Enter goes on to the next field: a photo is taken by hand.
    <Input.Wrapper label={label} error={refused ?? error} labelElement="div" data-enter-skip>
      <div className={css.baris} {...(busy && { [UPLOADING]: true })}>
        {dulu ? <span className={css.gambar}>{dulu}</span> : null}
        <span className={css.gambar} data-kosong={value === '' || undefined}>
          <StoredImage name={value} alt={label} fallback={<Icon name="photo" size={18} />} />
          {value === '' ? null : (
            <ActionIcon
              className={css.hapus}
              variant="default"
              size={18}
              aria-label={t('barang.hapus_foto')}
              onClick={() => onChange('')}
            >
              <Icon name="close" size={10} />
            </ActionIcon>
          )}
        </span>
        <div className={css.tombol}>
          <ActionButton size="compact-sm" disabled={busy} onClick={() => void takePhoto().then(kirim)}>
            {t('kamera.kamera')}
          </ActionButton>
          <FileButton accept={IMAGE_TYPES} disabled={busy} onChange={(file) => void kirim(file)}>
            {(props) => (
              <ActionButton {...props} size="compact-sm" disabled={busy} data-wrong={error ? true : undefined}>
                {t(value === '' ? 'umum.pilih_gambar' : 'umum.ganti_gambar')}
              </ActionButton>
            )}
          </FileButton>
        </div>
      </div>
    </Input.Wrapper>
  );
}
