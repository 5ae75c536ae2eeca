import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { useHome } from '../../../platform/home.ts';
import { useCan } from '../../../platform/session.ts';
import { readText, writeText } from '../../../platform/storage.ts';
import { Block, BlockFact } from '../../../ui/Block.tsx';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';
import css from './kas.module.css';

interface Laci {
  readonly awal: number;
  readonly akhir: number;
  readonly gerak: readonly { readonly kategori: string; readonly jumlah: number; readonly dokumen: number }[];
  readonly bukan_tunai: readonly {
    readonly no_rekening: string;
    readonly nama_rekening: string;
    readonly jumlah: number;
    readonly dokumen: number;
  }[];
}

const HIDDEN = 'laci-tersembunyi';
const KAS = '/uang-kas';

function Isi({ laci }: { readonly laci: Laci }) {
  const t = useT();
  return (
    <>
      <div className={css.figure}>{formatRupiah(laci.akhir)}</div>
      <div className={css.note}>{t('beranda.laci_seharusnya')}</div>
      <BlockFact label={t('beranda.saldo_awal')} value={signed(laci.awal)} />
      {laci.gerak.map(({ kategori, jumlah, dokumen }) => (
        <BlockFact
          key={kategori}
          label={kategori}
          note={t('beranda.jumlah_nota', { jumlah: dokumen })}
          value={signed(jumlah, 0, true)}
        />
      ))}
      <BlockFact kind="sum" label={t('beranda.saldo_laci')} value={signed(laci.akhir)} />
      {laci.bukan_tunai.length === 0 ? null : <BlockFact kind="quiet" label={t('beranda.bukan_tunai')} value="" />}
      {laci.bukan_tunai.map(({ no_rekening, nama_rekening, jumlah, dokumen }) => (
        <BlockFact
          key={no_rekening}
          label={nama_rekening === '' ? no_rekening : nama_rekening}
          note={t('beranda.jumlah_nota', { jumlah: dokumen })}
          value={signed(jumlah)}
        />
      ))}
    </>
  );
}

/** What must lie in the drawer of whoever is logged in, by the book; it can be hidden from the other side. */
export function LaciSaya() {
  const t = useT();
  const can = useCan();
  const [hidden, setHidden] = useState(() => readText(HIDDEN) === 'ya');
  const asked = useHome<Laci>('laci-saya');
  const toggle = () => {
    writeText(HIDDEN, hidden ? 'tidak' : 'ya');
    setHidden(!hidden);
  };
  return (
    <Block
      title={t('beranda.laci_saya')}
      asked={asked}
      yields={(asked.data?.gerak.length ?? 0) + (asked.data?.bukan_tunai.length ?? 0) > 3}
      end={
        <button type="button" aria-expanded={!hidden} onClick={toggle}>
          {t(hidden ? 'beranda.tampilkan' : 'beranda.sembunyikan')}
        </button>
      }
    >
      {() => (
        <>
          {hidden || !asked.data ? null : <Isi laci={asked.data} />}
          {can({ pages: [KAS] }) ? (
            <div className={css.foot}>
              <Link to={KAS} className={css.link}>
                {t('beranda.uang_kas')}
              </Link>
            </div>
          ) : null}
        </>
      )}
    </Block>
  );
}
