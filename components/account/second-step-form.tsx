'use client'

import type { FactorLabels } from '@/components/ui/factor/factor-labels'
import { FactorWays } from '@/components/ui/factor/factor-ways'
import { type Answer, postAnswer } from '@/components/ui/factor/post-answer'
import { FormProblem } from '@/components/ui/form-problem'
import { notify } from '@/components/ui/notify'
import { finishLogin } from '@/contract/endpoints/second-factor'
import type { FactorMethod } from '@/contract/entities/factor-challenge'
import { askPasskeyAtLogin } from '@/lib/browser/endpoints/sign-in'
import { signByPasskey } from '@/lib/browser/passkeys'
import { send } from '@/lib/browser/send'
import { setSignedIn } from '@/lib/browser/signed-in'
import { ownTimeZone } from '@/lib/browser/time-zone'
import { unread } from '@/lib/endpoint/light'
import { useRouter } from '@/lib/language/use-router'
import { nextPath } from '@/lib/next-path'

/** docs/product.md#good-news-time: time to read the success message before the page changes. */
const readingTime = 1000

type Props = {
  methods: FactorMethod[]
  labels: FactorLabels
  success: string
  next: string | undefined
  problem: string | undefined
}

export function SecondStepForm({ methods, labels, success, next, problem }: Props) {
  const router = useRouter()

  async function answer(given: Answer) {
    const why = await postAnswer(unread(finishLogin), { ...given, timeZone: ownTimeZone() }, labels)
    if (why) return why
    setSignedIn(true)
    notify.success(success)
    setTimeout(() => router.replace(nextPath(window.location)), readingTime)
    return undefined
  }

  const general = { tooMany: labels.tooMany, unreachable: labels.unreachable }[problem ?? '']
  return (
    <div className="grid gap-5">
      <FormProblem>{general}</FormProblem>
      <FactorWays
        methods={methods}
        labels={labels}
        answer={answer}
        ask={askPasskey}
        posts={{ action: finishLogin.path, next }}
        posted={{
          code: problem === 'code' ? labels.codeWrong : undefined,
          recoveryCode: problem === 'recovery' ? labels.recoveryWrong : undefined,
        }}
      />
    </div>
  )
}

async function askPasskey() {
  const { reply } = await send(askPasskeyAtLogin, {})
  const passkey = reply && (await signByPasskey(reply.options))
  return passkey && { passkey }
}
