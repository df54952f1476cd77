import { labelsOf } from '@/lib/i18n/labels'
import type { ServingLabels } from './serving-text'

/** Call once for each page: one object that many islands share is sent only once. */
export async function servingLabels(): Promise<ServingLabels> {
  const [serving, weekdays] = await Promise.all([labelsOf('serving'), labelsOf('weekdays')])
  return { ...serving, weekdays }
}
