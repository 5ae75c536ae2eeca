import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatDate, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import type { KuponCek } from '@kilau/contract/trade/kupon/kupon.wire.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip, type Tone } from '../../../ui/Chip.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { FactRow, FilterRow } from '../../../ui/Rows.tsx';
import { Stats } from '../../../ui/Stat.tsx';
import { useT } from '../../../ui/text.ts';
import { cekKupon } from './cek-kupon.ts';

const TONES = { AKTIF: 'good', BELUM_MULAI: 'warn', HABIS_MASA: 'bad', TERPAKAI: 'bad' } as const satisfies Readonly<
  Record<string, Tone>
>;

/** Whether it still pays, what it is worth, from which purchase on and until when. */
function Kupon({ kupon }: { readonly kupon: KuponCek }) {
  const t = useT();
  const { kode_kupon, keterangan, jenis: satuan, nilai, dipakai_dokumen } = kupon;
  const status = dipakai_dokumen === '' ? kupon.status : 'TERPAKAI';
  const tgl = [kupon.tgl_mulai, kupon.tgl_selesai].map((day) => (day === null ? '…' : formatDate(day))).join(' – ');
  const rupiah = (jumlah: number | null) => (jumlah === null || jumlah === 0 ? '–' : formatRupiah(jumlah));
  const angka = {
    'penjualan.kupon_nilai': satuan === 'RP' ? formatRupiah(nilai) : `${formatPlain(nilai)} %`,
    'field.min_belanja': rupiah(kupon.min_belanja),
    'field.maks_potongan': rupiah(kupon.maks_potongan),
    'penjualan.kupon_masa': tgl,
  } as const;
  return (
    <>
      <Card padded>
        <FactRow
          chip={<Chip tone={TONES[status]}>{t(`status_kupon.${status}`)}</Chip>}
          words={[kode_kupon, keterangan, dipakai_dokumen]}
        />
      </Card>
      <Stats
        label={kode_kupon}
        items={(Object.keys(angka) as (keyof typeof angka)[]).map((key) => ({ key, label: t(key), value: angka[key] }))}
      />
    </>
  );
}

/** A coupon that somebody holds in his hand: its code is typed or scanned. */
export function CekKuponPage() {
  const t = useT();
  const [kode, setKode] = useState('');
  const [dicari, setDicari] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = useQuery({
    queryKey: ['penjualan', 'kupon', dicari],
    queryFn: ({ signal }) => cekKupon(dicari, signal),
    enabled: dicari !== '',
    staleTime: 0,
    retry: false,
  });
  const cari = () => {
    setDicari(kode.trim());
    if (kode.trim() === dicari && dicari !== '') void found.refetch();
    field.current?.select();
  };
  return (
    <PageColumn>
      <PageHead title={t('page.cek-kupon')} note={t('hint.cek-kupon')} />
      <Card padded>
        <EnterForm label={t('page.cek-kupon')} onSubmit={cari}>
          <FilterRow>
            <TextField
              ref={field}
              label={t('field.kode_kupon')}
              value={kode}
              upper
              maxLength={30}
              error={found.isError && !found.isFetching ? problemText(found.error) : undefined}
              onChange={setKode}
            />
            <ActionButton primary type="submit" shortcut="Enter">
              {t('umum.cari')}
            </ActionButton>
          </FilterRow>
        </EnterForm>
      </Card>
      {found.data ? <Kupon kupon={found.data} /> : null}
    </PageColumn>
  );
}
