import { ButtonLink } from '@/components/ui/button-link'
import { ForeignWords } from '@/components/ui/foreign-words'
import { menuGuide } from '@/lib/i18n/menu-guide'

/** docs/product.md#menu-guide */
export function MenuGuide() {
  const { title, lead, sections, find } = menuGuide()
  return (
    <article className="container-page grid max-w-3xl gap-8 py-8 md:py-12">
      <header>
        <h1 className="text-4xl text-balance md:text-5xl">{title}</h1>
        <p className="mt-3 text-lg text-soft">{lead}</p>
      </header>
      {sections.map((section) => (
        <section key={section.title} className="grid gap-2">
          <h2 className="text-2xl md:text-3xl">{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph} className="text-lg">
              <ForeignWords text={paragraph} />
            </p>
          ))}
        </section>
      ))}
      <div>
        <ButtonLink href="/restaurant/search/menu">{find}</ButtonLink>
      </div>
    </article>
  )
}
