'use client'

import { allergens } from '@/contract/lists'
import { fill } from '@/lib/i18n/fill'
import { CheckboxChips } from './checkbox-chips'
import { FilterForm, type FilterProps } from './filter-form'

export function AllergenFilter(props: FilterProps) {
  const { state, labels } = props
  const [first, ...more] = state.without.map((allergen) => labels.allergens[allergen])
  const chosen = first && fill(more[0] ? labels.withoutMany : labels.withoutOne, { first, more: more.length })
  return (
    <FilterForm
      {...props}
      title={labels.allergensTitle}
      chosen={chosen}
      name="without"
      none={{ label: labels.anyAllergen, change: { without: [] } }}
      read={(form) => ({ without: allergens.filter((one) => form.getAll('without').includes(one)) })}
    >
      <CheckboxChips
        name="without"
        legend={labels.allergensLegend}
        values={allergens}
        chosen={state.without}
        labels={labels.allergens}
      />
      <p className="mt-3 text-sm text-soft">{labels.allergensHint}</p>
    </FilterForm>
  )
}
