import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { OutcomeLine } from '@/components/ui/outcome-line'
import type { ContactLabels } from './labels'

type Props = { labels: ContactLabels; privacy: ReactNode; problem?: string; isSending: boolean }

export function FormFoot({ labels, privacy, problem, isSending }: Props) {
  return (
    <>
      {problem ? <OutcomeLine tone="bad">{problem}</OutcomeLine> : null}
      <p className="text-sm text-soft">{privacy}</p>
      <Button type="submit" size="lg" wide pending={isSending && labels.sending}>
        {labels.submit}
      </Button>
    </>
  )
}
