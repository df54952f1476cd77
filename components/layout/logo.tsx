import { Link } from '@/components/ui/link'
import { site } from '@/lib/site'

/** A checked cloth across the corner of a table, with a plate. */
export function Logo({ label, onWall }: { label: string; onWall?: boolean }) {
  return (
    <Link href="/" aria-label={label} className="flex min-h-11 items-center gap-2 rounded">
      <svg aria-hidden="true" viewBox="0 0 34 34" className="size-9 shrink-0">
        <g transform="rotate(45 17 17)">
          <rect x="6" y="6" width="22" height="22" rx="1.5" fill="#fff" />
          <g fill="#c8102e" fillOpacity=".6">
            <path d="M6 6h7.4v22H6zM20.6 6H28v22h-7.4z" />
            <path d="M6 6h22v7.4H6zM6 20.6h22V28H6z" />
          </g>
        </g>
        <circle cx="17" cy="17" r="7.4" fill="#fff" stroke="#1d1412" strokeWidth="1.8" />
        <circle cx="17" cy="17" r="3.9" fill="none" stroke="#1d1412" strokeOpacity=".25" strokeWidth="1.2" />
      </svg>
      <span
        className={`font-display text-2xl font-extrabold tracking-tight ${onWall ? 'text-on-wall' : 'text-ink [@media(width<20rem)]:hidden'}`}
      >
        {site.name}
      </span>
    </Link>
  )
}
