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

/** Who has a card of a branch: name, street, birthday, kind of member. The telephone follows from the place. */
export const MEMBERS = [
  ['BU TINI', 'JL KEBON JATI NO 21', '1978-04-12', 'VIP'],
  ['PAK HASAN', 'JL OTISTA NO 88', '1969-11-03', 'REGULER'],
  ['DEWI LESTARI', 'JL CIHAMPELAS NO 15', '1990-01-27', 'REGULER'],
  ['KO ANTON', 'JL GARDUJATI NO 60', '1972-08-19', 'RESELLER'],
  ['BU YANTI', 'KOMP SUKASARI BLOK C4', '1981-06-30', 'VIP'],
  ['PAK JOKO', 'JL PAJAJARAN NO 132', '1975-12-09', 'REGULER'],
  ['CI MELAN', 'JL SUDIRMAN NO 207', '1966-03-22', 'RESELLER'],
  ['BU RATNA SARI', 'JL ASTANA ANYAR NO 9', '1985-09-14', 'REGULER'],
  ['LINA MARLINA', 'PERUM CIPTA ASRI D7', '1993-02-05', 'REGULER'],
  ['PAK UJANG', 'KP CIBOGO RT 02 RW 05', '1970-07-17', 'REGULER'],
  ['TETI ROHAETI', 'JL CIBADUYUT NO 44', '1988-10-25', 'REGULER'],
  ['IWAN SETIAWAN', 'JL KOPO NO 310', '1983-05-08', 'VIP'],
] as const;
