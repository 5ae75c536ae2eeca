import { api } from '../../platform/api.ts';
import { nomorHp } from './hp.ts';
import type { PelangganDraft } from './pelanggan-draft.ts';

/** What may be said of a new member at the counter. */
export interface IsiMember extends Pick<PelangganDraft, 'nama' | 'no_hp' | 'alamat'> {
  /** Empty: the next one of the shop's. */
  readonly kode_member: string;
  readonly nik: string;
  readonly tgl_lahir: string;
}

interface Member {
  readonly kode_member: string;
  readonly nama_member: string;
  readonly no_hp: string;
  readonly alamat: string | null;
}

/** The code after the shop's last one; nothing where codes are typed by hand. */
const kodeBerikut = async (): Promise<string | null> =>
  (await api.get<{ readonly kode: string | null }>('member-kode-berikut')).kode;

/**
 * Enters a member where members are entered. @param key the same while the same is sent: an answer that got lost makes
 * nobody twice.
 * @returns nothing when the shop wants a code that nobody has typed.
 */
export async function daftarkan(isi: IsiMember, key: string): Promise<PelangganDraft | undefined> {
  const kode_member = isi.kode_member || (await kodeBerikut());
  if (kode_member === null) return undefined;
  const terisi = Object.entries({ alamat: isi.alamat, nik: isi.nik, tgl_lahir: isi.tgl_lahir }).filter(
    ([, value]) => value !== '',
  );
  const { nama_member, no_hp, alamat, ...made } = await api.post<Member>(
    'member',
    { kode_member, nama_member: isi.nama, no_hp: nomorHp(isi.no_hp) ?? isi.no_hp, ...Object.fromEntries(terisi) },
    { key },
  );
  return { jenis: 'MEMBER', kode_member: made.kode_member, nama: nama_member, no_hp, alamat: alamat ?? '' };
}
