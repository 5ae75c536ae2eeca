import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { barangFields } from '@kilau/contract/features/barang/barang.fields.ts';
import { useTarget } from '../../../engine/resource/ref-options.ts';
import { useResourceRecord } from '../../../engine/resource/resource-calls.ts';
import { api } from '../../../platform/api.ts';
import { useActor, useCan } from '../../../platform/session.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { Card } from '../../../ui/Card.tsx';
import type { FormValues } from '../../../ui/form/record-form.ts';
import { useStore, type Store } from '../../../ui/store.ts';
import { useT } from '../../../ui/text.ts';
import css from '../barang.module.css';
import own from './tambah.module.css';
import { HargaBarang } from '../HargaBarang.tsx';
import { barisDari } from './atribut-baris.ts';
import { jumlahBaris } from './batu-baris.ts';
import { usePembulatanBerat } from './BeratBulat.tsx';
import { pratinjauHarga, type HargaGroup } from './pratinjau.ts';

const HARGA_EMAS = '/master-parameter-harga-emas';

function BelumDiatur({ kode_group }: { readonly kode_group: string }) {
  const t = useT();
  const can = useCan();
  return (
    <p className={css.sunyi}>
      {t('barang.harga_belum_diatur', { kode_group })}{' '}
      {can({ pages: [HARGA_EMAS] }) ? <Link to={HARGA_EMAS}>{t('barang.atur_harga')}</Link> : null}
    </p>
  );
}

/** What the piece that is being typed would cost today. Draws with every key; the form beside it does not. */
export function PratinjauHarga({ live }: { readonly live: Store<FormValues> }) {
  const t = useT();
  const isi = useStore(live);
  const { harga: aturan } = aturanJual(useActor());
  const kode_group = String(isi['kode_group'] ?? '');
  const found = useResourceRecord(useTarget(barangFields.kode_group), kode_group, kode_group !== '');
  const group = found.data as HargaGroup | null | undefined;
  const global = useQuery({
    queryKey: ['harga-global'],
    queryFn: ({ signal }) =>
      api.get<{ readonly nominal: number }>('parameter-harga-emas/global', undefined, { signal }),
  });
  const hasil = pratinjauHarga(isi, group ?? undefined, global.data?.nominal ?? 0, aturan, usePembulatanBerat());
  const { nilai } = jumlahBaris(barisDari(isi['batu']));
  const tanpaHarga =
    group &&
    global.data &&
    group.harga === 0 &&
    group.harga_kelompok === 0 &&
    global.data.nominal === 0 &&
    isi['markis'] !== true;
  return (
    <Card padded className={own.pratinjau}>
      <h2 className={css.judulKartu}>{t('barang.harga_hari_ini')}</h2>
      {hasil ? (
        <HargaBarang {...hasil} nilai_batu={nilai} />
      ) : tanpaHarga ? (
        <BelumDiatur kode_group={kode_group} />
      ) : (
        <p className={css.sunyi}>{t('barang.harga_tunggu')}</p>
      )}
    </Card>
  );
}
