'use client'

import { useId } from 'react'
import { Switch } from '@/components/ui/switch'

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function Toggle({ label, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <label htmlFor={id} className="cursor-pointer">
        {label}
      </label>
      <Switch id={id} checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </div>
  )
}
