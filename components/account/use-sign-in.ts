'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { Call } from '@/contract/endpoint'
import { login } from '@/contract/endpoints/accounts'
import type { Outcome } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { setSignedIn } from '@/lib/browser/signed-in'
import { ownTimeZone } from '@/lib/browser/time-zone'
import { unread } from '@/lib/endpoint/light'
import { waitText } from '@/lib/i18n/wait-text'
import { useRouter } from '@/lib/language/use-router'
import { nextPath } from '@/lib/next-path'

/** docs/product.md#good-news-time: time to read the success message before the page changes. */
const readingTime = 1000

type Labels = Messages['signin'] & { wait: Messages['wait'] }

export function useSignIn(labels: Labels, onDone: () => void) {
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)

  async function signIn(body: Call<typeof login>['body']) {
    setProblem(undefined)
    const answer = await send(unread(login), { body: { ...body, timeZone: ownTimeZone() } })
    // The password was right and the account has a second factor.
    if (answer.reason === 'second-factor-needed') {
      onDone()
      return router.push(`/signin/verificacion${window.location.search}`)
    }
    if (answer.outcome !== 'ok') return fail(problemText(answer, labels))
    setDone(true)
    onDone()
    setSignedIn(true)
    notify.success(labels.success)
    setTimeout(() => router.replace(nextPath(window.location)), readingTime)
  }

  function fail(text: string) {
    setProblem(text)
    notify.error(text)
  }

  return { signIn, problem, done }
}

/** These two codes need other texts than the general failure text (docs/product.md#words-for-failures). */
function problemText({ code = 'unavailable', retryAfter }: Outcome<unknown>, labels: Labels) {
  if (code === 'unavailable' || code === 'internal') return labels.unreachable
  if (code !== 'too-many') return labels.refused
  return `${labels.tooMany} ${waitText(retryAfter, labels.wait) || labels.tooManyWait}`
}
