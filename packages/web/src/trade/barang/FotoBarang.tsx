import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useObjectUrl } from '../../platform/object-url.ts';
import css from './foto.module.css';

interface FotoBarangProps {
  readonly kode_barcode: string;
  /** Key of the photo as the piece tells it; empty when it has none. A new photo has a new key. */
  readonly foto: string;
  readonly alt: string;
  readonly besar?: boolean;
}

/** A ring with its stone, where there is no photo. */
function Cincin() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true" focusable="false">
      <circle cx="12" cy="14.5" r="5.5" />
      <path d="m9.2 6.2 1.4-2h2.8l1.4 2L12 9z" strokeLinejoin="round" />
    </svg>
  );
}

/** The photo of a piece, fetched with the login's token. It fills the place it is given. */
export function FotoBarang({ kode_barcode, foto, alt, besar = false }: FotoBarangProps) {
  const picture = useQuery({
    queryKey: ['foto', kode_barcode, foto, besar],
    queryFn: ({ signal }) =>
      api.blob(
        `foto_produk/${encodeURIComponent(kode_barcode)}`,
        { kecil: besar ? undefined : 1, v: foto },
        { signal },
      ),
    enabled: foto !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useObjectUrl(picture.data);
  return (
    <span className={css.foto} data-kosong={url === undefined || undefined}>
      {url === undefined ? <Cincin /> : <img src={url} alt={alt} />}
    </span>
  );
}
