/** SQL that says of the request `p` that a supervisor cannot give all that it asks for. */
export const HANYA_PEMILIK = `p.permintaan @> '[{"level":"OWN"}]'::jsonb`;
