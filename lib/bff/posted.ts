import 'server-only'
import { pathHere } from '../language/path-in'

/** A browser without our script posts the form itself and expects a page as the answer. */
export const wantsPage = (request: Request) => request.headers.get('accept')?.includes('text/html') ?? false

export async function postedFields(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('application/json'))
    return request.json().catch(() => undefined)
  const form = await request.formData().catch(() => undefined)
  return form && Object.fromEntries(form)
}

export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location: pathHere(location) } })

/** A form field as text. '' for a file or a missing field. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
