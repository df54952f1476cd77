import { ArrowRightIcon, InfoIcon } from '@/components/ui/icons'
import { profilePath } from '@/contract/rules/profile-slug'
import type { EditorLabels } from './use-profile-editor'

type Props = { restaurantId: string; restaurantName: string; isPublic: boolean; labels: EditorLabels }

/** The page as everybody sees it, beside the form, so that nothing typed is left. */
export function PreviewLink({ restaurantId, restaurantName, isPublic, labels }: Props) {
  if (!isPublic)
    return (
      <p className="mb-6 flex gap-2 rounded bg-tile p-3 text-azulejo">
        <InfoIcon className="mt-0.5 size-5 shrink-0" />
        {labels.hidden}
      </p>
    )
  return (
    <a
      href={profilePath({ restaurantId, restaurantName })}
      target="_blank"
      rel="noopener"
      className="link mb-6 inline-flex min-h-11 items-center gap-1.5 font-semibold"
    >
      {labels.preview}
      <ArrowRightIcon className="size-5" />
    </a>
  )
}
