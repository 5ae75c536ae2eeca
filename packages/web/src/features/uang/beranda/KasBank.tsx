import { Link } from '@tanstack/react-router';
import { useHome } from '../../../platform/home.ts';
import { useCan } from '../../../platform/session.ts';
import { Block, BlockEmpty, BlockFact } from '../../../ui/Block.tsx';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';

interface Saldo {
  readonly sub: string;
  readonly nama: string;
  readonly akhir: number;
}
interface DiJalan {
  readonly jumlah: number;
  readonly dokumen: number;
}
interface SaldoKas {
  /** Money between shops. */
  readonly di_jalan: { readonly dikirim: DiJalan; readonly menuju: DiJalan };
  readonly kas: readonly Saldo[];
  readonly bank: readonly Saldo[];
}

const BUKU = '/laporan-keuangan-cash';
const total = (rows: readonly Saldo[]): number => rows.reduce((sum, { akhir }) => sum + akhir, 0);

/** What the shop holds: every drawer by its user, every account, and all of it. */
export function KasBank() {
  const t = useT();
  const can = useCan();
  const asked = useHome<SaldoKas>('saldo-kas');
  const { kas, bank } = asked.data ?? { kas: [], bank: [] };
  const { dikirim, menuju } = asked.data?.di_jalan ?? {};
  return (
    <Block
      title={t('beranda.kas_bank')}
      asked={asked}
      yields={kas.length + bank.length > 5}
      end={can({ pages: [BUKU] }) ? <Link to={BUKU}>{t('beranda.buku_kas')}</Link> : undefined}
    >
      {() =>
        kas.length + bank.length === 0 ? (
          <BlockEmpty>{t('beranda.kas_kosong')}</BlockEmpty>
        ) : (
          <>
            {kas.map(({ sub, nama, akhir }) => (
              <BlockFact
                key={`kas ${sub}`}
                label={t('beranda.laci', { user: sub })}
                note={nama === sub ? undefined : nama}
                value={signed(akhir)}
              />
            ))}
            {bank.map(({ sub, nama, akhir }) => (
              <BlockFact
                key={`bank ${sub}`}
                label={nama === '' ? sub : nama}
                note={nama === '' ? undefined : `··${sub.slice(-4)}`}
                value={signed(akhir)}
              />
            ))}
            {dikirim === undefined || dikirim.dokumen === 0 ? null : (
              <BlockFact kind="quiet" label={t('beranda.uang_dikirim')} value={signed(dikirim.jumlah)} />
            )}
            {menuju === undefined || menuju.dokumen === 0 ? null : (
              <BlockFact kind="quiet" label={t('beranda.uang_menuju')} value={signed(menuju.jumlah)} />
            )}
            <BlockFact kind="sum" label={t('beranda.jumlah')} value={`Rp. ${signed(total([...kas, ...bank]))}`} />
          </>
        )
      }
    </Block>
  );
}
