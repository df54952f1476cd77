import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'

export function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card className="p-5 md:p-7">
      <section aria-labelledby={id} className="grid gap-5">
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
