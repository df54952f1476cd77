/** A field of a form as text; a file, or nothing, is ''. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
