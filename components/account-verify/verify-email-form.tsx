import { Problem } from '@/components/layout/problem'
import { Button } from '@/components/ui/button'
import { verifyEmail } from '@/lib/browser/endpoints/mails'
import type { VerificationLabels } from './verification-result'

/** Without JavaScript, a button sends the verification. */
export function VerifyEmailForm({ token, labels }: { token: string; labels: VerificationLabels }) {
  return (
    <noscript>
      <Problem title={labels.byHand.title} text={labels.byHand.text}>
        <form method="post" action={verifyEmail.path}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="lg">
            {labels.byHand.submit}
          </Button>
        </form>
      </Problem>
    </noscript>
  )
}
