import type { Messages } from 'next-intl'
import { mealVoucherCents } from '@/contract/rules/meal-voucher'
import { priceText, toEuros } from '@/contract/rules/price'
import { fill } from '@/lib/i18n/fill'
import { labelsOf } from '@/lib/i18n/labels'

export type SearchLabels = Messages['search']['controls'] & Pick<Messages, 'cuisines' | 'allergens'>

export async function searchLabels(): Promise<SearchLabels> {
  const [{ controls }, cuisines, allergens] = await Promise.all([
    labelsOf('search'),
    labelsOf('cuisines'),
    labelsOf('allergens'),
  ])
  const voucher = fill(controls.voucher, { price: priceText(toEuros(mealVoucherCents)) })
  return { ...controls, voucher, cuisines, allergens }
}
