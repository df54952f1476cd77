import { ButtonLink } from './button-link'
import { InfoIcon } from './icons'

/**
 * Says what the plan does not include, before a person presses the button, with a link to the plans. Buttons refer to the note by `aria-
 * describedby`.
 */
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
