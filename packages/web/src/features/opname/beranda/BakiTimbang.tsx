import { Link } from '@tanstack/react-router';
import { TIMBANG_BAKI, type BakiHariIni } from '@kilau/contract/features/opname/opname.wire.ts';
import { useHome } from '../../../platform/home.ts';
import { Block, BlockEmpty, BlockFact } from '../../../ui/Block.tsx';
import { useT } from '../../../ui/text.ts';

/** Trays with goods that nobody has weighed yet on the open day. */
export function BakiTimbang() {
  const t = useT();
  const asked = useHome<readonly BakiHariIni[]>('timbang-baki/hari-ini');
  const rows = (asked.data ?? []).filter((baki) => baki.no_timbang === null && baki.status_aktif);
  return (
    <Block
      title={t('beranda.baki_belum_ditimbang')}
      count={rows.length}
      asked={asked}
      fills
      end={<Link to={TIMBANG_BAKI}>{t('beranda.timbang')}</Link>}
    >
      {() =>
        rows.length === 0 ? (
          <BlockEmpty>{t('beranda.semua_ditimbang')}</BlockEmpty>
        ) : (
          rows.map(({ kode_gudang, kode_baki, nama_baki, qty, qty_lain }) => (
            <BlockFact
              key={kode_baki}
              label={kode_baki}
              note={[nama_baki === kode_baki ? '' : nama_baki, kode_gudang].filter((word) => word !== '').join(' · ')}
              value={t('beranda.jumlah_barang', { jumlah: qty + qty_lain })}
            />
          ))
        )
      }
    </Block>
  );
}
