import type { Answer, Turn } from '../facts'
import { t } from '../texts'
import { openProposal } from '../turn'
import { askDelete } from './calendar'
import { carry } from './carry'
import { correctedAnswer } from './changes'
import { askMove } from './orders'
import { actionsIn } from './several'

/**
 * Answers «no, el del sábado». A question is asked again about that day. A pending proposal moves to that day. A stored menu moves when its
 * owner agrees.
 */
export function otherDay(turn: Turn, date: string): Answer {
  const [asked = ''] = actionsIn(turn.state.asked?.yes ?? '')
  const [kind, ...parts] = asked.split(':')
  if (date < turn.today) return { replies: [{ text: t('change.past') }] }
  if (kind === 'del') return askDelete(turn, date)
  if (kind === 'carry') {
    const [mode, from] = parts
    return carry(turn, mode === 'move' ? 'move' : 'copy', from ?? null, date)
  }
  const proposal = openProposal(turn)
  const [menu, ...others] = proposal?.menus ?? []
  if (proposal && menu && others.length === 0) {
    const moved = { ...proposal, menus: [{ ...menu, date }], before: proposal.menus }
    return correctedAnswer(turn, moved, t('doubt.settled'))
  }
  return askMove(turn, date) ?? askWhat(turn, date)
}

/** A pending menu for several days. */
export function severalDays(turn: Turn, named: { dates: string[]; isMore: boolean }): Answer {
  const proposal = openProposal(turn)
  const [menu] = proposal?.menus ?? []
  const dates = [...named.dates, ...(named.isMore ? (proposal?.menus ?? []).map(({ date }) => date) : [])]
  const coming = [...new Set(dates)].filter((date) => date >= turn.today).sort()
  if (!proposal || !menu || coming.length === 0) return { replies: [{ text: t('change.past') }] }
  const others = proposal.menus.filter(({ date }) => coming.includes(date))
  const menus = coming.map((date) => others.find((one) => one.date === date) ?? { ...menu, date })
  return correctedAnswer(turn, { ...proposal, menus, before: proposal.menus }, t('doubt.settled'))
}

const askWhat = (turn: Turn, date: string): Answer => ({
  replies: [{ text: t('otherDay.what') }],
  state: { focus: { date, service: turn.state.focus?.service ?? 'comida' } },
})
