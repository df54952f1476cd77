import type { MenuContent } from '@/contract/entities/menu'
import { priceText } from '@/contract/rules/menu/price'
import { addDays } from '@/contract/rules/time/local-time'
import { editMenu, moveDish, withoutSupplement } from './edit-menu'
import type { Answer, Turn } from './facts'
import { findDishes } from './find-dish'
import type { Change } from './intents'
import { firstDoubt, offer } from './proposal'
import { contentOf } from './release'
import type { Proposal } from './state'
import { beside, cut, dayName, menuText, t, title } from './texts'
import { dayMeant, menuOn, openProposal } from './turn'

/** Changes the proposal, unless the message names another day. Otherwise changes the stored menu of that day. */
function change(turn: Turn, date: string | null, apply: (content: MenuContent) => Changed): Answer {
  const proposal = openProposal(turn)
  const index = proposal ? proposal.menus.findIndex((menu) => !date || menu.date === date) : -1
  const proposed = proposal?.menus[index]
  if (proposal && proposed) {
    const changed = apply(proposed.content)
    if ('answer' in changed) return changed.answer
    const menus = proposal.menus.map((menu, i) =>
      i === index ? { ...menu, content: changed.content } : menu,
    )
    return again(turn, { ...proposal, menus }, changed.text)
  }
  const day = dayMeant(turn, date)
  const menu = menuOn(turn, day)
  if (!menu) return noMenu(turn, day)
  if (day < turn.today) return { replies: [{ text: t('change.past') }] }
  const changed = apply(contentOf(menu))
  if ('answer' in changed) return changed.answer
  const slot = { date: menu.date, service: menu.service }
  const release = (
    { draft: 'draft', scheduled: 'schedule', published: 'publish', expired: 'publish' } as const
  )[menu.state]
  return {
    replies: [{ text: beside(`${changed.text}\n\n${menuText(slot, changed.content, turn.today, 850)}`) }],
    commands: [{ do: 'save', slot, content: changed.content, release }],
    state: { focus: slot, awaiting: null },
  }
}

type Changed = { content: MenuContent; text: string } | { answer: Answer }

/** Shows the changed proposal with the next question. */
function again(turn: Turn, proposal: Proposal, text: string): Answer {
  const [only] = proposal.menus
  const shown =
    only && proposal.menus.length === 1 ? `\n\n${menuText(only, only.content, turn.today, 850)}` : ''
  return {
    replies: [{ text: beside(text + shown) }, ...firstDoubt(proposal), offer(turn, proposal)],
    state: { proposal, awaiting: null },
  }
}

export const noMenu = (turn: Turn, date: string): Answer => ({
  replies: [{ text: t('change.noMenu', { day: dayName(date, turn.today) }) }],
  state: { awaiting: 'menu', focus: { date, service: 'comida' } },
})

export function setPrice(turn: Turn, euros: number, date: string | null): Answer {
  return change(turn, date, (content) => {
    if (euros <= 0 || euros > 200)
      return { answer: { replies: [{ text: t('price.odd', { price: priceText(euros) }) }] } }
    return { content: { ...content, price: euros }, text: t('price.done', { price: priceText(euros) }) }
  })
}

export function changeDishes(turn: Turn, wanted: Change, date: string | null): Answer {
  return change(turn, date, (content) => {
    const outcome = editMenu(content, wanted)
    if ('content' in outcome) return { content: outcome.content, text: confirmationOf(wanted) }
    if (outcome.problem === 'several') return { answer: whichOne(wanted, outcome.dishes) }
    const dish = wanted.dish
    return {
      answer: {
        replies: [{ text: t(`change.${outcome.problem}`, { dish: cut(dish, 80) }) }],
        state: { awaiting: 'changes' },
      },
    }
  })
}

function confirmationOf(wanted: Change) {
  if (wanted.kind === 'add') return t('change.added', { dish: cut(wanted.dish, 120) })
  if (wanted.kind === 'remove') return t('change.removed')
  return t('change.replaced', { dish: cut(wanted.by, 120) })
}

const whichOne = (wanted: Change, dishes: { name: string }[]): Answer => ({
  replies: [
    {
      text: t('dish.which', { dish: cut(wanted.dish, 60) }),
      list: {
        label: t('button.choose'),
        rows: dishes.slice(0, 10).map(({ name }) => ({
          action: cut(
            `say:${wanted.kind === 'replace' ? `cambia ${name} por ${wanted.by}` : `quita ${name}`}`,
            200,
          ),
          ...rowText(name),
        })),
      },
    },
  ],
})

const rowText = (name: string) => ({
  title: cut(name, 24),
  ...(name.length > 24 && { description: cut(name, 72) }),
})

export function soldOut(turn: Turn, wanted: string, isSoldOut: boolean, date: string | null): Answer {
  const day = date ?? turn.today
  const menu = menuOn(turn, day)
  if (!menu) return noMenu(turn, day)
  const found = findDishes(menu, wanted)
  const [dish] = found
  const action = (name: string) => cut(`so:${menu.date}:${menu.service}:${isSoldOut ? 1 : 0}:${name}`, 200)
  if (!dish || found.length > 1) {
    const all = found.length > 0 ? found : menu.categories.flatMap(({ items }) => items)
    const likely = all.filter((one) => Boolean(one.soldOut) !== isSoldOut).slice(0, 10)
    if (likely.length === 0) return { replies: [{ text: t('soldOut.none') }] }
    const rows = likely.map(({ name }) => ({ action: action(name), ...rowText(name) }))
    const text = t(found.length > 1 ? 'dish.which' : 'dish.unknown', { dish: cut(wanted, 60) })
    return { replies: [{ text, list: { label: t('button.choose'), rows } }] }
  }
  return markSoldOut(turn, { date: menu.date, service: menu.service }, dish.name, isSoldOut)
}

export function markSoldOut(
  turn: Turn,
  slot: { date: string; service: 'comida' | 'cena' },
  dish: string,
  isSoldOut: boolean,
): Answer {
  const menu = turn.facts.menus.find(({ date, service }) => date === slot.date && service === slot.service)
  const item = menu?.categories
    .flatMap(({ items }) => items)
    .find(({ name }) => name === dish || name.startsWith(dish))
  if (!menu || !item) return noMenu(turn, slot.date)
  const back = `so:${slot.date}:${slot.service}:${isSoldOut ? 0 : 1}:${item.name}`
  return {
    replies: [
      {
        text: t(isSoldOut ? 'soldOut.done' : 'soldOut.back', { dish: cut(item.name, 120) }),
        buttons: [{ action: cut(back, 200), title: title(t(isSoldOut ? 'button.back' : 'button.soldOut')) }],
      },
    ],
    commands: [{ do: 'sold-out', slot, dish: item.name, soldOut: isSoldOut }],
  }
}

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
  return again(turn, { ...proposal, menus, doubts: others }, t('doubt.settled'))
}

const dateOf = (today: string, choice: string) =>
  choice === 'today' ? today : choice === 'tomorrow' ? addDays(today, 1) : null

const courseOf: Record<string, string> = { firsts: 'primero', seconds: 'segundo', desserts: 'postre' }

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
