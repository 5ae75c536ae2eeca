import { FIELDS_UNREAD, PAGES_UNREAD } from '@kilau/contract/modules.unread.ts';
import { Chip } from '../ui/Chip.tsx';
import { useT } from '../ui/text.ts';

/** Behind the title of a page whose data nothing obeys yet: says so, and what that means. */
export function UnreadChip({ path }: { readonly path: string }) {
  const t = useT();
  return PAGES_UNREAD.has(path) ? (
    <Chip tone="warn">{`${t('setting.belum_dipakai')}: ${t('setting.belum_dipakai_isi')}`}</Chip>
  ) : null;
}

/** Below a field of settings that nothing obeys yet, where other fields of its page are obeyed. */
export function UnreadFieldChip({ setting, name }: { readonly setting: string; readonly name: string }) {
  const t = useT();
  return FIELDS_UNREAD[setting]?.includes(name) ? (
    <Chip tone="warn" title={t('setting.belum_dipakai_isi')}>
      {t('setting.belum_dipakai')}
    </Chip>
  ) : null;
}
