import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { takeStep } from '../../../platform/first-steps.ts';
import { useHome } from '../../../platform/home.ts';
import { useUser } from '../../../platform/session.ts';
import { readText, writeText } from '../../../platform/storage.ts';
import { Block } from '../../../ui/Block.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import css from './langkah.module.css';

export interface Langkah {
  readonly kunci: string;
  readonly halaman: string;
  readonly selesai: boolean;
}

/** What a new shop does first, ticked by what it then has; gone when all is done, or put away. */
export function LangkahAwal() {
  const t = useT();
  const { user_id, kode_toko } = useUser();
  const name = `langkah-awal.${user_id}.${kode_toko}`;
  const [away, setAway] = useState(() => readText(name) === 'simpan');
  const asked = useHome<{ readonly data: readonly Langkah[] }>('langkah-awal', !away);
  const rows = asked.data?.data ?? [];
  const done = rows.filter(({ selesai }) => selesai).length;
  // A shop that has long begun hears nothing of it, not even that it is being asked.
  if (away || rows.length === 0 || done === rows.length) return null;
  const next = rows.find(({ selesai }) => !selesai);
  return (
    <Block
      title={t('langkah.judul')}
      asked={asked}
      end={
        <>
          {t('langkah.selesai_dari', { selesai: done, jumlah: rows.length })}{' '}
          <button
            type="button"
            onClick={() => {
              writeText(name, 'simpan');
              setAway(true);
            }}
          >
            {t('langkah.simpan')}
          </button>
        </>
      }
    >
      {() => (
        <ol className={css.steps}>
          {rows.map(({ kunci, halaman, selesai }) => (
            <li key={kunci}>
              <Link
                to={halaman}
                className={css.step}
                data-done={selesai || undefined}
                data-next={kunci === next?.kunci || undefined}
                onClick={() => takeStep({ key: kunci, page: halaman })}
              >
                <i aria-hidden="true">{selesai ? <Icon name="check" size={14} /> : null}</i>
                {t.of(`langkah.${kunci}`)}
                {selesai ? <span className="sr-only">{t('langkah.sudah')}</span> : null}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Block>
  );
}
