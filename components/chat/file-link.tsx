import { DownloadIcon } from '@/components/ui/icons'

export function FileLink({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} download={name} className="link mb-1 flex min-h-11 items-center gap-2 wrap-anywhere">
      <DownloadIcon />
      {name}
    </a>
  )
}
