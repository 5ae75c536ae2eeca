import { ActionIcon } from '@mantine/core';
import { useObjectUrl } from '../../../platform/object-url.ts';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import css from '../barang.module.css';
import own from './tambah.module.css';
import { FotoTombol } from '../FotoTombol.tsx';

/** The photo that will go with the piece. It is sent when the piece has its barcode. */
export function FotoMasuk({
  foto,
  onFoto,
}: {
  readonly foto: File | undefined;
  readonly onFoto: (file: File | undefined) => void;
}) {
  const t = useT();
  const url = useObjectUrl(foto);
  return (
    <Card padded className={own.fotoMasuk}>
      <div className={own.fotoBingkai}>
        {url === undefined ? (
          <span className={css.sunyi}>{t('barang.foto_kosong')}</span>
        ) : (
          <>
            <img src={url} alt={t('barang.foto')} />
            <ActionIcon
              className={own.fotoHapus}
              variant="default"
              size="sm"
              aria-label={t('barang.hapus_foto')}
              onClick={() => onFoto(undefined)}
            >
              <Icon name="close" size={12} />
            </ActionIcon>
          </>
        )}
      </div>
      <FotoTombol ada={foto !== undefined} onFoto={onFoto} />
    </Card>
  );
}
