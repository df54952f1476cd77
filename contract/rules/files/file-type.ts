/** docs/product.md#uploads: 'image' for an image extension, else 'pdf'. */
export function fileType(name: string): 'image' | 'pdf' {
  return /\.(jpe?g|gif|png|webp)$/i.test(name) ? 'image' : 'pdf'
}

export const pictureFormats = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** 'program' is any file that an operating system can run. 'unknown' is any format that we do not recognise. */
export type FileFormat = PictureFormat | 'pdf' | 'svg' | 'heic' | 'program' | 'unknown'

/** The number of bytes that `formatOf` needs. */
export const signatureBytes = 4096

type Head = Uint8Array<ArrayBufferLike>

/** The format of a file, by its first bytes, because the file name can lie. */
export function formatOf(head: Head): FileFormat {
  const start = latin1(head.subarray(0, 16))
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.slice(4, 8) === 'ftyp') return isoMedia(latin1(head.subarray(8, 64)))
  if (start.startsWith('%PDF-')) return 'pdf'
  if (isProgram(start)) return 'program'
  return isSvg(head) ? 'svg' : 'unknown'
}

/**
 * Whether a picture also contains the start of another format, so that some program could read it as that format. Content further inside
 * does not survive, because we draw each picture again.
 */
export function isMixed(head: Head): boolean {
  return /%PDF-|<(svg|html|script|!doctype|\?php|\?xml[^>]*\?>\s*<svg)\b/i.test(
    latin1(head.subarray(0, 1024)),
  )
}

/** The first bytes of programs: Windows, Linux, scripts, Java and the three kinds of macOS. */
const programs = [
  'MZ',
  '\x7fELF',
  '#!',
  '\xca\xfe\xba\xbe',
  '\xfe\xed\xfa',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
]

const isProgram = (start: string) => programs.some((magic) => start.startsWith(magic))

/** An SVG can begin with a byte order mark, a declaration and any number of comments. */
function isSvg(head: Head) {
  const text = latin1(head).replaceAll('\0', '')
  return /^[^<]{0,16}<(svg\b|\?xml|!--|!doctype\s+svg)/i.test(text) && /<svg\b|\bsvg\b/i.test(text)
}

function isoMedia(brands: string): FileFormat {
  const major = brands.slice(0, 4)
  if (/^(avif|avis)$/.test(major) || /avif/.test(brands)) return 'avif'
  return /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(major) ? 'heic' : 'unknown'
}

function latin1(bytes: Head) {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
