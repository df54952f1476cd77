import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'

/** A card with one fact for the owner. */
export function HomeCard({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card className="p-5 md:p-6">
      <section aria-labelledby={id} className="grid gap-4">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  )
}
