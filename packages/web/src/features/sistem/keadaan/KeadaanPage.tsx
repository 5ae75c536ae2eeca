import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deviceText } from '@kilau/contract/core/device-text.ts';
import { formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { KeadaanRuang } from '@kilau/contract/core/ruang.ts';
import { antreanPage } from '@kilau/contract/features/sistem/antrean.ts';
import { keadaanPage, type HasilCadangan, type Keadaan } from '@kilau/contract/features/sistem/keadaan/keadaan.ts';
import { api } from '../../../platform/api.ts';
import { REASONS } from '../../../platform/bridge/bridge-words.ts';
import { useKeys } from '../../../platform/keys.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Block, BlockEmpty, BlockFact } from '../../../ui/Block.tsx';
import { PageColumn } from '../../../ui/Card.tsx';
import { Chip, type Tone } from '../../../ui/Chip.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import css from './keadaan.module.css';

const EVERY_MS = 15_000;
const MB = 1_000_000;
const GB = 1_000_000_000;
const MENIT = 60;
const JAM = 3600;
const HARI = 86_400;
/** A statement that runs longer than this holds others up. */
const LAMA_MS = 5000;

const RUANG: Readonly<Record<KeadaanRuang, Tone>> = { CUKUP: 'good', MENIPIS: 'warn', PENUH: 'bad' };
const CADANGAN: Readonly<Record<HasilCadangan, Tone>> = {
  UTUH: 'good',
  BEDA: 'bad',
  GAGAL: 'bad',
  TIDAK_BISA: 'warn',
  TIDAK_DIBUAT: 'bad',
  BELUM: 'warn',
};

const besar = (bytes: number): string =>
  bytes >= GB ? `${formatNumber(bytes / GB, 1)} GB` : `${formatNumber(bytes / MB, 1)} MB`;

/** How long ago, in the largest unit that fits. */
function useLama(): (seconds: number) => string {
  const t = useT();
  return (seconds) => {
    if (seconds >= HARI) return t('kesehatan.hari', { jumlah: Math.floor(seconds / HARI) });
    if (seconds >= JAM) return t('kesehatan.jam', { jumlah: Math.floor(seconds / JAM) });
    return t('kesehatan.menit', { jumlah: Math.floor(seconds / MENIT) });
  };
}

interface BagianProps {
  readonly asked: { readonly isPending: boolean; readonly isError: boolean; readonly refetch: () => unknown };
  readonly data: Keadaan;
}

function Server({ asked, data }: BagianProps) {
  const t = useT();
  const lama = useLama();
  const { versi, node, sistem, mulai, kini, memori, jeda_ms } = data.server;
  return (
    <Block title={t('kesehatan.server')} asked={asked}>
      {() => (
        <>
          <BlockFact label="Kilau" value={versi} />
          <BlockFact label="Node" note={sistem} value={node} />
          <BlockFact label={t('kesehatan.hidup')} value={lama((Date.parse(kini) - Date.parse(mulai)) / 1000)} />
          <BlockFact label={t('kesehatan.memori')} value={besar(memori)} />
          <BlockFact label={t('kesehatan.jeda')} value={`${formatNumber(jeda_ms)} ms`} />
        </>
      )}
    </Block>
  );
}

function Database({ asked, data }: BagianProps) {
  const t = useT();
  const { versi, skema, ukuran, koneksi, maks, siaga, terlama_ms, menunggu } = data.database;
  return (
    <Block title={t('kesehatan.database')} asked={asked}>
      {() => (
        <>
          <BlockFact label="PostgreSQL" note={skema} value={versi} />
          <BlockFact label={t('kesehatan.ukuran')} value={besar(ukuran)} />
          <BlockFact label={t('kesehatan.koneksi')} value={t('kesehatan.dari', { jumlah: koneksi, maks })} />
          {siaga > 0 && <BlockFact label={t('kesehatan.siaga')} value={formatNumber(siaga)} />}
          <BlockFact
            label={t('kesehatan.terlama')}
            value={
              <Chip tone={terlama_ms > LAMA_MS ? 'warn' : 'plain'}>
                {t('kesehatan.detik', { jumlah: formatNumber(terlama_ms / 1000, 1) })}
              </Chip>
            }
          />
          <BlockFact label={t('kesehatan.menunggu')} value={formatNumber(menunggu)} />
        </>
      )}
    </Block>
  );
}

function Ruang({ asked, data }: BagianProps) {
  const t = useT();
  const { kosong, ukuran, batas, keadaan } = data.ruang;
  return (
    <Block
      title={t('kesehatan.ruang')}
      asked={asked}
      end={<Chip tone={RUANG[keadaan]}>{t(`keadaan_ruang.${keadaan}`)}</Chip>}
    >
      {() => (
        <>
          <BlockFact
            label={t('kesehatan.kosong')}
            value={t('kesehatan.dari', { jumlah: besar(kosong), maks: besar(ukuran) })}
          />
          <BlockFact label={t('kesehatan.batas')} value={besar(batas)} />
          {keadaan === 'CUKUP' ? null : <BlockEmpty>{t('kesehatan.ruang_saran')}</BlockEmpty>}
        </>
      )}
    </Block>
  );
}

function Cadangan({ asked, data }: BagianProps) {
  const t = useT();
  const lama = useLama();
  const { toko } = useUser();
  const { hasil, mulai, bytes, galat, umur } = data.cadangan;
  return (
    <Block
      title={t('kesehatan.cadangan')}
      asked={asked}
      end={<Chip tone={CADANGAN[hasil]}>{t(`hasil_cadangan.${hasil}`)}</Chip>}
    >
      {() => (
        <>
          <BlockFact
            label={t('kesehatan.terakhir')}
            value={mulai === null ? t('kesehatan.belum') : formatInstant(mulai, toko.zona_waktu)}
          />
          {umur === null ? null : <BlockFact label={t('kesehatan.umur')} value={lama(umur)} />}
          {bytes === null ? null : <BlockFact label={t('kesehatan.ukuran')} value={besar(bytes)} />}
          {galat === '' ? null : <BlockEmpty>{galat}</BlockEmpty>}
        </>
      )}
    </Block>
  );
}

/** What waits and what was given up, with the page where that is seen to. */
function Antrean({ asked, data }: BagianProps) {
  const t = useT();
  const { toko } = useUser();
  const { antrean, masuk, pekerjaan } = data;
  const buruk = antrean.MENYERAH + masuk.SELISIH + pekerjaan.gagal;
  return (
    <Block
      title={t('kesehatan.antrean')}
      asked={asked}
      count={buruk}
      countTone="bad"
      end={<Link to={antreanPage.path}>{t.of(titleKey(antreanPage.path))}</Link>}
    >
      {() => (
        <>
          <BlockFact label={t('kesehatan.kiriman_menunggu')} value={formatNumber(antrean.MENUNGGU + antrean.GAGAL)} />
          <BlockFact label={t('kesehatan.kiriman_menyerah')} value={formatNumber(antrean.MENYERAH)} />
          <BlockFact label={t('kesehatan.kabar_tidak_cocok')} value={formatNumber(masuk.SELISIH)} />
          <BlockFact label={t('kesehatan.pekerjaan_gagal')} value={formatNumber(pekerjaan.gagal)} />
          <BlockFact
            label={t('kesehatan.pekerjaan_terakhir')}
            value={
              pekerjaan.terakhir === null ? t('kesehatan.belum') : formatInstant(pekerjaan.terakhir, toko.zona_waktu)
            }
          />
        </>
      )}
    </Block>
  );
}

function Perangkat({ asked, data }: BagianProps) {
  const t = useT();
  const { toko } = useUser();
  const rows = data.perangkat;
  return (
    <Block title={t('kesehatan.perangkat')} asked={asked}>
      {() =>
        rows.length === 0 ? (
          <BlockEmpty>{t('kesehatan.tanpa_perangkat')}</BlockEmpty>
        ) : (
          rows.map(({ jenis, nama, agen, terakhir }) => (
            <BlockFact
              key={`${jenis} ${nama}`}
              label={nama}
              note={jenis === 'PEMBACA' ? t('kesehatan.pembaca') : deviceText(agen)}
              value={terakhir === null ? t('kesehatan.belum') : formatInstant(terakhir, toko.zona_waktu)}
            />
          ))
        )
      }
    </Block>
  );
}

/** Printers of all tills, as these have told of them. */
function Printer({ asked, data }: BagianProps) {
  const t = useT();
  const { toko } = useUser();
  const rows = data.perangkat.flatMap(({ nama, cetak, cetak_pada }) =>
    (cetak?.printer ?? []).map((printer) => ({ di: nama, menjawab: cetak?.menjawab ?? false, cetak_pada, ...printer })),
  );
  const bagaimana = ({
    menjawab,
    sebab,
    menunggu,
  }: Omit<(typeof rows)[number], 'di' | 'cetak_pada'>): { tone: Tone; words: string } => {
    if (!menjawab) return { tone: 'bad', words: t('shell.printer_diam') };
    if (menunggu > 0) {
      return { tone: sebab ? 'bad' : 'warn', words: t('kesehatan.printer_menunggu', { jumlah: menunggu }) };
    }
    if (sebab) return { tone: 'bad', words: t('shell.printer_gagal') };
    return { tone: 'good', words: t('kesehatan.printer_siap') };
  };
  return (
    <Block title={t('kesehatan.printer')} asked={asked}>
      {() =>
        rows.length === 0 ? (
          <BlockEmpty>{t('kesehatan.tanpa_printer')}</BlockEmpty>
        ) : (
          rows.map(({ di, cetak_pada, ...printer }) => {
            const { tone, words } = bagaimana(printer);
            const kapan = cetak_pada === null ? [] : [formatInstant(cetak_pada, toko.zona_waktu)];
            // A sentence, too long for what stands at the right.
            const mengapa = printer.menjawab && printer.sebab ? [t(REASONS[printer.sebab])] : [];
            return (
              <BlockFact
                key={`${di} ${printer.nama}`}
                label={printer.nama}
                note={[di, ...kapan, ...mengapa].join(' · ')}
                value={<Chip tone={tone}>{words}</Chip>}
              />
            );
          })
        )
      }
    </Block>
  );
}

/** Branches whose books flow to head office: as it is told there, and at a branch. Nothing where none does. */
function Aliran({ asked, data }: BagianProps) {
  const t = useT();
  const { masuk, keluar } = data.aliran;
  if (masuk.length + keluar.length === 0) return null;
  return (
    <Block title={t('kesehatan.aliran')} asked={asked}>
      {() => (
        <>
          {masuk.map(({ nama, jalan, detik }) => (
            <BlockFact
              key={`masuk ${nama}`}
              label={nama}
              note={t('kesehatan.aliran_masuk')}
              value={
                <Chip tone={jalan ? 'good' : 'bad'}>
                  {jalan && detik !== null
                    ? t('kesehatan.aliran_terdengar', { jumlah: formatNumber(detik) })
                    : t('kesehatan.aliran_putus')}
                </Chip>
              }
            />
          ))}
          {keluar.map(({ nama, aktif, bytes, hilang }) => (
            <BlockFact
              key={`keluar ${nama}`}
              label={nama}
              note={t('kesehatan.aliran_keluar')}
              value={
                <Chip tone={hilang || !aktif ? 'bad' : 'good'}>
                  {hilang
                    ? t('kesehatan.aliran_hilang')
                    : t('kesehatan.aliran_menunggu', { ukuran: besar(bytes ?? 0) })}
                </Chip>
              }
            />
          ))}
        </>
      )}
    </Block>
  );
}

const Bagian = (bagian: BagianProps) => (
  <div className={css.blok}>
    <Ruang {...bagian} />
    <Cadangan {...bagian} />
    <Database {...bagian} />
    <Server {...bagian} />
    <Antrean {...bagian} />
    <Aliran {...bagian} />
    <Perangkat {...bagian} />
    <Printer {...bagian} />
  </div>
);

/** How the server is: what may have to be seen to, on one page. */
export function KeadaanPage() {
  const t = useT();
  const asked = useQuery({
    queryKey: ['keadaan'],
    queryFn: ({ signal }) => api.get<Keadaan>('keadaan', {}, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
  useKeys([{ key: 'F5', label: t('kesehatan.segarkan'), main: true, run: () => void asked.refetch() }]);
  return (
    <PageColumn flow>
      <PageHead
        title={t.of(titleKey(keadaanPage.path))}
        note={t.of(hintKey(keadaanPage.path))}
        actions={
          <ActionButton shortcut="F5" onClick={() => void asked.refetch()}>
            {t('kesehatan.segarkan')}
          </ActionButton>
        }
      />
      {asked.data === undefined ? (
        <Block title={t('kesehatan.server')} asked={asked}>
          {() => null}
        </Block>
      ) : (
        <Bagian asked={asked} data={asked.data} />
      )}
    </PageColumn>
  );
}
