import type { MemberTokoLain, TokoDiam } from '@kilau/contract/trade/poin/poin.wire.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { api } from '../../platform/api.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { openDialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/dialog/toasts.ts';
import { text, useT } from '../../ui/text.ts';
import type { MemberRingkas } from './cari-pelanggan.ts';
import { nomorHp, tulisHp } from './hp.ts';
import css from './pelanggan.module.css';

interface Ditemukan {
  readonly data: readonly MemberTokoLain[];
  readonly diam: readonly TokoDiam[];
}

/** Its mere presence takes the focus. */
const AUTOFOCUS = { 'data-autofocus': true } as const;

interface PilihProps {
  readonly data: readonly MemberTokoLain[];
  readonly onPick: (member: MemberTokoLain) => void;
}

/** Whom the other shops have with that number or code, each with his shop and what he has there. */
function Pilih({ data, onPick }: PilihProps) {
  const t = useT();
  return (
    <ul className={css.tokoLain}>
      {data.map((member, index) => (
        <li key={`${member.kode_toko} ${member.kode_member}`}>
          <ActionButton {...(index === 0 && AUTOFOCUS)} onClick={() => onPick(member)}>
            {[
              member.nama_member,
              tulisHp(member.no_hp),
              t('penjualan.di_toko', { toko: member.nama_toko }),
              t('penjualan.poin_member', { poin: formatNumber(member.poin) }),
            ].join(' · ')}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

const dipilihDari = (data: readonly MemberTokoLain[]): Promise<MemberTokoLain | undefined> =>
  new Promise((resolve) => {
    let dipilih: MemberTokoLain | undefined;
    openDialog({
      title: text('penjualan.member_toko_lain'),
      onClosed: () => resolve(dipilih),
      content: (close) => (
        <Pilih
          data={data}
          onPick={(member) => {
            dipilih = member;
            close();
          }}
        />
      ),
    });
  });

/**
 * Looks for a member in the chain's other shops, and makes the one who is picked known here; his points stay there.
 * @returns nothing where nobody was found or picked, which has been said.
 */
export async function memberTokoLain(typed: string): Promise<MemberRingkas | undefined> {
  const kata = nomorHp(typed) ?? typed.trim();
  const { data, diam } = await api.get<Ditemukan>('member-toko-lain', { q: kata });
  if (diam.length > 0) {
    const toko = diam.map(({ nama_toko }) => nama_toko).join(', ');
    toast(text('penjualan.toko_lain_diam', { toko }), 'bad');
  }
  if (data.length === 0) {
    toast(text('penjualan.toko_lain_tak_ada', { kata }));
    return undefined;
  }
  const dipilih = await dipilihDari(data);
  if (!dipilih) return undefined;
  const { kode_toko, kode_member } = dipilih;
  return api.post<MemberRingkas>('member-toko-lain', { kode_toko, kode_member });
}
