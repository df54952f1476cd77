'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'

/** To the page before; home for whoever came by a bookmark. */
export function BackButton({ children }: { children: string }) {
  const router = useRouter()
  const goBack = () => (window.history.length > 1 ? router.back() : router.push('/'))
  return (
    <Button variant="secondary" size="lg" onClick={goBack}>
      {children}
    </Button>
  )
}
