import { describe, expect, test } from 'vitest'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { spokenClockText } from '@/contract/rules/time/clock-text'
import { localNow } from '@/contract/rules/time/local-time'
import type { Conversation } from './conversation'
import { calendar } from './conversations/calendar'
import { corrections } from './conversations/corrections'
import { daysAndNames } from './conversations/days-and-names'
import { dishes } from './conversations/dishes'
import { evidence } from './conversations/evidence'
import { heard } from './conversations/heard'
import { kinds } from './conversations/kinds'
import { later } from './conversations/later'
import { readers } from './conversations/readers'
import { services } from './conversations/services'
import { several } from './conversations/several'
import { talk } from './conversations/talk'
import { createTalk, shortMenu } from './world'

const all = [
  ...corrections,
  ...later,
  ...daysAndNames,
  ...dishes,
  ...calendar,
  ...talk,
  ...several,
  ...services,
  ...kinds,
  ...evidence,
  ...heard,
  ...readers,
]

/** «hoy published 12: Lentejas +2, Pollo! · medio 9 · pan+bebida · 13:00–16:00 · 9:00» */
function standing(menu: OwnMenu): string {
  const { halfPrice, includes, window, state, publishAt } = menu
  const categories = menu.categories.map((one) => ({
    ...one,
    items: one.items.map((item) => ({
      ...item,
      name: item.name + (item.supplement ? ` +${item.supplement}` : ''),
    })),
  }))
  return [
    shortMenu({ ...menu, categories }),
    ...(halfPrice === null ? [] : [`medio ${halfPrice}`]),
    ...(includes.length > 0 ? [includes.join('+')] : []),
    ...(window ? [`${window.start}–${window.end}`] : []),
    ...(state === 'scheduled' && publishAt
      ? [spokenClockText(localNow(new Date(publishAt), 'Europe/Madrid').minute)]
      : []),
  ].join(' · ')
}

/** The conversation as often as its message with the most phrasings, each time in other words. */
function phrased({ says }: Conversation): string[][] {
  const lists = says.map((one) => (typeof one === 'string' ? [one] : one))
  const most = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: most }, (_, nth) => lists.map((list) => list[nth % list.length] ?? ''))
}

function play({ start, stands, answer }: Conversation, lines: string[]) {
  const talk = createTalk(start)
  let last = ''
  for (const line of lines) {
    const replies = talk.send(line === '…' ? { kind: 'sticker' } : { kind: 'text', text: line })
    last = replies.map(({ text }) => text).join('\n')
  }
  const shown = `${lines.slice(-3).join(' → ')} → ${last}`.replaceAll('\n', ' / ')
  expect(talk.world.menus.map(standing), shown).toEqual(stands)
  if (answer) expect(last, shown).toMatch(answer)
}

describe('conversations: what was meant is what stands in the calendar', () => {
  test('there are enough of them', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(all.flatMap(phrased).length).toBeGreaterThanOrEqual(200)
  })
  const played = all.flatMap((one) =>
    phrased(one).map((lines) => [one.meant, lines.at(-1) ?? '', one, lines] as const),
  )
  test.each(played)('%s: «%s»', (_, __, one, lines) => play(one, lines))
})
