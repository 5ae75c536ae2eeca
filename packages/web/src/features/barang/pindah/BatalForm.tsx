import { hancurBarang } from '@kilau/contract/features/barang/hancur-barang.document.ts';
import { AksiDokumen } from '../../../engine/approval/AksiDokumen.tsx';
import type { RingkasanBaris } from '../../../engine/approval/permintaan.ts';
import { CACHE } from '../../../trade/barang/cache.ts';
import { useT } from '../../../ui/text.ts';
import { pathOf } from './panggilan.ts';

const { alasan, kode_baki } = hancurBarang.actions.batal.input;

interface BatalFormProps {
  readonly base: string;
  readonly nomor: string;
  readonly kategori: string;
  readonly ringkasan: readonly RingkasanBaris[];
  /** The pieces may come back to another tray than their own. */
  readonly pilihBaki: boolean;
  readonly onDone: () => void;
}

/** Takes a document back: reason, tray, approval. */
export function BatalForm({ base, nomor, kategori, ringkasan, pilihBaki, onDone }: BatalFormProps) {
  const t = useT();
  const baki = (kode = '') =>
    pilihBaki ? [{ label: t('hancur.kembali_ke'), nilai: kode === '' ? t('hancur.baki_asal') : kode }] : [];
  return (
    <AksiDokumen
      nomor={nomor}
      path={pathOf(base, nomor, '/batal')}
      kategori={kategori}
      fields={pilihBaki ? { alasan, kode_baki } : { alasan }}
      cache={CACHE}
      onDone={onDone}
      labels={{ kode_baki: t('hancur.kembali_ke') }}
      ringkasan={(isi) => [...ringkasan, ...baki(isi['kode_baki'])]}
      judul={t('pindah.batal_judul', { nomor })}
      tombol={t('pindah.batalkan')}
      selesai={t('pindah.dibatalkan', { nomor })}
      penjelasan={t(pilihBaki ? 'hancur.batal_penjelasan' : 'pindah.batal_penjelasan')}
    />
  );
}
