import { type Amount, standInForAmounts } from './amounts'
import { assemble } from './assemble'
import type { Assembly, Placed } from './assembly'
import { finishMenus } from './finish-menus'
import { splitCourses } from './headings'
import { readSegment } from './read-segment'
import { type SourceLine, sourceLines } from './source-lines'
import { splitSegments } from './split-segments'
import type { Doubt, MenuText, MenuTextContext, ParsedMenu, ReadAs, ReadLine } from './types'
import { spellWeekdays } from './weekday-letters'

/** What is read of a message; a longer one is no menu. */
export const longestMenuText = 20_000

function readLine(source: SourceLine, today: string): Placed[] {
  const amounts: Amount[] = []
  const marked = standInForAmounts(source.text, amounts)
  return splitSegments(marked).flatMap((segment) =>
    splitCourses(segment).flatMap((part) =>
      readSegment(part, amounts, today).map((reading) => ({ reading, source, amounts })),
    ),
  )
}

const weight: readonly ReadAs[] = ['doubt', 'facts', 'heading', 'note', 'chatter']

function accountOf(text: string, { as }: Assembly, menus: readonly ParsedMenu[]): ReadLine[] {
  const dishes = new Set(
    menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items.map(({ line }) => line))),
  )
  return text.split(/\r\n|[\n\r\u2028\u2029\u0085]/).flatMap((raw, index) => {
    if (raw.trim() === '') return []
    const line = index + 1
    const read = as.get(line)
    return [
      {
        line,
        text: raw.trim(),
        as: dishes.has(line) ? 'dishes' : (weight.find((one) => read?.has(one)) ?? 'chatter'),
      },
    ]
  })
}

/** «1º» to «4º» or more is a list, not courses. */
const countsDishes = (text: string) =>
  /(?:^|\n)[^\p{L}\p{N}\n]{0,6}(?:[4-9]|1\d) ?(?:[º°ª]|\uFE0F?\u20E3)/u.test(text)

/** A menu as owners write it in a chat, turned into menus and what one is unsure about. */
export function parseMenuText(text: string, { today }: MenuTextContext): MenuText {
  const read = text.slice(0, longestMenuText)
  const sources = spellWeekdays(sourceLines(read))
  const assembly = assemble(
    sources.flatMap((source) => readLine(source, today)),
    countsDishes(read),
  )
  const menus = finishMenus(assembly, today)
  const cut: Doubt[] =
    read.length < text.length ? [{ reason: 'text-too-long', line: read.split('\n').length, words: '' }] : []
  const doubts = [
    ...assembly.doubts,
    ...menus.flatMap((menu) => [
      ...menu.doubts,
      ...menu.categories.flatMap(({ items }) => items.flatMap((item) => item.doubts)),
    ]),
    ...cut,
  ].sort((one, other) => one.line - other.line)
  return { menus, doubts, lines: accountOf(read, assembly, menus) }
}
