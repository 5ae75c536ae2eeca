import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useObjectUrl } from '../../platform/object-url.ts';
import { Icon } from '../../ui/icons.tsx';
import css from './paper.module.css';

export interface Picture {
  /** The call that answers it, with columns of the line in braces. */
  readonly picture: string;
  /** Column that is empty where the line has none. */
  readonly pictured?: string;
}

interface LinePictureProps extends Picture {
  readonly line: Readonly<Record<string, unknown>>;
}

/** The picture of a line, as it is now. It is fetched with the login's token. */
export function LinePicture({ picture, pictured, line }: LinePictureProps) {
  const path = picture.replaceAll(/\{(\w+)\}/g, (_, column: string) => encodeURIComponent(String(line[column])));
  const { data } = useQuery({
    queryKey: ['gambar', path],
    queryFn: ({ signal }) => api.blob(path, { kecil: 1 }, { signal }),
    enabled: pictured === undefined || line[pictured] !== '',
  });
  const url = useObjectUrl(data);
  return (
    <span className={css.picture}>
      {url === undefined ? <Icon name="photo" size={14} /> : <img src={url} alt="" />}
    </span>
  );
}
