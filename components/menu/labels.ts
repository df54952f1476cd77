import type { Messages } from 'next-intl'
import { type DraftLabels, draftLabels } from '@/components/ui/draft/draft-labels'
import { labelsOf } from '@/lib/i18n/labels'

export async function menuLabels() {
  const [texts, allergens, diets, includes, draft, wait] = await Promise.all([
    labelsOf('menuPage'),
    labelsOf('allergens'),
    labelsOf('diets'),
    labelsOf('includes'),
    draftLabels(),
    labelsOf('wait'),
  ])
  return { ...texts, allergens, diets, includes, draft, wait, close: draft.close }
}

export type MenuLabels = Messages['menuPage'] & {
  allergens: Messages['allergens']
  diets: Messages['diets']
  includes: Messages['includes']
  draft: DraftLabels
  wait: Messages['wait']
  close: string
}
