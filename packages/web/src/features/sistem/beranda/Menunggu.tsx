import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { loadDefinition } from '../../../engine/definitions.ts';
import { useHome, useHomeChanged } from '../../../platform/home.ts';
import { useKeys } from '../../../platform/keys.ts';
import { useListKeys } from '../../../platform/list-keys.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Block, BlockEmpty, BlockRow, BlockRows } from '../../../ui/Block.tsx';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';
import { useClock } from '../../../platform/clock.ts';
import { shortNumber, type HomePaper } from './papers.ts';

interface Waits extends HomePaper {
  /** The deed that it waits for. */
  readonly perbuatan: string;
  readonly judul: string;
}

/** Does the deed of a line, and asks the home again; one at a time. */
function useDeed() {
  const t = useT();
  const client = useQueryClient();
  const changed = useHomeChanged();
  const timeZone = useUser().toko.zona_waktu;
  const [busy, setBusy] = useState('');
  const run = (row: Waits | undefined) => {
    if (!row || busy !== '') return;
    setBusy(row.nomor);
    void Promise.all([loadDefinition('kind', row.jenis), import('../../../trade/dokumen/sahkan.ts')])
      .then(([kind, { sahkan }]) =>
        sahkan({ kind, nomor: row.nomor, perbuatan: row.perbuatan, client, t, timeZone, onSah: changed }),
      )
      .catch(reportProblem)
      .finally(() => {
        setBusy('');
        changed();
      });
  };
  return { busy, run };
}

/** Papers that wait for whoever is logged in, each with its deed: arrows choose, Enter does it. */
export function Menunggu() {
  const t = useT();
  const clock = useClock();
  const asked = useHome<{ readonly data: readonly Waits[]; readonly jumlah: number }>('dokumen/menunggu');
  const rows = asked.data?.data ?? [];
  const { busy, run } = useDeed();
  const hand = useListKeys(rows.length, (index) => run(rows[index]));
  useKeys([
    { key: '↑ ↓', label: t('beranda.pilih'), main: true, enabled: rows.length > 1 },
    { key: 'Enter', label: t('beranda.kerjakan'), main: true, enabled: rows.length > 0 },
  ]);
  const [first] = rows;
  return (
    <Block
      title={t('beranda.menunggu_saya')}
      count={asked.data?.jumlah}
      asked={asked}
      yields={rows.length > 4}
      end={first ? <Link to={first.halaman}>{t('beranda.semua_validasi')}</Link> : undefined}
    >
      {() =>
        rows.length === 0 ? (
          <BlockEmpty>{t('beranda.tidak_ada_menunggu')}</BlockEmpty>
        ) : (
          <BlockRows>
            {rows.map((row, index) => (
              <BlockRow
                key={`${row.jenis} ${row.nomor}`}
                icon={row.keluar ? 'cart' : 'check'}
                tone="warn"
                on={index === hand}
                first={t('beranda.belum_divalidasi', {
                  nama: row.nama === '' ? row.judul : row.nama,
                  jenis: row.judul,
                  nomor: shortNumber(row.nomor),
                })}
                second={[
                  clock(row.dibuat_pada, row.tgl),
                  t('beranda.jumlah_barang', { jumlah: row.qty }),
                  `${formatNumber(row.gram, 3)} g`,
                  row.kode_sales === '' ? row.dibuat_oleh : t('beranda.sales', { kode: row.kode_sales }),
                ].join(' · ')}
                figure={signed(row.keluar ? -row.total : row.total)}
                way={
                  <ActionButton
                    size="xs"
                    loading={busy === row.nomor}
                    shortcut={index === hand ? 'Enter' : undefined}
                    onClick={() => run(row)}
                    title={row.nomor}
                  >
                    {t(row.keluar ? 'beranda.validasi_bayar' : 'beranda.validasi_cetak')}
                  </ActionButton>
                }
              />
            ))}
          </BlockRows>
        )
      }
    </Block>
  );
}
