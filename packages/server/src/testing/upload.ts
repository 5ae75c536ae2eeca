/** A file on its way to the server, as a browser's form sends it. */
export interface Upload {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const BOUNDARY = '----kilau-uji';

/** A form with one file. */
export function upload(content: string | Buffer, name = 'uji.csv'): Upload {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
