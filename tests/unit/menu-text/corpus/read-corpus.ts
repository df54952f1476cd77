import { isoDate } from '@/contract/entities/date'
import { categoryNames } from '@/contract/rules/menu-text/heading-words'

/** Tuesday. Every message of the corpus was written on this day. */
export const corpusDay = '2026-11-24'

export type ExpectedItem = { category: string; name: string; supplement: number | null }
export type ExpectedMenu = {
  date: string | null
  service: 'comida' | 'cena'
  price: number | null
  halfPrice: number | null
  window: string | null
  includes: string[]
  items: ExpectedItem[]
}
export type Message = { name: string; text: string; menus: ExpectedMenu[]; doubts: string[] }

const courseNames: Readonly<Record<string, string>> = {
  E: categoryNames.starters,
  '1': categoryNames.firsts,
  M: categoryNames.mains,
  '2': categoryNames.seconds,
  P: categoryNames.desserts,
  B: categoryNames.drinks,
  G: categoryNames.sides,
  U: categoryNames.single,
}

/** `# date price ½half pan bebida 13:00-16:00 cena`, each of them or none. */
function factsOf(line: string): ExpectedMenu {
  const words = line.slice(1).trim().split(/\s+/).filter(Boolean)
  const price = words.find((word) => /^[\d.]+$/.test(word))
  const half = words.find((word) => word.startsWith('½'))
  return {
    date: words.find((word) => isoDate.safeParse(word).success) ?? null,
    service: words.includes('cena') ? 'cena' : 'comida',
    price: price === undefined ? null : Number(price),
    halfPrice: half === undefined ? null : Number(half.slice(1)),
    window: words.find((word) => /^\d\d:\d\d-\d\d:\d\d$/.test(word)) ?? null,
    includes: words.filter((word) => /^(?:pan|bebida|postre|cafe|postre-o-cafe)$/.test(word)).sort(),
    items: [],
  }
}

/** `1 Lentejas; Almejas +3`: a course's sign, or a heading of the owner's own and a colon, then its dishes. */
function itemsOf(line: string): ExpectedItem[] {
  const own = /^([^:;]{2,40}): /.exec(line)
  const category = own?.[1] ?? courseNames[line.slice(0, 1)] ?? ''
  return line
    .slice(own ? own[0].length : 2)
    .split('; ')
    .map((item) => {
      const [, name = '', supplement] = /^(.*?)(?: \+([\d.]+))?$/.exec(item) ?? []
      return { category, name, supplement: supplement === undefined ? null : Number(supplement) }
    })
}

function messageOf(block: string): Message {
  const [head = '', expected = ''] = block.split(/^--$/m)
  const [name = '', ...text] = head.split('\n')
  const menus: ExpectedMenu[] = []
  const doubts: string[] = []
  for (const line of expected.split('\n').filter((written) => written.trim() !== '')) {
    if (line.startsWith('#')) menus.push(factsOf(line))
    else if (line.startsWith('?')) doubts.push(line.slice(1).trim())
    else menus.at(-1)?.items.push(...itemsOf(line))
  }
  return { name, text: text.join('\n').trimEnd(), menus, doubts }
}

/** Messages one after the other: `== name`, the text, `--`, and what is to be read in it. */
export function corpus(written: string): Message[] {
  return written.split(/^== /m).slice(1).map(messageOf)
}
