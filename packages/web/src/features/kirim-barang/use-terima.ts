import { useEffect, useRef, useState } from 'react';
import { titleKey } from '@kilau/contract/core/page.ts';
import { TERIMA_BARANG, TERIMA_CUCI } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import { useFormat } from '../../engine/cells/FieldCell.tsx';
import { boundFields } from '../../engine/paper/asked-fields.ts';
import { usePapersChanged } from '../../engine/paper/paper-calls.ts';
import { beep } from '../../platform/beep.ts';
import { useDraft } from '../../platform/drafts.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { scaleReading } from '../../platform/scale.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { useKirim } from '../../trade/dokumen/use-kirim.ts';
import { useJejak } from '../../trade/isian/use-jejak.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { kosongText } from '../../ui/form/rule-text.ts';
import { useT, type Translate } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
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
  /** In the order in which they were scanned. */
  readonly dipindai: readonly Dipindai[];
}
/** What is kept on this device of it: what was sent is looked up again. */
interface Draf {
  readonly nomor: string;
  readonly cara: Cara;
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
  t: Translate,
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

/** Whether what was scanned and is not saved may go. */
const bolehBuang = (t: Translate, jumlah: number): Promise<boolean> =>
  confirm({ title: t('terima_barang.pilih_lain'), message: t('terima_barang.buang', { jumlah }), danger: true });

/** What was scanned of it and is still on its way, where it was looked up again. */
const masihDipindai = ({ barang }: KirimanIsi, dipindai: readonly Dipindai[]): readonly Dipindai[] => {
  const menuju = new Set(barang.filter(({ hasil }) => hasil === 'KIRIM').map(({ kode_barcode }) => kode_barcode));
  return dipindai.filter(({ kode_barcode }) => menuju.has(kode_barcode));
};

/** What is open, as it is drawn and as of this moment: a second code may come before the next drawing. */
function useBuka(cuci: boolean) {
  const { found, key, savedAt, keep, clear, refused } = useDraft<Draf>((cuci ? TERIMA_CUCI : TERIMA_BARANG).slice(1));
  const [cara, setCara] = useState(found?.value.cara ?? AWAL);
  const [buka, setBuka] = useState<Buka>();
  const now = useRef(buka);
  /** What was kept, until it is open again. */
  const tersimpan = useRef(found?.value);
  const ganti = (next: Buka | undefined) => {
    now.current = next;
    setBuka(next);
  };
  const jaga = (next: Buka, caranya: Cara) => {
    ganti(next);
    if (next.dipindai.length === 0) clear();
    else keep({ nomor: next.kiriman.no_kirim, cara: caranya, dipindai: next.dipindai });
  };
  const ubahBaris = (ubah: (rows: readonly Dipindai[]) => readonly Dipindai[]) => {
    const { current } = now;
    if (current) jaga({ ...current, dipindai: ubah(current.dipindai) }, cara);
  };
  /** What was scanned of it and is still on its way stays. */
  const pasang = (kiriman: KirimanIsi) => {
    const { current } = now;
    const lama = current ? { nomor: current.kiriman.no_kirim, dipindai: current.dipindai } : tersimpan.current;
    tersimpan.current = undefined;
    jaga({ kiriman, dipindai: lama?.nomor === kiriman.no_kirim ? masihDipindai(kiriman, lama.dipindai) : [] }, cara);
  };
  /** What was kept of another one than this, and is not open again: it would go with opening this one. */
  const tertinggal = (nomor: string): Draf | undefined => {
    const { current } = tersimpan;
    return current && current.nomor !== nomor && current.dipindai.length > 0 ? current : undefined;
  };
  const lupakan = () => {
    tersimpan.current = undefined;
    ganti(undefined);
    setCara(AWAL);
    clear();
  };
  const draf = { nomor: found?.value.nomor, key, savedAt, refused };
  return { buka, now, cara, setCara, ubahBaris, pasang, tertinggal, lupakan, draf };
}

/**
 * Looks up what was sent.
 * @param terbuka told what it is.
 * @param tolak told of a number under which nothing was.
 * @param tertinggal what would go with opening it.
 */
function useLihat(
  terbuka: (kiriman: KirimanIsi) => void,
  tolak: (nomor: string, pesan: string) => void,
  tertinggal: (nomor: string) => Draf | undefined,
) {
  const t = useT();
  /** The one that is being looked up last: answers about others are nobody's any more. */
  const dicari = useRef<Promise<void>>(undefined);
  const tanya = (nomor: string) => {
    const selesai = (lanjut: () => void) => {
      if (dicari.current !== bacaan) return;
      dicari.current = undefined;
      lanjut();
    };
    const bacaan: Promise<void> = cari(nomor).then(
      (kiriman) => selesai(() => terbuka(kiriman)),
      (error: unknown) => selesai(() => tolak(nomor, problemText(error))),
    );
    dicari.current = bacaan;
  };
  const lihat = (nomor: string) => {
    const lama = tertinggal(nomor);
    if (!lama) tanya(nomor);
    else void bolehBuang(t, lama.dipindai.length).then((boleh) => tanya(boleh ? nomor : lama.nomor));
  };
  /** Its answer is nobody's any more. */
  const batal = () => {
    dicari.current = undefined;
  };
  return { dicari, lihat, batal };
}

/** What was sent and is open, and what was scanned of it: into trays, or refused. */
function usePindaian(cuci: boolean) {
  const t = useT();
  const { buka, now, cara, setCara, ubahBaris, pasang, tertinggal, lupakan, draf } = useBuka(cuci);
  /** The piece that is being weighed. */
  const [ditimbang, setDitimbang] = useState('');
  const [ditolak, setDitolak] = useState<{ readonly kode: string; readonly pesan: string }>();
  const kurang = kurangnya(cara, cuci);
  const { jejak, catat } = useJejak();
  const refuse = (kode: string, pesan: string) => {
    beep('error');
    setDitolak({ kode, pesan });
  };
  const terbuka = (kiriman: KirimanIsi) => {
    pasang(kiriman);
    setDitolak(undefined);
  };
  const { dicari, lihat, batal } = useLihat(terbuka, refuse, tertinggal);
  const lanjut = useStable(() => {
    if (draf.nomor !== undefined) lihat(draf.nomor);
  });
  useEffect(lanjut, [lanjut]);
  const ambil = useStable((kode: string): void => {
    const { current: kini } = now;
    if (!kini) {
      lihat(kode);
      return;
    }
    const pesan = tolakan(t, kini, kode, cara, cuci);
    const nama = kini.kiriman.barang.find(({ kode_barcode }) => kode_barcode === kode)?.nama_barang ?? kode;
    catat(kode, pesan ?? nama, pesan !== undefined);
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
    ubahBaris((rows) => [...rows, row]);
    setDitimbang(timbang ? kode : '');
  });
  const pindai = (teks: string): void => {
    const kode = teks.trim().toUpperCase();
    if (kode === '') return;
    // What is scanned while its number is looked up is of it.
    if (dicari.current) void dicari.current.then(() => ambil(kode));
    else ambil(kode);
  };
  const lepas = (kode: string) => ubahBaris((rows) => rows.filter(({ kode_barcode }) => kode_barcode !== kode));
  const timbang = (berat: string) =>
    ubahBaris((rows) => rows.map((row) => (row.kode_barcode === ditimbang ? { ...row, berat } : row)));
  const tutup = () => {
    batal();
    lupakan();
    setDitimbang('');
    setDitolak(undefined);
  };
  const timbangan = { ditimbang, setDitimbang, timbang };
  const menunggu = kurang && ditolak?.pesan === kosongText(t, kurang) ? kurang : undefined;
  return { buka, draf, cara, setCara, ditolak, menunggu, setDitolak, jejak, lihat, pindai, lepas, tutup, timbangan };
}

/** Opens what was sent, takes or refuses its pieces scan by scan, and saves that. */
export function useTerima(onSelesai: () => void, cuci: boolean) {
  const t = useT();
  const format = useFormat();
  const judul = t.of(titleKey(cuci ? TERIMA_CUCI : TERIMA_BARANG));
  const segarkan = useSegarkan();
  const changed = usePapersChanged(terimaBarang);
  const pindaian = usePindaian(cuci);
  const { buka, lihat, tutup, draf } = pindaian;
  const { kirim, sibuk } = useKirim<{ readonly nomor: string; readonly jumlah_barang: number }>(
    draf.key,
    ({ nomor, jumlah_barang }) => {
      beep('ok');
      success(t('terima_barang.tersimpan', { jumlah: jumlah_barang, nomor }));
      tutup();
      void segarkan();
      void changed();
      onSelesai();
    },
    (gagal) => {
      const error = draf.refused(gagal);
      reportProblem(error);
      if (error instanceof ProblemError && buka) lihat(buka.kiriman.no_kirim);
    },
    { judul, fields: boundFields(terimaBarang), t, format },
  );
  const lengkap = (row: Dipindai) => !cuci || row.hasil === 'TOLAK' || row.berat !== '';
  const siap = buka !== undefined && buka.dipindai.length > 0 && buka.dipindai.every(lengkap) && !sibuk;
  const simpan = () => {
    if (!siap || !buka) return;
    const { kiriman, dipindai } = buka;
    const barang = dipindai.filter(({ hasil }) => hasil === 'TERIMA');
    const tolak = dipindai.filter(({ hasil }) => hasil === 'TOLAK');
    void kirim({
      key: draf.key,
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
  /** Another one is chosen; what was scanned of this one and not saved is not given up unasked. */
  const pilihLain = async () => {
    const jumlah = buka?.dipindai.length ?? 0;
    if (jumlah === 0 || (await bolehBuang(t, jumlah))) tutup();
  };
  return { ...pindaian, cuci, judul, sibuk, siap, simpan, pilihLain };
}
export type TerimaHandle = ReturnType<typeof useTerima>;
