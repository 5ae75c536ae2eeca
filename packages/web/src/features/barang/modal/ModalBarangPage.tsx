import { useMemo, useState } from 'react';
import { money } from '@kilau/contract/core/field.ts';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { MODAL_MAKS, modalFields, type BarangModal } from '@kilau/contract/features/barang/modal/modal.fields.ts';
import { bebasBarang, peganganBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { MODAL_BARANG } from '@kilau/contract/trade/barang/modal.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { LayarMassal, type IsianProps } from '../massal/LayarMassal.tsx';
import { useMassal } from '../massal/use-massal.ts';
import css from '../pindah/pindah.module.css';
import { denganUsul, modalBaru, perGram, type NilaiModal } from './nilai-modal.ts';

const HARGA_GRAM = money({ label: 'modal.per_gram' });
const rupiah = (nilai: number | null): string => (nilai === null ? '-' : formatNumber(nilai));

/** What each piece cost, what is proposed, and what is to be saved. */
function useColumns(nilai: NilaiModal): readonly Column<BarangModal>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => row.kode_baki },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: (row) => formatPlain(row.kadar) },
      { key: 'berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(row.berat, 3) },
      { key: 'harga_modal', title: t('field.harga_modal'), numeric: true, text: (row) => rupiah(row.harga_modal) },
      { key: 'usul', title: t('modal.usul'), numeric: true, text: (row) => rupiah(row.usul) },
      {
        key: 'baru',
        title: t('modal.baru'),
        numeric: true,
        sortable: false,
        text: (row) => modalBaru(row, nilai)?.toString() ?? '',
        cell: (row) => {
          const baru = modalBaru(row, nilai);
          return <span className={baru ? css.baru : undefined}>{baru ? formatNumber(baru.toString()) : ''}</span>;
        },
      },
      { key: 'pegangan', title: t('field.pegangan'), text: peganganBarang },
    ],
    [t, nilai],
  );
}

/** All pieces get a price a gram; a single one its cost. */
function Isian({ isi, onChange, row }: IsianProps<BarangModal, string>) {
  return (
    <FieldInput
      name="harga_modal"
      field={row ? { ...modalFields.harga_modal, required: false } : HARGA_GRAM}
      value={isi}
      onChange={(nilai) => onChange(String(nilai ?? ''))}
    />
  );
}

/** Rows that are ticked, as far as they are in sight and may be changed. */
function useCentang(rows: readonly BarangModal[]) {
  const [dipilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const ditandai = rows.filter((row) => dipilih.has(row.kode_barcode) && bebasBarang(row));
  const terpilih: ReadonlySet<string> = new Set(ditandai.map(({ kode_barcode }) => kode_barcode));
  return { terpilih, setTerpilih, ditandai };
}

/** What pieces cost: those without a cost first, the proposal taken over, and all of it booked at once. */
export function ModalBarangPage() {
  const t = useT();
  const massal = useMassal<BarangModal, string>('barang/get/modal', true);
  const { rows, dipilih, nilai, setNilai, sibuk, kirim } = massal;
  const columns = useColumns(nilai);
  const { terpilih, setTerpilih, ditandai } = useCentang(rows);
  const bebas = rows.filter(bebasBarang);
  const sasaran = (ditandai.length > 0 ? ditandai : bebas).slice(0, MODAL_MAKS);
  const semua = bebas.flatMap((row) => {
    const harga_modal = modalBaru(row, nilai);
    return harga_modal ? [{ kode_barcode: row.kode_barcode, versi: row.versi, harga_modal: harga_modal.toJSON() }] : [];
  });
  const berubah = semua.slice(0, MODAL_MAKS);
  const terlalu = rows.length > MODAL_MAKS;
  const siap = berubah.length > 0 && !sibuk;
  const simpan = async () => {
    if (!siap) return;
    const judul = t.of(titleKey(MODAL_BARANG));
    const hasil = await kirim<{ readonly jumlah: number }>('barang/modal', { barang: berubah }, judul);
    if (hasil) success(t('massal.tersimpan', { jumlah: hasil.jumlah }));
  };
  return (
    <LayarMassal<BarangModal, string>
      path={MODAL_BARANG}
      massal={massal}
      columns={columns}
      berubah={berubah.length}
      simpan={{ label: t('massal.simpan'), siap, run: simpan }}
      Isian={Isian}
      kosong=""
      onTerapkan={(harga_gram) => setNilai(perGram(sasaran, harga_gram, nilai))}
      tombol={
        <ActionButton onClick={() => setNilai(denganUsul(sasaran, nilai))}>
          {ditandai.length === 0 ? t('modal.pakai_usul') : t('modal.pakai_usul_terpilih', { jumlah: ditandai.length })}
        </ActionButton>
      }
      centang={{ terpilih, onPilih: setTerpilih }}
      kini={(row) => nilai.get(row.kode_barcode) ?? String(row.harga_modal ?? row.usul ?? '')}
      bebas={bebasBarang}
      empty={{
        title: dipilih ? t('massal.kosong') : t('modal.lengkap'),
        text: dipilih ? t('massal.kosong_saran') : t('modal.lengkap_saran'),
      }}
    >
      {terlalu ? (
        <div className={css.terhalang} role="note">
          {t('modal.bertahap', { maks: MODAL_MAKS })}
        </div>
      ) : null}
    </LayarMassal>
  );
}
