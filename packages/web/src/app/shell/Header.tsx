import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatDate } from '@kilau/contract/core/format.ts';
import { useToday } from '../../platform/clock.ts';
import { useLine } from '../../platform/realtime.ts';
import { useTaken } from '../../platform/scanner.ts';
import { useUser } from '../../platform/session.ts';
import { Chip } from '../../ui/Chip.tsx';
import { scanRows } from '../../ui/form/camera-slot.ts';
import { CameraButton } from '../../ui/form/ScanRow.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { useStore } from '../../ui/store.ts';
import { useT } from '../../ui/text.ts';
import { pageTitle } from '../menu.ts';
import { countOf, fewest, type Pending } from './pending.ts';
import { PrinterChip } from './PrinterChip.tsx';
import { ScaleChip } from './ScaleChip.tsx';
import { ShopPicker } from './ShopPicker.tsx';
import { HeadPopover } from './HeadPopover.tsx';
import css from './header.module.css';
import { Who } from './Who.tsx';

/** `21/11` of `21/11/2026`: the year finds no room on a phone. */
const DAY_AND_MONTH = 5;

/** The business date: amber when it is not today, because every document of the hour gets it. */
function DateChip() {
  const t = useT();
  const { tgl_system, toko } = useUser();
  const late = tgl_system !== useToday(toko.zona_waktu);
  return (
    <Chip tone={late ? 'warn' : 'gold'} title={t(late ? 'shell.tanggal_bukan_hari_ini' : 'shell.tanggal_usaha')}>
      <span className="sr-only">{t(late ? 'shell.tanggal_bukan_hari_ini' : 'shell.tanggal_usaha')}</span>
      {Number.isFinite(Date.parse(tgl_system)) ? (
        <span>
          {formatDate(tgl_system).slice(0, DAY_AND_MONTH)}
          <span className={css.year}>{formatDate(tgl_system).slice(DAY_AND_MONTH)}</span>
        </span>
      ) : (
        tgl_system
      )}
    </Chip>
  );
}

function LineChip() {
  const t = useT();
  return useLine() === 'lost' ? <Chip tone="bad">{t('shell.terputus')}</Chip> : null;
}

/** How many documents wait for validation; opens the pages where that is done. */
function PendingChip({ pending: all }: { readonly pending: readonly Pending[] }) {
  const t = useT();
  const pending = fewest(all.filter(({ alarm, page }) => !alarm && page.waits === undefined));
  const count = countOf(pending);
  const [only] = pending;
  if (count === 0 || !only) return null;
  const chip = (
    <Chip tone="warn">
      <span className={css.wide}>{t('shell.belum_divalidasi', { jumlah: count })}</span>
      <span className={css.narrow} aria-hidden="true">
        {count}
      </span>
    </Chip>
  );
  if (pending.length === 1) {
    return (
      <Link
        to={only.page.path}
        search={only.search}
        className={css.plainButton}
        aria-label={t('shell.belum_divalidasi', { jumlah: count })}
      >
        {chip}
      </Link>
    );
  }
  return (
    <HeadPopover sign={chip} label={t('shell.belum_divalidasi', { jumlah: count })} className={css.waitings}>
      {(close) =>
        pending.map((item) => (
          <div key={item.page.path}>
            <Link to={item.page.path} search={item.search} className={css.waiting} onClick={close}>
              {pageTitle(t, item.page)} · {countOf([item])}
            </Link>
          </div>
        ))
      }
    </HeadPopover>
  );
}

/** How many wait for an answer, of each page where one is given: that is quick, and somebody stands at a counter. */
function AnswerChips({ pending }: { readonly pending: readonly Pending[] }) {
  const t = useT();
  return pending
    .filter(({ page }) => page.waits !== undefined)
    .map((answers) => {
      const { page } = answers;
      const count = countOf([answers]);
      return (
        <Link key={page.path} to={page.path} className={css.plainButton} aria-label={`${pageTitle(t, page)}: ${count}`}>
          <Chip tone="warn">
            <Icon name="lock" size={13} />
            <span className={css.wide}>{pageTitle(t, page)}</span> {count}
          </Chip>
        </Link>
      );
    });
}

/** The camera, on pages that take codes and have no field for them. */
function ScanDeed() {
  const taken = useTaken();
  const drawn = useStore(scanRows) > 0;
  return taken && !drawn ? <CameraButton /> : null;
}

interface HeaderProps {
  readonly pending: readonly Pending[];
  readonly onSearch: () => void;
  readonly onMenu: () => void;
}

/** Search, what the shop's day and devices are like, and who is working. */
export function Header({ pending, onSearch, onMenu }: HeaderProps) {
  const t = useT();
  return (
    <header className={css.top}>
      <span className={css.burger}>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('shell.buka_menu')} onClick={onMenu}>
          <Icon name="menu" size={20} />
        </ActionIcon>
      </span>
      <button type="button" className={css.search} onClick={onSearch}>
        <Icon name="search" size={14} />
        <span>{t('shell.cari_apa_saja')}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <ShopPicker />
      <ScanDeed />
      <span className={css.space} />
      <div className={css.chips}>
        <LineChip />
        <AnswerChips pending={pending} />
        <PendingChip pending={pending} />
        <DateChip />
        <span className={css.wide}>
          <ScaleChip />
        </span>
        <span className={css.wide}>
          <PrinterChip />
        </span>
      </div>
      <Who />
    </header>
  );
}
