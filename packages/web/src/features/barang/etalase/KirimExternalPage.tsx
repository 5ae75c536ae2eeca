import { useMemo, useState } from 'react';
import {
  EXTERNAL_MAKS,
  KIRIM_EXTERNAL,
  type BarangEtalase,
  type HasilEtalase,
} from '@kilau/contract/features/barang/etalase/etalase.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { PilihBarang } from '../massal/PilihBarang.tsx';
import { useMassal } from '../massal/use-massal.ts';
import css from '../pindah/pindah.module.css';
import own from './etalase.module.css';
import { useKolomBarang } from './kolom.ts';
import { tanpa } from './tanda.ts';

const KARTU: CardShape = { title: ['nama_barang', 'kode_barcode'], amount: ['harga'], picture: 'foto' };

function Gambar({ row: { kode_barcode, foto, nama_barang } }: { readonly row: BarangEtalase }) {
  return (
    <span className={own.foto}>
      <FotoBarang kode_barcode={kode_barcode} foto={foto} alt={nama_barang} />
    </span>
  );
}

/** The picture, then what the web is told. */
function useColumns(): readonly Column<BarangEtalase>[] {
  const t = useT();
  const kolom = useKolomBarang();
  return useMemo(
    () => [
      {
        key: 'foto',
        title: t('field.foto'),
        text: () => '',
        cell: (row) => <Gambar row={row} />,
        sortable: false,
        screenOnly: true,
      },
      ...kolom,
    ],
    [t, kolom],
  );
}

/** Free pieces that are shown on an external web: chosen, seen with photo and today's price, and sent. */
export function KirimExternalPage() {
  const t = useT();
  const { pilihan, tampil, rows, list, memuat, dipilih, sibuk, kirim } = useMassal<BarangEtalase, never>(
    'barang/get/external',
    false,
  );
  const [ditandai, setDitandai] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns();
  const terlihat = rows.slice(0, EXTERNAL_MAKS);
  const terpilih = terlihat.filter(({ kode_barcode }) => ditandai.has(kode_barcode));
  const siap = terpilih.length > 0 && !sibuk;
  const simpan = async () => {
    if (!siap) return;
    const barang = terpilih.map(({ kode_barcode }) => ({ kode_barcode }));
    const hasil = await kirim<HasilEtalase>('barang/external/kirim', { barang }, t.of(titleKey(KIRIM_EXTERNAL)));
    if (!hasil) return;
    setDitandai((kini) => tanpa(kini, barang));
    success(t('etalase.dikirim', { jumlah: hasil.jumlah }));
  };
  useKeys([{ key: 'F8', label: t('etalase.kirim_tombol'), run: () => void simpan(), main: true, enabled: siap }]);
  const title = t.of(titleKey(KIRIM_EXTERNAL));
  return (
    <PageColumn>
      <PageHead
        title={title}
        note={t.of(hintKey(KIRIM_EXTERNAL))}
        deed={
          <SaveButton disabled={!siap} saving={sibuk} onClick={() => void simpan()}>
            {t('etalase.kirim', { jumlah: terpilih.length })}
          </SaveButton>
        }
      />
      <PilihBarang pilihan={pilihan} onTampil={tampil} />
      {rows.length > EXTERNAL_MAKS ? (
        <div className={css.terhalang} role="note">
          {t('etalase.terpotong', { maks: EXTERNAL_MAKS })}
        </div>
      ) : null}
      <Card grow>
        <DataTable<BarangEtalase>
          fill
          label={title}
          cards={KARTU}
          columns={columns}
          rows={terlihat}
          rowKey={(row) => row.kode_barcode}
          status={memuat ? 'loading' : list.isError ? 'failed' : 'ready'}
          error={list.isError ? problemText(list.error) : undefined}
          onRetry={() => void list.refetch()}
          selected={ditandai}
          onSelect={setDitandai}
          empty={
            dipilih
              ? { title: t('etalase.kosong'), text: t('etalase.kosong_saran') }
              : { title: t('etalase.pilih_dulu'), text: t('etalase.pilih_saran') }
          }
        />
      </Card>
    </PageColumn>
  );
}
