import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { useActor } from '../../../platform/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { NumberField } from '../../../ui/inputs/NumberField.tsx';
import { useT } from '../../../ui/text.ts';
import { useStable } from '../../../ui/use-stable.ts';
import type { Sale } from '../transaksi/use-sale.ts';
import css from './grosir.module.css';
import { barangMenyusul, kelompokGrosir, type KelompokGrosir } from './kelompok.ts';

interface BarisKelompokProps {
  readonly kelompok: KelompokGrosir;
  readonly qty: boolean;
  /** The price that all pieces of the group are to have. */
  readonly onHarga: (harga: string) => void;
  readonly onEsc: () => void;
}

/** Keys of the page: payment, saving, approval. */
const KUNCI_HALAMAN = /^F\d+$/;

/**
 * A group with its price a gram. Enter or leaving the field gives it to all of its pieces, and so does a key of the
 * page before that is heard: what is paid and approved is what stands there. Esc leads to the scan.
 */
function BarisKelompok({ kelompok, qty, onHarga, onEsc }: BarisKelompokProps) {
  const t = useT();
  const { kode_group, berat, total } = kelompok;
  const [diketik, setDiketik] = useState<string>();
  const pakai = () => {
    if (diketik !== undefined && diketik !== '' && diketik !== kelompok.harga) onHarga(diketik);
    setDiketik(undefined);
  };
  return (
    <tr>
      <th scope="row">{kode_group}</th>
      {qty ? <td>{formatNumber(kelompok.qty)}</td> : null}
      <td>{formatNumber(berat, 3)}</td>
      <td>
        <NumberField
          aria-label={t('grosir.harga_gram', { kelompok: kode_group })}
          value={diketik ?? kelompok.harga}
          onChange={setDiketik}
          onBlur={pakai}
          onKeyDown={(event) => {
            if (KUNCI_HALAMAN.test(event.key)) flushSync(pakai);
            if (event.key === 'Enter') {
              event.preventDefault();
              pakai();
              onEsc();
            }
            if (event.key === 'Escape') {
              event.preventDefault();
              setDiketik(undefined);
              onEsc();
            }
          }}
        />
      </td>
      <td>{formatNumber(total)}</td>
    </tr>
  );
}

/**
 * One price a gram for each group of the sale. What differs from today's is approved as on every sale; pieces that are
 * scanned later take the price of their group.
 */
export function HargaGrosir({ sale }: { readonly sale: Sale }) {
  const t = useT();
  const qty = moduleOn(useActor(), 'SEMI_GROSIR_QTY_MODULE');
  const { handle, hands, hitung, fase } = sale;
  const kelompok = kelompokGrosir(hitung.baris);
  const beri = (baris: KelompokGrosir['baris'], harga: string) => {
    for (const { barang } of baris) {
      handle.ubahDraft({ type: 'change-line', kode_barcode: barang.kode_barcode, isi: { harga } });
    }
  };
  const susulkan = useStable(() => {
    for (const one of kelompok) beri(barangMenyusul(one), one.harga);
  });
  const menyusul = fase === 'isi' ? kelompok.flatMap(barangMenyusul).length : 0;
  useEffect(() => {
    if (menyusul > 0) susulkan();
  }, [menyusul, susulkan]);
  if (kelompok.length === 0) return null;
  return (
    <Card aria-label={t('grosir.per_kelompok')}>
      <table className={css.kelompok} aria-label={t('grosir.per_kelompok')}>
        <thead>
          <tr>
            <th scope="col">{t('field.kode_group')}</th>
            {qty ? <th scope="col">{t('grosir.qty')}</th> : null}
            <th scope="col">{t('field.berat')}</th>
            <th scope="col">{t('penjualan.harga_gram')}</th>
            <th scope="col">{t('field.total')}</th>
          </tr>
        </thead>
        <tbody>
          {kelompok.map((one) => (
            <BarisKelompok
              key={one.kode_group}
              kelompok={one}
              qty={qty}
              onHarga={(harga) => beri(one.baris, harga)}
              onEsc={hands.keIsian}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
