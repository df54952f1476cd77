import type { OwnMenu } from '@/contract/entities/own-menu'
import { spokenClockText } from '@/contract/rules/time/clock-text'
import { localNow } from '@/contract/rules/time/local-time'
import { createTalk } from '../world'
import { startOf } from './start'

export type Blind = { id: number; start: string; turns: string[]; meant: string; mustNot: string }

/** «2026-11-18 comida published 12: Lentejas, Pollo agotado / Flan · pan+bebida» */
function standing({
  date,
  service,
  state,
  price,
  categories,
  includes,
  window,
  publishAt,
  halfPrice,
}: OwnMenu) {
  const courses = categories.map(({ name, items }) => {
    const dishes = items.map((item) => {
      const marks = [item.supplement ? `+${item.supplement}` : '', item.soldOut ? 'AGOTADO' : '']
      return [item.name, ...marks].filter(Boolean).join(' ')
    })
    return `[${name}] ${dishes.join(', ')}`
  })
  const facts = [
    halfPrice === null ? '' : `medio ${halfPrice}`,
    includes.join('+'),
    window ? `${window.start}–${window.end}` : '',
    state === 'scheduled' && publishAt
      ? `sale ${spokenClockText(localNow(new Date(publishAt), 'Europe/Madrid').minute)}`
      : '',
  ]
  return [`${date} ${service} ${state} ${price}: ${courses.join(' ')}`, ...facts.filter(Boolean)].join(' · ')
}

/** Plays one conversation, and writes each message, each answer, and what it wrote. To be judged by a reader. */
export function played({ id, start, turns, meant, mustNot }: Blind): string {
  const { facts, shown } = startOf(start)
  const talk = createTalk(facts)
  const lines = [`\n=== ${id}. ${start}`]
  const calendar = () => talk.world.menus.map(standing)
  const say = (text: string) => {
    const before = calendar()
    const replies = talk.send({ kind: 'text', text })
    lines.push(`  ► ${text}`)
    for (const { text, buttons = [], list } of replies) {
      const choices = [...buttons, ...(list?.rows ?? [])].map(({ title }) => `[${title}]`)
      lines.push(`    « ${text.replaceAll('\n', ' | ')} ${choices.join(' ')}`.trimEnd())
    }
    const after = calendar()
    for (const gone of before.filter((one) => !after.includes(one))) lines.push(`    − ${gone}`)
    for (const come of after.filter((one) => !before.includes(one))) lines.push(`    + ${come}`)
  }
  if (shown) say(shown)
  for (const turn of turns) say(turn)
  lines.push(...calendar().map((one) => `  = ${one}`), `  meant: ${meant}`, `  not: ${mustNot}`)
  return lines.join('\n')
}
