import type { IncomingMessage } from '@/contract/entities/chat'
import type { Answer, Turn } from '../facts'
import type { Change } from '../language/change'
import { plainWords } from '../meaning/spelling'
import type { Slot } from '../state'
import { ofDay, t } from '../texts'

type Service = Slot['service']

const dinner = /\b(?:cenas?|sopars?|dinner|afaria?|cea)\b/
const lunch = /\b(?:(?:la|las) comidas?|mediodia|almuerzos?|migdia|lunch)\b/

/** The one service whose menu a message changes. «la comida y la cena» names none, «es para la cena» is a change itself. */
export function serviceNamed(message: IncomingMessage, changes: Change[]): Service | null {
  if (message.kind !== 'text' || changes.some(({ kind }) => kind === 'service')) return null
  const plain = plainWords(message.text)
  const [isDinner, isLunch] = [dinner.test(plain), lunch.test(plain)]
  if (isDinner === isLunch) return null
  return isDinner ? 'cena' : 'comida'
}

/** «sube la cena a 25» on a day with lunch alone: lunch is not touched. */
export const withoutService = (turn: Turn, service: Service, date: string): Answer => ({
  replies: [
    { text: t('change.noService', { service: t(`service.${service}`), ofDay: ofDay(date, turn.today) }) },
  ],
  state: { awaiting: 'menu', focus: { date, service } },
})
