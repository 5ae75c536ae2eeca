import { useCallback, useEffect, useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { kunciBaris } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import {
  JUMLAH_STOK,
  KUNCI_STOK,
  type JumlahStokManual,
  type StokManual,
} from '@kilau/contract/features/manual/stok.fields.ts';
import { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.kind.ts';
import { useFieldColumns } from '../../../engine/cells/FieldCell.tsx';
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
import { letakStok, SARING_AWAL, useStok, useStokBerubah, type Saring } from './panggilan.ts';
import { RiwayatManual } from './RiwayatManual.tsx';
import { keSaring, SaringStok } from './SaringStok.tsx';
import { TambahManual } from './TambahManual.tsx';
import { readPages } from '../../../platform/read-state.ts';

const KARTU: CardShape = { title: ['kode_dept'], amount: ['berat'] };

const PATH = tambahBarangManual.pages.list;
/** Columns of codes that are told with their names. */
const NAMA: Readonly<Record<string, keyof StokManual>> = {
  kode_baki: 'nama_baki',
  kode_group: 'nama_group',
  kode_dept: 'nama_dept',
};
const KOLOM = { ...KUNCI_STOK, ...JUMLAH_STOK };

function useColumns(total: JumlahStokManual | undefined): readonly Column<StokManual>[] {
  const own = useCallback(
    ({ key, text }: Column<StokManual>) => {
      const nama = NAMA[key];
      return {
        sortable: false,
        ...(nama && { text: (row: StokManual) => `${text(row)} ${row[nama]}` }),
        ...(total && key in JUMLAH_STOK && { total: text(total as object as StokManual) }),
      };
    },
    [total],
  );
  return useFieldColumns(KOLOM, own);
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
        rowKey={kunciBaris}
        onOpen={onBuka}
        tone={(row) => (terbuka && kunciBaris(terbuka) === kunciBaris(row) ? 'gold' : undefined)}
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
