import { Link } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { persetujuanPage } from '@kilau/contract/features/otorisasi/qr.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { useCountdown } from '../../../engine/approval/use-countdown.ts';
import { useClock } from '../../../platform/clock.ts';
import { useCan } from '../../../platform/session.ts';
import { Block, BlockEmpty, BlockRow, BlockRows } from '../../../ui/Block.tsx';
import { PageColumn } from '../../../ui/Card.tsx';
import { SideDialog } from '../../../ui/dialog/SideDialog.tsx';
import { CONTENT } from '../../../ui/free-hand.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useFreeHand } from '../../../ui/table/use-hand.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import { MOST_TOLD, pokok } from './nilai.ts';
import { useDaftarPermintaan, type Diminta } from './panggilan.ts';
import css from './persetujuan.module.css';
import { RincianPermintaan } from './RincianPermintaan.tsx';
import { SisaCincin } from './SisaCincin.tsx';
import { useDibuka } from './use-dibuka.ts';

const { path } = persetujuanPage;
const LAPORAN = '/laporan-otorisasi';
/** A clock that is drawn every second for as long as the page is there. */
const FOREVER = Number.MAX_SAFE_INTEGER;

/** What is asked for, in one line. */
const about = ({ permintaan }: Diminta): string => [...new Set(permintaan.map(({ kategori }) => kategori))].join(', ');

/** Which pieces or papers, and how much of each. */
function Pokok({ permintaan }: Pick<Diminta, 'permintaan'>) {
  const t = useT();
  const format = useFormat();
  return permintaan.slice(0, MOST_TOLD).map((asked, index) => {
    const words = pokok(asked, t, format);
    return words === '' ? null : (
      <span key={index} className={css.pokok}>
        {words}
      </span>
    );
  });
}

/** How many stand in one request, where that is not one. */
const jumlahKata = ({ permintaan: { length } }: Diminta, t: Translate): readonly string[] =>
  length > 1 ? [t('otorisasi.jumlah_permintaan', { jumlah: length })] : [];

/** One that waits: it opens at a tap or with Enter. */
function Menunggu({ row, now, onOpen }: { readonly row: Diminta; readonly now: number; readonly onOpen: () => void }) {
  const t = useT();
  const clock = useClock();
  return (
    <li>
      <button type="button" className={css.row} onClick={onOpen}>
        <SisaCincin sampai={row.sampai} now={now} />
        <span>
          <strong>{about(row)}</strong>
          {row.catatan === '' ? null : <span>{row.catatan}</span>}
          <Pokok permintaan={row.permintaan} />
          <span className="muted">{[row.diminta_oleh, clock(row.dibuat), ...jumlahKata(row, t)].join(' · ')}</span>
        </span>
      </button>
    </li>
  );
}

/** What I have decided today. */
function Diputus({ rows }: { readonly rows: readonly Diminta[] }) {
  const t = useT();
  const clock = useClock();
  return (
    <BlockRows>
      {rows.map((row) => (
        <BlockRow
          key={row.keystore}
          icon={row.status === 'SETUJU' ? 'check' : 'close'}
          tone={row.status === 'SETUJU' ? 'good' : 'bad'}
          first={`${about(row)} · ${row.diminta_oleh}`}
          second={
            <>
              <Pokok permintaan={row.permintaan} />
              {[
                ...(row.diputus === null ? [] : [clock(row.diputus)]),
                ...jumlahKata(row, t),
                ...(row.status === 'TOLAK' ? [t('otorisasi.ditolak_karena', { alasan: row.alasan })] : []),
              ].join(' · ')}
            </>
          }
        />
      ))}
    </BlockRows>
  );
}

/** What waits, the hand on the first of it: it goes on to the next one after a decision, or to the page. */
function DaftarMenunggu({
  rows,
  now,
  onOpen,
}: {
  readonly rows: readonly Diminta[];
  readonly now: number;
  readonly onOpen: (row: Diminta) => void;
}) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const lead = useCallback(() => {
    (list.current?.querySelector('button') ?? document.getElementById(CONTENT))?.focus();
  }, []);
  useFreeHand(true, rows.map(({ keystore }) => keystore).join(' '), lead);
  if (rows.length === 0) return <BlockEmpty>{t('otorisasi.tidak_ada_menunggu')}</BlockEmpty>;
  return (
    <ul className={css.list} ref={list}>
      {rows.map((row) => (
        <Menunggu key={row.keystore} row={row} now={now} onOpen={() => onOpen(row)} />
      ))}
    </ul>
  );
}

/** What a supervisor or owner is asked for, the one that ends first on top. Made for a phone; a desk shows the same. */
export function PersetujuanPage() {
  const t = useT();
  const can = useCan();
  const daftar = useDaftarPermintaan();
  const now = useCountdown(FOREVER);
  const menunggu = (daftar.data?.menunggu ?? []).filter(({ sampai }) => sampai > now);
  const diputus = daftar.data?.diputus ?? [];
  const { opened, lewat, kabar, choose, leave } = useDibuka(daftar.data, menunggu, now);
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(path))} note={t.of(hintKey(path))} />
      <div className={css.blocks}>
        {kabar === undefined ? null : <p role="status">{kabar}</p>}
        <Block title={t('otorisasi.menunggu')} count={menunggu.length} asked={daftar}>
          {() => <DaftarMenunggu rows={menunggu} now={now} onOpen={choose} />}
        </Block>
        <Block
          title={t('otorisasi.sudah_diputuskan')}
          asked={daftar}
          end={can({ pages: [LAPORAN] }) ? <Link to={LAPORAN}>{t('beranda.semua_otorisasi')}</Link> : undefined}
        >
          {() =>
            diputus.length === 0 ? (
              <BlockEmpty>{t('otorisasi.belum_memutuskan')}</BlockEmpty>
            ) : (
              <Diputus rows={diputus} />
            )
          }
        </Block>
      </div>
      <SideDialog entry opened={opened !== undefined} onClose={leave} title={t('otorisasi.permintaan')}>
        {opened ? <RincianPermintaan key={opened.keystore} permintaan={opened} lewat={lewat} onClose={leave} /> : null}
      </SideDialog>
    </PageColumn>
  );
}
