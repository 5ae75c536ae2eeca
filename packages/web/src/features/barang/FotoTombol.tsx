import { FileButton } from '@mantine/core';
import { takePhoto } from '../../platform/camera.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useT } from '../../ui/text.ts';
import css from './barang.module.css';

/** Kinds that the server reads. */
const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

/** Brings a photo in: from a file, or from the camera. */
export function FotoTombol({
  ada,
  sibuk = false,
  onFoto,
}: {
  readonly ada: boolean;
  readonly sibuk?: boolean;
  readonly onFoto: (file: File) => void;
}) {
  const t = useT();
  return (
    <div className={css.fotoTombol} data-enter-skip>
      <FileButton accept={KINDS} disabled={sibuk} onChange={(file) => file && onFoto(file)}>
        {(props) => (
          <ActionButton {...props} size="compact-sm" disabled={sibuk}>
            {t(ada ? 'umum.ganti_gambar' : 'umum.pilih_gambar')}
          </ActionButton>
        )}
      </FileButton>
      <ActionButton
        size="compact-sm"
        disabled={sibuk}
        onClick={() => void takePhoto().then((file) => file && onFoto(file))}
      >
        {t('kamera.kamera')}
      </ActionButton>
    </div>
  );
}
