import { errorEnvelope } from '@/contract/errors'
import type { Problems } from './use-problems'

const byReason: Record<string, keyof Problems> = {
  ...{ 'premium-already': 'already', 'premium-by-hand': 'already' },
  ...{ 'payment-arriving': 'arriving', 'nothing-to-cancel': 'nothing' },
}

/** What an answer that led nowhere means. */
export async function problemOf(response: Response | undefined, problems: Problems) {
  const body: unknown = await response?.json().catch(() => null)
  const reason = errorEnvelope.safeParse(body).data?.error.reason ?? ''
  const name = byReason[reason] ?? (response?.status === 503 ? 'provider' : 'failed')
  return problems[name]
}
