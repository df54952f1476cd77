import { Problem } from '@/components/layout/problem'
import { Button } from '@/components/ui/button'
import type { VerificationLabels } from './verification-result'

/** For whoever has no JavaScript: the same question, asked by a button. */
export function VerifyEmailForm({ token, labels }: { token: string; labels: VerificationLabels }) {
  return (
    <noscript>
      <Problem title={labels.byHand.title} text={labels.byHand.text}>
        <form method="post" action="/api/auth/verify-email">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="lg">
            {labels.byHand.submit}
          </Button>
        </form>
      </Problem>
    </noscript>
  )
}
