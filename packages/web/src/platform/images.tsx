import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from './api.ts';

/** Call that takes a picture (multipart field `image`) and gives it back by the name it was stored under. */
const CALL = 'gambar';

/** Stores a picture and answers the name to put into the record. */
export async function uploadImage(file: File): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  const { nama } = await api.post<{ readonly nama: string }>(CALL, form);
  return nama;
}

/** A stored picture. It is fetched with the login's token, which an address in `src` could not carry. */
export function StoredImage({ name, alt, fallback }: { readonly name: string; readonly alt: string; readonly fallback: ReactNode }) {
  const picture = useQuery({
    queryKey: [CALL, name],
    queryFn: ({ signal }) => api.blob(`${CALL}/${name}`, {}, { signal }),
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
