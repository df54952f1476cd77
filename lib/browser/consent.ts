'use client'

import { allows, type Consent, readConsent } from '@/contract/rules/consent'
import { storage } from './storage'

export const consentKey = 'consent'
const asked = 'mantel:ask-consent'

export const currentConsent = () => readConsent(storage.get(consentKey), new Date())

/** Level 2: memories of earlier visits, and maps that others serve. As long as nothing was answered, no. */
export const allowsPersonalisation = () => allows(currentConsent(), 2)

/** Opens the dialog again, from wherever. */
export const askConsent = () => window.dispatchEvent(new Event(asked))

export function onConsentAsked(listener: () => void) {
  window.addEventListener(asked, listener)
  return () => window.removeEventListener(asked, listener)
}

/** The browser's own record counts at once. The host's copy is a proof, and may follow when there is a connection. */
export function keepConsent(consent: Consent) {
  storage.set(consentKey, JSON.stringify(consent))
  storage.set(unsentKey, '1')
  return sendConsent()
}

const unsentKey = 'consentUnsent'

export async function sendConsent() {
  const consent = currentConsent()
  if (!consent || !storage.get(unsentKey)) return
  const { opt_in, level, version } = consent
  const response = await fetch('/api/consent', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ opt_in, level, version }),
  }).catch(() => undefined)
  if (response?.ok) storage.set(unsentKey, null)
}
