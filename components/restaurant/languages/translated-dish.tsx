import { classNames } from '@/components/ui/class-names'
import { allergens as allAllergens, type MenuItem } from '@/contract/entities/menu'
import type { TranslatedLine } from '@/contract/entities/translated-menu'
import { fill } from '@/lib/i18n/fill'
import { listIn, menuWords, priceIn, type ShownLanguage } from '@/lib/i18n/menu-words'

type Props = { item: MenuItem; line: TranslatedLine; language: ShownLanguage }

/** A dish in another language, and below it what the kitchen wrote. */
export function TranslatedDish({ item, line, language }: Props) {
  const words = menuWords[language]
  const { name, supplement, soldOut, diets = [], allergens = {} } = item
  const declared = (['contains', 'free'] as const).flatMap((as) => {
    const named = allAllergens.filter((one) => allergens[one] === as).map((one) => words.allergens[one])
    return named.length > 0 ? [fill(words[as], { list: listIn(language, named) })] : []
  })
  return (
    <li className="py-1.5 leading-snug">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={classNames('font-medium', soldOut && 'text-soft line-through')}>
          <TranslatedPieces line={line} />
        </span>
        {supplement ? (
          <span className="figures font-semibold whitespace-nowrap">+{priceIn(language, supplement)}</span>
        ) : null}
        {soldOut ? <strong>{words.soldOut}</strong> : null}
      </p>
      {line.how === 'not' || line.source === language ? null : (
        <p lang={line.source} className="text-sm text-soft">
          {name}
        </p>
      )}
      {line.by === 'machine' ? <p className="text-sm text-soft">{words.machine}</p> : null}
      {diets.length > 0 ? (
        <p className="text-sm font-medium text-olive">{diets.map((diet) => words.diets[diet]).join(' · ')}</p>
      ) : null}
      {declared.length > 0 ? <p className="text-sm text-soft">{declared.join(' · ')}</p> : null}
    </li>
  )
}

/** Words that are not translated are shown in italics, with their `lang`. */
export function TranslatedPieces({ line: { pieces } }: { line: TranslatedLine }) {
  return pieces.map(({ text, lang }, index) => {
    const space = index > 0 ? ' ' : ''
    return lang ? (
      <i key={text} lang={lang}>
        {space + text}
      </i>
    ) : (
      space + text
    )
  })
}
