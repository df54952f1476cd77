import type { AppError } from '@/server/errors'
import type { Said } from './facts'
import { t } from './texts'

/** Why an order could not be carried out, in the chatbot's words. */
export function failure({ code, reason, message, fields }: AppError, siteUrl: string): Said {
  if (code === 'plan') return { text: message }
  if (reason === 'email-not-verified') return { text: t('failed.unverified', { url: `${siteUrl}/menu` }) }
  const why = Object.values(fields ?? {})
  if (why.includes('past') || why.includes('other-day')) return { text: t('failed.past') }
  if (why.includes('too-far')) return { text: t('failed.far') }
  return { text: t('failed.other') }
}
