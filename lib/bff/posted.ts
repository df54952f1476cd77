import 'server-only'
import { hasTooManyFields } from '@/contract/form-fields'
import { isTooDeep } from '@/contract/json-depth'
import { pathHere } from '../language/path-in'

/** Our longest form is a message in the contact form. */
const longestForm = 32 * 1024

/** A browser without our script posts the form itself and expects a page as the answer. */
export const wantsPage = (request: Request) => request.headers.get('accept')?.includes('text/html') ?? false

/** Undefined for what is no JSON, and for lists in each other so deep that code which walks through them runs out of stack. */
export async function postedJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Empty for what is no form, or too large for one of ours. */
export async function postedForm(request: Request) {
  const text = await request.text()
  const type = request.headers.get('content-type') ?? ''
  if (text.length > longestForm || hasTooManyFields(text, type)) return new FormData()
  const form = new Response(text, { headers: { 'content-type': type } }).formData()
  return form.catch(() => new FormData())
}

export async function postedFields(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('application/json')) return postedJson(request)
  return Object.fromEntries(await postedForm(request))
}

/** Redirects to a path of this site, so that a reload asks for the page and does not repeat the post. */
export const seeOther = (path: string) =>
  new Response(null, { status: 303, headers: { location: pathHere(path), 'cache-control': 'no-store' } })

/** A form field as text. '' for a file or a missing field. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
