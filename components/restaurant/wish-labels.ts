import { labelsOf } from '@/lib/i18n/labels'
import type { WishLabels } from './wished-dishes'

export async function wishLabels(): Promise<WishLabels> {
  const [{ menu }, allergens] = await Promise.all([labelsOf('restaurant'), labelsOf('allergens')])
  return { ...menu.wished, allergens }
}
