import type { ComponentProps } from 'react'
import { SelectField } from '@/components/ui/select-field'
import type { EnquiryType } from '@/contract/entities/contact'
import type { ContactLabels } from './labels'

type Props = Omit<ComponentProps<typeof SelectField>, 'label'> & {
  types: readonly EnquiryType[]
  labels: ContactLabels
}

export function TypeField({ types, labels, ...field }: Props) {
  return (
    <SelectField {...field} label={labels.type} required>
      <option value="">{labels.choose}</option>
      {types.map((type) => (
        <option key={type} value={type}>
          {labels.types[type]}
        </option>
      ))}
    </SelectField>
  )
}
