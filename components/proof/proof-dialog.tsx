'use client'

import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { FactorWays } from '@/components/ui/factor/factor-ways'
import { type Answer, postAnswer } from '@/components/ui/factor/post-answer'
import { TypedWay } from '@/components/ui/factor/typed-way'
import { FormProblem } from '@/components/ui/form-problem'
import { Skeleton } from '@/components/ui/skeleton'
import type { Reply } from '@/contract/endpoint'
import { askProof, prove } from '@/contract/endpoints/second-factor'
import { signByPasskey } from '@/lib/browser/passkeys'
import { send } from '@/lib/browser/send'
import { unread } from '@/lib/endpoint/light'
import type { ProofLabels } from './proof-host'

type Props = { labels: ProofLabels; onEnd: (isProven: boolean) => void }
type ProofOptions = Reply<typeof askProof>

const askAgain = async () => (await send(askProof, {})).reply

/** Asks for a proof in a dialog over the current page, which keeps its state. */
export default function ProofDialog({ labels, onEnd }: Props) {
  const [asked, setAsked] = useState<ProofOptions | null>()

  useEffect(() => {
    void askAgain().then((found) => setAsked(found ?? null))
  }, [])

  async function answer(given: Answer) {
    const why = await postAnswer(unread(prove), given, labels)
    if (!why) onEnd(true)
    return why
  }

  /** Each press requests a new challenge, because a challenge is valid for five minutes. */
  async function askPasskey() {
    const question = (await askAgain())?.passkey
    const passkey = question && (await signByPasskey(question.options))
    return passkey ? { passkey, challenge: question.challenge } : undefined
  }

  const methods = asked?.methods.filter((method) => method !== 'password') ?? []
  return (
    <Dialog shape="sheet" open onClose={() => onEnd(false)} title={labels.title} closeLabel={labels.close}>
      <div className="grid gap-5 pb-2">
        {asked === undefined ? <Skeleton className="h-40" /> : null}
        {asked === null ? <FormProblem>{labels.unreachable}</FormProblem> : null}
        {asked ? <p className="text-soft">{methods.length > 0 ? labels.text : labels.passwordText}</p> : null}
        {methods.length > 0 ? (
          <FactorWays methods={methods} labels={labels} answer={answer} ask={askPasskey} />
        ) : null}
        {asked && methods.length === 0 ? <TypedWay name="password" labels={labels} answer={answer} /> : null}
      </div>
    </Dialog>
  )
}
