import { useState } from 'react';
import { titleKey } from '@kilau/contract/core/page.ts';
import { TERIMA_BARANG, TERIMA_CUCI } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import { useFormat } from '../../engine/cells/FieldCell.tsx';
import { boundFields } from '../../engine/paper/asked-fields.ts';
import { usePapersChanged } from '../../engine/paper/paper-calls.ts';
import { beep } from '../../platform/beep.ts';
import { newKey } from '../../platform/api.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { scaleReading } from '../../platform/scale.ts';
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
/** A piece that was scanned: the tray it goes to, or what it weighs here, or why it is refused. */
export interface Dipindai {
  readonly kode_barcode: string;
  readonly hasil: Cara['hasil'];
  readonly berat: string;
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

/** What the next scan lacks: where to, or why not. */
function kurangnya({ hasil, kode_baki, alasan }: Cara, cuci: boolean): 'kode_baki' | 'alasan' | undefined {
  if (hasil === 'TOLAK') return alasan === '' ? 'alasan' : undefined;
  return !cuci && kode_baki === '' ? 'kode_baki' : undefined;
}

/** Why a scan is not taken: what it lacks, or what was said of that piece before. */
function tolakan(
  t: ReturnType<typeof useT>,
  { kiriman, dipindai }: Buka,
  kode: string,
  cara: Cara,
  cuci: boolean,
): string | undefined {
  const row = kiriman.barang.find(({ kode_barcode }) => kode_barcode === kode);
  if (!row) return t('terima_barang.bukan_kiriman', { kode, nomor: kiriman.no_kirim });
  if (row.hasil !== 'KIRIM') return t.of(`pilihan.hasil_kirim.${row.hasil}`);
  if (dipindai.some(({ kode_barcode }) => kode_barcode === kode)) return t('pindah.sudah_di_daftar', { kode });
  const kurang = kurangnya(cara, cuci);
  return kurang && kosongText(t, kurang);
}

/** What was sent and is open, and what was scanned of it: into trays, or refused. */
function usePindaian(cuci: boolean) {
  const t = useT();
  const [cara, setCara] = useState(AWAL);
  const [buka, setBuka] = useState<Buka>();
  /** The piece that is being weighed. */
  const [ditimbang, setDitimbang] = useState('');
  const [ditolak, setDitolak] = useState<{ readonly kode: string; readonly pesan: string }>();
  const kurang = kurangnya(cara, cuci);
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
    const pesan = tolakan(t, buka, kode, cara, cuci);
    catat(kode, pesan ?? kode, pesan !== undefined);
    if (pesan !== undefined) {
      refuse(kode, pesan);
      return;
    }
    beep('ok');
    setDitolak(undefined);
    const { hasil, kode_baki, alasan } = cara;
    const terima = hasil === 'TERIMA';
    const timbang = cuci && terima;
    const row = {
      kode_barcode: kode,
      hasil,
      kode_baki: terima && !cuci ? kode_baki : '',
      alasan: terima ? '' : alasan,
      berat: timbang ? (scaleReading() ?? '') : '',
    };
    setBuka({ ...buka, dipindai: [...buka.dipindai, row] });
    setDitimbang(timbang ? kode : '');
  };
  const lepas = (kode: string) =>
    setBuka(buka && { ...buka, dipindai: buka.dipindai.filter(({ kode_barcode }) => kode_barcode !== kode) });
  const timbang = (berat: string) =>
    setBuka(
      buka && {
        ...buka,
        dipindai: buka.dipindai.map((row) => (row.kode_barcode === ditimbang ? { ...row, berat } : row)),
      },
    );
  const tutup = () => {
    setBuka(undefined);
    setDitimbang('');
    setCara(AWAL);
    setDitolak(undefined);
  };
  const timbangan = { ditimbang, setDitimbang, timbang };
  const menunggu = kurang && ditolak?.pesan === kosongText(t, kurang) ? kurang : undefined;
  return { buka, cara, setCara, ditolak, menunggu, setDitolak, jejak, lihat, pindai, lepas, tutup, timbangan };
}

/** Opens what was sent, takes or refuses its pieces scan by scan, and saves that. */
export function useTerima(onSelesai: () => void, cuci: boolean) {
  const t = useT();
  const format = useFormat();
  const judul = t.of(titleKey(cuci ? TERIMA_CUCI : TERIMA_BARANG));
  const segarkan = useSegarkan();
  const changed = usePapersChanged(terimaBarang);
  const pindaian = usePindaian(cuci);
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
    { judul, fields: boundFields(terimaBarang), t, format },
  );
  const lengkap = (row: Dipindai) => !cuci || row.hasil === 'TOLAK' || row.berat !== '';
  const siap = buka !== undefined && buka.dipindai.length > 0 && buka.dipindai.every(lengkap) && !sibuk;
  const simpan = () => {
    if (!siap || !buka) return;
    const { kiriman, key, dipindai } = buka;
    const barang = dipindai.filter(({ hasil }) => hasil === 'TERIMA');
    const tolak = dipindai.filter(({ hasil }) => hasil === 'TOLAK');
    void kirim({
      key,
      path: `kirim-barang/${encodeURIComponent(kiriman.no_kirim)}/${cuci ? 'terima-cuci' : 'terima'}`,
      body: {
        barang: barang.map(({ kode_barcode, kode_baki, berat }) =>
          cuci ? { kode_barcode, berat: Number(berat) } : { kode_barcode, kode_baki },
        ),
        tolak: tolak.map(({ kode_barcode, alasan }) => ({ kode_barcode, alasan })),
      },
      label: judul,
    });
  };
  return { ...pindaian, cuci, judul, sibuk, siap, simpan };
}
export type TerimaHandle = ReturnType<typeof useTerima>;
