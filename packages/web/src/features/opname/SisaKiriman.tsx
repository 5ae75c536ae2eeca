import { ActionButton } from '../../ui/ActionButton.tsx';
import { useT } from '../../ui/text.ts';
import type { ScanKirim, TagKirim } from './antrean.ts';
import css from './opname.module.css';
import { useSisa } from './use-antrean.ts';

const SEBUT = 20;

/**
 * Codes that this device read and could not bring before the count ended: pieces that are missing may be among them.
 */
export function SisaKiriman({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const { sisa, buang } = useSisa<ScanKirim | TagKirim>(nomor);
  if (sisa.length === 0) return null;
  const kode = sisa.flatMap((kiriman) => ('tag' in kiriman ? kiriman.tag : [kiriman.kode_barcode]));
  return (
    <p className={css.peringatan} role="alert">
      <span>{t('opname.sisa', { jumlah: kode.length, kode: kode.slice(0, SEBUT).join(', ') })}</span>
      <ActionButton size="compact-sm" onClick={buang}>
        {t('opname.buang')}
      </ActionButton>
    </p>
  );
}
