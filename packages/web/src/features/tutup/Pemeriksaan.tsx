import { Link } from '@tanstack/react-router';
import { titleKey } from '@kilau/contract/core/page.ts';
import { menahan, PERIKSA, type Check, type PeriksaKey, type Tempat } from '@kilau/contract/features/tutup/periksa.ts';
import { useCan } from '../../platform/session.ts';
import { BlockRow, BlockRows } from '../../ui/Block.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import css from './tutup.module.css';

/** A tick is for what is in order alone. */
const IKON: Readonly<Record<PeriksaKey, Exclude<IconName, 'check'>>> = {
  timbang: 'scale',
  dokumen: 'file',
  laci: 'box',
  otorisasi: 'lock',
  buku: 'book',
  kirim: 'box',
  kirim_barang: 'box',
  non_cash: 'book',
  opname: 'list',
};

/** The pages on which it is put in order, each with how many wait there: one of them alone would hide the others. */
function Tempatnya({ tempat }: { readonly tempat: readonly Tempat[] }) {
  const t = useT();
  const can = useCan();
  return (
    <ul className={css.tempat}>
      {tempat.map(({ halaman, status, jumlah }) => (
        <li key={`${halaman} ${status ?? ''}`}>
          {can({ pages: [halaman] }) ? (
            <Link to={halaman} search={status === undefined ? undefined : { status }}>
              {t.of(titleKey(halaman))}
            </Link>
          ) : (
            t.of(titleKey(halaman))
          )}{' '}
          <b>{jumlah}</b>
        </li>
      ))}
    </ul>
  );
}

/** One thing that was looked at: in order, or what it is and where it is put in order. */
function Baris({ check }: { readonly check: Check }) {
  const t = useT();
  const can = useCan();
  const { kunci, jumlah, contoh, halaman, status, tempat } = check;
  const beres = jumlah === 0;
  return (
    <BlockRow
      icon={beres ? 'check' : IKON[kunci]}
      tone={beres ? 'good' : PERIKSA[kunci].menahan ? 'bad' : 'warn'}
      first={t.of(`tutup.${beres ? 'beres' : 'belum'}.${kunci}`, { jumlah })}
      second={beres ? undefined : tempat ? <Tempatnya tempat={tempat} /> : contoh.join(' · ')}
      figure={<span className={beres ? css.beres : 'sr-only'}>{t(beres ? 'tutup.beres' : 'tutup.belum_beres')}</span>}
      way={
        !beres && tempat === undefined && halaman !== '' && can({ pages: [halaman] }) ? (
          <Link to={halaman} search={status === undefined ? undefined : { status }}>
            {t('tutup.lihat')}
          </Link>
        ) : undefined
      }
    />
  );
}

/** What must be in order before the day is closed, and what only warns. */
export function Pemeriksaan({ periksa }: { readonly periksa: readonly Check[] }) {
  const t = useT();
  const wajib = periksa.filter(({ kunci }) => PERIKSA[kunci].menahan);
  // What holds the day stands on top: that is where the hand has to go.
  const tahan = menahan(wajib);
  const urut = [...tahan, ...wajib.filter((check) => !tahan.includes(check))];
  const ingat = periksa.filter(({ kunci }) => !PERIKSA[kunci].menahan);
  return (
    <>
      <h3 className={css.group}>{t('tutup.harus_beres')}</h3>
      <BlockRows>
        {urut.map((check) => (
          <Baris key={check.kunci} check={check} />
        ))}
      </BlockRows>
      <h3 className={css.group}>{t('tutup.mengingatkan')}</h3>
      <BlockRows>
        {ingat.map((check) => (
          <Baris key={check.kunci} check={check} />
        ))}
      </BlockRows>
    </>
  );
}
