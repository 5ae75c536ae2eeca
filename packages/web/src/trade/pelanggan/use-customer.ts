import { useEffect, useRef, useState } from 'react';
import { reportProblem } from '../../platform/report-problem.ts';
import { useCan } from '../../platform/session.ts';
import { useStable } from '../../ui/use-stable.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import { satuSatunya, useCariPelanggan, type MemberRingkas } from './cari-pelanggan.ts';
import { hpLengkap } from './hp.ts';
import { adaPelanggan, PELANGGAN_KOSONG, type PelangganDraft } from './pelanggan-draft.ts';
import { pilihanPelanggan, tanpaRagu, type Pilihan } from './pilihan-pelanggan.ts';

export interface CustomerProps {
  readonly pelanggan: PelangganDraft;
  /** What stands in the field and is nobody yet: the paper keeps it, so that it is neither lost nor the next one's. */
  readonly ketik: string;
  readonly aturan: Pick<AturanJual, 'member' | 'non_member' | 'bernama' | 'reseller'>;
  readonly onChange: (pelanggan: PelangganDraft) => void;
  readonly onKetik: (ketik: string) => void;
  /** He is chosen, or nobody is: on to the goods. */
  readonly onDone: () => void;
}

/** Who may enter members where they are kept may do so here. */
const DAFTAR_MEMBER = { gate: 'MEMBER_MODULE', pages: ['/data-member'] } as const;
/** A shop that sends goods to others has others. */
const ADA_TOKO_LAIN = { gate: 'KIRIM_BARANG_MODULE' } as const;
/** A hand that rests so long has typed it: a paper that is drawn with every key would slow it down. */
const RESTS_MS = 120;

const dariMember = (
  { kode_member, nama_member, no_hp, alamat, jenis_member }: MemberRingkas,
  { reseller }: CustomerProps['aturan'],
): PelangganDraft => ({
  jenis: reseller && jenis_member === 'RESELLER' ? 'RESELLER' : 'MEMBER',
  kode_member,
  nama: nama_member,
  no_hp,
  alamat: alamat ?? '',
});

/** The form for somebody new is fetched when there is one. */
const isiBaru = async (awal: PelangganDraft): Promise<PelangganDraft | undefined> =>
  (await import('./isi-pelanggan.tsx')).isiPelanggan(awal);

/** So is the way to other shops. */
const cariTokoLain = async (typed: string): Promise<MemberRingkas | undefined> =>
  (await import('./toko-lain.tsx')).memberTokoLain(typed);

/** What stands in the field, which the paper hears of when the hand rests or goes. */
function useKetik({ pelanggan, ketik, onKetik }: CustomerProps) {
  const [baru, setBaru] = useState<string>();
  /** What was left without its being clear who is meant. */
  const [ragu, setRagu] = useState('');
  /** For this somebody was to be entered: that he was not is no reason to guess. */
  const diisi = useRef('');
  const serahkan = useStable(() => {
    setBaru(undefined);
    if (baru !== undefined && baru !== ketik) onKetik(baru);
  });
  useEffect(() => {
    if (baru === undefined) return undefined;
    const timer = setTimeout(serahkan, RESTS_MS);
    return () => clearTimeout(timer);
  }, [baru, serahkan]);
  const typed = baru ?? ketik;
  const kata = typed.trim();
  /** What is asked about now, for answers that come later. */
  const kini = useRef<string>(undefined);
  useEffect(() => {
    kini.current = adaPelanggan(pelanggan) ? undefined : kata;
    return () => {
      kini.current = undefined;
    };
  });
  const tulis = (next: string | undefined) => {
    setBaru(next);
    setRagu('');
    diisi.current = '';
  };
  return { typed, kata, ragu: kata !== '' && ragu === kata, setRagu, diisi, kini, tulis, serahkan };
}
type Ketik = ReturnType<typeof useKetik>;
type Cari = ReturnType<typeof useCariPelanggan>;

interface Ambil {
  /** He is who buys; the hand stays where it is. */
  readonly ambil: (baru: PelangganDraft) => void;
  /** The same, and on to the goods. */
  readonly selesai: (baru: PelangganDraft) => void;
}

/** What becomes of an offer that is taken. */
function pilihDengan({ aturan, onDone }: CustomerProps, ketik: Ketik, { selesai }: Ambil) {
  const { typed, kata, setRagu, diisi, kini } = ketik;
  const isi = (awal: PelangganDraft) => {
    diisi.current = kata;
    void isiBaru(awal).then((baru) => {
      if (baru) return selesai(baru);
      setRagu(kata);
      return onDone();
    });
  };
  const diTokoLain = () => {
    diisi.current = kata;
    void cariTokoLain(typed).then((member) => {
      diisi.current = '';
      if (member && kini.current === kata) selesai(dariMember(member, aturan));
    }, reportProblem);
  };
  const pilih = (tawaran: Pilihan) => {
    if (tawaran.jenis === 'ada') return selesai(dariMember(tawaran.member, aturan));
    if (tawaran.jenis === 'toko') return diTokoLain();
    const hp = hpLengkap(typed);
    const nama = hp === undefined ? kata.toUpperCase() : '';
    const baru = { ...PELANGGAN_KOSONG, nama, no_hp: hp ?? '' };
    // Of a passer-by his name is enough; a number alone says nothing yet.
    if (tawaran.jenis === 'lewat' && nama !== '') return selesai({ ...baru, jenis: 'NON MEMBER' });
    return isi({ ...baru, jenis: tawaran.jenis === 'lewat' ? 'NON MEMBER' : 'MEMBER' });
  };
  return { isi, pilih };
}

/** What becomes of what was typed when nothing is chosen. */
function tanpaPilihan({ aturan }: CustomerProps, ketik: Ketik, cari: Cari, { ambil, selesai }: Ambil) {
  const { kata, setRagu, diisi, kini, serahkan } = ketik;
  const putuskan = (ditemukan: Cari['ditemukan']) => {
    const siapa = tanpaRagu(kata, ditemukan, aturan);
    if (siapa) ambil('nama_member' in siapa ? dariMember(siapa, aturan) : siapa);
    else setRagu(kata);
  };
  return {
    /** The list has not come yet, and the hand goes on: who is meant without doubt is taken. */
    tebak: () =>
      void cari.segera().then((ditemukan) => {
        // Somebody else may stand there by now, or the paper be another customer's.
        const tawaran = kini.current === kata ? satuSatunya(ditemukan) : undefined;
        if (tawaran) selesai(dariMember(tawaran, aturan));
      }, reportProblem),
    /**
     * The hand has gone on without choosing: who is meant without doubt is taken, without asking and without leading it
     * anywhere. @param disini whether it is back meanwhile.
     */
    tinggal: (disini: () => boolean) => {
      serahkan();
      if (kata === '' || diisi.current === kata) return;
      if (cari.ditemukan || !aturan.member) {
        putuskan(cari.ditemukan);
        return;
      }
      cari.segera().then(
        (ditemukan) => {
          if (kini.current === kata && !disini()) putuskan(ditemukan);
        },
        // Where nobody answers, saving says what is missing.
        () => undefined,
      );
    },
  };
}

/** What becomes of what is typed in the field: who is chosen, entered or meant. */
export function useCustomer(props: CustomerProps) {
  const { aturan, onChange, onKetik, onDone } = props;
  const can = useCan();
  const ketik = useKetik(props);
  const { typed, ragu, tulis, serahkan } = ketik;
  const cari = useCariPelanggan(typed, aturan.member);
  const boleh = { ...aturan, daftar: aturan.member && can(DAFTAR_MEMBER), toko: aturan.member && can(ADA_TOKO_LAIN) };
  const pilihan = cari.ditemukan || !aturan.member ? pilihanPelanggan(typed, cari.ditemukan, boleh) : [];
  const kosong: PelangganDraft = { ...PELANGGAN_KOSONG, jenis: aturan.non_member ? 'NON MEMBER' : 'MEMBER' };
  const ambil = (baru: PelangganDraft) => {
    tulis(undefined);
    onChange(baru);
  };
  const selesai = (baru: PelangganDraft) => {
    ambil(baru);
    onDone();
  };
  const { isi, pilih } = pilihDengan(props, ketik, { ambil, selesai });
  return {
    typed,
    setTyped: tulis,
    serahkan,
    cari,
    pilihan,
    pilih,
    ragu,
    lepas: () => onChange(kosong),
    /** Nobody in particular; where nobody else may buy, nothing is typed yet. */
    reguler: () => {
      tulis(undefined);
      if (aturan.non_member && aturan.bernama !== true) selesai(kosong);
      else onKetik('');
    },
    ubah: isi,
    ...tanpaPilihan(props, ketik, cari, { ambil, selesai }),
  };
}
export type Customer = ReturnType<typeof useCustomer>;
