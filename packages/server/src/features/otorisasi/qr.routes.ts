import QRCode from 'qrcode';
import { z } from 'zod';
import { approvals } from '@kilau/contract/approvals.ts';
import { OTORISASI_QR, PANJANG_KEYSTORE } from '@kilau/contract/core/approval-qr.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { mintaQrSchema, persetujuanPage, TOLAK_QR_FIELDS } from '@kilau/contract/features/otorisasi/qr.ts';
import { Answer, route, type Route } from '../../platform/http/route.ts';
import { permintaanOtorisasi } from './perhatian.ts';
import {
  ajukan,
  daftarPermintaan,
  keadaanPermintaan,
  setujuiPermintaan,
  tinggalkanPermintaan,
  tolakPermintaan,
} from './permintaan-qr.ts';

const tag = 'otorisasi';
/** Whoever does something that needs an approval. */
const asker = { gate: OTORISASI_QR };
const approver = { gate: OTORISASI_QR, levels: persetujuanPage.levels };
const keystore = z
  .string()
  .regex(/^[\dA-Z]+$/i)
  .length(PANJANG_KEYSTORE)
  .toUpperCase();
const params = z.object({ keystore });

/** The code leads the approver's camera to the request. Error level L, as the specification says (section 8). */
const picture = (text: string): Promise<string> =>
  QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'L', margin: 1 });

/** Approvals by way of a request: asked for at the till, decided on a phone (specification L65, L98, L112, L194). */
export const qrRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'otorisasi-qr/generate',
    tag,
    summary: 'Minta otorisasi lewat QR, dengan nilai yang diminta',
    need: asker,
    body: mintaQrSchema(approvals),
    handler: async (context, { body }) => {
      const asked = await ajukan(context, body);
      const text = body.alamat === null ? asked.keystore : `${body.alamat}${persetujuanPage.path}?q=${asked.keystore}`;
      return new Answer({ ...asked, gambar: await picture(text) }, { status: 201 });
    },
  }),
  route({
    method: 'GET',
    path: 'otorisasi-qr',
    tag,
    summary: 'Permintaan otorisasi yang menunggu, dan yang sudah saya putuskan',
    need: approver,
    handler: (context) => daftarPermintaan(context),
  }),
  route({
    method: 'GET',
    path: 'otorisasi-qr/menunggu',
    tag,
    summary: 'Jumlah permintaan otorisasi yang menunggu jawaban saya',
    need: approver,
    handler: (context) => permintaanOtorisasi(context),
  }),
  route({
    method: 'GET',
    path: 'otorisasi-qr/{keystore}',
    tag,
    summary: 'Keadaan permintaan sendiri',
    need: asker,
    params,
    handler: (context, input) => keadaanPermintaan(context, input.params.keystore),
  }),
  route({
    method: 'POST',
    path: 'otorisasi-qr/{keystore}/setuju',
    tag,
    summary: 'Setujui permintaan, persis nilainya',
    need: approver,
    params,
    handler: (context, input) => setujuiPermintaan(context, input.params.keystore, input.caller.agent),
  }),
  route({
    method: 'POST',
    path: 'otorisasi-qr/{keystore}/tolak',
    tag,
    summary: 'Tolak permintaan, dengan alasan',
    need: approver,
    params,
    body: recordSchema(TOLAK_QR_FIELDS),
    handler: (context, input) => tolakPermintaan(context, input.params.keystore, input.body.alasan),
  }),
  route({
    method: 'DELETE',
    path: 'otorisasi-qr/remove/{client}/{keystore}',
    tag,
    summary: 'Tinggalkan permintaan',
    need: asker,
    params: z.object({ client: z.string().min(1).max(60), keystore }),
    handler: (context, input) => tinggalkanPermintaan(context, input.params.client, input.params.keystore),
  }),
];
