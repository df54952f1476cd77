'use client'

import { Button } from '@/components/ui/button'
import { cameFrom } from './came-from'

export function RetryButton({ label }: { label: string }) {
  const retry = () => window.location.assign(cameFrom(window.location) ?? '/')
  return (
    <Button size="lg" onClick={retry}>
      {label}
    </Button>
  )
}
