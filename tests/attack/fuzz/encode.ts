/** What is no UTF-8: a byte of none, an overlong NUL, half of a surrogate pair, a sign beyond Unicode, half a sign. */
const noSigns = [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]]

const ways = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'latin-1': (text: string) => Buffer.from(text, 'latin1'),
  'utf-16': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16 the other way': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
}

export const encodings = [...Object.keys(ways), ...noSigns.map((bytes) => `utf-8 with ${bytes.join(' ')}`)]

/** A body's bytes. What is no sign stands in the middle of the body's first value or name, or at its end. */
export function encode(text: string, encoding: string) {
  const plain = Object.entries(ways).find(([name]) => name === encoding)?.[1]
  if (plain) return new Uint8Array(plain(text))
  const bytes = encoding.replace('utf-8 with ', '').split(' ').map(Number)
  const at = text.indexOf('"', text.length / 3) + 1 || text.length
  return new Uint8Array(
    Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(bytes), Buffer.from(text.slice(at))]),
  )
}
