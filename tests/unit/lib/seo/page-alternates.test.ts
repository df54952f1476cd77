import { createTranslator } from 'next-intl'
import { describe, expect, test, vi } from 'vitest'
import * as forgotten from '@/app/[locale]/(auth)/forgetPassword/page'
import * as signin from '@/app/[locale]/(auth)/signin/page'
import * as contact from '@/app/[locale]/(public)/contacta/page'
import * as status from '@/app/[locale]/(public)/estado/page'
import * as help from '@/app/[locale]/(public)/faqs/page'
import * as home from '@/app/[locale]/(public)/page'
import { languageCodes } from '@/contract/languages'
import { messagesIn } from '@/lib/i18n/messages-in'
import { languageHere } from '@/lib/language/here'
import { inLanguage } from '@/lib/language/in-language'
import { hasPage } from '@/lib/language/sides'
import { absoluteUrl } from '@/lib/seo/absolute-url'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/i18n/translations', () => ({
  getTranslations: async (namespace: never) =>
    createTranslator({ locale: languageHere(), messages: await messagesIn(languageHere()), namespace }),
}))

const pages = { '/': home, '/contacta': contact, '/faqs': help, '/estado': status }
const accounts = { '/signin': signin, '/forgetPassword': forgotten }

describe.each(languageCodes)('in %s', (language) => {
  test.each(Object.entries({ ...pages, ...accounts }))(
    '%s names itself in every language that has it',
    async (path, page) => {
      if (!hasPage(language, path)) return
      const { alternates } = await inLanguage(language, page.generateMetadata)
      const others = languageCodes.filter((one) => hasPage(one, path))
      expect(alternates?.canonical).toBe(absoluteUrl(path, language))
      expect(Object.keys(alternates?.languages ?? {})).toEqual([...others, 'x-default'])
    },
  )
})
