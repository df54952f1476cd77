import { expect, test } from 'vitest'
import { sessionPlace } from '@/lib/i18n/session-place'
import en from '@/messages/en.json' with { type: 'json' }
import es from '@/messages/es.json' with { type: 'json' }

const signedInAt = '2026-01-15T12:00:00Z'
const timeZone = 'America/Bogota'

test.each([
  [{ country: 'FR', timeZone }, 'Francia, según la red'],
  [{ country: null, timeZone }, 'hora estándar de Colombia, según la zona horaria del navegador'],
  [{ country: null, timeZone: null }, null],
  [{ country: null, timeZone: 'Nowhere/None' }, null],
])('%j: %s', (known, text) => {
  expect(sessionPlace({ ...known, signedInAt }, es.security.sessions, 'es')).toBe(text)
})

test('in the language of the page', () => {
  const session = { country: null, timeZone, signedInAt }
  const { sessions } = en.security
  expect(sessionPlace(session, sessions, 'en')).toBe(
    'Colombia Standard Time, according to the browser’s time zone',
  )
  expect(sessionPlace({ ...session, country: 'DE' }, sessions, 'en')).toBe(
    'Germany, according to the network',
  )
})
