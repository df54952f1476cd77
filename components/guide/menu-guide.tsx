import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { type GuideLanguage, guideLanguages, guidePath, menuGuides } from '@/lib/i18n/menu-guide'
import { shownLanguages } from '@/lib/i18n/menu-words'

const names = { es: 'Castellano', ...shownLanguages }

/** docs/product.md#menu-guide */
export function MenuGuide({ language }: { language: GuideLanguage }) {
  const { title, lead, sections, find, others } = menuGuides[language]
  return (
    <article lang={language} className="container-page grid max-w-3xl gap-8 py-8 md:py-12">
      <header>
        <h1 className="text-4xl text-balance md:text-5xl">{title}</h1>
        <p className="mt-3 text-lg text-soft">{lead}</p>
      </header>
      {sections.map((section) => (
        <section key={section.title} className="grid gap-2">
          <h2 className="text-2xl md:text-3xl">{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph} className="text-lg">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <div>
        <ButtonLink href="/restaurant/search/menu">{find}</ButtonLink>
      </div>
      <nav aria-label={others} className="flex flex-wrap items-center gap-x-4">
        {guideLanguages
          .filter((one) => one !== language)
          .map((one) => (
            <Link
              key={one}
              href={guidePath(one)}
              lang={one}
              hrefLang={one}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold text-azulejo hover:underline"
            >
              {names[one]}
            </Link>
          ))}
      </nav>
    </article>
  )
}
