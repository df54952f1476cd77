import type { MenuContent } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { betweenQuotes } from '@/contract/rules/language/quotes'
import { fold } from '@/contract/rules/menu-text/words'
import { answerLanguage } from '../answer-language'
import type { Answer, Command, Reply, Turn } from '../facts'
import type { Change, Orders } from '../language/change'
import { inWords } from '../language/in-words'
import { isDish } from '../language/read-dishes'
import { whole } from '../meaning/phrases'
import { plainWords } from '../meaning/spelling'
import { applyChange, type ContentChange } from '../menu/apply-change'
import { declaredFacts } from '../menu/declared'
import { findDishes } from '../menu/find-dish'
import { isMissingPrice, withPrice } from '../menu/missing-price'
import { serviceNamed, withoutService } from '../menu/service-named'
import { ask, asPerhaps, emptyContent, keepButton, take, type Work } from '../menu/work'
import type { OpenDoubt, Proposal, Slot } from '../state'
import { inOneSentence } from '../talk/in-one-sentence'
import { beside, cut, dayName, menuText, ofDay, priceText, rowText, t } from '../texts'
import { contentOf, dayTalkedOf, menuOn, openProposal } from '../turn'
import { askWhichGoes, comesAndGoes, comesInstead, only } from './comes-and-goes'
import { offering, summary } from './proposal'

export const noMenu = (turn: Turn, date: string): Answer => ({
  replies: [{ text: t('change.noMenu', { day: dayName(date, turn.today) }) }],
  state: { awaiting: 'menu', focus: { date, service: 'comida' } },
})

/** Changes the pending proposal, unless the message names another day. Then changes the stored menu of that day. */
export function makeChanges(turn: Turn, { changes, date: written, rest, lost = [] }: Orders): Answer {
  const proposal = openProposal(turn)
  const date = proposal && written && written < turn.today ? null : written
  const fillsIn = isMissingPrice(turn, proposal?.menus, changes, date)
  const day = date ?? dayServed(turn, changes) ?? dayTalkedOf(turn)
  const named = serviceNamed(turn.message, changes)
  const there = [...(proposal?.menus ?? []), ...turn.facts.menus].filter((menu) => menu.date === day)
  if (named && there.length > 0 && !there.some(({ service }) => service === named))
    return withoutService(turn, named, day)
  const service = there.length > 0 ? named : null
  const index = proposal
    ? proposal.menus.findIndex(
        (menu) =>
          (fillsIn ? menu.content.price === null : !date || menu.date === date) &&
          (!service || menu.service === service),
      )
    : -1
  const proposed = proposal?.menus[index]
  const stored = storedFor(turn, changes, { day, isNamed: date !== null }, service)
  const isPending =
    proposal !== null && proposed !== undefined && !isOnlyOfStored(changes, proposed.content, stored)
  if (!isPending && !stored) return withoutMenu(turn, changes, day)
  if (!isPending && day < turn.today) return { replies: [{ text: t('change.past') }] }
  const content = isPending ? proposed.content : contentOf(stored ?? proposed?.content ?? emptyContent)
  const work: Work = {
    content,
    date: isPending ? proposed.date : day,
    texts: [],
    question: null,
    isChanged: false,
    fillsIn,
    commands: [],
    buttons: undefined,
    state: {},
  }
  for (const change of changes) make(turn, work, change, isPending ? null : (stored ?? null))
  askForRest(turn, work, rest)
  if (!work.question) askForLost(turn, work, lost)
  return isPending && proposal ? corrected(turn, proposal, index, work) : saved(turn, stored, work)
}

/** «Agotado» applies to a menu of today, unless the message names a day. */
function storedFor(
  turn: Turn,
  changes: Change[],
  { day, isNamed }: { day: string; isNamed: boolean },
  named: Slot['service'] | null,
): OwnMenu | undefined {
  const service = named ?? changes.find((one) => one.kind === 'service')?.service
  const ofToday = changes.some(({ kind }) => kind === 'sold-out' || kind === 'back' || kind === 'gone')
  const { focus } = turn.state
  const there = turn.facts.menus.find(
    (menu) =>
      menu.date === day && menu.service === (service ?? focus?.service ?? serviceMeant(turn, changes, day)),
  )
  return there ?? menuOn(turn, day) ?? (ofToday && !isNamed ? menuOn(turn, turn.today) : undefined)
}

const isService = ({ kind }: Change) => kind === 'sold-out' || kind === 'gone' || kind === 'back'

/** «y sin flan», of the menu that is talked of. */
const isWithout = /^\P{L}*(?:(?:y|e|i|and) )?(?:sin|sense|sen|without)(?!\p{L})/iu

/** What is sold out is sold out today, whatever day was talked of before: only today's menu is served. */
function dayServed(turn: Turn, changes: Change[]): string | null {
  const text = turn.message.kind === 'text' ? turn.message.text : ''
  if (changes.length === 0 || !changes.every(isService) || isWithout.test(text)) return null
  const dishes = changes.flatMap((change) => ('dish' in change && change.dish ? [change.dish] : []))
  const isOut = (menu: OwnMenu) => menu.date === turn.today && menu.state === 'published'
  const holding = turn.facts.menus.filter(
    (menu) => isOut(menu) && dishes.length > 0 && dishes.every((dish) => findDishes(menu, dish).length > 0),
  )
  return holding.length > 0 ? turn.today : null
}

const evening = 18 * 60

/** Of lunch and dinner the one that has the dish; with both, the one that is served now. */
function serviceMeant(turn: Turn, changes: Change[], day: string): Slot['service'] {
  const dishes = changes.flatMap((change) => ('dish' in change && change.dish ? [change.dish] : []))
  const holding = turn.facts.menus.filter(
    (menu) => menu.date === day && dishes.some((dish) => findDishes(menu, dish).length > 0),
  )
  const [one, ...others] = holding
  if (one && others.length === 0) return one.service
  return day === turn.today && turn.minute >= evening ? 'cena' : 'comida'
}

/** A dish that stands only in the published menu refers to the published menu. */
function isOnlyOfStored(changes: Change[], pending: MenuContent, stored: OwnMenu | undefined) {
  const [change] = changes
  if (!stored || changes.length !== 1 || !change || !('dish' in change) || !change.dish) return false
  const isOfService = change.kind === 'sold-out' || change.kind === 'gone' || change.kind === 'back'
  return (
    isOfService && findDishes(pending, change.dish).length === 0 && findDishes(stored, change.dish).length > 0
  )
}

function withoutMenu(turn: Turn, changes: Change[], day: string): Answer {
  const [dish] = changes.flatMap((change) => (change.kind === 'perhaps' ? [change.dish] : []))
  return dish ? { ...asPerhaps(dish), state: { wanted: null } } : noMenu(turn, day)
}

function make(turn: Turn, work: Work, change: Change, stored: OwnMenu | null) {
  switch (change.kind) {
    case 'perhaps':
      return findDishes(work.content, change.dish).length === 1
        ? comesAndGoes(turn, work, { kind: 'back', dish: change.dish }, stored)
        : ask(work, asPerhaps(change.dish))
    case 'same':
      return make(turn, work, sameAs(turn, change.dish), stored)
    case 'replace-what':
      work.state.wanted = { course: null, instead: change.dish, isOld: false, by: null }
      return ask(work, {
        replies: [{ text: t('change.byWhat', { dish: cut(change.dish, 80) }), buttons: [keepButton()] }],
      })
    case 'replace-of':
      return askWhichGoes(turn, work, change)
    case 'instead':
      return comesInstead(turn, work, change.by)
    case 'add-what':
      work.state.wanted = { course: change.course, instead: null, isOld: false, by: null }
      return ask(work, {
        replies: [
          { text: t('change.whatDish', { course: t(`course.${change.course}`) }), buttons: [keepButton()] },
        ],
      })
    case 'service':
      return
    case 'stays':
      return stays(turn, work, change.euros)
    case 'sold-out':
    case 'gone':
    case 'back':
      work.state.away = change.kind === 'back' ? null : change.kind
      return comesAndGoes(turn, work, change, stored)
    case 'remove':
      work.state.away = 'remove'
      return isRepeated(turn, work, change)
        ? void work.texts.push(t('change.removed', { dish: cut(change.dish, 120) }))
        : take(work, applyChange(work.content, change, turn.today))
    case 'price':
    case 'half':
      return takePrice(turn, work, change)
    case 'replace':
      return swap(turn, work, change, stored)
    case 'mark':
      if (change.dish === null && namedIn(turn, work) === null) return askWhose(work, change)
      return take(
        work,
        applyChange(work.content, { ...change, dish: change.dish ?? namedIn(turn, work) }, turn.today),
      )
    default:
      return take(work, applyChange(work.content, change, turn.today))
  }
}

/** «és sense gluten»: the dish that the message before named. */
const namedIn = ({ state: { named } }: Turn, { content }: Work) =>
  named !== null && findDishes(content, named).length === 1 ? named : null

/** «alérgenos: gluten y huevo», where no dish was named. */
function askWhose(work: Work, change: Extract<Change, { kind: 'mark' }>) {
  const rows = work.content.categories
    .flatMap(({ items }) => items)
    .slice(0, 10)
    .map(({ name }) => ({ action: cut(`say:${inWords({ ...change, dish: name })}`, 200), ...rowText(name) }))
  const text = t('declared.whose', { what: declaredFacts(change) })
  ask(work, { replies: [rows.length > 0 ? { text, list: { label: t('button.choose'), rows } } : { text }] })
}

/** «el bacalao son 3 más» */
const threeMore = /^(\d{1,2}(?:[.,]\d{1,2})?) ?(?:€|euros?)? m[aá]s$/i

/** A dish that is there already takes nobody's place. «no, la paella no, la fideuá», after «agotada la paella», means the other one. */
function swap(turn: Turn, work: Work, change: Extract<Change, { kind: 'replace' }>, stored: OwnMenu | null) {
  const [, more] = threeMore.exec(change.by) ?? []
  if (more) {
    const euros = Number(more.replace(',', '.'))
    return take(work, applyChange(work.content, { kind: 'supplement', dish: change.dish, euros }, turn.today))
  }
  const [old] = findDishes(work.content, change.dish)
  const [by] = findDishes(work.content, change.by)
  const isOther = old !== undefined && by !== undefined && by !== old
  const isSame = isOther && fold(by.name) === fold(change.by)
  if (!isOther || (!old.soldOut && !isSame)) return take(work, applyChange(work.content, change, turn.today))
  if (!old.soldOut) return void work.texts.push(t('change.there', { dish: cut(by.name, 120) }))
  comesAndGoes(turn, work, { kind: 'back', dish: old.name }, stored)
  comesAndGoes(turn, work, { kind: 'sold-out', dish: by.name }, stored)
}

/** «mañana sigue a 12»: says so, or asks where it is not so. */
function stays(turn: Turn, work: Work, euros: number) {
  const { price } = work.content
  if (price === euros)
    return void work.texts.push(
      t('price.stays', { ofDay: ofDay(work.date, turn.today), price: priceText(euros) }),
    )
  const now = price === null ? t('menu.noPrice') : priceText(price)
  ask(work, { replies: [{ text: t('price.staysNot', { now, price: priceText(euros) }) }] })
}

/** «y el flan también», after «no queda pollo». Without an order before, the dish is only named. */
function sameAs({ state: { away } }: Turn, dish: string): Change {
  return away ? { kind: away, dish } : { kind: 'back', dish }
}

/** After «medio menú 8», «no, a 8,50» is the half menu again: the nearer of both prices. */
function takePrice(turn: Turn, work: Work, change: Extract<ContentChange, { kind: 'price' | 'half' }>) {
  const isHalfAgain =
    change.kind === 'price' && turn.state.priced === 'half' && isNearHalf(work.content, change.euros)
  const again: ContentChange = isHalfAgain ? { kind: 'half', euros: change.euros } : change
  work.state.priced = again.kind === 'half' ? 'half' : 'price'
  take(work, applyChange(work.content, again, turn.today))
}

const isNearHalf = ({ price, halfPrice }: MenuContent, euros: number) =>
  price !== null && halfPrice !== null && Math.abs(euros - halfPrice) < Math.abs(euros - price)

/** «quita el flan» twice. */
const isRepeated = (turn: Turn, work: Work, change: { dish: string }) =>
  turn.state.gone !== null &&
  findDishes(work.content, change.dish).length === 0 &&
  findDishes(only(turn.state.gone), change.dish).length > 0

/** Names the part that was not understood, and asks only about this part. */
function askForRest(turn: Turn, work: Work, rest: string[]) {
  const [first] = rest
  if (!first) return
  if (rest.length === 1 && isDish(first, turn.today)) return ask(work, asPerhaps(first))
  if (whole.remind.test(plainWords(first))) return ask(work, { replies: [{ text: t('remind') }] })
  ask(work, {
    replies: [{ text: t('change.rest', { words: cut(betweenQuotes(answerLanguage(), rest), 200) }) }],
  })
}

/** What was read and is in no change: named at once, and not only before the menu goes out. */
function askForLost({ message }: Turn, work: Work, lost: string[]) {
  if (lost.length === 0 || message.kind !== 'text') return
  const text = fold(message.text)
  const words = lost.every((one) => text.includes(fold(one))) ? lost : [message.text]
  ask(work, {
    replies: [{ text: t('change.rest', { words: cut(betweenQuotes(answerLanguage(), words), 200) }) }],
  })
}

/** The chatbot does not ask about a value that the owner has just written. */
const isSettled = ({ about, words }: OpenDoubt, { content, state }: Work) =>
  about === 'price'
    ? state.priced !== undefined
    : about !== 'date' && !content.categories.some(({ items }) => items.some(({ name }) => name === words))

function corrected(turn: Turn, proposal: Proposal, index: number, work: Work): Answer {
  const before = proposal.menus
  const changed = before.map((menu, at) => (at === index ? { ...menu, content: work.content } : menu))
  const menus = work.fillsIn ? withPrice(changed, work.content.price) : changed
  const doubts = proposal.doubts.filter((doubt) => doubt.menu !== index || !isSettled(doubt, work))
  const next = work.isChanged ? { ...proposal, menus, before, doubts } : proposal
  if (work.question)
    return {
      replies: [
        {
          ...work.question,
          text: beside([inOneSentence(work.texts), work.question.text].filter(Boolean).join('\n\n')),
        },
      ],
      state: { ...work.state, proposal: next },
      ...(work.state.asked?.yes && { yes: work.state.asked.yes }),
    }
  const answer = correctedAnswer(turn, next, inOneSentence(work.texts))
  return { ...answer, commands: work.commands, state: { ...work.state, ...answer.state } }
}

/** Shows the changed proposal with the next question. */
export function correctedAnswer(turn: Turn, proposal: Proposal, text: string): Answer {
  const [one] = proposal.menus
  const isOne = proposal.menus.length === 1
  const shown = one && `\n\n${isOne ? menuText(one, one.content, turn.today, 850) : summary(turn, proposal)}`
  const offered = offering(turn, proposal)
  return {
    ...offered,
    replies: [{ text: beside(text + (shown ?? '')) }, ...offered.replies],
    state: { ...offered.state, awaiting: null },
  }
}

const releases = { draft: 'draft', scheduled: 'schedule', published: 'publish', expired: 'publish' } as const

function saved(turn: Turn, stored: OwnMenu | undefined, work: Work): Answer {
  if (!stored) return { replies: [{ text: inOneSentence(work.texts) || t('unknown.text') }] }
  const slot = { date: stored.date, service: stored.service }
  const commands: Command[] = work.isChanged
    ? [{ do: 'save', slot, content: work.content, release: releases[stored.state] }, ...work.commands]
    : work.commands
  const shown = work.isChanged && !work.question ? `\n\n${menuText(slot, work.content, turn.today, 800)}` : ''
  const text = inOneSentence(work.texts)
  const buttons = work.isChanged ? undefined : work.buttons
  const done: Reply[] = text ? [{ text: beside(text + shown), ...(buttons && { buttons }) }] : []
  return {
    replies: work.question ? [...done, work.question] : done,
    commands,
    state: { awaiting: null, ...work.state, focus: slot },
    ...(work.state.asked?.yes && { yes: work.state.asked.yes }),
  }
}
