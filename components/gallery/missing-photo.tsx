import { classNames } from '@/components/ui/class-names'
import { EmptyPlate } from '@/components/ui/empty-plate'

/** Unseen until the photo beside it turns out not to be there: LightboxLinks marks the `group` they stand in. */
export function MissingPhoto({ text, className }: { text: string; className: string }) {
  return (
    <span
      className={classNames(
        'hidden place-content-center justify-items-center gap-1 bg-napkin p-2 text-center text-sm text-soft group-data-missing:grid',
        className,
      )}
    >
      <EmptyPlate className="size-12" />
      {text}
    </span>
  )
}
