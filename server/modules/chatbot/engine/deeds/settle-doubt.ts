import type { MenuContent } from '@/contract/entities/menu'
import { addDays } from '@/contract/rules/time/local-time'
import type { Answer, Turn } from '../facts'
import type { Course } from '../language/change'
import { moveDish, withoutSupplement } from '../menu/edit-menu'
import { t } from '../texts'
import { correctedAnswer } from './changes'

/** Handles a press of a doubt's button. */
export function settleDoubt(turn: Turn, pid: string, choice: string): Answer {
  const { proposal } = turn.state
  const [doubt, ...others] = proposal?.doubts ?? []
  if (!proposal || proposal.pid !== pid || proposal.done || !doubt)
    return { replies: [{ text: t('proposal.gone') }] }
  if (doubt.about === 'price' && choice === 'other')
    return { replies: [{ text: t('price.ask') }], state: { awaiting: 'price' } }
  const menus = proposal.menus.map((menu, index) => {
    if (index !== doubt.menu) return menu
    if (doubt.about === 'date') return { ...menu, date: dateOf(turn.today, choice) ?? menu.date }
    return { ...menu, content: settled(menu.content, doubt.about, doubt.words, choice) }
  })
  return correctedAnswer(turn, { ...proposal, menus, doubts: others }, t('doubt.settled'))
}

const dateOf = (today: string, choice: string) =>
  choice === 'today' ? today : choice === 'tomorrow' ? addDays(today, 1) : null

const courseOf: Record<string, Course> = { firsts: 'primero', seconds: 'segundo', desserts: 'postre' }

function settled(content: MenuContent, about: string, name: string, choice: string): MenuContent {
  if (about === 'course') return moveDish(content, name, courseOf[choice] ?? 'primero')
  if (choice === 'yes') return content
  if (about === 'supplement') return withoutSupplement(content, name)
  const categories = content.categories.map((one) => ({
    ...one,
    items: one.items.filter((item) => item.name !== name),
  }))
  return { ...content, categories: categories.filter(({ items }) => items.length > 0) }
}
