import { classNames } from './class-names'
import { Link } from './link'

type Tab = { href: string; label: string; current: boolean }

/** Tabs that are pages. They are links, so they work without JavaScript and can be shared. */
export function LinkTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="border-b-2 border-line">
      <ul className="-mb-0.5 flex flex-wrap gap-x-1">
        {tabs.map(({ href, label: text, current }) => (
          <li key={href} className="grow sm:grow-0">
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center sm:min-h-12 justify-center border-b-4 px-2 font-display whitespace-nowrap max-sm:text-base sm:px-4 sm:text-lg font-extrabold',
                current
                  ? 'border-check text-ink'
                  : 'border-transparent text-soft hover:border-line hover:text-ink',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
