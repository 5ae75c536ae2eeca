import { useEffect, useMemo, useState } from 'react';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { JumlahStokManual, StokManual } from '@kilau/contract/features/manual/stok.wire.ts';
import { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.kind.ts';
import { PapersButton } from '../../../engine/paper/PapersButton.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SwitchField } from '../../../ui/inputs/SwitchField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import css from './manual.module.css';
import { kunciStok, letakStok, SARING_AWAL, useStok, useStokBerubah, type Saring } from './panggilan.ts';
import { RiwayatManual } from './RiwayatManual.tsx';
import { keSaring, SaringStok } from './SaringStok.tsx';
import { TambahManual } from './TambahManual.tsx';
import { readPages } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['kode_dept'], amount: ['berat'] };

const PATH = tambahBarangManual.pages.list;
const GRAM = new Set(['berat', 'pesan_berat', 'bebas_berat']);

function useColumns(total: JumlahStokManual | undefined): readonly Column<StokManual>[] {
  const t = useT();
  return useMemo(() => {
    const angka = (
      key: 'qty' | 'berat' | 'pesan_qty' | 'pesan_berat' | 'bebas_qty' | 'bebas_berat',
      title: string,
    ): Column<StokManual> => {
      const tulis = (row: Pick<StokManual, typeof key>) => formatNumber(row[key], GRAM.has(key) ? 3 : 0);
      return { key, title, numeric: true, sortable: false, text: tulis, total: total && tulis(total) };
    };
    return [
      { key: 'kode_gudang', title: t('laporan.gudang'), text: (row) => row.kode_gudang, sortable: false },
      {
        key: 'kode_baki',
        title: t('laporan.baki'),
        text: (row) => `${row.kode_baki} ${row.nama_baki}`,
        sortable: false,
      },
      {
        key: 'kode_group',
        title: t('laporan.group'),
        text: (row) => `${row.kode_group} ${row.nama_group}`,
        sortable: false,
      },
      {
        key: 'kode_dept',
        title: t('laporan.jenis'),
        text: (row) => `${row.kode_dept} ${row.nama_dept}`,
        sortable: false,
      },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: (row) => formatPlain(row.kadar), sortable: false },
      angka('qty', t('field.qty')),
      angka('berat', t('field.berat')),
      angka('pesan_qty', t('manual.dipesan')),
      angka('pesan_berat', t('manual.dipesan_gram')),
      angka('bebas_qty', t('manual.bebas')),
      angka('bebas_berat', t('manual.bebas_gram')),
    ];
  }, [t, total]);
}

interface TabelStokProps {
  readonly saring: Saring;
  /** Rows of which nothing is left as well. */
  readonly habis: boolean;
  readonly terbuka: StokManual | undefined;
  readonly onBuka: (stok: StokManual) => void;
  readonly onTambah: () => void;
}

/** The stock of a selection, with its totals. */
function TabelStok({ saring, habis, terbuka, onBuka, onTambah }: TabelStokProps) {
  const t = useT();
  const { list, rows, total } = useStok(saring, habis);
  const columns = useColumns(total);
  return (
    <Card grow>
      <DataTable<StokManual>
        fill
        csv
        label={t.of(titleKey(PATH))}
        cards={KARTU}
        columns={columns}
        rows={rows}
        rowKey={kunciStok}
        onOpen={onBuka}
        tone={(row) => (terbuka && kunciStok(terbuka) === kunciStok(row) ? 'gold' : undefined)}
        {...readPages(list)}
        count={total?.baris}
        totalLabel={total && t('manual.jumlah_baris', { jumlah: formatNumber(total.baris) })}
        empty={{
          title: t('manual.stok_kosong'),
          text: t(saring === SARING_AWAL ? 'manual.stok_belum_ada_saran' : 'manual.stok_kosong_saran'),
          actions: (
            <ActionButton primary onClick={onTambah}>
              {t('manual.tambah')}
            </ActionButton>
          ),
        }}
      />
    </Card>
  );
}

/** The stock of manual items: what lies where, its story, and goods that come in. */
export function DataManualPage() {
  const t = useT();
  const [saring, setSaring] = useState(SARING_AWAL);
  const [habis, setHabis] = useState(false);
  const [terbuka, setTerbuka] = useState<StokManual>();
  const [ditambah, setDitambah] = useState(false);
  const tambah = () => setDitambah(true);
  const tutup = () => setDitambah(false);
  const stokBerubah = useStokBerubah();
  useEffect(keSaring, []);
  useKeys([
    { key: 'F2', label: t('manual.tambah'), run: tambah, main: true },
    { key: 'F9', label: t('umum.cari'), run: keSaring, main: true },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(PATH))}
        note={t.of(hintKey(PATH))}
        actions={<PapersButton kind={tambahBarangManual} label={t('manual.dokumen_tambah')} onDone={stokBerubah} />}
        deed={
          <ActionButton primary shortcut="F2" onClick={tambah}>
            {t('manual.tambah')}
          </ActionButton>
        }
      />
      <SaringStok saring={saring} onChange={setSaring}>
        <div className={css.sakelar}>
          <SwitchField label={t('field.habis')} checked={habis} onChange={setHabis} />
        </div>
      </SaringStok>
      <TabelStok saring={saring} habis={habis} terbuka={terbuka} onBuka={setTerbuka} onTambah={tambah} />
      <Dialog
        size="L"
        opened={terbuka !== undefined}
        onClose={() => setTerbuka(undefined)}
        title={terbuka ? t('manual.riwayat', { letak: letakStok(terbuka) }) : ''}
      >
        {terbuka ? <RiwayatManual stok={terbuka} /> : null}
      </Dialog>
      <Dialog size="L" opened={ditambah} onClose={tutup} title={t('manual.tambah_judul')}>
        {ditambah ? <TambahManual onSaved={tutup} /> : null}
      </Dialog>
    </PageColumn>
  );
}
