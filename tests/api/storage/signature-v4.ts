import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Keys = { accessKeyId: string; secretAccessKey: string; region: string }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

/** The error in a request's AWS Signature Version 4, according to Amazon's own description; null when there is none. */
export function signatureProblem(request: IncomingMessage, body: Buffer, keys: Keys): string | null {
  const header = (name: string) => String(request.headers[name] ?? '')
  const [, scope = '', signed = '', signature = ''] =
    header('authorization').match(
      /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/,
    ) ?? []
  const [accessKeyId, day = '', region = '', service = '', last] = scope.split('/')
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (service !== 's3' || last !== 'aws4_request' || region !== keys.region)
    return 'AuthorizationHeaderMalformed'
  if (!signed.split(';').includes('host')) return 'AccessDenied'

  const moment = header('x-amz-date')
  const payload = header('x-amz-content-sha256')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const canonical = [request.method, ...addressOf(request), ...headersOf(header, signed), payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', moment, `${day}/${region}/${service}/aws4_request`, sha256(canonical)]
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  )
  return hmac(key, text.join('\n')).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

function addressOf({ url = '/' }: IncomingMessage) {
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
  return [pathname.split('/').map(decodeURIComponent).map(escaped).join('/'), query.sort().join('&')]
}

function headersOf(header: (name: string) => string, signed: string) {
  const lines = signed.split(';').map((name) => `${name}:${header(name).trim().replace(/\s+/g, ' ')}`)
  return [...lines, '', signed]
}
