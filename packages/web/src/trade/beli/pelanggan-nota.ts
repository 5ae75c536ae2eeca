import type { BarangNota } from '@kilau/contract/trade/beli/beli.wire.ts';
import type { PelangganDraft } from '../pelanggan/pelanggan-draft.ts';

/** What a nota says of who gave no name (domain guide §2.3): nothing. */
const diketahui = (kata: string): string => (kata === 'REGULER' || kata === '-' ? '' : kata);

/**
 * The customer of a nota, when nobody was chosen yet: the goods say who brings them.
 * @param member the shop has members.
 */
export function pelangganDari(kini: PelangganDraft, nota: BarangNota, member: boolean): PelangganDraft {
  if (kini.nama !== '' || kini.kode_member !== '' || kini.no_hp !== '') return kini;
  const { kode_member } = nota;
  const [nama, no_hp, alamat] = [diketahui(nota.nama), diketahui(nota.no_hp), diketahui(nota.alamat)];
  if (kode_member !== '' && member) return { jenis: 'MEMBER', kode_member, nama, no_hp, alamat };
  // Who sells only to members, buys from them only.
  return kini.jenis === 'MEMBER' ? kini : { ...kini, nama, no_hp, alamat };
}
