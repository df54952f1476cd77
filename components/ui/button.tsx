import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class'
import { Spinner } from './spinner'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** While this text is set, the button is disabled and shows the text: «Guardando…». */
    pending?: string | false
  }

export function Button({ variant, size, wide, pending, className, children, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending ? true : undefined}
      disabled={disabled || Boolean(pending)}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {pending ? <Spinner /> : null}
      {pending || children}
    </button>
  )
}
