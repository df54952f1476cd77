export const pictureFormats = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** 'program' is anything a system would run; 'unknown' what nobody here can name. */
export type FileFormat = PictureFormat | 'pdf' | 'svg' | 'heic' | 'program' | 'unknown'

/** As many bytes as `formatOf` wants to see. */
export const signatureBytes = 4096

type Head = Uint8Array<ArrayBufferLike>

/** What a file is, by its first bytes: a name is only what somebody says. */
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
 * A picture that begins like something else as well, to be taken for that somewhere. What hides further in does not
 * survive being drawn anew.
 */
export function isMixed(head: Head): boolean {
  return /%PDF-|<(svg|html|script|!doctype|\?php|\?xml[^>]*\?>\s*<svg)\b/i.test(
    latin1(head.subarray(0, 1024)),
  )
}

/** Windows, Linux, scripts, Java and the three kinds of macOS. */
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

/** Its text may begin with a byte order mark, a declaration and any number of comments. */
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
