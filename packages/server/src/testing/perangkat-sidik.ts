import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What an authenticator puts into its answers. */
interface Answering {
  /** The page it is asked on. */
  readonly origin?: string;
  /** Whether it has looked who holds it. */
  readonly verified?: boolean;
  /** The number it says it has signed as often as. */
  readonly counter?: number;
}

interface Options {
  readonly challenge: string;
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const long = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/**
 * An authenticator as the standard describes it (WebAuthn: P-256, attestation `none`), made of the machine's own
 * cryptography: what it signs is as good as what a phone signs.
 */
export class PerangkatSidik {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #point: { readonly x: Buffer; readonly y: Buffer };
  readonly #rpId: string;
  #counter = 0;

  constructor(rpId = 'localhost') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }));
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
    this.#rpId = rpId;
  }

  #said(type: string, { challenge }: Options, { origin = 'http://localhost:3000' }: Answering): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(flags: number, { verified = true, counter }: Answering, more: Buffer = Buffer.alloc(0)): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(this.#rpId), Buffer.from([flags | 0x01 | (verified ? 0x04 : 0)]), count, more]);
  }

  /** {1: 2, 3: -7, -1: 1, -2: x, -3: y} */
  #publicKey(): Buffer {
    const { x, y } = this.#point;
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    return Buffer.concat([head, long(x), Buffer.from([0x22]), long(y)]);
  }

  #answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** Answers `navigator.credentials.create`. */
  baru(options: Options, how: Answering = {}): object {
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#publicKey()]);
    const authData = this.#data(0x40, how, credential);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      long(authData),
    ]);
    return this.#answer({
      clientDataJSON: this.#said('webauthn.create', options, how).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  tanda(options: Options, how: Answering = {}): object {
    const said = this.#said('webauthn.get', options, how);
    const data = this.#data(0, how);
    const signature = sign('sha256', Buffer.concat([data, sha256(said)]), this.#key);
    return this.#answer({
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}
