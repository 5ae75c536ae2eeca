import type { Page, PageKind } from '../../../core/page.ts';
import type { Level } from '../../../core/permission.ts';

/** Which pages a new user's menu shows: those of these kinds, except some, and some beside. */
interface Start {
  readonly kinds: readonly PageKind[];
  readonly except?: readonly string[];
  readonly also?: readonly string[];
}

const AKUNTANSI = ['/laporan-jurnal', '/laporan-neraca-saldo', '/laporan-laba-rugi', '/laporan-neraca'] as const;

/** Domain guide §11. OWN and SU see every menu without it; head office and support begin with next to nothing. */
const STARTS: Readonly<Record<Level, Start>> = {
  OWN: { kinds: [] },
  SU: { kinds: [] },
  SPV: {
    kinds: ['master', 'transaction', 'validation', 'cancel', 'view', 'report'],
    except: [
      '/data-users',
      '/master-toko',
      '/parameter-akun',
      '/hak-akses-news',
      '/parameter-proteksi-menu',
      '/laporan-penjualan-margin',
      ...AKUNTANSI,
    ],
    also: ['/cek-kupon', '/rekonsiliasi'],
  },
  KASIR: {
    kinds: ['transaction', 'validation', 'cancel', 'view'],
    except: ['/tambah-data-barang', '/gesek-tunai'],
    also: ['/data-member', '/cek-kupon', '/laporan-penjualan-transaksi', '/laporan-keuangan-cash'],
  },
  MU: {
    kinds: ['view', 'report'],
    except: ['/laporan-penjualan-margin', ...AKUNTANSI],
    also: ['/settingsystem', '/export-csv', '/antrean', '/rekonsiliasi'],
  },
  DEV: { kinds: [], also: ['/settingsystem', '/antrean', '/rekonsiliasi', '/keadaan'] },
};

/** Paths of the pages a new user of the level starts with. */
export function defaultAkses(level: Level, pages: readonly Page[]): string[] {
  const { kinds, except = [], also = [] } = STARTS[level];
  return pages
    .filter(({ path, kind }) => also.includes(path) || (kinds.includes(kind) && !except.includes(path)))
    .map(({ path }) => path);
}
