import type { MenuContent } from '@/contract/entities/menu'
import type { Answer, Command, Reply } from '../facts'
import type { ChatState } from '../state'
import { cut, priceText, rowText, t } from '../texts'
import type { Applied } from './apply-change'

/** The result of all changes of one message. */
export type Work = {
  content: MenuContent
  date: string
  texts: string[]
  question: Reply | null
  isChanged: boolean
  /** A price is for every menu that has none. */
  fillsIn: boolean
  commands: Command[]
  buttons: Reply['buttons']
  state: Partial<ChatState>
}

export const emptyContent: MenuContent = {
  price: null,
  halfPrice: null,
  includes: [],
  window: null,
  categories: [],
  observation: '',
}

export const keepButton = () => ({ action: 'no:', title: t('button.keepIt') })

/** «pon …» is never taken for a dish unasked. */
export function asPerhaps(dish: string): Answer {
  const yes = cut(`add:${dish}`, 200)
  return {
    replies: [
      {
        text: t('change.perhaps', { dish: cut(dish, 120) }),
        buttons: [
          { action: yes, title: t('button.addYes') },
          { action: 'no:', title: t('button.no') },
        ],
      },
    ],
    yes,
  }
}

export function ask(work: Work, { replies, yes }: Answer) {
  const [question] = replies
  if (work.question || !question) return
  work.question = question
  if (yes) work.state.asked = { yes, no: 'no:', options: [] }
}

export function take(work: Work, applied: Applied) {
  if ('content' in applied) {
    work.isChanged = true
    work.content = applied.content
    work.texts.push(applied.text)
    if (applied.gone) work.state.gone = applied.gone
    return
  }
  ask(work, { replies: [questionOf(applied)] })
  if (applied.problem === 'price') work.state.awaiting = 'price'
}

type Problem = Exclude<Applied, { content: MenuContent }>

function questionOf(problem: Problem): Reply {
  switch (problem.problem) {
    case 'full':
      return { text: t('change.full') }
    case 'price':
      return { text: t('price.odd', { price: priceText(problem.euros) }) }
    case 'only': {
      const rows = problem.dishes
        .slice(0, 9)
        .map(({ name }) => ({ action: cut(`say:cambia ${name} por ${problem.dish}`, 200), ...rowText(name) }))
      const another = {
        action: cut(`say:añade ${problem.dish} de ${problem.course}`, 200),
        title: t('button.addToo'),
      }
      return {
        text: t('change.whichOnly', { dish: cut(problem.dish, 80) }),
        list: { label: t('button.choose'), rows: [...rows, another] },
      }
    }
    default: {
      const { dishes, dish, again } = problem
      const text = t(problem.problem === 'several' ? 'dish.which' : 'dish.unknown', { dish: cut(dish, 60) })
      const rows = dishes
        .slice(0, 10)
        .map(({ name }) => ({ action: cut(`say:${again(name)}`, 200), ...rowText(name) }))
      return rows.length > 0
        ? { text, list: { label: t('button.choose'), rows } }
        : { text: t('change.no-dish', { dish: cut(dish, 80) }) }
    }
  }
}
