'use client'

import { type ComponentType, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { LogoutIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import type { Owner } from '@/contract/entities/owner'
import { profilePath, profileSlug } from '@/contract/rules/profile/profile-slug'
import { drafts } from '@/lib/browser/drafts'
import { logout } from '@/lib/browser/endpoints/own'
import { leaveFor } from '@/lib/browser/leave-for'
import { send } from '@/lib/browser/send'
import { setSignedIn } from '@/lib/browser/signed-in'
import type { Feature } from '@/lib/host/feature'
import type { OwnerLabels } from './account-slot'
import { editorExists, ownerLinksWithout } from './owner-links'
import { OwnerLogo } from './owner-logo'

type Props = {
  owner?: Owner
  failed: boolean
  retry: () => void
  onLeave: () => void
  labels: OwnerLabels
  missing: readonly Feature[]
}

/** The header's drawer for signed-in owners (docs/product.md#header). */
export function OwnerDrawer({ owner, failed, retry, onLeave, labels, missing }: Props) {
  return (
    <div className="flex min-h-full flex-col gap-5">
      {owner ? <RestaurantHead owner={owner} onLeave={onLeave} labels={labels} /> : null}
      {!owner && !failed ? <Skeleton className="h-32" /> : null}
      {!owner && failed ? (
        <div role="alert" className="flex flex-col items-start gap-3 rounded bg-blush p-4">
          <p>{labels.failed}</p>
          <Button variant="secondary" onClick={retry}>
            {labels.retry}
          </Button>
        </div>
      ) : null}
      <nav aria-label={labels.title}>
        <ul>
          {ownerLinksWithout(missing).map(({ href, icon, text }) => (
            <Entry key={href} href={href} icon={icon} text={labels[text]} onClick={onLeave} />
          ))}
        </ul>
      </nav>
      <div className="mt-auto">
        <SignOutButton labels={labels} onDone={onLeave} />
      </div>
    </div>
  )
}

function RestaurantHead({
  owner,
  onLeave,
  labels,
}: {
  owner: Owner
  onLeave: () => void
  labels: OwnerLabels
}) {
  const { restaurant } = owner
  const name = restaurant?.restaurantName || labels.restaurantMissing
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <OwnerLogo name={name} src={restaurant?.logoFilePath} size={56} />
        <p className="min-w-0 font-display text-xl leading-tight font-extrabold text-balance">{name}</p>
      </div>
      {restaurant ? (
        <div className="grid grid-cols-2 gap-2">
          {editorExists ? (
            <ButtonLink href={`/restaurant/profile/edit/${profileSlug(restaurant)}`} onClick={onLeave}>
              {labels.editProfile}
            </ButtonLink>
          ) : null}
          {restaurant.isPublic ? (
            <ButtonLink href={profilePath(restaurant)} variant="secondary" onClick={onLeave}>
              {labels.viewProfile}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

type EntryProps = {
  href: string
  icon: ComponentType<{ className?: string }>
  text: string
  onClick: () => void
}

function Entry({ href, icon: Icon, text, onClick }: EntryProps) {
  return (
    <li className="border-b border-line">
      <Link
        href={href}
        onClick={onClick}
        className="flex min-h-13 items-center gap-3 font-medium hover:text-check-ink"
      >
        <Icon className="size-6 shrink-0 text-azulejo" />
        {text}
      </Link>
    </li>
  )
}

/** Deletes the cookie before the flag: a flag without a session is harmless, a session without its flag is not. */
function SignOutButton({ labels, onDone }: { labels: OwnerLabels; onDone: () => void }) {
  const [leaving, setLeaving] = useState(false)

  async function signOut() {
    setLeaving(true)
    const { outcome } = await send(logout, {})
    setLeaving(false)
    if (outcome !== 'ok') return notify.error()
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
