import { labelsOf } from '@/lib/i18n/labels'
import type { OpeningHoursLabels } from './week-text'

export async function openingHoursLabels(): Promise<OpeningHoursLabels> {
  const [openingHours, weekdays] = await Promise.all([labelsOf('openingHours'), labelsOf('weekdays')])
  return { ...openingHours, weekdays }
}
