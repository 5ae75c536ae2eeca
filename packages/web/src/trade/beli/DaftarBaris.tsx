import { formatGram } from '@kilau/contract/core/format.ts';
import { salahBarang } from '../dokumen/salah.ts';
import { Card } from '../../ui/Card.tsx';
import { State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { BarisTerbuka } from './BarisTerbuka.tsx';
import type { BarisHitung } from './hitung.ts';
import { JudulBaris } from './KepalaBaris.tsx';
import css from './baris.module.css';
import { TanpaNota } from './TanpaNota.tsx';
import type { IsianBeli } from './isian-beli.ts';

/** A line that is not under the hand: Enter opens it, Del takes it out. */
function BarisRingkas({ beli, row }: { readonly beli: IsianBeli; readonly row: BarisHitung }) {
  const t = useT();
  const { id, kondisi_barang } = row.baris;
  const mulai = salahBarang(id, '');
  const salah = Object.entries(beli.form.salah).find(([path]) => path.startsWith(mulai))?.[1];
  return (
    <div className={css.ringkas}>
      <button
        type="button"
        className={css.buka}
        onClick={() => beli.baris.buka(id)}
        onKeyDown={(event) => {
          if (event.key !== 'Delete') return;
          event.preventDefault();
          beli.baris.hapus(id);
        }}
      >
        <JudulBaris row={row} />
        <span className={css.kecil}>
          {kondisi_barang === '' ? (
            <strong className={css.kurang}>{t('pembelian.pilih_kondisi')}</strong>
          ) : (
            kondisi_barang
          )}
          {` · ${formatGram(row.berat, t)}`}
        </span>
      </button>
      {salah === undefined ? null : (
        <p className={css.salah} role="alert">
          {salah}
        </p>
      )}
    </div>
  );
}

/** What is bought: one line is open, the others are told in two rows each; goods being described stand above them. */
export function DaftarBaris({ beli }: { readonly beli: IsianBeli }) {
  const t = useT();
  const { draft, hitung } = beli;
  const { dibuka } = beli.baris;
  return (
    <div className={css.daftar}>
      {draft.luar === null ? null : <TanpaNota key={draft.luar.id} beli={beli} luar={draft.luar} />}
      {hitung.baris.length === 0 && draft.luar === null ? (
        <Card grow>
          <State title={t('pembelian.kosong')} icon="barcode">
            {beli.form.salah['barang'] ?? t('pembelian.kosong_saran')}
          </State>
        </Card>
      ) : null}
      {hitung.baris.map((row) =>
        row.baris.id === dibuka.id ? (
          <BarisTerbuka key={row.baris.id} beli={beli} row={row} />
        ) : (
          <BarisRingkas key={row.baris.id} beli={beli} row={row} />
        ),
      )}
    </div>
  );
}
