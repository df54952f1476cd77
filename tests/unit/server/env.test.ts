import { generateKeyPairSync } from 'node:crypto'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseServerEnv } from '@/server/env'
import { AppStartError } from '@/server/start-error'

describe("the server's variables", () => {
  test('need not be set', () => {
    expect(parseServerEnv({})).toMatchObject({
      API_PORT: 4000,
      API_HOST: '127.0.0.1',
      DATA_DIR: resolve('.data'),
      WEB_URL: 'http://127.0.0.1:3000',
      LOG_LEVEL: 'info',
      WORKER: 'inside',
      hasDemoData: true,
      TRUSTED_PROXIES: 0,
    })
  })

  test('bring demo data to the embedded database, to another only when asked', () => {
    const DATABASE_URL = 'postgres://localhost/mantel'
    expect(parseServerEnv({ DATABASE_URL }).hasDemoData).toBe(false)
    expect(parseServerEnv({ DATABASE_URL, DEMO_DATA: 'on' }).hasDemoData).toBe(true)
    expect(parseServerEnv({ DEMO_DATA: 'off' }).hasDemoData).toBe(false)
  })

  test("open the mailbox only where no mail goes out and no database of one's own is read", () => {
    const DATABASE_URL = 'postgres://localhost/mantel'
    const SMTP_URL = 'smtp://localhost'
    const isOpen = (variables: Record<string, string>) => parseServerEnv(variables).hasOpenMailbox
    expect(isOpen({})).toBe(true)
    expect(isOpen({ DEV_MAIL: 'off' })).toBe(false)
    expect(isOpen({ DATABASE_URL })).toBe(false)
    expect(isOpen({ DATABASE_URL, DEV_MAIL: 'on' })).toBe(true)
    expect(isOpen({ SMTP_URL })).toBe(false)
    expect(isOpen({ SMTP_URL, DEV_MAIL: 'on' })).toBe(false)
  })

  test('put uploads into a bucket once all of it is given', () => {
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
    expect(parseServerEnv({}).s3).toBeUndefined()
    expect(parseServerEnv({ S3_BUCKET: 'mantel', S3_ENDPOINT: 'http://127.0.0.1:9000', ...keys }).s3).toEqual(
      {
        ...{ bucket: 'mantel', endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' },
        ...{ accessKeyId: 'a', secretAccessKey: 'b' },
      },
    )
    expect(() => parseServerEnv({ S3_BUCKET: 'mantel' })).toThrow(/S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/)
    expect(() => parseServerEnv(keys)).toThrow(/S3_BUCKET/)
    expect(() => parseServerEnv({ S3_BUCKET: 'mantel', S3_ENDPOINT: 'minio', ...keys })).toThrow(
      /S3_ENDPOINT/,
    )
  })

  test('mails are signed once domain, selector and key are given, its line ends also as \\n', () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const given = { DKIM_DOMAIN: 'mantel.example', DKIM_SELECTOR: 'uno' }
    expect(parseServerEnv({}).dkim).toBeUndefined()
    expect(parseServerEnv({ ...given, DKIM_PRIVATE_KEY: pem.replaceAll('\n', '\\n') }).dkim).toEqual({
      ...{ domainName: 'mantel.example', keySelector: 'uno', privateKey: pem },
    })
    expect(() => parseServerEnv(given)).toThrow(/DKIM_PRIVATE_KEY/)
    expect(() => parseServerEnv({ ...given, DKIM_PRIVATE_KEY: 'secreta' })).toThrow(/clave privada en PEM/)
  })

  test('put the chatbot on WhatsApp once all of it is given', () => {
    const all = {
      ...{ WHATSAPP_TOKEN: 'EAA', WHATSAPP_PHONE_ID: '106540352242922', WHATSAPP_NUMBER: '+34600000000' },
      ...{ WHATSAPP_APP_SECRET: 'secreto', WHATSAPP_VERIFY_TOKEN: 'palabra' },
    }
    expect(parseServerEnv({ WHATSAPP_API_VERSION: 'v24.0' }).whatsapp).toBeUndefined()
    expect(parseServerEnv({ ...all, WHATSAPP_API_BASE: 'http://127.0.0.1:9/' }).whatsapp).toEqual({
      ...{ token: 'EAA', phoneId: '106540352242922', number: '+34600000000', appSecret: 'secreto' },
      ...{ verifyToken: 'palabra', base: 'http://127.0.0.1:9', version: 'v25.0' },
      templates: {},
    })
    expect(parseServerEnv({ ...all, WHATSAPP_TEMPLATE: 'mantel_te_espera' }).whatsapp).toMatchObject({
      templates: { es: { name: 'mantel_te_espera', language: 'es' } },
    })
    const WHATSAPP_TEMPLATE_IN = 'ca=mantel_te_espera:ca,eu=mantel_te_espera_eu:es_ES'
    expect(parseServerEnv({ ...all, WHATSAPP_TEMPLATE_IN }).whatsapp).toMatchObject({
      templates: {
        ca: { name: 'mantel_te_espera', language: 'ca' },
        eu: { name: 'mantel_te_espera_eu', language: 'es_ES' },
      },
    })
    for (const wrong of ['ca', 'ca=mantel', 'fr=mantel:fr', 'ca=mantel:ca,'])
      expect(() => parseServerEnv({ ...all, WHATSAPP_TEMPLATE_IN: wrong })).toThrow(/WHATSAPP_TEMPLATE_IN/)
    expect(() => parseServerEnv({ ...all, WHATSAPP_TEMPLATE: 'Te espera' })).toThrow(/WHATSAPP_TEMPLATE/)
    for (const name of Object.keys(all))
      expect(() => parseServerEnv({ ...all, [name]: '' })).toThrow(new RegExp(name))
    expect(() => parseServerEnv({ ...all, WHATSAPP_NUMBER: '600000000' })).toThrow(/WHATSAPP_NUMBER/)
  })

  test.each([
    'smtp://u:p%40ss@mail.example.com:587',
    'smtps://mail.example.com',
    'smtp://[::1]:25?requireTLS=true',
  ])('take %s for a mail server', (SMTP_URL) => {
    expect(parseServerEnv({ SMTP_URL })).toMatchObject({ SMTP_URL })
  })

  test('left empty count as not set', () => {
    expect(parseServerEnv({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({ API_PORT: 4000 })
  })

  test('give every process a secret nobody knows unless one is given', () => {
    const [one, two] = [parseServerEnv({}), parseServerEnv({})]
    expect(one.INTERNAL_SECRET).toHaveLength(43)
    expect(one.INTERNAL_SECRET).not.toBe(two.INTERNAL_SECRET)
  })

  test.each([
    ['API_PORT', 'abc', 'un puerto entre 1 y 65535'],
    ['SMTP_URL', 'mail.example.com', 'una dirección como smtp://usuario:clave@servidor:587'],
    ['SMTP_URL', 'https://mail.example.com', 'una dirección como smtp://usuario:clave@servidor:587'],
    ['MAIL_FROM', 'Mantel', 'un remitente como Mantel <hola@mantel.example>'],
    [
      'MAIL_FROM',
      'Mantel <hola@mantel.example>, otro@b.es',
      'un remitente como Mantel <hola@mantel.example>',
    ],
    ['SUPPORT_EMAIL', 'soporte', 'una dirección como hola@mantel.example'],
    ['DEV_MAIL', 'yes', 'una de: on, off'],
    ['API_PORT', '0', 'un puerto entre 1 y 65535'],
    ['API_PORT', '70000', 'un puerto entre 1 y 65535'],
    ['API_PORT', '4000.5', 'un puerto entre 1 y 65535'],
    ['DATABASE_URL', 'mysql://localhost/x', 'postgres://'],
    ['WEB_URL', 'localhost:3000', 'http://127.0.0.1:3000'],
    ['INTERNAL_SECRET', 'short', '16 caracteres'],
    ['INTERNAL_SECRET_PREVIOUS', 'short', '16 caracteres'],
    ['LOG_LEVEL', 'loud', 'trace, debug, info'],
    ['WORKER', 'yes', 'inside, separate'],
    ['DEMO_DATA', 'maybe', 'on, off'],
    ['TRUSTED_PROXIES', '-1', 'de 0 a 9'],
  ])('%s=%s stops the start with its name and what it expects', (name, value, expected) => {
    const parse = () => parseServerEnv({ [name]: value })
    expect(parse).toThrow(AppStartError)
    expect(parse).toThrow(new RegExp(`${name}.*${expected}`))
  })

  test('are all named at once, in one sentence', () => {
    const parse = () => parseServerEnv({ API_PORT: 'x', LOG_LEVEL: 'x' })
    expect(parse).toThrow(/^[^\n]*API_PORT[^\n]*LOG_LEVEL[^\n]*\.$/)
  })
})
