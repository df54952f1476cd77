import { expect, test } from 'vitest'
import { waitText } from '@/lib/i18n/wait-text'
import { wait } from '@/messages/es.json'

test.each([
  [1, 'Prueba de nuevo en 1 segundo.'],
  [40, 'Prueba de nuevo en 40 segundos.'],
  [99, 'Prueba de nuevo en 99 segundos.'],
  [100, 'Prueba de nuevo en 2 minutos.'],
  [3600, 'Prueba de nuevo en 60 minutos.'],
  [0, ''],
  [-3, ''],
  [undefined, ''],
])('%s: %s', (seconds, text) => {
  expect(waitText(seconds, wait)).toBe(text)
})
