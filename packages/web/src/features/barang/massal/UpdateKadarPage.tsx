import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { BarangKadar } from '@kilau/contract/features/barang/pindah.wire.ts';
import { kadarUbahFields, nilaiKadar, OTORISASI_KADAR } from '@kilau/contract/features/barang/ubah-massal.fields.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { useOtorisasi } from '../../otorisasi/api.ts';
import css from '../pindah/pindah.module.css';
import { kadarBaru, type NilaiKadar } from './nilai.ts';
import { PilihBarang } from './PilihBarang.tsx';
import { useMassal } from './use-massal.ts';

const PATH = '/update-kadar';
const KOSONG: NilaiKadar = { kadar: '', kadar_cetak: '' };
type Nilai = ReadonlyMap<string, NilaiKadar>;

function useColumns(nilai: Nilai): readonly Column<BarangKadar>[] {
  const t = useT();
  return useMemo(() => {
    const kadar = (row: BarangKadar) => {
      const baru = kadarBaru(row, nilai.get(row.kode_barcode));
      return baru ? t('massal.lama_baru', { lama: formatPlain(row.kadar), baru: formatPlain(baru) }) : formatPlain(row.kadar);
    };
    const cetak = (row: BarangKadar) => {
      const baru = nilai.get(row.kode_barcode)?.kadar_cetak ?? '';
      return baru === '' || baru === row.kadar_cetak ? row.kadar_cetak : t('massal.lama_baru', { lama: row.kadar_cetak, baru });
    };
    return [
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => `${row.kode_gudang} · ${row.kode_baki}` },
      { key: 'berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(row.berat, 3) },
      { key: 'kadar_group', title: t('kadar.group'), numeric: true, text: (row) => formatPlain(row.kadar_group) },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: kadar, cell: (row) => <span className={kadarBaru(row, nilai.get(row.kode_barcode)) ? css.baru : undefined}>{kadar(row)}</span> },
      { key: 'kadar_cetak', title: t('field.kadar_cetak'), text: cetak },
    ];
  }, [t, nilai]);
}

function Isian({ isi, onChange }: { readonly isi: NilaiKadar; readonly onChange: (isi: NilaiKadar) => void }) {
  const t = useT();
  return (
    <>
      <FieldInput name="kadar" label={t('kadar.baru')} field={{ ...kadarUbahFields.kadar, required: false }} value={isi.kadar} onChange={(nilai) => onChange({ ...isi, kadar: String(nilai ?? '') })} />
      <FieldInput name="kadar_cetak" label={t('kadar.cetak_baru')} field={kadarUbahFields.kadar_cetak} value={isi.kadar_cetak} onChange={(nilai) => onChange({ ...isi, kadar_cetak: String(nilai ?? '') })} />
    </>
  );
}

function UbahSatu({ row, awal, onSelesai }: { readonly row: BarangKadar; readonly awal: NilaiKadar; readonly onSelesai: (isi: NilaiKadar) => void }) {
  const t = useT();
  const [isi, setIsi] = useState(awal);
  return (
    <EnterForm className={css.isian} label={row.nama_barang} onSubmit={() => onSelesai(isi)}>
      <Isian isi={isi} onChange={setIsi} />
      <ActionButton primary type="submit">{t('massal.ubah_satu')}</ActionButton>
    </EnterForm>
  );
}

/** The purity of pieces that were entered wrongly: those that differ from their group, or those that were chosen. */
export function UpdateKadarPage() {
  const t = useT();
  const { minta } = useOtorisasi();
  const { pilihan, tampil, rows, list, dipilih, nilai, setNilai, sibuk, kirim } = useMassal<BarangKadar, NilaiKadar>('barang/get/ready-update-kadar', true);
  const [massal, setMassal] = useState(KOSONG);
  const [dibuka, setDibuka] = useState<BarangKadar>();
  const columns = useColumns(nilai);
  const berubah = rows.flatMap((row) => {
    const kadar = kadarBaru(row, nilai.get(row.kode_barcode));
    return kadar ? [{ kode_barcode: row.kode_barcode, kadar, kadar_cetak: nilai.get(row.kode_barcode)?.kadar_cetak ?? '', berat: row.berat }] : [];
  });
  const siap = berubah.length > 0 && !sibuk;
  const simpan = async () => {
    if (!siap) return;
    const otorisasi = await minta({
      kategori: OTORISASI_KADAR, dokumen: '', nilai: nilaiKadar(berubah), judul: t.of(titleKey(PATH)),
      ringkasan: [
        { label: t('field.jumlah_barang'), nilai: String(berubah.length) }, { label: t('field.total_berat'), nilai: `${formatNumber(Dec.sum(berubah.map((satu) => satu.berat)), 3)} gr` },
        ...berubah.slice(0, 10).map((satu) => ({ label: satu.kode_barcode, nilai: formatPlain(satu.kadar), semula: formatPlain(rows.find((row) => row.kode_barcode === satu.kode_barcode)?.kadar ?? 0) })),
      ],
    });
    if (otorisasi === undefined) return;
    const barang = berubah.map(({ kode_barcode, kadar, kadar_cetak }) => ({ kode_barcode, kadar: kadar.toString(), kadar_cetak }));
    const hasil = await kirim<{ readonly no_update: string; readonly jumlah: number }>('barang/update-kadar', { barang, otorisasi }, t.of(titleKey(PATH)));
    if (hasil) success(t('kadar.tersimpan', { jumlah: hasil.jumlah, nomor: hasil.no_update }));
  };
  const ikutGroup = () => setNilai(new Map(rows.map((row) => [row.kode_barcode, { kadar: String(row.kadar_group), kadar_cetak: nilai.get(row.kode_barcode)?.kadar_cetak ?? '' }])));
  useKeys([{ key: 'F8', label: t('kadar.simpan'), run: () => void simpan(), main: true, enabled: siap }]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(PATH))} note={rows.length > 0 ? t('massal.ringkas', { jumlah: rows.length, berubah: berubah.length }) : t.of(hintKey(PATH))}
        actions={<ActionButton primary shortcut="F8" disabled={!siap} loading={sibuk} onClick={() => void simpan()}>{t('kadar.simpan')}</ActionButton>}
      />
      <PilihBarang pilihan={pilihan} onTampil={tampil} />
      {rows.length > 0 ? (
        <Card padded>
          <EnterForm className={css.filter} label={t('massal.nilai_baru')} onSubmit={() => setNilai(new Map(rows.map((row) => [row.kode_barcode, massal])))}>
            <Isian isi={massal} onChange={setMassal} />
            <ActionButton type="submit">{t('massal.terapkan')}</ActionButton>
            <ActionButton onClick={ikutGroup}>{t('kadar.ikut_group')}</ActionButton>
          </EnterForm>
        </Card>
      ) : null}
      <Card grow>
        <DataTable<BarangKadar>
          fill label={t.of(titleKey(PATH))} columns={columns} rows={rows} rowKey={(row) => row.kode_barcode} onOpen={setDibuka}
          status={list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'} error={list.isError ? problemText(list.error) : undefined} onRetry={() => void list.refetch()}
          empty={dipilih ? { title: t('massal.kosong'), text: t('massal.kosong_saran') } : { title: t('kadar.semua_sama'), text: t('kadar.semua_sama_saran') }}
        />
      </Card>
      <Dialog opened={dibuka !== undefined} onClose={() => setDibuka(undefined)} title={dibuka ? `${dibuka.kode_barcode} ${dibuka.nama_barang}` : ''}>
        {dibuka ? (
          <UbahSatu
            row={dibuka} awal={nilai.get(dibuka.kode_barcode) ?? { kadar: String(dibuka.kadar), kadar_cetak: dibuka.kadar_cetak }}
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
