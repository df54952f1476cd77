'use client'

import { services } from '@/contract/lists'
import { toggleItem } from '@/lib/toggle-item'
import { errorOf, type ProfileForm } from '../profile-form'
import { ChipGroup } from './chip-group'

export function ServicesField({ form }: { form: ProfileForm }) {
  const { values, set, labels } = form
  return (
    <ChipGroup
      label={labels.restaurantServices}
      mark={labels.optional}
      hint={labels.servicesHint}
      error={errorOf(form, 'restaurantServices')}
      options={services}
      texts={labels.services}
      chosen={values.restaurantServices}
      onToggle={(service) => set('restaurantServices', toggleItem(values.restaurantServices, service))}
    />
  )
}
