import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const origin = 'https://mantel.example'
const rpIdHash = createHash('sha256').update('mantel.example').digest()

type Asked = { challenge: string }
type How = { origin?: string; counter?: number; userVerified?: boolean }

const clientData = (type: string, challenge: string, from = origin) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: from, crossOrigin: false }))

/** A passkey as a browser and a telephone make one between them, of P-256 and without attestation. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let count = 0

  function authData({ counter = ++count, userVerified = true }: How, attested = Buffer.alloc(0)) {
    const flags = 1 | (userVerified ? 4 : 0) | (attested.length > 0 ? 0x40 : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counted, attested])
  }

  const credential = { id, rawId: id, type: 'public-key' as const }
  return {
    attest({ challenge }: Asked, how: How = {}) {
      const cose = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(how, attested))],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('create', challenge, how.origin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    assert({ challenge }: Asked, how: How = {}) {
      const data = authData(how)
      const client = clientData('get', challenge, how.origin)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}
