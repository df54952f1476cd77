import type { Messages } from 'next-intl'

const dots = ['0ms', '160ms', '320ms']

export function Typing({ labels }: { labels: Messages['chat'] }) {
  return (
    <div className="flex w-fit items-center gap-1 rounded-lg rounded-bl-sm bg-card px-4 py-3.5 shadow-sheet">
      <span className="sr-only">{labels.typing}</span>
      {dots.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="size-2 rounded-full bg-edge motion-safe:animate-bounce"
          style={{ animationDelay: delay }}
        />
      ))}
    </div>
  )
}
