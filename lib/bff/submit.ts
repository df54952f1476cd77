import 'server-only'
import type { EndpointData } from '@/contract/endpoint'
import { errorEnvelope } from '@/contract/errors'
import { forward } from './forward'
import { postedForm, seeOther } from './posted'

type Handler = ReturnType<typeof forward>

export type Outcome = {
  ok: boolean
  reply: unknown
  /** The api's name for the refusal. */
  reason?: string
}

/** Gives the page that shows the outcome. */
type Next = (form: FormData, outcome: Outcome) => string

/** For forms that also work without JavaScript. A form gets a page as the answer; any other request gets the answer of forward(). */
export function submit(to: EndpointData, next: Next): Handler {
  const handle = forward(to)
  return async (request, context) => {
    if (!isForm(request)) return handle(request, context)
    const form = await postedForm(request.clone())
    const answer = await handle(request, context)
    const reply: unknown = await answer.json().catch(() => undefined)
    const reason = errorEnvelope.safeParse(reply).data?.error.reason
    return seeOther(next(form, { ok: answer.ok, reply, reason }))
  }
}

export function isForm(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
}
