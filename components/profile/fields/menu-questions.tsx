'use client'

import { CheckboxField } from '@/components/ui/checkbox-field'
import { courseOptions } from '@/contract/lists'
import type { ProfileForm } from '../profile-form'
import { RadioQuestion } from './radio-question'

const courses = ['startersOption', 'firstCourses', 'secondCourses'] as const

/** Without a daily menu, the owner gets no questions about it (docs/product.md#wizard). */
export function MenuQuestions({ form: { values, set, labels } }: { form: ProfileForm }) {
  return (
    <>
      <CheckboxField
        label={labels.noDailyMenu}
        checked={values.noDailyMenu}
        onChange={({ target }) => set('noDailyMenu', target.checked)}
      />
      {values.noDailyMenu
        ? null
        : courses.map((course) => (
            <RadioQuestion
              key={course}
              label={labels[course]}
              options={courseOptions}
              texts={labels.courses}
              value={values[course]}
              onChange={(answer) => set(course, answer)}
            />
          ))}
    </>
  )
}
