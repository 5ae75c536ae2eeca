import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { bacaEpc, epcUtuh } from '@kilau/contract/features/opname/epc.ts';
import { beep } from '../../platform/beep.ts';
import { useKeys } from '../../platform/keys.ts';
import { useScanner } from '../../platform/scanner.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { toast } from '../../ui/dialog/toasts.ts';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useT } from '../../ui/text.ts';
import { KirimanDitolak } from './KirimanDitolak.tsx';
import type { BacaProps } from './OpnameLayar.tsx';
import { adaPembaca } from './pembaca.ts';
import { useKetikKe, usePembaca, useTag } from './use-tag.ts';
import css from './opname.module.css';

const ISIAN = 'opname-tag';
const keIsian = () => document.getElementById(ISIAN)?.focus();
/**
 * Keys nearer together than this come from a reader: its frame is over after a short pause, that of a hand after a
 * longer one.
 */
const CEPAT_MS = 60;
const JEDA = { pembaca: 250, tangan: 1500 } as const;

/** The text in the box: Enter or a pause ends a frame, and then its tags are on their way. */
function useIsianTag(kirim: (tag: readonly string[]) => void) {
  const t = useT();
  const [teks, setTeks] = useState('');
  const [fokus, setFokus] = useState(false);
  const terakhir = useRef({ waktu: 0, jeda: 0 });
  const kirimTeks = (isi: string) => {
    const tag = bacaEpc(isi);
    if (tag.length > 0) kirim(tag);
    else {
      beep('error');
      toast(t('opname.tag_kosong'));
    }
  };
  const habis = useEffectEvent(() => {
    setTeks('');
    kirimTeks(teks);
  });
  useEffect(() => {
    if (bacaEpc(teks).length === 0 || !epcUtuh(teks)) return undefined;
    const timer = setTimeout(habis, terakhir.current.jeda);
    return () => clearTimeout(timer);
  }, [teks]);
  const ketik = (isi: string) => {
    const waktu = performance.now();
    terakhir.current = { waktu, jeda: waktu - terakhir.current.waktu < CEPAT_MS ? JEDA.pembaca : JEDA.tangan };
    setTeks(isi);
  };
  const selesai = () => {
    if (teks.trim() === '') return;
    setTeks('');
    kirimTeks(teks);
  };
  // Typed by a reader in one go while the focus is in another field. In the box Enter does it, at any pace.
  useScanner(kirimTeks, !fokus);
  return { teks, ketik, selesai, setFokus };
}

/** Where tags come in: from a reader on a port, from one that types anywhere on the page, by hand, or pasted. */
export function TagOpname({ nomor, onMaju, onMenunggu }: BacaProps) {
  const t = useT();
  const { kiriman, menunggu, hasil, kirim, kirimLagi, buang } = useTag(nomor, onMaju);
  const { aktif, hubungkan, putuskan, lupakan } = usePembaca(kirim);
  const { teks, ketik, selesai, setFokus } = useIsianTag(kirim);
  useKetikKe(ISIAN);
  useKeys([{ key: 'F9', label: t('opname.tombol_tag'), run: keIsian, main: true }]);
  useEffect(() => {
    // After the drawing: the button that began the count gives its focus up only then.
    const frame = requestAnimationFrame(keIsian);
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => onMenunggu(kiriman.length), [kiriman.length, onMenunggu]);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || (event.target as HTMLElement).id !== ISIAN) return;
    event.preventDefault();
    selesai();
  };
  const jumlah = menunggu.reduce((sum, { tag }) => sum + tag.length, 0);
  return (
    <Card padded className={css.tag} onKeyDown={enter}>
      <TextField
        id={ISIAN}
        label={t('opname.tag')}
        description={t('opname.tag_bantuan')}
        multiline
        value={teks}
        onChange={ketik}
        onFocus={() => setFokus(true)}
        onBlur={() => setFokus(false)}
      />
      <div className={css.tombol}>
        <ActionButton
          primary
          disabled={teks.trim() === ''}
          onClick={() => {
            selesai();
            keIsian();
          }}
        >
          {t('opname.tag_kirim')}
        </ActionButton>
        {adaPembaca() ? (
          <ActionButton onClick={aktif ? putuskan : hubungkan}>
            {t(aktif ? 'opname.pembaca_putuskan' : 'opname.pembaca_hubungkan')}
          </ActionButton>
        ) : null}
        {aktif ? <Chip tone="good">{t('opname.pembaca_aktif')}</Chip> : null}
        {jumlah > 0 ? <Chip tone="warn">{t('opname.tag_menunggu', { jumlah })}</Chip> : null}
      </div>
      <KirimanDitolak
        kiriman={kiriman}
        isi={({ tag }) => t('opname.tag_jumlah', { jumlah: tag.length, contoh: tag[0] ?? '' })}
        onKirimLagi={kirimLagi}
        onBuang={({ id_scan, tag }) => {
          lupakan(tag);
          buang(id_scan);
        }}
      />
      <p className={css.catatan} role="status">
        {hasil ? t('opname.tag_hasil', { dibaca: hasil.dibaca, baru: hasil.baru, asing: hasil.asing }) : null}
        {hasil && hasil.aksesoris > 0 ? ` · ${t('opname.tag_aksesoris', { jumlah: hasil.aksesoris })}` : null}
      </p>
    </Card>
  );
}
