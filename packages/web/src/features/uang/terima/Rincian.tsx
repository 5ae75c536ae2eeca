import { useEffect, useRef } from 'react';
import { formatDate } from '@kilau/contract/core/format.ts';
import { BlockFact } from '../../../ui/Block.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { useT } from '../../../ui/text.ts';
import { rupiah, useUmur } from './kata.ts';
import { bolehDiterima, type Kiriman } from './panggilan.ts';
import css from './terima.module.css';

interface RincianProps {
  readonly kiriman: Kiriman;
  readonly sibuk: boolean;
  readonly onTerima: () => void;
}

/** What was sent, and its receipt: whole or not at all. */
export function Rincian({ kiriman, sibuk, onTerima }: RincianProps) {
  const t = useT();
  const umur = useUmur();
  const { status, no_terima, diterima_oleh, no_reff, kurir, keterangan } = kiriman;
  const boleh = bolehDiterima(kiriman);
  const deed = useRef<HTMLDivElement>(null);
  // What was looked up is received by Enter.
  useEffect(() => deed.current?.querySelector('button')?.focus(), [kiriman]);
  const keadaan = no_terima === null ? status : 'DONE';
  const facts = [
    [t('field.asal_uang'), `${kiriman.asal} · ${kiriman.dari_toko}`],
    [t('field.tgl_kirim'), `${formatDate(kiriman.tgl_system)} · ${umur(kiriman.umur)}`],
    [t('field.dikirim_oleh'), kiriman.input_by],
    [t('field.no_reff'), no_reff],
    [t('field.kurir'), kurir],
    [t('field.keterangan'), keterangan],
    [t('field.no_terima'), [no_terima, diterima_oleh].filter(Boolean).join(' · ')],
  ] as const;
  return (
    <div className={css.found} aria-live="polite">
      <div className={css.number}>
        <strong>{kiriman.nomor_referensi}</strong>
        <Chip tone={boleh ? 'warn' : keadaan === 'DONE' ? 'good' : 'bad'}>
          {t.of(`pilihan.status_kirim_uang.${keadaan}`)}
        </Chip>
      </div>
      {facts
        .filter(([, isi]) => isi !== '')
        .map(([label, isi]) => (
          <BlockFact key={label} label={label} value={isi} />
        ))}
      <BlockFact kind="sum" label={t('field.jumlah_rp')} value={rupiah(kiriman.jumlah_rp)} />
      {boleh ? (
        <div className={css.deed} ref={deed}>
          <p>{t('terima_uang.utuh')}</p>
          <SaveButton saving={sibuk} onClick={onTerima}>
            {t('terima_uang.tombol', { jumlah: rupiah(kiriman.jumlah_rp) })}
          </SaveButton>
        </div>
      ) : null}
    </div>
  );
}
