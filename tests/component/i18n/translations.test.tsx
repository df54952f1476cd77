import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { useTranslations } from '@/lib/i18n/translations'
import ca from '@/messages/ca.json'
import es from '@/messages/es.json'

afterEach(() => {
  document.documentElement.lang = ''
})

function Near({ place }: { place: string }) {
  const t = useTranslations('search')
  return <p>{t('near', { place })}</p>
}

test.each([
  ['ca', 'Alacant', 'a prop d’Alacant'],
  ['ca', 'El Masnou, Barcelona', 'a prop del Masnou, Barcelona'],
  ['ca', 'Girona', 'a prop de Girona'],
  ['es', 'Alacant', 'cerca de Alacant'],
])('a page in %s near %s', (language, place, text) => {
  document.documentElement.lang = language
  const { container } = render(
    <NextIntlClientProvider locale={language} messages={language === 'ca' ? ca : es} timeZone="Europe/Madrid">
      <Near place={place} />
    </NextIntlClientProvider>,
  )
  expect(container.textContent).toBe(text)
})

test('labels of an island are joined in the language of the page, or in their own', () => {
  document.documentElement.lang = 'gl'
  expect(fill('Restaurantes en {city}', { city: 'A Coruña' })).toBe('Restaurantes na Coruña')
  expect(fill('Menú del {date}', { date: '1 de maig' }, 'ca')).toBe('Menú de l’1 de maig')
  document.documentElement.lang = 'es'
  expect(fill('Restaurantes en {city}', { city: 'A Coruña' })).toBe('Restaurantes en A Coruña')
})
