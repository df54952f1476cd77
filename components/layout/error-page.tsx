'use client'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { fill } from '@/lib/i18n/fill'
import { useSharedLabels } from '@/lib/i18n/shared-labels'
import { Problem } from './problem'

export type Failure = { error: Error & { digest?: string }; reset: () => void }

export function ErrorPage({ error, reset }: Failure) {
  const labels = useSharedLabels()?.error
  if (!labels) return null
  const reference = error.digest ? fill(labels.code, { digest: error.digest }) : undefined
  return (
    <Problem title={labels.title} text={labels.text} reference={reference}>
      <Button size="lg" onClick={reset}>
        {labels.retry}
      </Button>
      <ButtonLink href="/" size="lg" variant="secondary">
        {labels.home}
      </ButtonLink>
    </Problem>
  )
}
