import type { LayoutBackground } from '@/contract/rules/menu-layout/types'

/** The ground under the blocks. */
export function Sheet({ background }: { background: LayoutBackground }) {
  if (background.kind === 'color')
    return <div className="absolute inset-0" style={{ background: background.color }} />
  return (
    <>
      <img
        src={background.url}
        alt=""
        draggable={false}
        className="pointer-events-none absolute inset-0 size-full object-cover"
      />
      {background.shade > 0 ? (
        <div className="absolute inset-0 bg-[#000]" style={{ opacity: background.shade }} />
      ) : null}
    </>
  )
}
