import { labelsOf } from '@/lib/i18n/labels'
import type { ServingLabels } from './serving-text'

/** Once a page: what is handed to many islands as one object travels once. */
export async function servingLabels(): Promise<ServingLabels> {
  const [serving, weekdays] = await Promise.all([labelsOf('serving'), labelsOf('weekdays')])
  return { ...serving, weekdays }
}
