import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { ImageUse } from '@kilau/contract/core/field.ts';
import { api } from './api.ts';

/** Call that takes a picture (multipart field `image`) and gives it back by the name it was stored under. */
const CALL = 'gambar';

/** Where a picture belongs and how large it may be; the server chooses for what is not said. */
export interface ImagePlace {
  readonly folder?: string;
  readonly use?: ImageUse;
}

/** Stores a picture and answers the name to put into the record. */
export async function uploadImage(file: File, { folder, use }: ImagePlace = {}): Promise<string> {
  const form = new FormData();
  // Before the file: the server reads the parts in their order.
  if (folder !== undefined) form.set('folder', folder);
  if (use !== undefined) form.set('use', use);
  form.set('image', file);
  const { nama } = await api.post<{ readonly nama: string }>(CALL, form);
  return nama;
}

/** A stored picture. It is fetched with the login's token, which an address in `src` could not carry. */
export function StoredImage({
  name,
  alt,
  fallback,
}: {
  readonly name: string;
  readonly alt: string;
  readonly fallback: ReactNode;
}) {
  const picture = useQuery({
    queryKey: [CALL, name],
    queryFn: ({ signal }) => api.blob(`${CALL}/${name.split('/').map(encodeURIComponent).join('/')}`, {}, { signal }),
    enabled: name !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture.data) return undefined;
    const made = URL.createObjectURL(picture.data);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [picture.data]);
  return url === undefined ? fallback : <img src={url} alt={alt} />;
}
