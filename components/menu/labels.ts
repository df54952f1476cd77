import type { Messages } from 'next-intl'
import { labelsOf } from '@/lib/i18n/labels'

export async function menuLabels() {
  const [texts, allergens, diets, includes, ui, wait] = await Promise.all([
    labelsOf('menuPage'),
    labelsOf('allergens'),
    labelsOf('diets'),
    labelsOf('includes'),
    labelsOf('ui'),
    labelsOf('wait'),
  ])
  return { ...texts, allergens, diets, includes, wait, close: ui.close }
}

export type MenuLabels = Messages['menuPage'] & {
  allergens: Messages['allergens']
  diets: Messages['diets']
  includes: Messages['includes']
  wait: Messages['wait']
  close: string
}
