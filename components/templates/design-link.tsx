import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'

/** A link to the editor. Without the editor in the plan, a disabled button that refers to the note above. */
export function DesignLink({
  mayDesign,
  ...props
}: ComponentProps<typeof ButtonLink> & { mayDesign: boolean }) {
  if (mayDesign) return <ButtonLink {...props} />
  const { variant, className, children, 'aria-label': label } = props
  return (
    <Button disabled aria-label={label} aria-describedby="plan-note" {...{ variant, className, children }} />
  )
}
