import fc from 'fast-check'
import type { Schema } from '@/server/http/openapi'

/** Real values by the name of the field that takes them: an id of somebody's, an address that has an account. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const hostile = fc.constantFrom<unknown>(
  ...[null, true, -1, 0, 1e308, 0.1, '', ' ', [], [[]], {}, [null], { a: { b: [] } }],
  ...[
    '\0',
    '\ud800',
    '\u202e',
    '\u001b[2J',
    '\u009b2J',
    '\u0085',
    '\u2066',
    2 ** 53,
    '%00',
    "' or 1=1--",
    '{{7*7}}',
    '../../etc/passwd',
  ],
  ...[
    '<script>alert(1)</script>',
    '</script><!--',
    'javascript:alert(1)',
    'x'.repeat(10_000),
    'ñ🥘'.repeat(500),
  ],
  ...['__proto__', 'constructor', '1e999', 'NaN', '2026-02-30', '99999-01-01', 'http://169.254.169.254/'],
)

/** Mostly values that the schema accepts, sometimes values that it must refuse. */
export function anyValue(
  schema: Schema | boolean | undefined,
  known: Known,
  name = '',
): fc.Arbitrary<unknown> {
  const choices = [
    { arbitrary: fitting(schema, known, name), weight: 24 },
    { arbitrary: hostile, weight: 1 },
  ]
  const values = known[name]
  if (values?.length) choices.push({ arbitrary: fc.constantFrom(...values), weight: 40 })
  return fc.oneof(...choices)
}

function fitting(schema: Schema | boolean | undefined, known: Known, name: string): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return hostile
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((each) => anyValue(each, known, name)))
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectOf(schema, known)
    case 'array':
      return listOf(schema, known, name)
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer(range(schema, 2 ** 31))
    case 'number':
      return fc.double({ ...range(schema, 1e9), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return hostile
  }
}

function objectOf({ properties, required = [], additionalProperties }: Schema, known: Known) {
  if (!properties)
    return fc.dictionary(fc.string({ maxLength: 20 }), anyValue(additionalProperties, known), {
      maxKeys: 4,
    })
  const fields = Object.entries(properties).map(([name, child]) => [name, anyValue(child, known, name)])
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required })
}

function listOf({ items, minItems = 0, maxItems = 4 }: Schema, known: Known, name: string) {
  const item = Array.isArray(items) ? items[0] : items
  return fc.array(anyValue(item, known, name), {
    minLength: Math.min(minItems, 20),
    maxLength: Math.min(maxItems + 1, 8),
  })
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (pattern && isSimple(pattern)) return fc.stringMatching(new RegExp(pattern), { maxLength: 60 })
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  if (format === 'email') return fc.emailAddress()
  const unit = fc.constantFrom('grapheme', 'binary')
  const plain = unit.chain((kind) =>
    fc.string({ unit: kind, minLength: Math.min(minLength, 200), maxLength: Math.min(maxLength + 1, 300) }),
  )
  return fc.oneof({ arbitrary: plain, weight: 12 }, { arbitrary: withOddSign(maxLength), weight: 1 })
}

/** Signs of C0 and C1, ends of lines, marks that turn the direction or show nothing, halves of pairs, and what Unicode never gives out. */
const oddSigns = [
  ...[
    '\0',
    '\u0007',
    '\b',
    '\t',
    '\n',
    '\r',
    '\u001b[2J',
    '\u007f',
    '\u0080',
    '\u0085',
    '\u009b31m',
    '\u009f',
  ],
  ...['\u2028', '\u2029', '\u202a', '\u202d', '\u202e', '\u2066', '\u2068', '\u2069', '\u061c', '\u200e'],
  ...['\u200b', '\u200d', '\u00ad', '\ufeff', '\ufff9', '\ufffe', '\uffff', '\u{e0041}', '\u{10ffff}'],
  ...['\ud800', '\udbff', '\udc00', '\udfff\ud800'],
]

/** A word as people write it, short enough for the field, with one sign in it that no word has. */
const withOddSign = (maxLength: number) =>
  fc.tuple(fc.constantFrom(...oddSigns), fc.nat(8)).map(([sign, at]) => {
    const word = 'Ensalada'.slice(0, Math.max(0, maxLength - sign.length))
    return word.slice(0, at) + sign + word.slice(at)
  })

/** fast-check reads neither looks around nor classes of Unicode. */
const isSimple = (pattern: string) => !/\(\?[=!<]|\\p\{/.test(pattern)

function range({ minimum, maximum }: Schema, most: number) {
  const min = Math.max(minimum ?? -most, -most)
  return { min, max: Math.max(Math.min(maximum ?? most, most), min) }
}
