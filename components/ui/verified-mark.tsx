import { CheckIcon } from './icons'

/** Beside a restaurant's name: the operator has looked at the restaurant (docs/glossary.md#verified). */
export function VerifiedMark({ label }: { label: string }) {
  return (
    <>
      {' '}
      <span className="inline-grid size-5 place-items-center rounded-full bg-wall align-middle text-on-wall">
        <CheckIcon className="size-3.5" />
        <span className="sr-only">{label}</span>
      </span>
    </>
  )
}
