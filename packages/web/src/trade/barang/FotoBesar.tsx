import { openDialog } from '../../ui/dialog/dialogs.ts';
import { useT } from '../../ui/text.ts';
import css from './foto.module.css';
import { FotoBarang } from './FotoBarang.tsx';

interface FotoBesarProps {
  readonly kode_barcode: string;
  readonly foto: string;
}

function buka({ kode_barcode, foto }: FotoBesarProps, label: string): void {
  openDialog({
    title: label,
    size: 'M',
    content: () => (
      <div className={css.fotoBesar}>
        <FotoBarang kode_barcode={kode_barcode} foto={foto} alt={label} besar />
      </div>
    ),
  });
}

/** A photo that a piece has or had, small; a click opens it large. */
export function FotoBesar({ kode_barcode, foto }: FotoBesarProps) {
  const t = useT();
  const label = t('barang.foto_besar', { kode_barcode });
  return (
    <button
      type="button"
      className={css.fotoKecil}
      aria-label={label}
      onClick={() => buka({ kode_barcode, foto }, label)}
    >
      <FotoBarang kode_barcode={kode_barcode} foto={foto} alt="" />
    </button>
  );
}
