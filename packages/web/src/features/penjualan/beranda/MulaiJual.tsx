import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { pageRequirement, titleKey, type Page } from '@kilau/contract/core/page.ts';
import { useKeys } from '../../../platform/keys.ts';
import { buying, pages, selling } from '../../../platform/page-list.ts';
import { handScan, useScanner } from '../../../platform/scanner.ts';
import { useCan } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ScanRow } from '../../../ui/form/ScanRow.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { useT } from '../../../ui/text.ts';
import css from './mulai-jual.module.css';

const HOME = '/home';
const JUAL = '/transaksi-penjualan';
const LIHAT = '/lihat-penjualan';
/** Other papers that a cashier makes; those that he may not open, or that are not there, do not show. */
const LAIN = pages.filter(
  ({ path, kind, menu }) =>
    kind === 'transaction' && path !== JUAL && (selling.includes(path) || buying.includes(path) || menu === 'utility'),
);

interface LainProps {
  readonly acts: readonly Page[];
  readonly beli: Page | undefined;
  readonly nota: boolean;
  readonly onOpen: (to: string) => void;
}

/** What else a customer comes for. */
function Lain({ acts, beli, nota, onOpen }: LainProps) {
  const t = useT();
  if (acts.length === 0 && !nota) return null;
  return (
    <div className={css.lain}>
      {acts.map((page) => (
        <ActionButton key={page.path} shortcut={page === beli ? 'F3' : undefined} onClick={() => onOpen(page.path)}>
          {t.of(titleKey(page.path))}
        </ActionButton>
      ))}
      {nota ? (
        <ActionButton shortcut="F9" onClick={() => onOpen(LIHAT)}>
          {t('beranda.cari_nota')}
        </ActionButton>
      ) : null}
    </div>
  );
}

/** Where a customer's turn begins: a scan makes a new sale with the piece in it, from anywhere on the page. */
export function MulaiJual() {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const router = useRouter();
  const [kode, setKode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const open = (to: string) => void navigate({ to });
  const jual = (scanned = '') => {
    if (scanned.trim() !== '') handScan(scanned.trim());
    setKode('');
    open(JUAL);
  };
  useScanner((scanned) => {
    // On the way to another page, a piece is for that one.
    if (router.history.location.pathname === HOME) jual(scanned);
    else handScan(scanned);
  });
  const acts = LAIN.filter((page) => can(pageRequirement(page)));
  const beli = acts.find(({ path }) => buying.includes(path));
  const nota = can({ pages: [LIHAT] });
  useKeys([
    { key: 'F2', label: t('beranda.penjualan_baru'), run: () => jual(), main: true },
    {
      key: 'F3',
      label: t('beranda.pembelian'),
      run: () => open(beli?.path ?? ''),
      main: true,
      enabled: beli !== undefined,
    },
    { key: 'F9', label: t('beranda.cari_nota'), run: () => open(LIHAT), main: true, enabled: nota },
  ]);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const typed = event.target instanceof HTMLInputElement ? event.target.value : '';
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    event.preventDefault();
    jual(typed);
  };
  return (
    <Card className={css.mulai} aria-label={t('beranda.mulai')}>
      <ScanRow
        onKeyDown={onKeyDown}
        action={
          <ActionButton primary size="lg" shortcut="F2" onClick={() => jual()}>
            {t('beranda.penjualan_baru')}
          </ActionButton>
        }
      >
        <TextField
          ref={field}
          aria-label={t('beranda.scan')}
          placeholder={t('beranda.scan')}
          autoComplete="off"
          value={kode}
          onChange={setKode}
        />
      </ScanRow>
      <Lain acts={acts} beli={beli} nota={nota} onOpen={open} />
    </Card>
  );
}
