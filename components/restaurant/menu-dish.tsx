import { classNames } from '@/components/ui/class-names'
import { Tag } from '@/components/ui/tag'
import { TranslatedPieces } from '@/components/ui/translated-pieces'
import { allergens as allAllergens, type MenuItem } from '@/contract/entities/menu'
import type { TranslatedLine } from '@/contract/entities/translated-menu'
import { priceText } from '@/lib/i18n/price-text'
import { useTranslations } from '@/lib/i18n/translations'
import { listText } from '@/lib/language/formats'
import { isTranslated } from '@/lib/translated-menu'
import { MachineNote } from './machine-note'

type Props = {
  item: MenuItem
  line?: TranslatedLine | undefined
  written: string | undefined
  /** What a dish in another language is called in Castilian: a search asks for it so. */
  castilian?: string | undefined
}

/** With `line`, the dish in the language of the page, and below it what the kitchen wrote. `written`: the kitchen's language, if it is not the page's. */
export function MenuDish({ item, line, written, castilian }: Props) {
  const t = useTranslations('restaurant.menu')
  const dietName = useTranslations('diets')
  const { name, supplement, soldOut, diets = [] } = item
  return (
    <li
      data-dish={factsOf(item)}
      data-castilian={castilian}
      data-sold-out={soldOut || undefined}
      className="py-px leading-tight data-unsafe:text-soft print:py-2.5 print:leading-snug"
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span
          data-name
          lang={line ? undefined : written}
          className={classNames('print:text-lg', soldOut && 'text-soft line-through')}
        >
          {line ? <TranslatedPieces line={line} /> : name}
        </span>
        {supplement ? (
          <span className="figures font-semibold whitespace-nowrap">
            {t('supplement', { price: priceText(supplement) })}
          </span>
        ) : null}
        {soldOut ? <Tag tone="closed">{t('soldOut')}</Tag> : null}
        {diets.length > 0 ? (
          <span className="text-sm font-medium text-olive in-data-unsafe:text-soft">
            {diets.map((diet) => dietName(diet)).join(' · ')}
          </span>
        ) : null}
      </p>
      {line && isTranslated(line, name) ? (
        <p data-name lang={line.source} className="text-sm leading-tight text-soft">
          {name}
        </p>
      ) : null}
      <MachineNote line={line} />
      <DeclaredAllergens item={item} />
    </li>
  )
}

/** The attributes of a dish from which the browser decides whether a diner can eat it. */
function factsOf({ allergens = {}, diets = [] }: MenuItem) {
  const free = Object.fromEntries(Object.entries(allergens).filter(([, declared]) => declared === 'free'))
  return JSON.stringify({
    allergens: Object.keys(free).length > 0 ? free : undefined,
    diets: diets.length > 0 ? diets : undefined,
  })
}

function DeclaredAllergens({ item: { allergens = {} } }: { item: MenuItem }) {
  const t = useTranslations('restaurant.menu')
  const allergenName = useTranslations('allergens')
  const declared = (as: 'contains' | 'free') => allAllergens.filter((one) => allergens[one] === as)
  const lines = (['contains', 'free'] as const).flatMap((as) => {
    const names = declared(as).map((one) => allergenName(one))
    return names.length > 0 ? [t(as, { list: listText(names) })] : []
  })
  return lines.length > 0 ? <p className="text-sm leading-tight text-soft">{lines.join(' · ')}</p> : null
}
