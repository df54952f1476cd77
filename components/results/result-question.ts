import { type CountedAction, countedActions } from '@/contract/entities/tracking'

/** The ranges in days. */
export const resultRanges = [7, 28, 90] as const

const slugs: Record<CountedAction, string> = {
  view: 'visitas',
  call: 'llamadas',
  directions: 'rutas',
  share: 'compartido',
  website: 'web',
  whatsapp: 'whatsapp',
}

export type ResultQuestion = { range: (typeof resultRanges)[number]; action: CountedAction }

type Query = Record<string, string | string[] | undefined>

/** Reads the question from the address. */
export function resultQuestion({ dias, ver }: Query): ResultQuestion {
  return {
    range: resultRanges.find((days) => String(days) === dias) ?? 28,
    action: countedActions.find((action) => slugs[action] === ver) ?? 'view',
  }
}

export function resultHref({ range, action }: ResultQuestion) {
  const query = new URLSearchParams()
  if (range !== 28) query.set('dias', String(range))
  if (action !== 'view') query.set('ver', slugs[action])
  return `/menu/historial${query.size > 0 ? `?${query}` : ''}`
}
