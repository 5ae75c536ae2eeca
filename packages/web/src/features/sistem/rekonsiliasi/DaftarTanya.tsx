import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CekBuku, Pertanyaan, Tempat } from '@kilau/contract/features/sistem/rekonsiliasi/rekonsiliasi.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';
import css from './rekonsiliasi.module.css';

const SCALE = 3;

/** A place that does not fit, and the pages where it is looked at. */
function TempatBaris({ tempat: { teks, jalan } }: { readonly tempat: Tempat }) {
  return (
    <li>
      {teks}
      {jalan.map(({ nomor, halaman, cari }) => (
        <Link key={`${halaman} ${nomor}`} to={halaman} search={cari} className={css.jalan}>
          {nomor}
        </Link>
      ))}
    </li>
  );
}

function CekBaris({ cek: { judul, selisih, tempat } }: { readonly cek: CekBuku }) {
  const t = useT();
  const beda = selisih !== 0;
  return (
    <li className={css.cek}>
      <span className={css.judul}>
        {judul}
        <Chip tone={beda ? 'bad' : 'good'}>
          {beda ? t('cocok.selisih', { selisih: signed(selisih, Number.isInteger(selisih) ? 0 : SCALE) }) : '0'}
        </Chip>
      </span>
      {beda ? (
        <ul className={css.tempat}>
          {tempat.map((one) => (
            <TempatBaris key={one.teks} tempat={one} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** A question and its answer; what answers it is folded away where all of it fits. */
function TanyaBaris({ pertanyaan: { tanya, beda, cek } }: { readonly pertanyaan: Pertanyaan }) {
  const t = useT();
  const [buka, setBuka] = useState<boolean>();
  const terbuka = buka ?? beda > 0;
  return (
    <li>
      <button type="button" className={css.tanya} aria-expanded={terbuka} onClick={() => setBuka(!terbuka)}>
        <span className={css.tanda} data-tone={beda > 0 ? 'bad' : 'good'}>
          <Icon name={beda > 0 ? 'warn' : 'check'} />
        </span>
        <span className={css.kata}>{tanya}</span>
        <span className={css.jawab} data-tone={beda > 0 ? 'bad' : 'good'}>
          {beda > 0 ? t('cocok.tidak', { jumlah: beda }) : t('cocok.ya')}
        </span>
        <Icon name={terbuka ? 'down' : 'right'} size={14} />
      </button>
      {terbuka ? (
        <ul className={css.isi}>
          {cek.map((one) => (
            <CekBaris key={one.kunci} cek={one} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** The questions; those whose answer is no come first. */
export function DaftarTanya({ pertanyaan }: { readonly pertanyaan: readonly Pertanyaan[] }) {
  const urut = pertanyaan.toSorted((a, b) => Number(b.beda > 0) - Number(a.beda > 0));
  return (
    <ul className={css.daftar}>
      {urut.map((one) => (
        <TanyaBaris key={`${one.kunci} ${one.beda}`} pertanyaan={one} />
      ))}
    </ul>
  );
}
