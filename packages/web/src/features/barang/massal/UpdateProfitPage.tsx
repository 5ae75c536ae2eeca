import { useMemo, useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { BarangProfit } from '@kilau/contract/features/barang/pindah.wire.ts';
import { profitFields, PROFIT_MAKS } from '@kilau/contract/features/barang/ubah-massal.fields.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import css from '../pindah/pindah.module.css';
import { barisProfit, bedaProfit, PROFIT_KOSONG, profitLama, terapkanProfit, type NilaiProfit } from './nilai.ts';
import { PilihBarang } from './PilihBarang.tsx';
import { useMassal } from './use-massal.ts';

const PATH = '/update-profit-barang';
const UANG = ['ongkos', 'harga_atribut', 'harga_khusus'] as const;
type Nilai = ReadonlyMap<string, NilaiProfit>;

const bebas = (row: BarangProfit): boolean => row.status === 'TERSEDIA';
const kini = (nilai: Nilai, row: BarangProfit): NilaiProfit => nilai.get(row.kode_barcode) ?? profitLama(row);

/** Old values, and the new ones beside them where they differ. */
function useColumns(nilai: Nilai): readonly Column<BarangProfit>[] {
  const t = useT();
  return useMemo(() => {
    const tipe = (satu: string) => (satu === 'TOTAL' ? t('pilihan.tipe_ongkos.TOTAL') : t('pilihan.tipe_ongkos.PER_GRAM'));
    const teks = (nama: keyof NilaiProfit, isi: NilaiProfit) => (nama === 'tipe_ongkos' ? tipe(isi.tipe_ongkos) : isi[nama] === '' ? '-' : formatNumber(isi[nama]));
    const kolom = (nama: keyof NilaiProfit): Column<BarangProfit> => {
      const tulis = (row: BarangProfit) => {
        const [lama, baru] = [teks(nama, profitLama(row)), teks(nama, kini(nilai, row))];
        return bedaProfit(row, kini(nilai, row)).includes(nama) ? t('massal.lama_baru', { lama, baru }) : lama;
      };
      return {
        key: nama, title: t(`field.${nama}`), numeric: nama !== 'tipe_ongkos', sortable: false, text: tulis,
        cell: (row) => <span className={bedaProfit(row, kini(nilai, row)).includes(nama) ? css.baru : undefined}>{tulis(row)}</span>,
      };
    };
    return [
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => row.kode_baki },
      { key: 'berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(row.berat, 3) },
      kolom('tipe_ongkos'), ...UANG.map(kolom),
      { key: 'pegangan', title: t('field.pegangan'), text: (row) => row.pegangan },
    ];
  }, [t, nilai]);
}

interface IsianProps {
  readonly isi: NilaiProfit;
  readonly onChange: (isi: NilaiProfit) => void;
  /** For many pieces: what is left empty stays as it is. */
  readonly massal?: boolean;
  readonly markis?: boolean;
}

function Isian({ isi, onChange, massal = false, markis = true }: IsianProps) {
  const t = useT();
  const tipe = [...(massal ? [{ value: '', label: t('massal.biarkan') }] : []), ...profitFields.tipe_ongkos.options.map((value) => ({ value, label: t(`pilihan.tipe_ongkos.${value}`) }))];
  return (
    <>
      <SelectField label={t('field.tipe_ongkos')} options={tipe} value={isi.tipe_ongkos} placeholder={t('massal.biarkan')} onChange={(tipe_ongkos) => onChange({ ...isi, tipe_ongkos })} />
      {UANG.filter((nama) => markis || nama !== 'harga_khusus').map((nama) => (
        <FieldInput key={nama} name={nama} field={{ ...profitFields[nama], required: false }} value={isi[nama]} onChange={(nilai) => onChange({ ...isi, [nama]: String(nilai ?? '') })} />
      ))}
    </>
  );
}

function UbahSatu({ row, awal, onSelesai }: { readonly row: BarangProfit; readonly awal: NilaiProfit; readonly onSelesai: (isi: NilaiProfit) => void }) {
  const t = useT();
  const [isi, setIsi] = useState(awal);
  return (
    <EnterForm className={css.isian} label={row.nama_barang} onSubmit={() => onSelesai(isi)}>
      <Isian isi={isi} onChange={setIsi} markis={row.markis} />
      <ActionButton primary type="submit">{t('massal.ubah_satu')}</ActionButton>
    </EnterForm>
  );
}

/** Labour and prices of many pieces at once or one by one, seen before they are saved. */
export function UpdateProfitPage() {
  const t = useT();
  const { pilihan, tampil, rows, list, dipilih, nilai, setNilai, sibuk, kirim } = useMassal<BarangProfit, NilaiProfit>('barang/get/update-profit', false);
  const [massal, setMassal] = useState(PROFIT_KOSONG);
  const [dibuka, setDibuka] = useState<BarangProfit>();
  const columns = useColumns(nilai);
  const berubah = rows.filter((row) => bebas(row) && bedaProfit(row, kini(nilai, row)).length > 0);
  const dipesan = rows.filter((row) => !bebas(row)).length;
  const terlalu = rows.length > PROFIT_MAKS;
  const siap = berubah.length > 0 && !sibuk && !terlalu;
  const terapkan = () => setNilai(new Map(rows.filter(bebas).map((row) => [row.kode_barcode, terapkanProfit(row, kini(nilai, row), massal)])));
  const simpan = async () => {
    if (!siap) return;
    const hasil = await kirim<{ readonly jumlah: number }>('barang/update-profit', { barang: berubah.map((row) => barisProfit(row, kini(nilai, row))) }, t.of(titleKey(PATH)));
    if (hasil) success(t('massal.tersimpan', { jumlah: hasil.jumlah }));
  };
  useKeys([{ key: 'F8', label: t('massal.simpan'), run: () => void simpan(), main: true, enabled: siap }]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(PATH))} note={rows.length > 0 ? t('massal.ringkas', { jumlah: rows.length, berubah: berubah.length }) : t.of(hintKey(PATH))}
        actions={<ActionButton primary shortcut="F8" disabled={!siap} loading={sibuk} onClick={() => void simpan()}>{t('massal.simpan')}</ActionButton>}
      />
      <PilihBarang pilihan={pilihan} onTampil={tampil} />
      {rows.length > 0 ? (
        <Card padded>
          <EnterForm className={css.filter} label={t('massal.nilai_baru')} onSubmit={terapkan}>
            <Isian isi={massal} onChange={setMassal} massal />
            <ActionButton type="submit">{t('massal.terapkan')}</ActionButton>
          </EnterForm>
        </Card>
      ) : null}
      {dipesan > 0 ? <div className={css.terhalang} role="note">{t('massal.dipesan', { jumlah: dipesan })}</div> : null}
      {terlalu ? <div className={css.terhalang} role="alert">{t('massal.terlalu_banyak', { maks: PROFIT_MAKS })}</div> : null}
      <Card grow>
        <DataTable<BarangProfit>
          fill label={t.of(titleKey(PATH))} columns={columns} rows={rows} rowKey={(row) => row.kode_barcode}
          status={dipilih && list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'} error={list.isError ? problemText(list.error) : undefined} onRetry={() => void list.refetch()}
          onOpen={(row) => bebas(row) && setDibuka(row)} tone={(row) => (bebas(row) ? undefined : 'warn')}
          empty={{ title: dipilih ? t('massal.kosong') : t('massal.pilihan'), text: t('massal.kosong_saran') }}
        />
      </Card>
      <Dialog opened={dibuka !== undefined} onClose={() => setDibuka(undefined)} title={dibuka ? `${dibuka.kode_barcode} ${dibuka.nama_barang}` : ''}>
        {dibuka ? (
          <UbahSatu
            row={dibuka} awal={kini(nilai, dibuka)}
            onSelesai={(isi) => {
              setNilai(new Map([...nilai, [dibuka.kode_barcode, isi]]));
              setDibuka(undefined);
            }}
          />
        ) : null}
      </Dialog>
    </PageColumn>
  );
}
