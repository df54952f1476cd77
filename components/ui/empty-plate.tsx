/** A plate with the cutlery laid as at the end of a meal. */
export function EmptyPlate({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className={className} fill="none">
      <circle cx="60" cy="60" r="55" className="fill-napkin stroke-edge" strokeWidth="2" />
      <circle cx="60" cy="60" r="36" className="fill-card stroke-line" strokeWidth="2" />
      <g className="stroke-ink" strokeWidth="3.5" strokeLinecap="round">
        <path d="m44 94 20-52M60 40c-1-5 1-11 4-17M64 42c2-6 3-11 3-18M68 43c4-4 6-9 6-17M60 40c1 3 6 5 8 3" />
        <path d="m60 96 14-40c4-8 8-14 14-18-1 8-3 14-8 21l-8 2" />
      </g>
    </svg>
  )
}
