import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatDate } from '@kilau/contract/core/format.ts';
import { api } from '../../../platform/api.ts';
import { useRealtime } from '../../../platform/realtime.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { handIsFree } from '../../../ui/free-hand.ts';
import { useT } from '../../../ui/text.ts';
import own from '../sistem.module.css';
import css from './hak.module.css';

interface News {
  readonly id_news: string;
  readonly judul: string;
  readonly isi: string;
  readonly tgl_mulai: string;
  readonly penting: boolean;
  readonly dibuat_oleh: string;
  /** When this user read it, an instant. */
  readonly dibaca: string | null;
}

function Item({ news, onRead }: { readonly news: News; readonly onRead: () => void }) {
  const t = useT();
  return (
    <Card className={css.item} data-important={news.penting || undefined} aria-label={news.judul}>
      <div className={css.itemHead}>
        <h3>{news.judul}</h3>
        {news.penting ? <Chip tone="gold">{t('news.penting')}</Chip> : null}
        {news.dibaca === null ? (
          <ActionButton size="compact-sm" aria-label={t('news.tandai_judul', { judul: news.judul })} onClick={onRead}>
            {t('news.tandai')}
          </ActionButton>
        ) : (
          <Chip>{t('news.dibaca')}</Chip>
        )}
      </div>
      <p className={css.itemText}>{news.isi}</p>
      <p className={css.itemBy}>{t('news.oleh', { user: news.dibuat_oleh, tgl: formatDate(news.tgl_mulai) })}</p>
    </Card>
  );
}

/** What the shop has to say to this user's level on this business date: unread ones, important on top. */
export function NewsBoard() {
  const t = useT();
  const { tgl_system } = useUser();
  const [all, setAll] = useState(false);
  const section = useRef<HTMLElement>(null);
  const list = useQuery({
    queryKey: ['news', 'aktif', tgl_system],
    queryFn: ({ signal }) => api.get<readonly News[]>('news/aktif', {}, { signal }),
  });
  useRealtime('news-berubah', () => void list.refetch());
  const reading = useMutation({
    mutationFn: (id: string) => api.post(`news/${encodeURIComponent(id)}/dibaca`),
    onSuccess: async () => {
      await list.refetch();
      // The button goes with what was read; the hand goes on to the next one.
      requestAnimationFrame(() => {
        if (handIsFree()) section.current?.querySelector('button')?.focus();
      });
    },
  });
  const known = list.data ?? [];
  const read = known.filter((news) => news.dibaca !== null).length;
  // A page to begin the day with does not fail over its announcements.
  if (known.length === 0) return null;
  const shown = all ? known : known.filter((news) => news.dibaca === null);
  return (
    <section ref={section} className={css.news} aria-label={t('news.judul')}>
      {shown.length > 0 ? <h2 className={own.sectionTitle}>{t('news.judul')}</h2> : null}
      {shown.map((news) => (
        <Item key={news.id_news} news={news} onRead={() => reading.mutate(news.id_news)} />
      ))}
      {read > 0 ? (
        <div>
          <ActionButton size="compact-sm" onClick={() => setAll(!all)}>
            {all ? t('news.tutup_dibaca') : t('news.lihat_dibaca', { jumlah: read })}
          </ActionButton>
        </div>
      ) : null}
    </section>
  );
}
