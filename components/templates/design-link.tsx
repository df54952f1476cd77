import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'

/** To the editor; where the plan has none, a button that says so by the note above the page. */
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
