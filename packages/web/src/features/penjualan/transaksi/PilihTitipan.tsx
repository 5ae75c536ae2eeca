import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import type { TitipanSiap } from '@kilau/contract/trade/titip/titipan.wire.ts';
import { problemText } from '../../../platform/report-problem.ts';
import type { IsiBayar } from '../../../trade/bayar/bayar-draft.ts';
import type { PilihLain } from '../../../trade/bayar/PaymentForm.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { useT } from '../../../ui/text.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { cariTitipan, type CaraJanji } from './cari-titipan.ts';
import css from './titipan.module.css';

const TYPING_MS = 120;

/** What is said of each of them. */
const KATA = {
  TITIPAN: { cari: 'titipan.cari', pilih: 'titipan.pilih', kosong: 'titipan.tidak_ada', belum: undefined },
  PESANAN: { cari: 'pesanan.cari', pilih: 'pesanan.pilih', kosong: 'pesanan.tidak_ada', belum: undefined },
  'PRE-ORDER': { cari: 'po.cari', pilih: 'po.pilih', kosong: 'po.tidak_ada', belum: 'po.belum_dipilih' },
} as const satisfies Readonly<Record<CaraJanji, object>>;

/** A payment by a deposit or an order: all that was left. */
const isiTitipan = (titipan: TitipanSiap): Pick<IsiBayar, 'jumlah' | 'titipan'> => ({
  titipan,
  jumlah: String(titipan.uang_titip),
});

/** A passing customer who gave no name (`REGULER`, `-`) gives none again. */
const disebut = (isi: string): string => (isi === 'REGULER' || isi === '-' ? '' : isi);

/** Who left it, as the customer of the sale. */
export const pelangganTitipan = ({ jenis: jenisPelanggan, kode_member, nama, no_hp, alamat }: TitipanSiap) =>
  ({
    type: 'customer',
    pelanggan: {
      jenis: jenisPelanggan,
      kode_member,
      nama: disebut(nama),
      no_hp: disebut(no_hp),
      alamat: disebut(alamat),
    },
  }) as const;

interface PilihProps {
  readonly cara: CaraJanji;
  readonly awal: string;
  readonly untuk: string;
  readonly isi: IsiBayar;
  readonly error: string | undefined;
  readonly onChange: (isi: Partial<IsiBayar>) => void;
}

function useTitipan({ cara, awal, untuk, isi, onChange }: PilihProps) {
  const [q, setQ] = useState(isi.titipan?.nomor ?? awal);
  const [dicari] = useDebouncedValue(q, TYPING_MS);
  const found = useQuery({
    queryKey: ['penjualan', cara, dicari, untuk],
    queryFn: ({ signal }) => cariTitipan(cara, dicari, untuk, signal),
    staleTime: 0,
  });
  const rows = found.data ?? [];
  const pilih = useStable((titipan: TitipanSiap | undefined) =>
    onChange(titipan ? isiTitipan(titipan) : { titipan: undefined, jumlah: '' }),
  );
  const [pertama] = rows;
  const ada = rows.some(({ nomor }) => nomor === isi.titipan?.nomor);
  // The first of those that were found is chosen, until somebody chooses another.
  useEffect(() => {
    if (found.isSuccess && !ada) pilih(pertama);
  }, [found.isSuccess, ada, pertama, pilih]);
  return { q, setQ, found, rows, pilih };
}

/** The deposits or orders of who stands at the counter, or of who is looked for; arrows choose, Enter takes. */
function Pilih(props: PilihProps) {
  const t = useT();
  const { cara, isi, error: rule } = props;
  const kata = KATA[cara];
  const error = rule !== undefined && kata.belum !== undefined ? t(kata.belum) : rule;
  const { q, setQ, found, rows, pilih } = useTitipan(props);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const now = rows.findIndex(({ nomor }) => nomor === isi.titipan?.nomor);
    pilih(rows[Math.min(rows.length - 1, Math.max(0, now + by))]);
  };
  return (
    <div className={css.pilih} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        data-autofocus
        label={t(kata.cari)}
        value={q}
        upper
        error={error ?? (found.isError ? problemText(found.error) : undefined)}
        onChange={setQ}
      />
      <div role="radiogroup" aria-label={t(kata.pilih)} className={css.daftar}>
        {rows.map((titipan) => (
          <button
            key={titipan.nomor}
            type="button"
            role="radio"
            aria-checked={titipan.nomor === isi.titipan?.nomor}
            className={css.titipan}
            tabIndex={-1}
            onClick={() => pilih(titipan)}
          >
            <strong>{titipan.nama}</strong>
            <span>{formatRupiah(titipan.uang_titip)}</span>
            <small>
              {[titipan.nomor, formatDate(titipan.tgl), titipan.no_hp].filter((part) => part !== '').join(' · ')}
            </small>
            <small>{formatRupiah(titipan.harga_total)}</small>
            <small>{titipan.barang.map(({ nama_barang }) => nama_barang).join(', ')}</small>
          </button>
        ))}
        {found.isSuccess && rows.length === 0 ? <p className="muted">{t(kata.kosong)}</p> : null}
      </div>
    </div>
  );
}

/**
 * The choice of a deposit or an order for a sale.
 * @param awal what is looked for first. @param untuk as in {@link cariTitipan}.
 */
export const pilihTitipan = (cara: CaraJanji, awal: string, untuk: string): PilihLain =>
  function PilihTitipan(props) {
    return <Pilih key={cara} {...props} cara={cara} awal={awal} untuk={untuk} />;
  };
