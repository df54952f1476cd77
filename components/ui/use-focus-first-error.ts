import { useEffect, useRef } from 'react'

/** Moves the focus to the first field with an error whenever the set of errors has changed. Returns the ref for the form. */
export function useFocusFirstError(errors: Readonly<Record<string, unknown>>) {
  const form = useRef<HTMLFormElement>(null)
  const names = Object.keys(errors).join()

  useEffect(() => {
    if (names) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [names])

  return form
}
