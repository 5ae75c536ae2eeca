import { session } from '../../../platform/session.ts';
import { readText, writeText } from '../../../platform/storage.ts';

const nama = (): string => {
  const user = session.get();
  return `sales.${user?.user_id ?? ''}.${user?.kode_toko ?? ''}`;
};

/** Who sold last at this login's till, on this device: most sales of a day are the same person's. */
export const salesTerakhir = (): string => readText(nama()) ?? '';

export const ingatSales = (kode_sales: string): void => void (kode_sales !== '' && writeText(nama(), kode_sales));
