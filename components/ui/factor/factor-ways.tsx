'use client'

import type { FactorMethod } from '@/contract/entities/factor-challenge'
import type { FactorLabels } from './factor-labels'
import { PasskeyWay } from './passkey-way'
import type { Answer } from './post-answer'
import { TypedWay } from './typed-way'

type Props = {
  methods: FactorMethod[]
  labels: FactorLabels
  answer: (given: Answer) => Promise<string | undefined>
  ask: () => Promise<Answer | undefined>
  posts?: { action: string; next: string | undefined }
  posted?: { code?: string | undefined; recoveryCode?: string | undefined }
}

/** The available second factors, the easiest first. A recovery code is the last resort. */
export function FactorWays({ methods, labels, answer, ask, posts, posted }: Props) {
  const [hasKey, hasApp] = [methods.includes('passkey'), methods.includes('app')]
  const common = { labels, answer, ...(posts && { posts }) }
  return (
    <div className="grid gap-6">
      {hasKey ? <PasskeyWay labels={labels} ask={ask} answer={answer} /> : null}
      {hasKey && hasApp ? <p className="text-center text-soft">{labels.or}</p> : null}
      {hasApp ? <TypedWay name="code" {...common} {...(posted?.code && { posted: posted.code })} /> : null}
      {methods.includes('recovery') ? (
        <details
          open={posted?.recoveryCode !== undefined}
          className="border-t-3 border-dotted border-edge pt-4"
        >
          <summary className="link flex min-h-11 cursor-pointer items-center">{labels.recovery}</summary>
          <div className="pt-3">
            <TypedWay
              name="recoveryCode"
              {...common}
              {...(posted?.recoveryCode && { posted: posted.recoveryCode })}
            />
          </div>
        </details>
      ) : null}
    </div>
  )
}
