'use client'

import { allows, type Consent, readConsent } from '@/contract/rules/account/consent'
import { storage } from './storage'

export const consentKey = 'consent'
const askEvent = 'mantel:ask-consent'

export const currentConsent = () => readConsent(storage.get(consentKey), new Date())

/** Level 2: memories of earlier visits, and maps from other hosts. No until the visitor has answered. */
export const allowsPersonalisation = () => allows(currentConsent(), 2)

/** Opens the consent dialog again. */
export const askConsent = () => window.dispatchEvent(new Event(askEvent))

export function onConsentAsked(listener: () => void) {
  window.addEventListener(askEvent, listener)
  return () => window.removeEventListener(askEvent, listener)
}

/** The browser's own record counts at once. The host's copy is a proof, and may follow when there is a connection. */
export function keepConsent(consent: Consent) {
  storage.set(consentKey, JSON.stringify(consent))
  storage.set(unsentKey, '1')
  return sendConsent()
}

const unsentKey = 'consentUnsent'

/** The code that sends the consent is not in every page, so it is loaded here. */
export async function sendConsent() {
  const consent = currentConsent()
  if (!consent || !storage.get(unsentKey)) return
  const isKept = await import('./send-consent').then(
    ({ sendRecord }) => sendRecord(consent),
    () => false,
  )
  if (isKept) storage.set(unsentKey, null)
}
