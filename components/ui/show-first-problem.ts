/** Focuses the first field with an error, and scrolls it to the middle of the screen, because the error text is below the field. */
export function showFirstProblem(fields: HTMLElement | null) {
  const field = fields?.querySelector<HTMLElement>('[aria-invalid]')
  field?.focus()
  field?.scrollIntoView?.({ block: 'center' })
}
