import { send } from '@/lib/browser/send'
import type { Light } from '@/lib/endpoint/light'
import { waitText } from '@/lib/i18n/wait-text'
import type { FactorLabels } from './factor-labels'

export type Answer = {
  code?: string
  recoveryCode?: string
  password?: string
  passkey?: unknown
  challenge?: string
  timeZone?: string
}

/** Posts the answer. Returns the reason of a refusal as text, or undefined when the answer was right. */
export async function postAnswer(to: Light, answer: Answer, labels: FactorLabels) {
  const { outcome, code, retryAfter } = await send(to, { body: answer })
  if (outcome === 'ok') return undefined
  if (code === 'unauthenticated' || code === 'conflict') return labels.over
  if (code === 'too-many') return `${labels.tooMany} ${waitText(retryAfter, labels.wait)}`.trim()
  if (code !== 'invalid') return labels.unreachable
  if (answer.password !== undefined) return labels.passwordWrong
  if (answer.passkey !== undefined) return labels.passkeyFailed
  return answer.code === undefined ? labels.recoveryWrong : labels.codeWrong
}
