import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; text: ReactNode; action: ReactNode }

/** A row of a list: icon, title, text and action. */
export function PanelRow({ icon, title, text, action }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-0">
      <span className="text-azulejo">{icon}</span>
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-soft">{text}</p>
      </div>
      {action}
    </li>
  )
}
