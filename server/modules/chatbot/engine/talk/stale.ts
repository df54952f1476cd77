import { localNow } from '@/contract/rules/time/local-time'
import type { Answer, Turn } from '../facts'
import type { Intent } from '../meaning/intents'
import { beside, cut, fromDay, t } from '../texts'

const dayMs = 24 * 3_600_000

const changing = [
  'publish',
  'orders',
  'wanted',
  'yes',
  'done',
  'undo',
  'delete',
  'move',
  'copy',
  'menu',
  'stop',
  'several',
  'other-day',
  'take-back',
]

/** A message older than a day does not change today's menu. */
export const isStale = ({ message, facts }: Turn, { is }: Intent) =>
  changing.includes(is) && facts.now.getTime() - Date.parse(message.at) > dayMs

export function stale(turn: Turn, text: string): Answer {
  const zone = turn.facts.restaurant?.timeZone ?? 'Europe/Madrid'
  const { date } = localNow(new Date(turn.message.at), zone)
  const fits = text.length <= 190
  return {
    replies: [
      {
        text: beside(t(fits ? 'stale.ask' : 'stale.again', { ofDay: fromDay(date), text: cut(text, 200) })),
        ...(fits && {
          buttons: [
            { action: `say:${text}`, title: t('button.doNow') },
            { action: 'no:', title: t('button.no') },
          ],
        }),
      },
    ],
  }
}
