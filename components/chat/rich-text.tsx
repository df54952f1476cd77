import { Link } from '@/components/ui/link'

const boldOrLink = /(\*[^*\n]+\*|https?:\/\/[^\s]+[^\s.,;:!?»)])/g

/** Text with WhatsApp's bold marks and with links. Links to our site open in this window. */
export function RichText({ text }: { text: string }) {
  return (
    <>
      {text.split(boldOrLink).map((part, index) => {
        const key = `${index} ${part}`
        if (/^\*[^*\n]+\*$/.test(part)) return <strong key={key}>{part.slice(1, -1)}</strong>
        if (!/^https?:\/\//.test(part)) return part
        return (
          <Link key={key} href={hrefOf(part)} className="link wrap-anywhere">
            {part.replace(/^https?:\/\//, '')}
          </Link>
        )
      })}
    </>
  )
}

function hrefOf(address: string) {
  if (typeof window === 'undefined') return address
  const url = new URL(address)
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : address
}
