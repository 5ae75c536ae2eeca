import type { KejadianBarang } from '@kilau/contract/features/barang/barang.wire.ts';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { useT } from '../../../ui/text.ts';
import css from './daftar.module.css';
import { artiKejadian, jenisDokumen } from './kejadian.ts';
import { NomorDokumen } from './RiwayatBarang.tsx';
import { jejakTerakhir } from './terakhir.ts';

function Baris({
  judul,
  kejadian,
  buruk = false,
}: {
  readonly judul: string;
  readonly kejadian: KejadianBarang;
  readonly buruk?: boolean;
}) {
  const t = useT();
  const { timeZone } = useFormat();
  const { jenis: dokumen, nomor, aksi, waktu, user_id, kode_baki, ke } = kejadian;
  const arti = artiKejadian(kejadian);
  return (
    <div className={css.terakhir} data-buruk={buruk || undefined}>
      <strong>{judul}</strong> <time dateTime={waktu}>{formatInstant(waktu, timeZone)}</time>
      {kode_baki === '' ? '' : ` ${t('kartu.di_baki', { baki: kode_baki })}`}
      <span className={css.kejadianSiapa}>
        {' '}
        · {user_id}
        {buruk ? '' : ` · ${arti ? t(arti.judul, ke === null ? undefined : { ke }) : `${dokumen} ${aksi}`}`}
        {nomor === '' ? null : (
          <>
            {' '}
            · <NomorDokumen jenisDokumen={jenisDokumen(kejadian)} nomor={nomor} />
          </>
        )}
      </span>
    </div>
  );
}

/**
 * The first thing to know of a piece that is missing: where it was last, who had it, and which count missed it since.
 */
export function Terakhir({ riwayat }: { readonly riwayat: readonly KejadianBarang[] }) {
  const t = useT();
  const { terlihat, hilang } = jejakTerakhir(riwayat);
  return (
    <>
      {hilang ? <Baris judul={t('kartu.tidak_terlihat')} kejadian={hilang} buruk /> : null}
      {terlihat ? <Baris judul={t('kartu.terakhir')} kejadian={terlihat} /> : null}
    </>
  );
}
