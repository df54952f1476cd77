import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'

/** `anchor`: where links of other pages lead. */
type Props = { title: string; text: string; anchor?: string; children: ReactNode }

export function Panel({ title, text, anchor, children }: Props) {
  const id = useId()
  return (
    <Card className="p-5 md:p-7">
      <section id={anchor} aria-labelledby={id} className="grid scroll-mt-24 gap-5">
        <div>
          <h2 id={id} className="text-2xl md:text-3xl">
            {title}
          </h2>
          <p className="mt-2 text-soft">{text}</p>
        </div>
        {children}
      </section>
    </Card>
  )
}
