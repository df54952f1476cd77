'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { ChevronDownIcon } from '@/components/ui/icons'
import { diets } from '@/contract/entities/menu'
import { fill } from '@/lib/i18n/fill'
import { toggleItem } from '@/lib/toggle-item'
import { AmountField } from '../amount-field'
import type { MenuLabels } from '../labels'
import type { Note, Problem } from '../menu-problems'
import type { DishRow as Row } from '../menu-values'
import { AllergenSheet } from './allergen-sheet'
import type { DishActions } from './dish-actions'
import { declaredTexts } from './dish-facts'
import type { FocusWish } from './use-dish-list'

export type DishRowProps = {
  dish: Row
  index: number
  category: string
  canRise: boolean
  canSink: boolean
  isOut: boolean
  isDragged: boolean
  wish?: FocusWish
  problem?: Problem
  supplementProblem?: Problem
  notes?: Note[]
  actions: DishActions
  labels: MenuLabels
}

type Props = Pick<
  DishRowProps,
  'dish' | 'canRise' | 'canSink' | 'isOut' | 'supplementProblem' | 'actions' | 'labels'
>

/** The supplement, the marks, the allergens, the position and the removal of a dish. */
export function DishPanel({ dish, canRise, canSink, isOut, supplementProblem, actions, labels }: Props) {
  const texts = labels.dishes
  const [isSheetOpen, setSheetOpen] = useState(false)
  const name = dish.name.trim() || texts.unnamed
  const declared = declaredTexts(dish, labels)
  return (
    <div className="flex flex-col gap-4 rounded border border-line bg-napkin p-3">
      <div className="-mx-2 flex flex-wrap">
        <Button
          variant="quiet"
          className="px-2!"
          aria-label={fill(texts.upLabel, { name })}
          disabled={!canRise}
          onClick={() => actions.step(dish.key, -1)}
        >
          <ChevronDownIcon className="size-5 rotate-180" />
          {texts.up}
        </Button>
        <Button
          variant="quiet"
          className="px-2!"
          aria-label={fill(texts.downLabel, { name })}
          disabled={!canSink}
          onClick={() => actions.step(dish.key, 1)}
        >
          <ChevronDownIcon className="size-5" />
          {texts.down}
        </Button>
        <Button
          variant="quiet"
          className="ml-auto px-2! text-check-ink!"
          aria-label={fill(texts.removeLabel, { name })}
          onClick={() => actions.remove(dish)}
        >
          {texts.remove}
        </Button>
      </div>
      <div className="grid grid-cols-2 items-end gap-3">
        <AmountField
          label={texts.supplement}
          value={dish.supplement}
          error={supplementProblem && labels.problems[supplementProblem]}
          onChange={(supplement) => actions.change(dish.key, { supplement }, `${dish.key}.supplement`)}
        />
        {isOut ? null : (
          <Chip
            pressed={dish.soldOut}
            className="mb-0.5 justify-center"
            onClick={() => actions.change(dish.key, { soldOut: !dish.soldOut })}
          >
            {labels.soldOut.label}
          </Chip>
        )}
      </div>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{texts.diets}</legend>
        <div className="flex flex-wrap gap-2">
          {diets.map((diet) => (
            <Chip
              key={diet}
              pressed={dish.diets.includes(diet)}
              onClick={() => actions.change(dish.key, { diets: toggleItem(dish.diets, diet) })}
            >
              {labels.diets[diet]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div>
        <Button variant="secondary" wide onClick={() => setSheetOpen(true)}>
          {labels.allergenSheet.button}
        </Button>
        <p className="mt-1.5 text-sm text-soft">{declared.join(' · ') || labels.allergenSheet.none}</p>
      </div>
      <AllergenSheet
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        dish={dish}
        name={name}
        onChange={(allergens) => actions.change(dish.key, { allergens })}
        labels={labels}
      />
    </div>
  )
}
