'use client'

import { useEffect, useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { allergens } from '@/contract/entities/menu'
import { fill } from '@/lib/i18n/fill'
import { listText } from '@/lib/language/formats'
import type { MenuLabels } from '../labels'
import type { Allergen, Declared, DishRow } from '../menu-values'

type Props = {
  open: boolean
  onClose: () => void
  dish: DishRow
  name: string
  onChange: (declared: Declared) => void
  labels: MenuLabels
}

/** The fourteen allergens: each is declared, denied or left open. The usual allergens of a dish are offered, never declared. */
export function AllergenSheet({ open, onClose, dish, name, onChange, labels }: Props) {
  const texts = labels.allergenSheet
  const usual = useUsual(open, dish.name).filter((one) => dish.allergens[one] === undefined)

  function set(one: Allergen, as: 'contains' | 'free' | undefined) {
    const { [one]: _, ...others } = dish.allergens
    onChange(as ? { ...others, [one]: as } : others)
  }

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={fill(texts.title, { name: name.slice(0, 60) })}
      closeLabel={labels.close}
      footer={
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      {open ? (
        <>
          <p className="text-soft">{texts.lead}</p>
          {usual.length > 0 ? (
            <div className="mt-3 rounded bg-tile p-3">
              <p>{fill(texts.suggested, { list: listText(usual.map((one) => labels.allergens[one])) })}</p>
              <Button
                variant="secondary"
                className="mt-2"
                onClick={() =>
                  onChange({
                    ...dish.allergens,
                    ...Object.fromEntries(usual.map((one) => [one, 'contains'])),
                  })
                }
              >
                {texts.accept}
              </Button>
            </div>
          ) : null}
          <div className="mt-3 divide-y divide-line">
            {allergens.map((one) => (
              <AllergenRow
                key={one}
                name={labels.allergens[one]}
                value={dish.allergens[one]}
                onChange={(as) => set(one, as)}
                texts={texts}
              />
            ))}
          </div>
        </>
      ) : null}
    </BottomSheet>
  )
}

type RowProps = {
  name: string
  value: 'contains' | 'free' | undefined
  onChange: (as: 'contains' | 'free' | undefined) => void
  texts: MenuLabels['allergenSheet']
}

function AllergenRow({ name, value, onChange, texts }: RowProps) {
  const choices = [
    ['contains', texts.contains],
    ['free', texts.free],
    [undefined, texts.unknown],
  ] as const
  return (
    <fieldset className="py-2">
      <legend className="float-left w-full font-semibold first-letter:uppercase">{name}</legend>
      <div className="clear-both grid grid-cols-[1fr_1fr_1.3fr] gap-1.5">
        {choices.map(([as, text]) => (
          <label
            key={text}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded border-2 px-1 text-center text-sm leading-tight font-medium',
              value === as ? 'border-azulejo bg-tile text-azulejo' : 'border-line bg-card',
            )}
          >
            <input
              type="radio"
              name={`${name}`}
              className="size-4 shrink-0 accent-azulejo"
              checked={value === as}
              onChange={() => onChange(as)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The word list loads when the bottom sheet opens. */
function useUsual(isWanted: boolean, name: string) {
  const [usual, setUsual] = useState<Allergen[]>([])
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    import('@/contract/rules/menu-text/suggested-allergens').then(
      ({ suggestedAllergens }) => isCurrent && setUsual(suggestedAllergens(name)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, name])
  return usual
}
