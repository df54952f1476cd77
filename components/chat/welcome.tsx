import type { Messages } from 'next-intl'
import { chipClass } from '@/components/ui/chip-class'
import type { SendWritten } from './use-chat'

/** The first content of an empty chat: it says what to do, and offers a sample menu. */
export function Welcome({ labels, send }: { labels: Messages['chat']; send: SendWritten }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="max-w-[85%] rounded-lg rounded-bl-sm bg-card px-3 py-2 shadow-sheet">
        <p className="whitespace-pre-wrap">{labels.welcome}</p>
      </div>
      <button
        type="button"
        className={chipClass(false)}
        onClick={() => send({ kind: 'text', text: labels.example })}
      >
        {labels.tryExample}
      </button>
    </div>
  )
}
