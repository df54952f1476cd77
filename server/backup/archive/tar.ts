/** A file of an archive, or a folder: its name ends with «/» and it has no bytes. */
export type Entry = { name: string; size: number; bytes: AsyncIterable<Uint8Array> }

const block = 512
const folderType = '5'
const fileType = '0'
/** The largest size that eleven octal digits can say. A larger one is written in binary, as GNU tar does. */
const largestOctal = 0o77777777777

/** The bytes of a tar archive (POSIX ustar), which every tar program reads. */
export async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry)
    let size = 0
    for await (const piece of entry.bytes) {
      size += piece.length
      yield piece
    }
    if (size !== entry.size) throw new Error(`${entry.name} has ${size} bytes, not ${entry.size}`)
    yield Buffer.alloc(paddingOf(size))
  }
  yield Buffer.alloc(2 * block)
}

const paddingOf = (size: number) => (block - (size % block)) % block

function headerOf({ name, size }: Entry): Buffer {
  const header = Buffer.alloc(block)
  const [prefix, rest] = splitName(name)
  header.write(rest, 0)
  header.write(name.endsWith('/') ? '0000700\0' : '0000600\0', 100)
  header.write('0000000\0'.repeat(2), 108)
  if (size <= largestOctal) header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  else {
    header[124] = 0x80
    header.writeBigUInt64BE(BigInt(size), 128)
  }
  header.write('00000000000\0', 136)
  header.write(name.endsWith('/') ? folderType : fileType, 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** A name of up to 100 bytes stands alone. A longer one is split at a «/» into a prefix of up to 155 bytes and the rest. */
function splitName(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name]
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)]
    if (rest && Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(rest) <= 100) return [prefix, rest]
  }
  throw new Error(`${name} is too long for an archive`)
}

/** The sum of a header's bytes, with spaces in the place of the checksum itself. */
function checksumOf(header: Uint8Array) {
  let sum = 8 * 32
  for (const [index, byte] of header.entries()) if (index < 148 || index >= 156) sum += byte
  return sum
}

export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive'
}

/** The entries of a tar archive, one after the other. The bytes of an entry must be read before the next entry is taken. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const input = new Input(source)
  for (;;) {
    const header = await input.take(block)
    if (header.every((byte) => byte === 0)) return input.drain()
    const { name, size } = parseHeader(header)
    const bytes = input.stream(size)
    yield { name, size, bytes }
    for await (const _ of bytes);
    await input.take(paddingOf(size))
  }
}

function parseHeader(header: Buffer) {
  if (Number.parseInt(textAt(header, 148, 8), 8) !== checksumOf(header)) throw new BrokenArchive('a header')
  const prefix = textAt(header, 345, 155)
  const name = prefix ? `${prefix}/${textAt(header, 0, 100)}` : textAt(header, 0, 100)
  const isBinary = header[124] === 0x80
  const size = isBinary ? Number(header.readBigUInt64BE(128)) : Number.parseInt(textAt(header, 124, 12), 8)
  const type = String.fromCharCode(header[156] ?? 0)
  if (type !== fileType && type !== folderType) throw new BrokenArchive(`a kind of entry (${type})`)
  if (name.split('/').includes('..') || name.startsWith('/')) throw new BrokenArchive(`a name (${name})`)
  return { name, size }
}

const textAt = (header: Buffer, from: number, length: number) => {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end).trim()
}

/** Pieces of any length, read in lengths that the reader asks for. */
class Input {
  #source: AsyncIterator<Uint8Array>
  #left: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of this.stream(size)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  /** A second reader of the same stream gets only what the first has left. */
  stream(size: number): AsyncIterable<Buffer> {
    let missing = size
    const next = async (): Promise<IteratorResult<Buffer>> => {
      if (missing === 0) return { done: true, value: undefined }
      if (this.#left.length === 0) await this.#refill()
      const piece = this.#left.subarray(0, missing)
      this.#left = this.#left.subarray(piece.length)
      missing -= piece.length
      return { done: false, value: piece }
    }
    return { [Symbol.asyncIterator]: () => ({ next }) }
  }

  /** Reads to the end of the source, so that its own check of its last bytes takes place. */
  async drain() {
    while (!(await this.#source.next()).done);
  }

  async #refill() {
    do {
      const { done, value } = await this.#source.next()
      if (done) throw new BrokenArchive('its end is missing')
      this.#left = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    } while (this.#left.length === 0)
  }
}
