import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { EndpointData } from '@/contract/endpoint'
import * as contract from '@/contract/endpoints'
import { validate } from '@/server/http/validate'
import { textFieldsOf } from './text-fields'

const endpoints: EndpointData[] = Object.values(contract).filter(
  (each) => typeof each === 'object' && 'method' in each,
)
const fields = endpoints.flatMap(textFieldsOf)

/** By the end of their way. */
const severalLines = {
  '/api/chat/messages body.text': 'a message',
  '/api/chat/messages body.caption': 'a message below a picture',
  '/api/chat/messages body.action': 'a button that says a whole menu',
  '/api/menus/mine/propose body.text': 'a menu as it is sent to the chatbot',
  '/api/filter/ body.query': 'a search, whatever is pasted',
  '/api/sort/ body.query': 'the same',
  'body.message': 'an enquiry',
  '.observation': 'a paragraph below the menu',
  '.description': 'a paragraph about a restaurant or a special menu',
  'body.value.description': 'the same',
  '.drinks': 'a list',
  '.menu.sections.[].items': 'one dish a line',
  '.observations.text': 'a block of a sheet',
  '.price.text': 'a block of a sheet',
  '.texts.[].text': 'a block of a sheet',
}
/** Any characters at all, because it is compared and never shown. */
const secrets = ['.password', '.newPassword', '.currentPassword']

const endsWithOneOf = (path: string, ends: string[]) => ends.some((end) => path.endsWith(end))
const hasLines = (path: string) => endsWithOneOf(path, Object.keys(severalLines))
const isSecret = (path: string) => endsWithOneOf(path, secrets)

/** Of these each field takes one. A field that takes none needs its own here. */
const examples = [
  ...[
    'Sopa',
    'ana@example.com',
    '28013',
    '2026-11-20',
    '12:30',
    'https://example.com/a',
    '+34600111222',
    '1',
  ],
  ...[
    '#ffffff',
    '#1f2937',
    'es',
    'aaaaaaaaaaaa',
    '0123456789abcdef01234567',
    '123456',
    '12345678Z',
    'ELIMINAR',
  ],
  ...['/files/aaaaaaaaaaaa/a.jpg', 'salmorejo con huevo', '2026-11-20T12:00:00.000Z', 'a'.repeat(43)],
  ...['203.0.113.7', 'Europe/Madrid', '50', 'Cliente', '5f0d3c2e-9a57-4d0c-8f5e-0a1b2c3d4e5f'],
]

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
  /\p{Cc}/u.test(one),
)
const marks = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']
const separators = ['\u2028', '\u2029']
const inText = ['\n', '\t']

function keeps(schema: z.ZodType, sent: string, character: string) {
  try {
    return JSON.stringify(validate(schema, sent))?.includes(JSON.stringify(character).slice(1, -1)) ?? false
  } catch {
    return false
  }
}

function takes(schema: z.ZodType, text: string) {
  try {
    return validate(schema, text) !== undefined
  } catch {
    return false
  }
}

const around = (text: string, character: string) =>
  [0, Math.floor(text.length / 2), text.length].map((at) => text.slice(0, at) + character + text.slice(at))

/** What a field lets through of these characters, wherever they stand in what it takes. */
const letsThrough = ({ schema }: { schema: z.ZodType }, characters: string[]) => {
  const taken = examples.filter((text) => takes(schema, text))
  return characters.filter((one) =>
    taken.some((text) => around(text, one).some((sent) => keeps(schema, sent, one))),
  )
}

const named = (path: string, characters: string[]) =>
  characters.length === 0
    ? []
    : [`${path}: ${characters.map((one) => one.charCodeAt(0).toString(16)).join(' ')}`]

test('the walk finds the fields of the contract', () => {
  expect(fields.length).toBeGreaterThan(400)
  const paths = fields.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'POST /api/menus body.categories.[].items.[].name',
      'PUT /api/billing-details body.name',
      'POST /api/second-factor/passkeys body.name',
      'PUT /api/wizard/draft body.answers.restaurantName',
    ]),
  )
  for (const end of [...Object.keys(severalLines), ...secrets])
    expect(
      paths.some((path) => path.endsWith(end)),
      end,
    ).toBe(true)
})

test('each field takes one of the examples', () => {
  const without = fields.filter(({ schema }) => !examples.some((text) => takes(schema, text)))
  expect(without.map(({ path }) => path)).toEqual([])
})

test('no field of one line lets through what is not one line', () => {
  const lines = fields.filter(({ path }) => !hasLines(path) && !isSecret(path))
  const all = [...controls, ...separators, ...marks]
  expect(lines.flatMap((field) => named(field.path, letsThrough(field, all)))).toEqual([])
})

test('a field of several lines lets through line ends and tabs alone', () => {
  const texts = fields.filter(({ path }) => hasLines(path))
  const others = [...controls, ...separators].filter((one) => !inText.includes(one))
  expect(texts.flatMap((field) => named(field.path, letsThrough(field, others)))).toEqual([])
  for (const field of texts) expect(letsThrough(field, ['\n']), field.path).toEqual(['\n'])
})

test('signs of several parts stay', () => {
  const family = '👨\u200d👩\u200d👧'
  const names = fields.filter(({ schema }) => takes(schema, 'Sopa') && takes(schema, 'Sopa de ajo'))
  const dishes = names.filter(({ path }) => /\.(name|firstName|restaurantName|templateName)$/.test(path))
  expect(dishes.length).toBeGreaterThan(10)
  for (const { schema, path } of dishes) expect(takes(schema, `Sopa ${family}`), path).toBe(true)
})
