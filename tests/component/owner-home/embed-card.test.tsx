import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EmbedCard } from '@/components/owner-home/embed-card'
import type { Language } from '@/contract/languages'
import english from '@/messages/en.json'
import castilian from '@/messages/es.json'
import basque from '@/messages/eu.json'

const catalogues: Partial<Record<Language, typeof castilian>> = { es: castilian, en: english, eu: basque }

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://mantel.example' }) }))
vi.mock('@/lib/i18n/labels', () => ({
  labelsOf: async (namespace: 'ownerHome', language: Language = 'en') => catalogues[language]?.[namespace],
}))
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }))

afterEach(() => {
  document.documentElement.lang = ''
})

it.each([
  ['es', '/widget/k00x7qm2vt9b', 'Menú de hoy'],
  ['eu', '/eu/widget/k00x7qm2vt9b', 'Gaurko menua'],
] as const)(
  'the code for another site is in the language of the kitchen: %s',
  async (language, path, title) => {
    document.documentElement.lang = 'en'
    render(await EmbedCard({ restaurantId: 'k00x7qm2vt9b', language }))
    const code = screen.getByRole<HTMLTextAreaElement>('textbox').value
    expect(code).toContain(`src="https://mantel.example${path}"`)
    expect(code).toContain(`title="${title}"`)
  },
)
