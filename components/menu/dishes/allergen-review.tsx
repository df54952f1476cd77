'use client'

import { useEffect, useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { listText } from '@/lib/language/formats'
import { toggleItem } from '@/lib/toggle-item'
import type { MenuLabels } from '../labels'
import type { Allergen, CategoryRow, Declared, DishRow } from '../menu-values'
import { useWrittenLanguage } from '../written-language'

type Props = {
  categories: CategoryRow[]
  onAccept: (declared: Map<string, Declared>) => void
  labels: MenuLabels
}

type Suggestion = { dish: DishRow; usual: Allergen[] }

/** Lists the usual allergens of all dishes, by their names. Only ticked allergens are declared. */
export function AllergenReview({ categories, onAccept, labels }: Props) {
  const texts = labels.allergenReview
  const written = useWrittenLanguage()
  const [isOpen, setOpen] = useState(false)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const found = useSuggestions(isOpen, categories)
  const isEmpty = found?.length === 0

  function close() {
    setOpen(false)
    setTicked([])
  }

  function accept() {
    const chosen = (found ?? []).filter(({ dish }) => ticked.includes(dish.key))
    onAccept(
      new Map(
        chosen.map(({ dish, usual }) => [
          dish.key,
          { ...dish.allergens, ...Object.fromEntries(usual.map((one) => [one, 'contains' as const])) },
        ]),
      ),
    )
    close()
  }

  return (
    <>
      <Button variant="quiet" className="-ml-4 self-start" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <BottomSheet
        open={isOpen}
        onClose={close}
        title={texts.title}
        closeLabel={labels.close}
        footer={
          isEmpty ? undefined : (
            <Button wide disabled={ticked.length === 0} onClick={accept}>
              {texts.accept}
            </Button>
          )
        }
      >
        <p className="text-soft">{isEmpty ? texts.none : texts.lead}</p>
        <ul className="mt-3 divide-y divide-line">
          {found?.map(({ dish, usual }) => (
            <li key={dish.key} className="py-1.5">
              <CheckboxField
                checked={ticked.includes(dish.key)}
                onChange={() => setTicked(toggleItem(ticked, dish.key))}
                label={
                  <>
                    <span lang={written} className="block font-semibold wrap-anywhere">
                      {dish.name.trim()}
                    </span>
                    <span className="block text-soft">
                      {listText(usual.map((one) => labels.allergens[one]))}
                    </span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </BottomSheet>
    </>
  )
}

/** The word list loads when the bottom sheet opens. Suggests only allergens that are not declared yet. */
function useSuggestions(isWanted: boolean, categories: CategoryRow[]) {
  const [found, setFound] = useState<Suggestion[]>()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    import('@/contract/rules/menu-text/suggested-allergens').then(
      ({ suggestedAllergens }) => {
        if (!isCurrent) return
        const dishes = categories.flatMap(({ items }) => items)
        setFound(
          dishes
            .map((dish) => ({
              dish,
              usual: suggestedAllergens(dish.name).filter((one) => dish.allergens[one] === undefined),
            }))
            .filter(({ usual }) => usual.length > 0),
        )
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, categories])
  return found
}
