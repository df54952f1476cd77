import { Button } from '@/components/ui/button'
import { OutcomeLine } from '@/components/ui/outcome-line'
import type { PressOutcome } from '@/lib/subscription-paths'

type Props = {
  action: string
  token: string
  label: string
  failed: string
  /** How the button went, when it was pressed just now. */
  outcome?: PressOutcome
}

/** The one press that a link of a mail leads to: a plain form, which works without a script. */
export function PressForm({ action, token, label, failed, outcome }: Props) {
  return (
    <>
      {outcome === 'error' ? (
        <OutcomeLine tone="bad" role="alert">
          {failed}
        </OutcomeLine>
      ) : null}
      <form method="post" action={action}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" wide>
          {label}
        </Button>
      </form>
    </>
  )
}
