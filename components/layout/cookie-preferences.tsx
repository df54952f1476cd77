'use client'

import { askConsent } from '@/lib/browser/consent'

/** Opens the cookie dialog again. Without JavaScript nothing is stored, so there is nothing to choose. */
export function CookiePreferences({ label, className }: { label: string; className: string }) {
  return (
    <span className="needs-script">
      <button type="button" aria-haspopup="dialog" onClick={askConsent} className={className}>
        {label}
      </button>
    </span>
  )
}
