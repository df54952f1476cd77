import type { AppError } from '@/server/errors'
import type { Reply } from '../facts'
import { pageAt, t } from '../texts'

/** Explains to the owner why a command failed. */
export function failure({ code, reason, fields }: AppError, facts: { siteUrl: string }): Reply {
  if (code === 'plan') return { text: t('failed.plan', { url: pageAt(facts, '/subscription') }) }
  if (reason === 'email-not-verified')
    return { text: t('failed.unverified', { url: pageAt(facts, '/menu') }) }
  const why = Object.values(fields ?? {})
  if (why.includes('past') || why.includes('other-day')) return { text: t('failed.past') }
  if (why.includes('too-far')) return { text: t('failed.far') }
  return { text: t('failed.other') }
}
