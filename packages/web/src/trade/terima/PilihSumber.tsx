import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import type { SumberTerima } from '@kilau/contract/trade/terima/sumber.wire.ts';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { useT } from '../../ui/text.ts';

type Kunci = Pick<SumberTerima, 'no_terima' | 'kode_group' | 'kode_dept' | 'kadar'>;
const kunciOf = ({ no_terima, kode_group, kode_dept, kadar }: Kunci): string =>
  [no_terima, kode_group, kode_dept, kadar].join('|');

interface PilihSumberProps {
  readonly sumber: readonly SumberTerima[];
  readonly dipilih: SumberTerima | undefined;
  readonly error?: string;
  /** Nothing: the piece comes without a receipt. */
  readonly onPilih: (sumber: SumberTerima | undefined) => void;
}

/** Chooses what a piece is entered from: an open receipt and one of its types, with what is left of it. */
export function PilihSumber({ sumber, dipilih, error, onPilih }: PilihSumberProps) {
  const t = useT();
  const options = sumber.map((asal) => {
    const isi = {
      nomor: asal.no_terima,
      group: asal.kode_group,
      jenis: asal.nama_dept,
      kadar: formatPlain(asal.kadar),
      qty: formatNumber(asal.sisa_qty),
      berat: formatNumber(asal.sisa_berat, 3),
    };
    return { value: kunciOf(asal), label: t('terima.pilihan_sumber', isi) };
  });
  return (
    <SelectField
      name="sumber_terima"
      label={t('terima.dari_penerimaan')}
      placeholder={t('terima.tanpa_penerimaan')}
      error={error}
      options={options}
      clearable
      value={dipilih ? kunciOf(dipilih) : ''}
      onChange={(kunci) => onPilih(sumber.find((asal) => kunciOf(asal) === kunci))}
    />
  );
}
