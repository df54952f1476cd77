import type { ComponentProps } from 'react'
import { chipClass } from './chip-class'
import { CheckIcon } from './icons'
import { Link } from './link'

type Props = ComponentProps<typeof Link> & { on?: boolean }

/** A chip that is a link: a filter in the address, a city, a recent search. */
export function ChipLink({ on, className, children, ...rest }: Props) {
  return (
    <Link {...rest} aria-current={on ? 'true' : undefined} className={chipClass(on, className)}>
      {on ? <CheckIcon className="size-4.5" /> : null}
      {children}
    </Link>
  )
}
