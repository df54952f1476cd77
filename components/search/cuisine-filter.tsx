'use client'

import { chipClass } from '@/components/ui/chip-class'
import { cuisines } from '@/contract/lists'
import { fill } from '@/lib/i18n/fill'
import { FilterForm, type FilterProps } from './filter-form'

export function CuisineFilter(props: FilterProps) {
  const { state, labels } = props
  const [first, ...more] = state.cuisines.map((cuisine) => labels.cuisines[cuisine])
  const chosen = first && more.length > 0 ? fill(labels.cuisineMany, { first, more: more.length }) : first
  return (
    <FilterForm
      {...props}
      title={labels.cuisine}
      chosen={chosen}
      name="cuisine"
      none={{ label: labels.anyCuisine, change: { cuisines: [] } }}
      read={(form) => ({ cuisines: cuisines.filter((cuisine) => form.getAll('cuisine').includes(cuisine)) })}
    >
      <fieldset className="flex flex-wrap gap-2 pt-1">
        <legend className="sr-only">{labels.cuisine}</legend>
        {cuisines.map((cuisine) => (
          <label
            key={cuisine + state.cuisines.includes(cuisine)}
            className={chipClass(
              false,
              'cursor-pointer has-checked:border-azulejo has-checked:bg-tile has-checked:text-azulejo has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-azulejo',
            )}
          >
            <input
              type="checkbox"
              name="cuisine"
              value={cuisine}
              defaultChecked={state.cuisines.includes(cuisine)}
              className="size-5 accent-azulejo outline-none"
            />
            {labels.cuisines[cuisine]}
          </label>
        ))}
      </fieldset>
    </FilterForm>
  )
}
