import { MenuSheetIcon } from '@/components/ui/icons'
import type { ListedTemplate } from '@/contract/endpoints/templates'
import { templateThumbnail } from '@/contract/rules/menu-layout/formats'

/** No alt text: the name stands beside the picture. */
export function TemplateThumbnail({
  template: { imageUrl },
}: {
  template: Pick<ListedTemplate, 'imageUrl'>
}) {
  if (!imageUrl)
    return (
      <span className="grid aspect-[4/5] place-items-center bg-napkin text-soft">
        <MenuSheetIcon className="size-10" />
      </span>
    )
  return (
    <img
      src={templateThumbnail(imageUrl)}
      alt=""
      width={216}
      height={270}
      loading="lazy"
      decoding="async"
      className="aspect-[4/5] w-full object-cover"
    />
  )
}
