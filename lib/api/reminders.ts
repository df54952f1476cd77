import 'server-only'
import type { z } from 'zod'
import { getReminder, readRepeat } from '@/contract/endpoints/reminders'
import { hostHas } from '../host/features'
import { getSession } from '../session'
import { ApiError } from './api-error'
import { call } from './call'

type Repeat = z.infer<typeof readRepeat.reply>

/** The menu behind a reminder's link. Reading publishes nothing. */
export function getRepeat(token: string): Promise<Repeat | { state: 'unknown' | 'unreachable' }> {
  return call(readRepeat, { query: { token } }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const isUnknown = error.status === 404 || error.status === 400
    return { state: isUnknown ? 'unknown' : 'unreachable' }
  })
}

/** Null if the host has no reminders. */
export async function getOwnReminder() {
  if (!(await hostHas('reminders'))) return null
  const { token = '' } = await getSession()
  return call(getReminder, {}, { token })
}
