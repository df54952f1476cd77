import { ButtonLink } from './button-link'
import { InfoIcon } from './icons'

/** What the plan does not include, before anybody presses it, and where it does. Buttons name it by `aria-describedby`. */
export function PlanNote({ id = 'plan-note', text, see }: { id?: string; text: string; see: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded bg-tile p-4">
      <p id={id} className="flex min-w-0 grow basis-64 gap-3">
        <InfoIcon className="mt-0.5 size-6 shrink-0 text-azulejo" />
        {text}
      </p>
      <ButtonLink href="/subscription" variant="secondary" className="shrink-0">
        {see}
      </ButtonLink>
    </div>
  )
}
