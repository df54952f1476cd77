import { makeChanges } from './changes'
import type { Answer, Turn } from './facts'
import type { Change, Course } from './language/change'
import { mayBeAnswer } from './language/frames'
import { piecesOf } from './language/pieces'
import { noOrders, readOrders } from './language/read-orders'
import { capital, clauseOf, tokensOf } from './language/tokens'
import type { ChatState } from './state'
import { cut, rowText, t } from './texts'
import { contentTalkedOf } from './turn'
import { keepButton } from './work'

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
  return makeChanges({ ...turn, state: { ...turn.state, wanted: null } }, { ...noOrders, changes })
}

/** «el arroz, pon fideos», «el arroz», «fideos» */
function whichGoes(turn: Turn, text: string, course: Course | null): Answer {
  const menu = contentTalkedOf(turn)
  const pieces = piecesOf(clauseOf(text, tokensOf(text)), menu ? [menu] : []) ?? []
  const [dish] = pieces.flatMap((piece) => (piece.is === 'dish' ? [piece.name] : []))
  const by = pieces.findLast((piece) => piece.is === 'new')?.words ?? turn.state.wanted?.by ?? null
  const next = { ...turn, state: { ...turn.state, wanted: null } }
  if (dish)
    return makeChanges(next, {
      ...noOrders,
      changes: [by ? { kind: 'replace', dish, by } : { kind: 'replace-what', dish }],
    })
  const items = menu?.categories.flatMap((one) => one.items) ?? []
  const rows = items.slice(0, 10).map(({ name }) => ({
    action: cut(`say:cambia ${name}${by ? ` por ${by}` : ''}`, 200),
    ...rowText(name),
  }))
  const list = rows.length > 0 ? { list: { label: t('button.choose'), rows } } : {}
  return {
    replies: [{ text: t('dish.unknown', { dish: cut(by ?? text, 60) }), ...list }],
    state: { wanted: { course, instead: null, isOld: true, by } },
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
