/** A row of parameter ongkos, as far as choosing goes. */
export interface TarifOngkos {
  readonly kode_group: string;
  /** Empty: for every jenis of the group. */
  readonly kode_dept: string | null;
}

/** The making charge a piece begins with: that of its group and jenis, else the one for all jenis of its group. */
export function ongkosBaku<T extends TarifOngkos>(
  tarif: readonly T[],
  { kode_group, kode_dept }: { readonly kode_group: string; readonly kode_dept: string },
): T | undefined {
  const segroup = tarif.filter((baris) => baris.kode_group === kode_group);
  return (
    segroup.find((baris) => baris.kode_dept === kode_dept) ??
    segroup.find((baris) => baris.kode_dept === null || baris.kode_dept === '')
  );
}
