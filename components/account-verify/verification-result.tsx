import type { Messages } from 'next-intl'
import { Problem } from '@/components/layout/problem'
import { ButtonLink } from '@/components/ui/button-link'

export type VerificationLabels = Messages['verifyEmail']

/** The result of the verification (docs/product.md#verify-email). */
export function VerificationResult({
  state,
  labels,
}: {
  /** `verified` is the same as `done`, where the page cannot go on by itself. */
  state: 'done' | 'verified' | 'invalid' | 'missing'
  labels: VerificationLabels
}) {
  const { title, text } = labels[state]
  const isVerified = state === 'done' || state === 'verified'
  return (
    <Problem title={title} text={text}>
      <ButtonLink href="/login" size="lg" prefetch={false}>
        {labels.signin}
      </ButtonLink>
      {isVerified ? null : (
        <ButtonLink href="/contacta" size="lg" variant="secondary" prefetch={false}>
          {labels.contact}
        </ButtonLink>
      )}
    </Problem>
  )
}
