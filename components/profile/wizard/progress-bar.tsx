type Props = { step: number; steps: number; label: string }

/** Said once in words, drawn once for the eye. */
export function ProgressBar({ step, steps, label }: Props) {
  return (
    <div>
      <p className="font-semibold text-soft tabular-nums">{label}</p>
      <div aria-hidden className="mt-2 flex gap-1.5">
        {Array.from({ length: steps }, (_, index) => index + 1).map((part) => (
          <span key={part} className={`h-2 grow rounded-full ${part <= step ? 'bg-check' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  )
}
