'use client'

import { Field } from '@/components/ui/field'

type Props = {
  label: string
  value: string
  onChange: (typed: string) => void
  error?: string
}

/** An input for euros, as people type amounts. */
export function AmountField({ onChange, ...field }: Props) {
  return (
    <Field
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder="0,00 €"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
