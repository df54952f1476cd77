'use client'

import { useState } from 'react'
import { type Cuisine, cuisines, maxCuisines } from '@/contract/lists'
import { toggleItem } from '@/lib/toggle-item'
import { errorOf, type ProfileForm } from '../profile-form'
import { ChipGroup } from './chip-group'

type Props = { form: ProfileForm; required?: boolean }

/** A third cuisine is refused with a message (docs/product.md#lists). */
export function CuisineField({ form, required }: Props) {
  const { values, set, labels } = form
  const chosen = values.cuisineType
  const [isRefused, setRefused] = useState(false)

  function toggle(cuisine: Cuisine) {
    const isTooMany = !chosen.includes(cuisine) && chosen.length >= maxCuisines
    setRefused(isTooMany)
    if (!isTooMany) set('cuisineType', toggleItem(chosen, cuisine))
  }

  return (
    <ChipGroup
      label={labels.cuisineType}
      mark={required ? '*' : undefined}
      hint={
        isRefused ? <strong className="text-check-ink">{labels.cuisineLimit}</strong> : labels.cuisineHint
      }
      error={errorOf(form, 'cuisineType')}
      options={cuisines}
      texts={labels.cuisines}
      chosen={chosen}
      onToggle={toggle}
    />
  )
}
