import fc from 'fast-check'

const nested = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times)

/** In the place of a value: numbers that no computer counts with, texts that no database stores, nests deeper than a stack. */
const oddValues = [
  ...['9'.repeat(5000), `-${'9'.repeat(400)}`, `0.${'1'.repeat(5000)}`, '1e400', '-1e400', '1e-400', '-0'],
  ...['1E+0000000000000000000000000001', '9007199254740993', '01', '+1', '.5', '0x10', 'NaN', 'Infinity'],
  ...[
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u009b2J"',
    '"\\u202e"',
    '"\\x41"',
    '"\0"',
  ],
  ...[nested('[', ']', 1000), nested('[', ']', 60_000), '['.repeat(60_000), nested('{"a":', '}', 1000)],
  ...['{"a":'.repeat(20_000), `[${'1,'.repeat(20_000)}1]`, '{"a":1,"a":2}', '{"__proto__":{"a":1}}', '"'],
]

/** A scalar of a JSON text, with the colon before it. */
const scalars = /:("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)/g

/** The text with one of its values replaced, or its first name given twice, or signs around it that JSON does not have. */
export function oddJson(text: string): fc.Arbitrary<string> {
  const values = [...text.matchAll(scalars)]
  const replaced = fc.tuple(fc.nat(), fc.constantFrom(...oddValues)).map(([chosen, odd]) => {
    const found = values[chosen % Math.max(values.length, 1)]
    if (!found) return odd
    return `${text.slice(0, found.index)}:${odd}${text.slice(found.index + found[0].length)}`
  })
  const twice = fc
    .constantFrom('null', '1', '"x"', '{}')
    .map((first) => text.replace(/\{("(?:[^"\\]|\\.)*"):/, (_, name) => `{${name}:${first},${name}:`))
  const around = fc.constantFrom(`/**/${text}`, `${text},`, `${text}\0`, `\u2028${text}`, `${text}${text}`)
  return fc.oneof({ arbitrary: replaced, weight: 6 }, { arbitrary: twice, weight: 2 }, around)
}
