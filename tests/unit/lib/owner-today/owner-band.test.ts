import { expect, test, vi } from 'vitest'
import { OwnerBand } from '@/components/owner-today/owner-band'
import { languageCodes } from '@/contract/languages'
import { inLanguage } from '@/lib/language/in-language'

vi.mock('@/lib/i18n/translations', () => ({ getTranslations: async () => (key: string) => key }))
vi.mock('@/lib/host/features', () => ({ hostHas: async () => true }))

test.each(languageCodes)(
  'the home page in %s has the part for owners only with texts of its own',
  async (language) => {
    const band = await inLanguage(language, () => OwnerBand())
    expect(band !== null).toBe(!['fr', 'de'].includes(language))
  },
)
