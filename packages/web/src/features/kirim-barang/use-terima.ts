import { useState } from 'react';
import { titleKey } from '@kilau/contract/core/page.ts';
import { TERIMA_BARANG } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import { usePapersChanged } from '../../engine/paper/paper-calls.ts';
import { beep } from '../../platform/beep.ts';
import { newKey } from '../../platform/api.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { useKirim } from '../../trade/dokumen/use-kirim.ts';
import { useJejak } from '../../trade/isian/use-jejak.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { kosongText } from '../../ui/form/rule-text.ts';
import { useT } from '../../ui/text.ts';
import { cari, useSegarkan, type KirimanIsi } from './panggilan.ts';

/** What becomes of the next piece that is scanned. */
export interface Cara {
  readonly hasil: 'TERIMA' | 'TOLAK';
  readonly kode_baki: string;
  readonly alasan: string;
}
/** A piece that was scanned: the tray it goes to, or why it is refused. */
interface Dipindai {
  readonly kode_barcode: string;
  readonly kode_baki: string;
  readonly alasan: string;
}
interface Buka {
  readonly kiriman: KirimanIsi;
  readonly key: string;
  /** In the order in which they were scanned. */
  readonly dipindai: readonly Dipindai[];
}
const AWAL: Cara = { hasil: 'TERIMA', kode_baki: '', alasan: '' };

/** Why a scan is not taken: what it lacks, or what was said of that piece before. */
function tolakan(
  t: ReturnType<typeof useT>,
  { kiriman, dipindai }: Buka,
  kode: string,
  cara: Cara,
): string | undefined {
  const row = kiriman.barang.find(({ kode_barcode }) => kode_barcode === kode);
  if (!row) return t('terima_barang.bukan_kiriman', { kode, nomor: kiriman.no_kirim });
  if (row.hasil !== 'KIRIM') return t.of(`pilihan.hasil_kirim.${row.hasil}`);
  if (dipindai.some(({ kode_barcode }) => kode_barcode === kode)) return t('pindah.sudah_di_daftar', { kode });
  if (cara.hasil === 'TERIMA' && cara.kode_baki === '') return kosongText(t, 'kode_baki');
  return cara.hasil === 'TOLAK' && cara.alasan === '' ? kosongText(t, 'alasan') : undefined;
}

/** What was sent and is open, and what was scanned of it: into trays, or refused. */
function usePindaian() {
  const t = useT();
  const [cara, setCara] = useState(AWAL);
  const [buka, setBuka] = useState<Buka>();
  const [ditolak, setDitolak] = useState<{ readonly kode: string; readonly pesan: string }>();
  const { jejak, catat } = useJejak();
  const refuse = (kode: string, pesan: string) => {
    beep('error');
    setDitolak({ kode, pesan });
  };
  const lihat = async (nomor: string) => {
    try {
      setBuka({ kiriman: await cari(nomor), key: newKey(), dipindai: [] });
      setDitolak(undefined);
    } catch (error) {
      refuse(nomor, problemText(error));
    }
  };
  const pindai = (teks: string) => {
    const kode = teks.trim().toUpperCase();
    if (kode === '') return;
    if (!buka) {
      void lihat(kode);
      return;
    }
    const pesan = tolakan(t, buka, kode, cara);
    catat(kode, pesan ?? kode, pesan !== undefined);
    if (pesan !== undefined) {
      refuse(kode, pesan);
      return;
    }
    beep('ok');
    setDitolak(undefined);
    const { hasil, kode_baki, alasan } = cara;
    const row =
      hasil === 'TERIMA'
        ? { kode_barcode: kode, kode_baki, alasan: '' }
        : { kode_barcode: kode, kode_baki: '', alasan };
    setBuka({ ...buka, dipindai: [...buka.dipindai, row] });
  };
  const lepas = (kode: string) =>
    setBuka(buka && { ...buka, dipindai: buka.dipindai.filter(({ kode_barcode }) => kode_barcode !== kode) });
  const tutup = () => {
    setBuka(undefined);
    setCara(AWAL);
    setDitolak(undefined);
  };
  return { buka, cara, setCara, ditolak, setDitolak, jejak, lihat, pindai, lepas, tutup };
}

/** Opens what was sent, takes or refuses its pieces scan by scan, and saves that. */
export function useTerima(onSelesai: () => void) {
  const t = useT();
  const segarkan = useSegarkan();
  const changed = usePapersChanged(terimaBarang);
  const pindaian = usePindaian();
  const { buka, lihat, tutup } = pindaian;
  const { kirim, sibuk } = useKirim<{ readonly nomor: string; readonly jumlah_barang: number }>(
    buka?.key ?? '',
    ({ nomor, jumlah_barang }) => {
      beep('ok');
      success(t('terima_barang.tersimpan', { jumlah: jumlah_barang, nomor }));
      tutup();
      void segarkan();
      void changed();
      onSelesai();
    },
    (error) => {
      reportProblem(error);
      if (error instanceof ProblemError && buka) void lihat(buka.kiriman.no_kirim);
    },
  );
  const siap = buka !== undefined && buka.dipindai.length > 0 && !sibuk;
  const simpan = () => {
    if (!siap || !buka) return;
    const { kiriman, key, dipindai } = buka;
    const barang = dipindai.filter(({ kode_baki }) => kode_baki !== '');
    const tolak = dipindai.filter(({ kode_baki }) => kode_baki === '');
    void kirim({
      key,
      path: `kirim-barang/${encodeURIComponent(kiriman.no_kirim)}/terima`,
      body: {
        barang: barang.map(({ kode_barcode, kode_baki }) => ({ kode_barcode, kode_baki })),
        tolak: tolak.map(({ kode_barcode, alasan }) => ({ kode_barcode, alasan })),
      },
      label: t.of(titleKey(TERIMA_BARANG)),
    });
  };
  return { ...pindaian, sibuk, siap, simpan };
}
export type TerimaHandle = ReturnType<typeof useTerima>;
