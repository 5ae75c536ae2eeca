import type { ReactNode } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import type { DecInput } from '@kilau/contract/core/dec.ts';
import { DaftarBaris } from '../../../trade/beli/DaftarBaris.tsx';
import { RUJUKAN_KOSONG } from '../../../trade/beli/hitung.ts';
import { Loading } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import type { HitungJual } from '../transaksi/hitung.ts';
import type { LayarHandle } from '../transaksi/use-layar.ts';
import type { PeganganTukar } from './pegangan.ts';
import css from './tukar.module.css';
import { useTukar } from './use-tukar.ts';

interface KepalaProps {
  readonly sisi: 'baru' | 'lama';
  readonly judul: string;
  readonly rincian: string;
  readonly jumlah: DecInput;
}

/** One side of the equation: what it is, how much of it, and what it comes to. */
function Kepala({ sisi, judul, rincian, jumlah }: KepalaProps) {
  return (
    <header className={css.kepala} data-sisi={sisi}>
      <span>{judul}</span>
      <small>{rincian}</small>
      <strong>{formatNumber(jumlah)}</strong>
      <i aria-hidden="true">{sisi === 'baru' ? '−' : '='}</i>
    </header>
  );
}

interface TukarProps {
  readonly handle: LayarHandle;
  readonly hitung: HitungJual;
  readonly keIsian: () => void;
  /** Told what can be asked of the old goods. */
  readonly onPegang: (bagian: PeganganTukar | undefined) => void;
  /** The new goods. */
  readonly baru: ReactNode;
}

/** The exchange: new goods less old ones is what is to be paid. The old ones are the lines of a purchase. */
export function Tukar({ handle, hitung, keIsian, onPegang, baru }: TukarProps) {
  const t = useT();
  const lama = useTukar(handle, keIsian, onPegang);
  const { tukar } = handle.layar.draft;
  const gram = (berat: DecInput) => formatNumber(berat, 3);
  return (
    <div className={css.berdua}>
      <section className={css.sisi} aria-label={t('tukar.barang_baru')}>
        <Kepala
          sisi="baru"
          judul={t('tukar.barang_baru')}
          rincian={t('tukar.keluar', { jumlah: hitung.baris.length, berat: gram(hitung.berat) })}
          jumlah={hitung.total}
        />
        {baru}
      </section>
      <section className={css.sisi} aria-label={t('tukar.barang_lama')}>
        <Kepala
          sisi="lama"
          judul={t('tukar.barang_lama')}
          rincian={t('tukar.masuk', { jumlah: lama.draft.barang.length, berat: gram(tukar?.berat ?? 0) })}
          jumlah={tukar?.jumlah ?? 0}
        />
        {lama.draft.luar === null && lama.hitung.baris.length === 0 ? (
          <p className={css.kosong}>{t('tukar.kosong')}</p>
        ) : lama.rujukan === RUJUKAN_KOSONG ? (
          // Without the cuts their prices would be too high.
          <Loading />
        ) : (
          <DaftarBaris beli={lama} />
        )}
      </section>
    </div>
  );
}
