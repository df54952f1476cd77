import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'

type Props = {
  title: string
  links: { href: string; text: string }[]
  /** On a phone, the links stand side by side, because two columns are full. */
  inLine?: boolean
  className?: string
  /** Content after the links that is not a link. */
  children?: ReactNode
}

export const footerEntryClass =
  'inline-flex min-h-11 items-center font-medium hover:underline hover:underline-offset-4'

export function FooterColumn({ title, links, inLine, className, children }: Props) {
  return (
    <nav aria-label={title} className={classNames(inLine && 'max-md:col-span-full', className)}>
      <h2 className="mb-1 text-base text-on-wall-soft">{title}</h2>
      <ul className={inLine ? 'flex flex-wrap gap-x-6 md:block' : undefined}>
        {links.map(({ href, text }) => (
          <li key={text}>
            <Link href={href} className={footerEntryClass}>
              {text}
            </Link>
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </nav>
  )
}
