import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import css from './sale.module.css';
import type { Tertunda } from './tertunda.ts';

interface HeldSalesProps {
  readonly items: readonly Tertunda[];
  readonly onOpen: (item: Tertunda) => void;
  readonly onDrop: (item: Tertunda) => void;
}

/** Sales that wait for the line, and those that the server refused after it came back: none of them is saved. */
export function HeldSales({ items, onOpen, onDrop }: HeldSalesProps) {
  const t = useT();
  const waiting = items.filter(({ pesan }) => pesan === undefined).length;
  const refused = items.filter(({ pesan }) => pesan !== undefined);
  return (
    <>
      {waiting === 0 ? null : (
        <div className={css.held} data-tone="warn" role="status">
          <Icon name="wifi" /> {t('penjualan.tertunda', { jumlah: waiting })}
        </div>
      )}
      {refused.map((item) => (
        <div key={item.key} className={css.held} data-tone="bad" role="alert">
          <Icon name="warn" />
          <span>
            {t('penjualan.ditolak_nanti', {
              barang: item.draft.barang.map(({ barang }) => barang.kode_barcode).join(', '),
              pesan: item.pesan ?? '',
            })}
          </span>
          <ActionButton size="compact-sm" onClick={() => onOpen(item)}>
            {t('penjualan.buka_lagi')}
          </ActionButton>
          <ActionButton size="compact-sm" onClick={() => onDrop(item)}>
            {t('penjualan.buang')}
          </ActionButton>
        </div>
      ))}
    </>
  );
}
