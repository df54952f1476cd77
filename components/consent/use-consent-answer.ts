import { useState } from 'react'
import {
  type Consent,
  type ConsentLevel,
  consentLevels,
  consentTo,
  refusal,
} from '@/contract/rules/account/consent'
import { currentConsent, keepConsent } from '@/lib/browser/consent'
import { movePersonal } from '@/lib/browser/personal-storage'
import { renewPlaceCookie } from '@/lib/browser/places'

/** The switches and the three answers. The necessary switch is on from the start. */
export function useConsentAnswer(onAnswered: () => void) {
  const [levels, setLevels] = useState<readonly ConsentLevel[]>(() => currentConsent()?.level ?? [1])

  const answer = (consent: (now: Date) => Consent) => () => {
    void keepConsent(consent(new Date()))
    movePersonal()
    renewPlaceCookie()
    onAnswered()
  }

  return {
    isOn: (level: ConsentLevel) => levels.includes(level),
    turn: (level: ConsentLevel) => (isOn: boolean) =>
      setLevels((before) => (isOn ? [...before, level] : before.filter((each) => each !== level))),
    hasNone: levels.length === 0,
    allowAll: answer((now) => consentTo(consentLevels, now)),
    allowChosen: answer((now) => consentTo(levels, now)),
    refuseAll: answer(refusal),
  }
}
