'use client'

import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { drafts } from '@/lib/browser/drafts'

type Options<T> = {
  /** The form's own, within the site. */
  name: string
  /** Whose it is: nobody else's sign-in in this tab brings it back. Left out, the form is anybody's. */
  ownerId?: string
  /** What no storage may hold: passwords, files. */
  never?: readonly (keyof T & string)[]
}

/**
 * Keeps what is typed into a form and puts it back after a reload or a new sign-in. Call `drop` when it was saved, after
 * any `reset` of the form.
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
