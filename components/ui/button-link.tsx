import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class'
import { Link } from './link'

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />
}
