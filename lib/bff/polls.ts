import 'server-only'
import { getPoll as getEndpoint, vote as voteEndpoint } from '@/contract/endpoints/polls'
import { pollPath } from '@/contract/rules/profile/poll-path'
import { refuse } from './envelope'
import { forward } from './forward'
import { postedFields, seeOther } from './posted'
import { isSameOrigin } from './same-origin'
import { isForm } from './submit'
import { nameVoter, voterName } from './voter'

type Context = Parameters<ReturnType<typeof forward>>[1]

const forwardPoll = forward(getEndpoint)
const cast = forward(voteEndpoint)

/** Adds the browser's name, so that the answer has its vote. */
export async function getPoll(request: Request, context: Context) {
  const url = new URL(request.url)
  const name = await voterName()
  url.search = name ? `?${new URLSearchParams({ voter: name })}` : ''
  return forwardPoll(new Request(url, request), context)
}

/** Without JavaScript, the form returns to the page. */
export async function vote(request: Request, context: Context) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const fields = await postedFields(request.clone())
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const body = JSON.stringify({ ...(typeof fields === 'object' ? fields : {}), voter: await nameVoter() })
  const answer = await cast(new Request(request.url, { method: 'POST', headers, body }), context)
  if (!isForm(request)) return answer
  const { pollId = '' } = await context.params
  return seeOther(`${pollPath(pollId)}${answer.ok ? '#votado' : '#error'}`)
}
