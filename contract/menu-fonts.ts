// Only constants, so that the browser does not load zod.

export type MenuFont = { id: string; family: string; category: MenuFontCategory; weights: readonly number[] }
export type MenuFontCategory = 'sans-serif' | 'serif' | 'display' | 'handwriting'

/** The 35 fonts of docs/product.md#fonts. A template stores `family`. The files are in public/fonts/menu. */
export const menuFonts: readonly MenuFont[] = [
  { id: 'montserrat', family: 'Montserrat', category: 'sans-serif', weights: [400, 700] },
  { id: 'poppins', family: 'Poppins', category: 'sans-serif', weights: [400, 700] },
  { id: 'lato', family: 'Lato', category: 'sans-serif', weights: [400, 700] },
  { id: 'raleway', family: 'Raleway', category: 'sans-serif', weights: [400, 700] },
  { id: 'nunito', family: 'Nunito', category: 'sans-serif', weights: [400, 700] },
  { id: 'work-sans', family: 'Work Sans', category: 'sans-serif', weights: [400, 700] },
  { id: 'josefin-sans', family: 'Josefin Sans', category: 'sans-serif', weights: [400, 700] },
  { id: 'oswald', family: 'Oswald', category: 'sans-serif', weights: [400, 700] },
  { id: 'barlow-condensed', family: 'Barlow Condensed', category: 'sans-serif', weights: [400, 700] },
  { id: 'bebas-neue', family: 'Bebas Neue', category: 'sans-serif', weights: [400] },
  { id: 'anton', family: 'Anton', category: 'sans-serif', weights: [400] },
  { id: 'playfair-display', family: 'Playfair Display', category: 'serif', weights: [400, 700] },
  { id: 'lora', family: 'Lora', category: 'serif', weights: [400, 700] },
  { id: 'merriweather', family: 'Merriweather', category: 'serif', weights: [400, 700] },
  { id: 'eb-garamond', family: 'EB Garamond', category: 'serif', weights: [400, 700] },
  { id: 'cormorant-garamond', family: 'Cormorant Garamond', category: 'serif', weights: [400, 700] },
  { id: 'libre-baskerville', family: 'Libre Baskerville', category: 'serif', weights: [400, 700] },
  { id: 'cinzel', family: 'Cinzel', category: 'serif', weights: [400, 700] },
  { id: 'yeseva-one', family: 'Yeseva One', category: 'display', weights: [400] },
  { id: 'zilla-slab', family: 'Zilla Slab', category: 'serif', weights: [400, 700] },
  { id: 'bitter', family: 'Bitter', category: 'serif', weights: [400, 700] },
  { id: 'alfa-slab-one', family: 'Alfa Slab One', category: 'display', weights: [400] },
  { id: 'rye', family: 'Rye', category: 'display', weights: [400] },
  { id: 'dancing-script', family: 'Dancing Script', category: 'handwriting', weights: [400, 700] },
  { id: 'pacifico', family: 'Pacifico', category: 'handwriting', weights: [400] },
  { id: 'lobster', family: 'Lobster', category: 'display', weights: [400] },
  { id: 'great-vibes', family: 'Great Vibes', category: 'handwriting', weights: [400] },
  { id: 'kaushan-script', family: 'Kaushan Script', category: 'handwriting', weights: [400] },
  { id: 'caveat', family: 'Caveat', category: 'handwriting', weights: [400, 700] },
  { id: 'amatic-sc', family: 'Amatic SC', category: 'handwriting', weights: [400, 700] },
  { id: 'cabin-sketch', family: 'Cabin Sketch', category: 'display', weights: [400, 700] },
  { id: 'fredericka-the-great', family: 'Fredericka the Great', category: 'display', weights: [400] },
  { id: 'patrick-hand', family: 'Patrick Hand', category: 'handwriting', weights: [400] },
  { id: 'abril-fatface', family: 'Abril Fatface', category: 'display', weights: [400] },
  { id: 'righteous', family: 'Righteous', category: 'display', weights: [400] },
]

export const defaultMenuFont = 'Montserrat'

/** The id of one font file, such as `lora-700`. */
export type FaceKey = string

/** The addresses of a face's font file and metrics. On disk they have the same path below public/. */
export const faceFile = (face: FaceKey) => `/fonts/menu/${face}.woff2`
export const faceMetricsFile = (face: FaceKey) => `/fonts/menu/${face}.json`

/** The CSS name of a face, different from every other font's name. */
export const faceFamily = (face: FaceKey) => `menu ${face}`

/** For characters that a template's font lacks, the first of these faces that has the character. Both ends of a range are included. */
export const fallbackFaces: readonly { face: FaceKey; ranges: readonly (readonly [number, number])[] }[] = [
  {
    face: 'noto-sans-latin-ext-400',
    ranges: [
      [0x100, 0x2ff],
      [0x1d00, 0x1dbf],
      [0x1e00, 0x1e9f],
      [0x20a0, 0x20ab],
      [0x20ad, 0x20c0],
      [0x2113, 0x2113],
    ],
  },
  {
    face: 'noto-sans-vietnamese-400',
    ranges: [
      [0x102, 0x1b0],
      [0x1ea0, 0x1ef9],
      [0x20ab, 0x20ab],
    ],
  },
  { face: 'noto-sans-greek-400', ranges: [[0x370, 0x3ff]] },
  {
    face: 'noto-sans-cyrillic-400',
    ranges: [
      [0x301, 0x301],
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  },
  {
    face: 'noto-emoji-400',
    ranges: [
      [0x203c, 0x203c],
      [0x2049, 0x2049],
      [0x2122, 0x2122],
      [0x2139, 0x2139],
      [0x2190, 0x21aa],
      [0x2300, 0x23ff],
      [0x24c2, 0x24c2],
      [0x25a0, 0x27bf],
      [0x2934, 0x2935],
      [0x2b00, 0x2bff],
      [0x3030, 0x303d],
      [0x3297, 0x3299],
      [0x1f000, 0x1faff],
    ],
  },
]

/**
 * Hebrew, Arabic, Chinese, Japanese and Korean: outlines made by scripts/assets/outlined-scripts.mjs, because browsers shape these scripts
 * differently. 64 characters in each file, because a menu needs only a few of thousands. These are the existing files, both ends included.
 */
const outlined = [
  [0x16, 0x1b],
  [0xc0, 0xc3],
  [0x138, 0x27e],
  [0x2b0, 0x35e],
  [0x3ed, 0x3ef],
  [0x3fa, 0x3fe],
] as const

export const isOutlined = (face: FaceKey) => face.startsWith('outlines/')

export function outlinedFace(code: number): FaceKey | undefined {
  const file = Math.floor(code / 64)
  return outlined.some(([from, to]) => file >= from && file <= to)
    ? `outlines/${file.toString(16)}`
    : undefined
}
