/** Who works and buys in the demo chain. Names are made up. */
export const SALES = [
  { kode_sales: 'SL01', nama_sales: 'RINA' },
  { kode_sales: 'SL02', nama_sales: 'DEWI' },
  { kode_sales: 'SL03', nama_sales: 'AYU' },
  { kode_sales: 'SL04', nama_sales: 'MAYA' },
] as const;

export const REKENING = ['0081234567', '1370099887766'] as const;

export const CUSTOMERS = [
  { nama: 'BU HARTINI', no_hp: '081233445566', alamat: 'JL MERDEKA NO 12' },
  { nama: 'PAK SLAMET', no_hp: '085711223344', alamat: 'CILENGKRANG NO 46' },
  { nama: 'IBU SRI WAHYUNI', no_hp: '081298765432', alamat: 'KP BARU RT 03' },
  { nama: 'NUR AINI', no_hp: '087855667788', alamat: 'JL PASAR BARU NO 7' },
  { nama: 'AGUS SALIM', no_hp: '082144556677', alamat: 'PERUM GRIYA INDAH B2' },
  { nama: 'SITI MARYAM', no_hp: '081399887766', alamat: 'DESA SUKAMAJU' },
] as const;
