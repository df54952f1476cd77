import { Button } from '@/components/ui/button'
import { OutcomeLine } from '@/components/ui/outcome-line'
import type { PressOutcome } from '@/lib/subscription-paths'

type Props = {
  action: string
  token: string
  label: string
  failed: string
  /** The result of the button, when it has just been pressed. */
  outcome?: PressOutcome
}

/** The form with one button behind a mail's link. It works without JavaScript. */
export function PressForm({ action, token, label, failed, outcome }: Props) {
  return (
    <>
      {outcome === 'error' ? <OutcomeLine tone="bad">{failed}</OutcomeLine> : null}
      <form method="post" action={action}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" wide>
          {label}
        </Button>
      </form>
    </>
  )
}
