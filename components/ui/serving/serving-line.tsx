import { servingState } from '@/contract/rules/menu/serving'
import { type ServingFacts, writeFacts } from './serving-facts'
import { type ServingLabels, servingText } from './serving-text'

type Props = ServingFacts & {
  renderedAt: number
  labels: ServingLabels
}

/** Whether the menu is being served, at render time. ServingClock updates the line from its data. */
export function ServingLine({ week, window, timeZone, renderedAt, labels }: Props) {
  const { text, tone } = servingText(servingState(week, window, timeZone, new Date(renderedAt)), labels)
  return (
    <span
      data-serving={writeFacts({ week, window, timeZone })}
      data-tone={tone}
      suppressHydrationWarning
      className="inline-flex items-baseline gap-2 font-semibold text-check-ink before:size-2.5 before:shrink-0 before:rounded-full before:border-2 before:border-current data-[tone=later]:text-azulejo data-[tone=open]:text-olive data-[tone=open]:before:bg-current data-[tone=over]:text-soft"
    >
      {text}
    </span>
  )
}
