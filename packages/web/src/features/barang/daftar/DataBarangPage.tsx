import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { beep } from '../../../platform/beep.ts';
import { useKeys } from '../../../platform/keys.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { useCan } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { usePhone } from '../../../ui/phone.ts';
import { useT } from '../../../ui/text.ts';
import css from './daftar.module.css';
import { kartuQuery } from '../calls.ts';
import { kodeAksesoris } from './BukanBarang.tsx';
import { FilterBarang } from './FilterBarang.tsx';
import { KartuBarang } from './KartuBarang.tsx';
import { CARI, TabelBarang } from './TabelBarang.tsx';
import { useDaftar } from './use-daftar.ts';

const PATH = '/data-barang';
const TAMBAH = '/tambah-data-barang';
const BARCODE = /^\d{8}$/;

/** The goods of the shop. A scan from anywhere on the page, or `?kode=`, opens the card of a piece beside the list. */
export function DataBarangPage() {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { kode }: { readonly kode?: unknown } = useSearch({ strict: false });
  const terbuka = kode === undefined ? '' : String(kode);
  const daftar = useDaftar();
  const phone = usePhone();
  const buka = (kode_barcode: string) => void navigate({ to: PATH, search: { kode: kode_barcode } });
  const tutup = () => void navigate({ to: PATH, search: {} });
  const tambah = () => void navigate({ to: TAMBAH });
  const bolehTambah = can({ pages: [TAMBAH] });
  // A barcode typed by hand does what its scan does.
  const cariBarcode = (event: KeyboardEvent) => {
    const kode_barcode = daftar.typed.trim();
    if (event.key === 'Enter' && (event.target as HTMLElement).id === CARI && BARCODE.test(kode_barcode)) {
      buka(kode_barcode);
    }
  };
  useScanner((code) => {
    const kode_barcode = code.trim();
    buka(kode_barcode);
    client.query(kartuQuery(kode_barcode)).then(
      () => beep('ok'),
      (error: unknown) => beep(kodeAksesoris(error) ? 'ok' : 'error'),
    );
  });
  useKeys([
    { key: 'F2', label: t('barang.tambah'), run: tambah, main: true, enabled: bolehTambah },
    { key: 'F9', label: t('umum.cari'), run: () => document.getElementById(CARI)?.focus(), main: true },
    { key: 'Escape', label: t('barang.tombol_tutup'), run: tutup, enabled: terbuka !== '' },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(PATH))}
        note={t.of(hintKey(PATH))}
        deed={
          bolehTambah ? (
            <ActionButton primary shortcut="F2" onClick={tambah}>
              {t('barang.tambah')}
            </ActionButton>
          ) : undefined
        }
      />
      {phone && terbuka !== '' ? null : (
        <FilterBarang
          filter={daftar.filter}
          onChange={daftar.setFilter}
          jumlah={daftar.list.data?.pages[0]?.ringkas?.jumlah}
        />
      )}
      <div className={css.data} data-terbuka={terbuka !== '' || undefined}>
        <Card grow className={css.daftar} onKeyDown={cariBarcode}>
          <TabelBarang daftar={daftar} terbuka={terbuka} onBuka={buka} />
        </Card>
        {terbuka === '' ? null : <KartuBarang kode_barcode={terbuka} onTutup={tutup} />}
      </div>
    </PageColumn>
  );
}
