import type { MenuContent } from '@/contract/entities/menu'
import { fill } from '@/lib/i18n/fill'
import { priceText } from '@/lib/i18n/price-text'
import { listText } from '@/lib/language/formats'
import type { MenuLabels } from '../labels'

type Part = Pick<MenuContent, 'categories'> & Partial<MenuContent>

/** A menu as text for a chat. */
export function menuText(
  { categories, price, halfPrice, includes = [], window, observation }: Part,
  labels: MenuLabels,
) {
  const { preview } = labels
  const head = [
    typeof price === 'number' ? fill(preview.price, { price: priceText(price) }) : '',
    typeof halfPrice === 'number' ? fill(preview.half, { price: priceText(halfPrice) }) : '',
    includes.length > 0
      ? fill(preview.includes, { list: listText(includes.map((one) => labels.includes[one])) })
      : '',
    window ? fill(preview.times, window) : '',
  ]
  const courses = categories.map(({ name, items }) =>
    [name, ...items.map((item) => `· ${dishText(item, labels)}`)].join('\n'),
  )
  return [head.filter(Boolean).join('\n'), ...courses, observation ?? ''].filter(Boolean).join('\n\n')
}

function dishText(
  { name, supplement, soldOut }: MenuContent['categories'][number]['items'][number],
  { preview }: MenuLabels,
) {
  return [name, supplement ? `(+${priceText(supplement)})` : '', soldOut ? preview.soldOut : '']
    .filter(Boolean)
    .join(' ')
}
