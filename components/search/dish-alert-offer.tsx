'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { DishAlertFormProps } from './dish-alert-form'

const DishAlertForm = lazy(() => import('./dish-alert-form'))

/** Shows only a button until a person presses it, because most people do not want an alert. */
export function DishAlertOffer({ label, ...form }: DishAlertFormProps & { label: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button
        variant="secondary"
        onClick={() => setOpen(true)}
        className="noscript:hidden max-w-full wrap-anywhere"
      >
        {label}
      </Button>
    )
  return (
    <Suspense fallback={<p className="min-h-11 text-soft">{form.labels.loading}</p>}>
      <DishAlertForm {...form} />
    </Suspense>
  )
}
