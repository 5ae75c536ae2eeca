import { TabelIsian } from '../../../trade/isian/TabelIsian.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useT } from '../../../ui/text.ts';
import { salahBaris } from './ambil.ts';
import { ANGKA_BARIS, ANGKA_MASUK, useKolomStok, type BarisTampil } from './kolom.tsx';
import css from './manual.module.css';

interface DaftarBarisProps<R> {
  readonly label: string;
  readonly saran: string;
  readonly barang: readonly R[];
  readonly kunci: (baris: R) => string;
  /** What the server found wrong, by path. */
  readonly salah: Readonly<Record<string, string>>;
  readonly onLepas: (kunci: string) => void;
}

/** The lines of a document that is being put together. Del takes one off the list. */
export function DaftarBaris<R extends BarisTampil>({
  label,
  saran,
  barang,
  kunci,
  salah,
  onLepas,
}: DaftarBarisProps<R>) {
  const t = useT();
  const berkadar = barang.some(({ kadar }) => kadar !== undefined);
  const columns = useKolomStok(berkadar ? ANGKA_BARIS : ANGKA_MASUK, barang);
  const faults = salahBaris(salah);
  const wrong = new Set([...faults.keys()].flatMap((index) => (barang[index] ? [kunci(barang[index])] : [])));
  return (
    <Card grow>
      {faults.size === 0 ? null : (
        <div role="alert">
          {[...faults].map(([index, pesan]) => (
            <p key={index} className={css.salah}>
              {index + 1}. {barang[index]?.kode_baki} · {barang[index]?.kode_dept}: {pesan}
            </p>
          ))}
        </div>
      )}
      <TabelIsian<R>
        label={label}
        toolbar={<strong>{label}</strong>}
        columns={columns}
        rows={barang}
        rowKey={kunci}
        totalLabel={t('manual.jumlah_baris', { jumlah: barang.length })}
        tone={(row) => (wrong.has(kunci(row)) ? 'bad' : undefined)}
        onLepas={onLepas}
        lepas={t('pindah.lepas')}
        empty={{ title: t('manual.daftar_kosong'), text: saran }}
      />
    </Card>
  );
}
