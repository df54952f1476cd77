import type { Answer, Turn } from '../facts'
import type { Change, Course } from '../language/change'
import { mayBeAnswer } from '../language/frames'
import { allInWords } from '../language/in-words'
import { piecesOf } from '../language/pieces'
import { isDish } from '../language/read-dishes'
import { noOrders, readOrders } from '../language/read-orders'
import { capital, clauseOf, tokensOf } from '../language/tokens'
import { keepButton } from '../menu/work'
import type { ChatState } from '../state'
import { cut, rowText, t } from '../texts'
import { contentTalkedOf, openProposal } from '../turn'
import { makeChanges } from './changes'

type Wanted = NonNullable<ChatState['wanted']>

/** The answer to «¿Qué postre pongo?», «¿Cuál cambio de primero?» and «¿Por qué plato lo cambio?» */
export function wantedDish(turn: Turn, text: string): Answer {
  const { wanted } = turn.state
  if (wanted?.isOld) return whichGoes(turn, text, wanted.course)
  const dish = text
    .replace(/^(?:(?:pues|el|la|los|las|un|una|por|de postre|de primero|de segundo|pon|ponle|hay)\s+)+/i, '')
    .replace(/[.!]+$/, '')
  const name = capital(dish)
  if (wanted && !mayBeAnswer(dish)) return { ...askAgain(wanted), state: { wanted } }
  if (!wanted || name === '') return { replies: [{ text: t('unknown.text') }] }
  const changes: Change[] = wanted.instead
    ? [{ kind: 'replace', dish: wanted.instead, by: name }]
    : additions(turn, name, wanted.course)
  const next = { ...turn, state: { ...turn.state, wanted: null } }
  return isKnown(turn, dish) ? makeChanges(next, { ...noOrders, changes }) : askFirst(changes, name)
}

/** Whether the words are dishes that the reader knows, or go into a menu that waits for a yes anyway. */
const isKnown = (turn: Turn, words: string) =>
  openProposal(turn) !== null || words.split(/ (?:y|o) |, /).every((one) => isDish(one, turn.today))

/** What nobody knows as a dish goes into a stored menu only after a yes. */
function askFirst(changes: Change[], name: string): Answer {
  const yes = cut(`say:${allInWords(changes)}`, 200)
  const buttons = [{ action: yes, title: t('button.addYes') }, keepButton()]
  return { replies: [{ text: t('change.perhaps', { dish: cut(name, 120) }), buttons }], yes }
}

/** «el arroz, pon fideos», «el arroz», «fideos» */
function whichGoes(turn: Turn, text: string, course: Course | null): Answer {
  const menu = contentTalkedOf(turn)
  const pieces = piecesOf(clauseOf(text, tokensOf(text)), menu ? [menu] : []) ?? []
  const [dish] = pieces.flatMap((piece) => (piece.is === 'dish' ? [piece.name] : []))
  const news = pieces.flatMap((piece) => (piece.is === 'new' ? [piece.words] : []))
  const [written = null] = news
  const by = written ?? turn.state.wanted?.by ?? null
  const next = { ...turn, state: { ...turn.state, wanted: null } }
  const isClear = news.length < 2 && (by === null || mayBeAnswer(by))
  if (dish && isClear) {
    const changes: Change[] = [by ? { kind: 'replace', dish, by } : { kind: 'replace-what', dish }]
    return written && !isKnown(turn, written)
      ? askFirst(changes, written)
      : makeChanges(next, { ...noOrders, changes })
  }
  const items = menu?.categories.flatMap((one) => one.items) ?? []
  const rows = items.slice(0, 10).map(({ name }) => ({
    action: cut(`say:cambia ${name}${by && isClear ? ` por ${by}` : ''}`, 200),
    ...rowText(name),
  }))
  const list = rows.length > 0 ? { list: { label: t('button.choose'), rows } } : {}
  return {
    replies: [{ text: t('dish.unknown', { dish: cut(text, 60) }), ...list }],
    state: { wanted: { course, instead: null, isOld: true, by: isClear ? by : null } },
  }
}

const askAgain = ({ instead, course }: Wanted): Answer => ({
  replies: [
    {
      text: instead
        ? t('change.byWhat', { dish: cut(instead, 80) })
        : t('change.whatDish', { course: t(`course.${course ?? 'primero'}`) }),
      buttons: [keepButton()],
    },
  ],
})

/** «flan y natillas» are two dishes, of desserts also «flan o fruta». */
export function additions(turn: Turn, dish: string, course: Course | null): Change[] {
  const desserts = course === 'postre' ? dish.split(/ (?:o|u) /) : []
  if (desserts.length > 1) return desserts.flatMap((one) => additions(turn, capital(one.trim()), course))
  const { changes } = readOrders(`añade ${dish}`, { menus: [], today: turn.today })
  const dishes = changes.flatMap((change) => (change.kind === 'add' ? [change] : []))
  if (dishes.length === 0 || dishes.length < changes.length) return [{ kind: 'add', dish, course }]
  return dishes.map((one) => ({ ...one, course: one.course ?? course }))
}
