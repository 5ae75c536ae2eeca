import {
  peganganBarang,
  tampilBarang,
  type KeadaanBarang,
  type TampilBarang,
} from '@kilau/contract/trade/barang/keadaan.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';

const TONES: Readonly<Record<TampilBarang, Tone>> = {
  TERSEDIA: 'gold',
  RESERVASI: 'warn',
  TITIP: 'warn',
  CONTOH: 'warn',
  CICIL: 'warn',
  TERJUAL: 'info',
  BELI: 'info',
  SORTIR: 'info',
  CUCI: 'warn',
  KEMBALI: 'info',
  GANTI: 'info',
  LEBUR: 'bad',
  BATAL: 'bad',
  HANCUR: 'bad',
  KIRIM: 'warn',
  KELUAR: 'info',
  HILANG: 'bad',
};

/** Where a piece stands and whether it is held, with the document that has it on the pointer. */
export function StatusBarang({ barang }: { readonly barang: KeadaanBarang }) {
  const t = useT();
  const tampil = tampilBarang(barang);
  return (
    <Chip tone={TONES[tampil]} title={peganganBarang(barang) || undefined}>
      {t(`pilihan.status_barang.${tampil}`)}
    </Chip>
  );
}
