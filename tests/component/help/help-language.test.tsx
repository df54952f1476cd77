import { render } from '@testing-library/react'
import { createTranslator, NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HelpCenter } from '@/components/help/help-center'
import { helpJsonLd } from '@/components/help/help-json-ld'
import german from '@/messages/de.json'
import french from '@/messages/fr.json'

const here = vi.hoisted(() => ({ messages: {} }))

vi.mock('@/lib/host/features', () => ({ missingFeatures: async () => [] }))
vi.mock('@/lib/i18n/labels', () => ({
  labelsOf: async (namespace: string) => Reflect.get(here.messages, namespace),
}))
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'faqs') =>
    createTranslator({ locale: 'fr', messages: { faqs: Reflect.get(here.messages, 'faqs') }, namespace }),
}))

afterEach(() => {
  document.documentElement.lang = ''
})

describe.each([
  ['fr', french],
  ['de', german],
])('help in %s', (language, messages) => {
  it('marks what an owner says to the chat in Castilian, and search engines read it without tags', async () => {
    document.documentElement.lang = language
    here.messages = messages
    const { container } = render(
      <NextIntlClientProvider locale={language} messages={messages}>
        {await HelpCenter()}
      </NextIntlClientProvider>,
    )
    const foreign = [...container.querySelectorAll('[lang]')]
    expect(foreign.map((one) => [one.getAttribute('lang'), one.textContent])).toEqual([
      ['es', 'agotado el cocido'],
    ])
    const read = JSON.stringify(await helpJsonLd())
    expect(read).toContain('agotado el cocido')
    expect(read).not.toContain('<')
  })
})
