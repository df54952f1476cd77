'use client'

import { cuisines } from '@/contract/lists'
import { fill } from '@/lib/i18n/fill'
import { CheckboxChips } from './checkbox-chips'
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
      <CheckboxChips
        name="cuisine"
        legend={labels.cuisine}
        values={cuisines}
        chosen={state.cuisines}
        labels={labels.cuisines}
      />
    </FilterForm>
  )
}
