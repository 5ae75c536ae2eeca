/** What is done about a refusal, and about what must be agreed to before a sale is sent. */
export const fetchTanggapi = () => import('./tanggapi.tsx');
export const fetchOtorisasi = () => import('./minta-otorisasi.ts');
