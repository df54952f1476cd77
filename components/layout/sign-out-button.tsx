'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LogoutIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { drafts } from '@/lib/browser/drafts'
import { leaveFor } from '@/lib/browser/leave-for'
import { setSignedIn } from '@/lib/browser/signed-in'
import type { OwnerLabels } from './account-slot'

/** The cookie goes first: a flag without a session is harmless, a session without its flag is not. */
export function SignOutButton({ labels, onDone }: { labels: OwnerLabels; onDone: () => void }) {
  const [leaving, setLeaving] = useState(false)

  async function signOut() {
    setLeaving(true)
    const response = await fetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined)
    setLeaving(false)
    if (!response?.ok) return notify.error()
    onDone()
    setSignedIn(false)
    drafts.dropAll()
    leaveFor('/signin')
  }

  return (
    <Button variant="secondary" wide pending={leaving && labels.signingOut} onClick={signOut}>
      <LogoutIcon />
      {labels.signOut}
    </Button>
  )
}
