'use client'

import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-class'
import { FormProblem } from '@/components/ui/form-problem'
import { leaveFor } from '@/lib/browser/leave-for'
import { ownerFetch } from '@/lib/browser/owner-fetch'
import { problemOf } from './problem-of'
import type { Problems } from './use-problems'

type Props = ButtonLook & {
  /** Answers with where to go. */
  path: string
  pending: string
  problems: Problems
  children: ReactNode
}

const reply = z.object({ url: z.url() })

/** Asks our server where the provider's page is, and goes there. Pressed twice, it is one and the same page. */
export function ProviderButton({ path, pending, problems, children, ...look }: Props) {
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function open() {
    setOpening(true)
    setProblem(undefined)
    const response = await ownerFetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const opened = response?.ok ? reply.safeParse(await response.json().catch(() => null)) : undefined
    if (opened?.success) return leaveFor(opened.data.url)
    setOpening(false)
    setProblem(response?.ok ? problems.failed : await problemOf(response, problems))
  }

  return (
    <div className="grid gap-3 justify-self-start" aria-live="polite">
      <FormProblem>{problem}</FormProblem>
      <Button {...look} pending={isOpening && pending} onClick={open} className="justify-self-start">
        {children}
      </Button>
    </div>
  )
}
