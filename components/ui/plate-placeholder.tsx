import { classNames } from './class-names'
import { plateOf } from './plate-of'

type Props = { name: string; className?: string }

/** Shown without a photo: a drawn plate on a tablecloth with the restaurant's initial. The same name always gives the same plate. */
export function PlatePlaceholder({ name, className }: Props) {
  const { initial, cloth, rim, turn } = plateOf(name)
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'gingham grid place-items-center overflow-hidden [--check-size:14px]',
        cloth,
        className,
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 200 200" className="size-[78%] drop-shadow-md">
        <circle cx="100" cy="100" r="96" className="fill-card stroke-line" strokeWidth="1.5" />
        <circle
          cx="100"
          cy="100"
          r="85"
          fill="none"
          strokeWidth="9"
          strokeDasharray="20.5 6.2"
          className={rim}
          transform={`rotate(${turn} 100 100)`}
        />
        <circle cx="100" cy="100" r="64" className="fill-paper stroke-line" strokeWidth="1.5" />
        <text
          x="100"
          y="104"
          textAnchor="middle"
          dominantBaseline="middle"
          className="fill-ink font-display text-[72px] font-extrabold"
        >
          {initial}
        </text>
      </svg>
    </div>
  )
}
