'use client'

import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { drafts } from '@/lib/browser/drafts'

type Options<T> = {
  /** A name that is unique within the site. */
  name: string
  /** The owner of the draft: another account in the same tab does not get the draft back. Undefined for a form of anybody. */
  ownerId?: string
  /** Fields that must not be stored: passwords, files. */
  never?: readonly (keyof T & string)[]
}

/**
 * Keeps the values of a form and restores them after a reload or a new sign-in. Call `drop` after a save, and after any `reset` of the
 * form.
 */
export function useDraft<T extends FieldValues>(
  { subscribe, reset, getValues }: UseFormReturn<T>,
  { name, ownerId = '', never = [] }: Options<T>,
) {
  const key = `${ownerId}:${name}`
  const omitted = useRef(never)

  useEffect(() => {
    const kept = drafts.read(key)
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => drafts.keep(key, without(values, omitted.current)),
    })
  }, [key, subscribe, reset, getValues])

  return { drop: () => drafts.drop(key) }
}

const without = (values: object, omitted: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !omitted.includes(name)))
