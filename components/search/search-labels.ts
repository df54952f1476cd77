import type { Messages } from 'next-intl'
import { labelsOf } from '@/lib/i18n/labels'

export type SearchLabels = Messages['search']['controls'] & { cuisines: Messages['cuisines'] }

export async function searchLabels(): Promise<SearchLabels> {
  const [{ controls }, cuisines] = await Promise.all([labelsOf('search'), labelsOf('cuisines')])
  return { ...controls, cuisines }
}
