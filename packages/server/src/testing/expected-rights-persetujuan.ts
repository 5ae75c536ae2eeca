import type { Need } from './expected-need.ts';

/** Who may ask for approvals on another device, and who answers there. */
export const hakPersetujuan: readonly [string, Need][] = [
  ...[
    'POST otorisasi-qr/generate',
    'GET otorisasi-qr/{keystore}',
    'DELETE otorisasi-qr/remove/{client}/{keystore}',
  ].map((call): [string, Need] => [call, { gate: 'AUTHORIZATION_QR_MODULE' }]),
  ...[
    'GET otorisasi-qr',
    'GET otorisasi-qr/menunggu',
    'POST otorisasi-qr/{keystore}/setuju',
    'POST otorisasi-qr/{keystore}/tolak',
  ].map((call): [string, Need] => [call, { gate: 'AUTHORIZATION_QR_MODULE', levels: ['SPV', 'OWN'] }]),
];
