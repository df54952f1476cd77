import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import type { MenuText, ParsedMenu } from '@/contract/rules/menu-text/parsed-menu'
import { fold } from '@/contract/rules/menu-text/words'
import type { TrueMenu, Written } from './messages'
import { writtenOn } from './write-message'

type Tally = { right: number; all: number }
export type Measured = {
  fields: Tally
  refused: Tally
  messages: Tally
  phenomena: Map<string, Tally>
  failures: { phenomenon: string; field: string; expected: string; read: string; text: string }[]
}

const loose = (name: string) =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Item = { name: string; supplement?: number | null; soldOut?: boolean }
const itemText = ({ name, supplement, soldOut }: Item) =>
  `${loose(name)}${supplement ? ` +${supplement}` : ''}${soldOut ? ' x' : ''}`

function sections(menu: { category: string; item: Item }[]): Map<string, string> {
  const found = new Map<string, string[]>()
  for (const { category, item } of menu) found.set(category, [...(found.get(category) ?? []), itemText(item)])
  return new Map([...found].map(([category, items]) => [category, items.sort().join('; ')]))
}

const trueSections = ({ items }: TrueMenu) =>
  sections(
    items.map((item) => ({ category: item.category === 'Principales' ? 'Segundos' : item.category, item })),
  )
const readSections = (menu: ParsedMenu | undefined) =>
  sections(
    (menu?.categories ?? []).flatMap(({ name, items }) =>
      items.map((item) => ({ category: name === 'Principales' ? 'Segundos' : name, item })),
    ),
  )

type Field = readonly [keyof Written['fields'], string, string]

function fieldsOf(expected: TrueMenu, read: ParsedMenu | undefined): Field[] {
  const dishes = trueSections(expected)
  const found = readSections(read)
  const names = new Set([...dishes.keys(), ...found.keys()])
  const window = read?.window ? `${read.window.start}-${read.window.end}` : ''
  const fields: Field[] = [
    ...[...names].map(
      (name): Field => ['dishes', `${name}: ${dishes.get(name) ?? ''}`, `${name}: ${found.get(name) ?? ''}`],
    ),
    ['price', String(expected.price ?? ''), String(read?.price ?? '')],
    ['half', String(expected.halfPrice ?? ''), String(read?.halfPrice ?? '')],
    ['date', expected.date ?? '', read?.date ?? ''],
    ['service', expected.service === 'cena' ? 'cena' : '', read?.service === 'cena' ? 'cena' : ''],
    ['window', expected.window ?? '', window],
    ['includes', expected.includes.join(' '), [...(read?.includes ?? [])].sort().join(' ')],
  ]
  return fields.filter(([, one, other]) => one !== '' || other !== '')
}

/** Whether a text was taken for a menu: a dish was read. */
export const holdsMenu = ({ menus }: MenuText) => menus.some(({ categories }) => categories.length > 0)

export function measure(messages: readonly Written[]): Measured {
  const measured: Measured = {
    ...{ fields: { right: 0, all: 0 }, refused: { right: 0, all: 0 }, messages: { right: 0, all: 0 } },
    ...{ phenomena: new Map(), failures: [] },
  }
  const count = (phenomenon: string, right: boolean) => {
    const tally = measured.phenomena.get(phenomenon) ?? { right: 0, all: 0 }
    measured.phenomena.set(phenomenon, { right: tally.right + Number(right), all: tally.all + 1 })
  }
  for (const { text, menus, fields } of messages) {
    const read = parseMenuText(text, { today: writtenOn })
    const fail = (field: keyof Written['fields'], expected: string, found: string) =>
      measured.failures.push({ phenomenon: fields[field], field, expected, read: found, text })
    if (menus.length === 0) {
      const right = !holdsMenu(read)
      measured.refused = { right: measured.refused.right + Number(right), all: measured.refused.all + 1 }
      count(fields.dishes, right)
      if (!right) fail('dishes', 'no menu', [...readSections(read.menus[0])].join(' | '))
      continue
    }
    let whole = read.menus.length === menus.length
    for (const [at, menu] of menus.entries())
      for (const [field, expected, found] of fieldsOf(menu, read.menus[at])) {
        const right = expected === found
        measured.fields = { right: measured.fields.right + Number(right), all: measured.fields.all + 1 }
        count(at > 0 ? fields.date : fields[field], right)
        if (!right) fail(field, expected, found)
        whole &&= right
      }
    measured.messages = { right: measured.messages.right + Number(whole), all: measured.messages.all + 1 }
  }
  return measured
}
