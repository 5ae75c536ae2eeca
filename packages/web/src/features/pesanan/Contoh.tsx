import { useMemo, useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useScanner } from '../../platform/scanner.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import type { Salah } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import { IsianBaris } from '../../trade/isian/IsianBaris.tsx';
import { TabelIsian } from '../../trade/isian/TabelIsian.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { ISI_CONTOH, periksaContoh, type BarisContoh, type IsiContoh } from './isi.ts';
import { cariContoh } from './panggilan.ts';
import css from './pesanan.module.css';

const { jenis: jenisContoh, kode_barcode, deskripsi, berat } = pesanan.rows.contoh;
const DARI_TOKO = [
  ['jenis', jenisContoh, 'field.jenis_contoh'],
  ['kode_barcode', kode_barcode, 'field.kode_barcode'],
] as const;
const BAWA_SENDIRI = [
  ['jenis', jenisContoh, 'field.jenis_contoh'],
  ['deskripsi', deskripsi, 'field.deskripsi'],
  ['berat', berat, 'field.berat'],
] as const;

function useColumns(): readonly Column<BarisContoh>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'jenis',
        title: t('field.jenis_contoh'),
        text: ({ jenis: dari }) => t(`pilihan.jenis_contoh.${dari}`),
      },
      {
        key: 'deskripsi',
        title: t('field.contoh'),
        text: (row) => [row.kode_barcode, row.deskripsi].filter((part) => part !== '').join(' · '),
      },
      { key: 'berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(angka(row.berat), 3) },
    ],
    [t],
  );
}

interface ContohProps {
  readonly contoh: readonly BarisContoh[];
  readonly salah: Salah;
  /** Number of the OPEN order that may hold them. */
  readonly untuk: string;
  readonly onTambah: (isi: IsiContoh) => void;
  readonly onHapus: (id: string) => void;
}

/** Samples: a piece of the shop by its barcode, or what the customer brought, described and weighed. */
export function Contoh({ contoh, salah: diTabel, untuk, onTambah, onHapus }: ContohProps) {
  const t = useT();
  const [isi, setIsi] = useState<IsiContoh>(ISI_CONTOH);
  const [salah, setSalah] = useState<Salah>({});
  const columns = useColumns();
  const set = (part: Partial<IsiContoh>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  const tambah = (baru: IsiContoh) => {
    onTambah(baru);
    setIsi({ ...ISI_CONTOH, jenis: baru.jenis });
  };
  /** Looks a piece of the shop up, which was typed here or scanned anywhere on the page. */
  const cari = async (dicari: IsiContoh) => {
    const kode = dicari.kode_barcode.trim();
    if (contoh.some((row) => row.kode_barcode === kode)) {
      setSalah({ kode_barcode: t('penjualan.sudah_di_tabel', { kode }) });
      return;
    }
    try {
      const piece = await cariContoh(kode, untuk);
      tambah({ ...dicari, kode_barcode: piece.kode_barcode, deskripsi: piece.nama_barang, berat: String(piece.berat) });
    } catch (error) {
      setIsi({ ...dicari, kode_barcode: kode });
      setSalah({ kode_barcode: problemText(error) });
    }
  };
  useScanner((kode) => void cari({ ...ISI_CONTOH, jenis: 'DARI TOKO', kode_barcode: kode }));
  const simpan = () => {
    const rusak = periksaContoh(isi);
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    if (isi.jenis === 'DARI TOKO') void cari(isi);
    else tambah(isi);
  };
  return (
    <>
      <IsianBaris
        label={t('field.contoh')}
        className={css.contoh}
        fields={(isi.jenis === 'DARI TOKO' ? DARI_TOKO : BAWA_SENDIRI).map(([name, field, label]) => ({
          name,
          field,
          label: t(label),
        }))}
        isi={{ ...isi }}
        salah={{ ...diTabel, ...salah }}
        onUbah={(name, value) => set({ [name]: value })}
        onSimpan={simpan}
        diubah={false}
      />
      {contoh.length === 0 ? null : (
        <Card>
          <TabelIsian<BarisContoh>
            rows={contoh}
            rowKey={(row) => row.id}
            onLepas={onHapus}
            lepas={t('umum.hapus')}
            label={t('field.contoh')}
            columns={columns}
            status="ready"
            empty={{ title: t('field.contoh'), text: '' }}
          />
        </Card>
      )}
    </>
  );
}
