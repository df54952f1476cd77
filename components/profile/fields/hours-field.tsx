'use client'

import { OpeningHoursField } from '@/components/ui/opening-hours/opening-hours-field'
import { errorOf, type ProfileForm } from '../profile-form'

export function HoursField({ form }: { form: ProfileForm }) {
  return (
    <OpeningHoursField
      value={form.values.days}
      onChange={(days) => form.set('days', days)}
      labels={form.labels.hoursField}
      error={errorOf(form, 'days')}
    />
  )
}
