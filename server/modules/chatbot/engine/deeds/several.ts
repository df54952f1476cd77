import type { Answer, Reply, Turn } from '../facts'
import { dayInFigures, dayName, t } from '../texts'
import { dayTalkedOf } from '../turn'
import { foreseen } from './foresee'

/** The buttons that a typed «sí» presses when a message led to several questions. */
const joint = '\n'
export const actionsIn = (action: string) => action.split(joint)

const isSame = (one: Reply, other: Reply) => JSON.stringify(one) === JSON.stringify(other)

/** Answers the orders of one message one after the other. Each order sees the result of the one before. */
export function inTurn(turn: Turn, answers: ((turn: Turn) => Answer)[]): Answer {
  let next = turn
  const whole: Required<Pick<Answer, 'replies' | 'commands' | 'state'>> = {
    replies: [],
    commands: [],
    state: {},
  }
  const yes: string[] = []
  for (const answer of answers) {
    const { replies, commands = [], state = {}, yes: agreed } = answer(next)
    // Each changed menu is shown once, and each question stays. «borra el menú de hoy, que no abrimos» orders one thing twice.
    whole.replies.push(...replies.filter((reply) => !whole.replies.some((one) => isSame(one, reply))))
    whole.commands.push(...commands)
    Object.assign(whole.state, state)
    if (agreed && !yes.includes(agreed)) yes.push(agreed)
    // Each order is about the day that was the topic before the message, unless the order names a day.
    const focus = turn.state.focus
    next = { ...next, state: { ...next.state, ...state, focus }, facts: foreseen(next.facts, commands) }
  }
  return { ...whole, ...(yes.length > 0 && { yes: yes.join(joint) }) }
}

/** «quita la merluza y sube a 13 mañana»: the first order may be of today or of tomorrow. */
export function askWhichDay(turn: Turn, words: string, date: string): Answer {
  const current = dayTalkedOf(turn)
  const written = (day: string) => `say:${numbered(day)} ${words}`.slice(0, 200)
  const names = { words, today: dayName(current, turn.today), day: dayName(date, turn.today) }
  return {
    replies: [
      {
        text: t('whichDay', names),
        buttons: [current, date].map((day) => ({
          action: written(day),
          title: t('button.forDay', { day: shortName(day, turn.today) }),
        })),
      },
    ],
  }
}

/** A day as the reader of orders reads it. */
const numbered = (date: string) => `el ${Number(date.slice(8))}/${Number(date.slice(5, 7))}`

function shortName(date: string, today: string) {
  const name = dayName(date, today)
  return name.length <= 10 ? name : dayInFigures(date)
}
