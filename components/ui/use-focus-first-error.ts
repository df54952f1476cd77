import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first field with an error when there are new errors. An error that is gone moves nothing: the owner is still
 * typing in its field. Returns the ref for the form.
 */
export function useFocusFirstError(errors: Readonly<Record<string, unknown>>) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<string[]>([])
  const names = Object.keys(errors).join()

  useEffect(() => {
    const now = names.split(',').filter(Boolean)
    const isNew = now.some((name) => !shown.current.includes(name))
    shown.current = now
    if (isNew) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [names])

  return form
}
